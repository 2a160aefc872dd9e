// Tests the question about support in the second edition, where the owners of Support orders decide in turn order (E14.4).
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { units } from '../../../../../../src/games/westeros/model/units'
import { secondSetupFor } from '../../../../../playout/westeros-second-edition'
import { askOnScreen } from './table'

test('other houses with Support orders are asked one after the other, and nothing is preset for them', async () => {
  const setup = secondSetupFor(6, 'referee', () => 0.5)
  const table = await askOnScreen({
    setup: {
      ...setup,
      tracking: { ...setup.tracking, orders: 'app' },
      changes: [
        { set: 'units', area: 'white-harbor', house: 'stark', standing: units({ footman: 2 }) },
        { set: 'units', area: 'moat-cailin', house: 'greyjoy', standing: units({ footman: 2 }) },
        { set: 'units', area: 'widows-watch', house: 'tyrell', standing: units({ footman: 1 }) },
        { set: 'units', area: 'narrow-sea', house: 'baratheon', standing: units({ ship: 1 }) },
        { set: 'order', area: 'moat-cailin', house: 'greyjoy', order: 'march-0' },
        { set: 'order', area: 'widows-watch', house: 'tyrell', order: 'support' },
        { set: 'order', area: 'narrow-sea', house: 'baratheon', order: 'support' },
        { set: 'stage', at: 'marches' },
      ],
    },
  })
  await table.move({ do: 'ready' })
  const moves = [{ to: 'white-harbor', units: units({ footman: 2 }) }]
  await table.move({ do: 'march', house: 'greyjoy', from: 'moat-cailin', moves, order: 'march-0', leaveToken: false })
  expect(table.open().prompts.map(({ kind }) => kind)).toEqual(['support'])
  expect(await screen.findByRole('heading', { name: /whom do you support from (The )?Narrow Sea\?$/ })).toBeTruthy()
  const decide = async (area: string, side: string) => {
    const [one] = screen.getAllByRole('region', { name: area })
    await userEvent.click(within(one as HTMLElement).getByRole('radio', { name: side }))
  }
  await userEvent.click(screen.getByRole('button', { name: 'House Baratheon decides now' }))
  expect(table.state().battle?.step).toBe('support')
  await decide('The Narrow Sea', 'For nobody')
  expect(await screen.findByRole('heading', { name: /whom do you support from Widow's Watch\?$/ })).toBeTruthy()
  await decide("Widow's Watch", 'For the attacker')
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm the support' }))
  await waitFor(() => expect(table.state().battle?.step).toBe('cards'))
  expect(table.state().battle?.supports.map(({ area, for: side }) => [area, side])).toEqual([
    ['narrow-sea', 'none'],
    ['widows-watch', 'attacker'],
  ])
})
