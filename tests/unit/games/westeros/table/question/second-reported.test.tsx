// Tests questions of the second edition in which the players report the orders on the table.
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Change, Setup } from '../../../../../../src/games/westeros/model/moves'
import { units } from '../../../../../../src/games/westeros/model/units'
import { loadWords } from '../../../../../../src/games/westeros/words'
import { secondSetupFor } from '../../../../../playout/westeros-second-edition'
import { askOnScreen } from './table'

/** Greyjoy stands in Moat Cailin, beside Stark in White Harbor. */
const changes: readonly Change[] = [
  { set: 'units', area: 'moat-cailin', house: 'greyjoy', standing: units({ footman: 1 }) },
  { set: 'units', area: 'white-harbor', house: 'stark', standing: units({ footman: 1 }) },
  { set: 'track', track: 'kingsCourt', order: ['lannister', 'greyjoy', 'stark', 'martell', 'baratheon', 'tyrell'] },
]

const begin = async () => {
  const setup: Setup = { ...secondSetupFor(6, 'referee', () => 0.5), changes }
  const table = await askOnScreen({ setup })
  await table.move({ do: 'ready' })
  await table.move({ do: 'ordersPlaced' })
  await table.move({ do: 'raven', house: 'lannister', use: false })
  return table
}

test('a special Raid has one target, which may be a Defense order (E9.2)', async () => {
  await begin()
  await userEvent.click(screen.getByRole('button', { name: /Greyjoy/ }))
  await userEvent.click(screen.getByRole('button', { name: /^Moat Cailin/ }))
  expect(screen.queryByRole('checkbox', { name: 'White Harbor: Defense' })).toBeNull()
  await userEvent.click(screen.getByRole('switch', { name: /^With the star: may remove a Defense order/ }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'White Harbor: Defense' }))
  expect(screen.queryByText(/up to two orders/)).toBeNull()
  expect(screen.getByRole('button', { name: 'Remove 1 order' })).toBeTruthy()
})

test('before the power is collected, a special order may muster (E15.3)', async () => {
  const table = await begin()
  await table.move({ do: 'endRaids' })
  await table.move({ do: 'endMarches' })
  expect(table.open().prompts.map(({ kind, rule }) => [kind, rule])).toEqual([
    ['collect', 'E15.1'],
    ['consolidate', 'E15.3'],
  ])
})

test('a special order that mustered gives no power, and a house without a star musters nothing (E15.3)', async () => {
  const table = await begin()
  await table.move({ do: 'endRaids' })
  await table.move({ do: 'endMarches' })
  await screen.findByRole('checkbox', { name: /^Winterfell/ })
  const offered = (name: RegExp) => screen.queryByRole('radio', { name })
  expect([offered(/Stark/), offered(/Tyrell/)].map((radio) => radio !== null)).toEqual([true, false])
  await table.move({ do: 'consolidate', house: 'stark', area: 'winterfell', muster: [{ at: 'winterfell', what: 'footman' }] })
  expect(screen.queryByRole('checkbox', { name: /^Winterfell/ })).toBeNull()
  expect(offered(/Stark/)).toBeNull()
  expect(offered(/Lannister/)).not.toBeNull()
})

test('mustering by an order shows the points of its area, and is not finished without a purchase (E15.3)', async () => {
  const setup: Setup = {
    ...secondSetupFor(6, 'full', () => 0.5),
    changes: [
      { set: 'order', area: 'lannisport', house: 'lannister', order: 'consolidate-power-star' },
      { set: 'stage', at: 'power' },
    ],
  }
  const table = await askOnScreen({ setup })
  await table.move({ do: 'ready' })
  await userEvent.click(screen.getByRole('radio', { name: /^Lannisport/ }))
  await userEvent.click(screen.getByRole('radio', { name: 'Muster here' }))
  const main = () => screen.queryByRole('button', { name: 'Tap what to muster' })
  expect(main()?.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(screen.getByRole('button', { name: /^Lannisport: Footman to siege engine/ }))
  expect(main()).toBeNull()
  expect(screen.getByText(/1 of 2/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Muster 1 siege engine, 1 point left unused' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: /^Lannisport: Footman, 1 muster point/ }))
  await userEvent.click(screen.getByRole('button', { name: /^Muster .* and finish$/ }))
  expect(table.state().areas['lannisport']?.garrison?.standing).toMatchObject({ footman: 1, siegeEngine: 1 })
  const mustered = table.open().ledger.head.entry.events.find(({ e }) => e === 'mustered')
  const en = await loadWords('en')
  expect(mustered && en.event(mustered, table.state(), table.state())).toMatch(/1 footman and 1 footman made a siege engine/)
})

test('Rains of Autumn forbids the March +1 order in the second edition (E7.3)', async () => {
  const { cards } = await loadWords('en')
  expect(cards.inForce('rains-of-autumn', { edition: 2 })).toMatch(/March \+1/)
  expect(cards.inForce('rains-of-autumn', {})).toMatch(/Supporting footmen/)
})

test('an area with only a garrison is a battle, not an empty area (E10.3)', async () => {
  const setup: Setup = { ...secondSetupFor(6, 'referee', () => 0.5), changes: [...changes, { set: 'units', area: 'winterfell' }] }
  const table = await askOnScreen({ setup })
  await table.move({ do: 'ready' })
  await table.move({ do: 'ordersPlaced' })
  await table.move({ do: 'raven', house: 'lannister', use: false })
  await table.move({ do: 'endRaids' })
  await userEvent.click(screen.getByRole('button', { name: /Greyjoy/ }))
  await userEvent.click(screen.getByRole('button', { name: /^Moat Cailin/ }))
  expect(screen.getAllByText('battle: Stark, garrison 2').length).toBeGreaterThan(0)
  expect(screen.getAllByText('empty').length).toBeGreaterThan(0)
})
