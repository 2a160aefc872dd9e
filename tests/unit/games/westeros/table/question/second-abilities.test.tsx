// Tests the questions about texts of House cards of the second edition: each button says what the text does.
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { CardId, HouseId } from '../../../../../../src/games/westeros/box/box'
import { units } from '../../../../../../src/games/westeros/model/units'
import { secondSetupFor } from '../../../../../playout/westeros-second-edition'
import { askOnScreen } from './table'

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

/** Starts an attack of a house on Stark in White Harbor, and plays the cards of both sides. */
const battle = async (house: HouseId, card: CardId, against: CardId, standing = units({ footman: 2 })) => {
  const setup = secondSetupFor(6, 'referee', () => 0.5)
  const table = await askOnScreen({
    setup: {
      ...setup,
      changes: [
        { set: 'units', area: 'white-harbor', house: 'stark', standing },
        { set: 'units', area: 'moat-cailin', house, standing: units({ footman: 1, knight: 1 }) },
      ],
    },
  })
  await table.move({ do: 'ready' })
  await table.move({ do: 'ordersPlaced' })
  await table.move({ do: 'raven', house: 'lannister', use: false })
  await table.move({ do: 'endRaids' })
  const moves = [{ to: 'white-harbor', units: units({ footman: 1, knight: 1 }) }]
  await table.move({ do: 'march', house, from: 'moat-cailin', moves, order: 'march-0', leaveToken: false })
  await table.move({ do: 'callSupport', supports: [] })
  await table.move({ do: 'playCards', attacker: { card }, defender: { card: against } })
  return table
}

test('Aeron Damphair: the price is on the button before and after the card is chosen', async () => {
  const table = await battle('greyjoy', 'aeron-damphair', 'ser-rodrick-cassel')
  expect(await screen.findByRole('button', { name: 'Pay 2: choose a card' })).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: 'Balon Greyjoy' }))
  await press('Pay 2 and play Balon Greyjoy')
  await waitFor(() => expect(table.state().battle?.cards?.attacker).toEqual({ card: 'balon-greyjoy' }))
})

test('Tyrion Lannister: the button names the card that goes back', async () => {
  const table = await battle('lannister', 'tyrion-lannister', 'eddard-stark')
  await press('Send Eddard Stark back')
  await waitFor(() => expect(table.state().battle?.step).toBe('anotherCard'))
})

test('Doran Martell: the tracks are offered by their names', async () => {
  const table = await battle('martell', 'doran-martell', 'ser-rodrick-cassel')
  await userEvent.click(await screen.findByRole('radio', { name: 'King’s Court' }))
  await press('Last place: King’s Court')
  await waitFor(() => expect(table.state().tracks.kingsCourt.at(-1)).toBe('stark'))
})

test('a beaten siege engine is destroyed, and only the other units retreat', async () => {
  const standing = { ...units({ footman: 1 }), siegeEngine: 1 }
  await battle('lannister', 'tywin-lannister', 'catelyn-stark', standing)
  await waitFor(() => expect(document.body.textContent).toContain('1 siege engine is destroyed: siege engines do not retreat'))
  expect(document.body.textContent).toContain('1 unit retreats')
})
