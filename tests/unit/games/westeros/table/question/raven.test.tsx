import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import type { HouseId } from '../../../../../../src/games/westeros/box/box'
import type { Choice } from '../../../../../../src/games/westeros/model/moves'
import { PRESETS } from '../../../../../../src/games/westeros/model/settings'
import { seeded } from '../../../../../playout/random'
import { askOnScreen } from './table'

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const press = async (name: string | RegExp) => {
  await userEvent.click(button(name))
  await act(async () => {})
}
/** Returns the first radio button of a choice. */
const first = (group: string) => within(screen.getByRole('group', { name: group })).getAllByRole('radio')[0] as HTMLElement

/** Opens a game after the reveal of the orders, in which the holder of the Messenger Raven is asked. */
const withOrders = async () => {
  const table = await askOnScreen({ tracking: PRESETS.full, changes: [{ set: 'stage', at: 'orders' }] })
  await table.move({ do: 'ready' })
  const random = seeded(3)
  for (let sealed = table.open().prompts.find((one) => one.sealed); sealed; sealed = table.open().prompts.find((one) => one.sealed)) {
    const { game, state } = table.open()
    await table.cast(sealed.roles[0] as HouseId, game.domain(state, sealed).sample(random) as Choice)
  }
  await table.reveal()
  await press('Continue')
  return table
}

describe('the Raven', () => {
  test('asks which order first, and then only into which; the last step is taken back', async () => {
    const table = await withOrders()
    expect(button('Leave the orders as they are')).toBeTruthy()
    await userEvent.click(first('Order to change'))
    expect(screen.queryByRole('group', { name: 'Order to change' })).toBeNull()
    expect(button('Choose the other order').getAttribute('aria-disabled')).toBe('true')
    await press('Take back')
    await userEvent.click(first('Order to change'))
    await userEvent.click(first('Into which'))
    await press(/^Change .* into .*\(star\)$/)
    expect(table.open().ledger.last.entry.move).toMatchObject({ do: 'raven', use: true })
  })
  test('never fills the button that leaves everything as it is', async () => {
    await withOrders()
    expect(button('Choose the order to change').getAttribute('aria-disabled')).toBe('true')
    expect(button('Leave the orders as they are').className).not.toMatch(/\bdo\b/)
  })
  test('may leave the orders as they are with one tap', async () => {
    const table = await withOrders()
    await press('Leave the orders as they are')
    expect(table.open().ledger.last.entry.move).toMatchObject({ do: 'raven', use: false })
  })
})
