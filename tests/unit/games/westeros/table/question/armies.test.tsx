import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import type { AreaId, HouseId } from '../../../../../../src/games/westeros/box/box'
import type { Change } from '../../../../../../src/games/westeros/model/moves'
import { PRESETS } from '../../../../../../src/games/westeros/model/settings'
import { units } from '../../../../../../src/games/westeros/model/units'
import { askOnScreen, type TableOptions } from './table'

const press = async (name: string | RegExp) => {
  await userEvent.click(await screen.findByRole('button', { name }))
  await act(async () => {})
}
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const closed = (name: string | RegExp) => button(name).getAttribute('aria-disabled') === 'true'
/** Returns the description of a button for screen readers. */
const described = (name: string | RegExp) => document.getElementById(button(name).getAttribute('aria-describedby') ?? '')?.textContent
const lies = (area: AreaId, house: HouseId, ...[footman = 0, knight = 0, ship = 0]: readonly number[]): Change => ({
  set: 'units',
  area,
  house,
  standing: units({ footman, knight, ship }),
})

/** Board: Stark in the north with supply 3 (3-2-2-2), Lannister in the west with supply 2 (3-2-2). */
const BOARD: readonly Change[] = [
  { set: 'round', round: 4 },
  { set: 'stage', at: 'draw' },
  { set: 'track', track: 'ironThrone', order: ['lannister', 'stark', 'baratheon', 'tyrell', 'greyjoy'] },
  { set: 'supply', house: 'lannister', level: 2 },
  { set: 'supply', house: 'stark', level: 3 },
  lies('lannisport', 'lannister', 1, 1),
  lies('harrenhal', 'lannister', 0, 1),
  lies('golden-sound', 'lannister', 0, 0, 2),
  lies('stoney-sept', 'lannister', 1),
  lies('winterfell', 'stark', 2, 1),
  lies('white-harbor', 'stark', 2),
  lies('moat-cailin', 'stark', 1, 1),
  lies('shivering-sea', 'stark', 0, 0, 2),
]

/** Opens a game in which the players resolve a card of the first deck. */
const carriedOut = async (card: 'mustering' | 'supply', options: TableOptions = {}) => {
  const table = await askOnScreen({ changes: BOARD, ...options, tracking: { decks: 'table', ...options.tracking } })
  await table.move({ do: 'ready' })
  await table.move({ do: 'draw', how: 'table', turned: { 1: [card], 2: ['last-days-of-summer*'], 3: ['sea-of-storms*'] } })
  await table.move({ do: 'resolve', deck: 1 })
  return table
}

describe('mustering', () => {
  test('says what each purchase makes of the army before it is made, and what is left after it', async () => {
    await carriedOut('mustering')
    expect(await screen.findByText('3 muster points are left. What is not used is lost.')).toBeTruthy()
    expect(described('Lannisport: Footman, 1 muster point')).toBe('army of 3 where 3 may stand')
    expect(described('Lannisport: Upgrade, 1 muster point')).toBe('army of 2 where 3 may stand')
    expect(described('Lannisport: Ship, 1 muster point')).toBe('The Golden Sound; army of 3 where 3 may stand')
    await press('Lannisport: Footman, 1 muster point')
    const castle = await screen.findByRole('region', { name: 'Lannisport' })
    expect(await within(castle).findByText('1 of 2 left')).toBeTruthy()
    const row = await screen.findByRole('region', { name: 'Armies and supply' })
    const [army] = within(row).getAllByRole('img', { name: 'army of 3 where 3 may stand' })
    const slots = [...(army?.querySelectorAll('[data-slot]') ?? [])]
    expect(slots.map((slot) => slot.getAttribute('data-slot'))).toEqual(['full', 'full', 'new'])
  })
  test('tells in two words why something cannot be had', async () => {
    await carriedOut('mustering')
    await press('Lannisport: Footman, 1 muster point')
    for (const name of ['Lannisport: Knight, no points', 'Harrenhal: Ship, no sea', 'Harrenhal: Upgrade, no footman'])
      expect(closed(name)).toBe(true)
    expect(described('Lannisport: Ship, too large')).toBe('The Golden Sound; army of 3 where 2 may stand')
    // The row of a bought unit shows the size of its army, even if the unit cannot be bought again.
    expect(described('Lannisport: Footman, 1 muster point')).toBe('army of 3 where 3 may stand; too large')
    await press('Harrenhal: Ship, no sea')
    await press('Take the footman back')
    expect(screen.queryByRole('button', { name: /^Take the/ })).toBeNull()
    expect(closed('Lannisport: Knight, 2 muster points')).toBe(false)
  })
  test('names in the button what it does, within three taps', async () => {
    const table = await carriedOut('mustering')
    await press('Lannisport: Footman, 1 muster point')
    await press('Muster 1 footman, 2 points left unused')
    const steps = [{ at: 'lannisport', what: 'footman' }]
    expect(table.open().ledger.last.entry.move).toEqual({ do: 'muster', house: 'lannister', steps })
  })
  test('offers a ship for each sea beside the castle, with its name', async () => {
    const table = await carriedOut('mustering')
    await press('Muster nothing')
    const ship = 'Winterfell: Ship, Bay of Ice, 1 muster point'
    expect(described(ship)).toBe('a single unit, which needs no supply')
    expect(closed('Winterfell: Ship, The Shivering Sea, too large')).toBe(true)
    await press(ship)
    await press('Take the ship back')
    await press(ship)
    await press(/^Muster 1 ship/)
    expect(table.state().areas['bay-of-ice']?.garrison?.standing.ship).toBe(1)
  })
  test.each(['en', 'cs'] as const)('has buttons whose names hold all that is written on them (%s)', async (language) => {
    await carriedOut('mustering', { language })
    const buttons = screen.getAllByRole('button').filter((one) => one.closest('.buys') !== null)
    expect(buttons.length).toBeGreaterThan(7)
    for (const one of buttons) expect(one.getAttribute('aria-label')?.replaceAll(',', '')).toContain(one.textContent?.replace(/\s+/g, ' '))
  })
})

describe('supply', () => {
  const forecast = async (options: TableOptions = {}) => {
    const table = await askOnScreen({ changes: BOARD, ...options, tracking: { decks: 'table', ...options.tracking } })
    await table.move({ do: 'ready' })
    await table.move({ do: 'draw', how: 'table', turned: { 1: ['supply'], 2: ['last-days-of-summer*'], 3: ['sea-of-storms*'] } })
    return table
  }
  const rowOf = (house: string) =>
    within(screen.getByRole('list', { name: 'Supply before and after' }))
      .getAllByRole('listitem')
      .find((row) => row.textContent?.startsWith(house)) as HTMLElement

  test('is forecast area by area, before and after, with the armies that will not fit', async () => {
    await forecast()
    const stark = rowOf('Stark')
    expect(stark.textContent).toContain('1 barrel: Winterfell')
    expect(await within(stark).findByRole('img', { name: '3 → 1' })).toBeTruthy()
    expect(await within(stark).findByRole('img', { name: 'armies 3-2-2-2, where 3-2 may stand' })).toBeTruthy()
    expect(stark.textContent).toContain('too many units')
    const lannister = rowOf('Lannister')
    expect(lannister.textContent).toBe('Lannister2 barrels: Lannisport 22')
    expect(lannister.textContent).not.toContain('too many')
  })
  test('shows on its track where each token goes', async () => {
    await forecast()
    const spaces = within(await screen.findByRole('list', { name: /^Supply track/ })).getAllByRole('listitem')
    const stands = (level: number) => within(spaces[level] as HTMLElement).queryAllByRole('img', { name: 'Stark' }).length
    expect([stands(1), stands(3)]).toEqual([1, 0])
    expect(spaces[3]?.querySelectorAll('.shield[data-waits]').length).toBeGreaterThan(0)
  })
  test('asks only for units that are too many, and says so of the others', async () => {
    const table = await carriedOut('supply')
    const marks = (name: string) =>
      [...screen.getByRole('img', { name }).querySelectorAll('[data-slot]')].map((slot) => slot.getAttribute('data-slot'))
    expect(screen.getAllByRole('img', { name: 'army of 2 where 0 may stand' })).toHaveLength(2)
    expect(marks('army of 3 where 3 may stand')).toEqual(['full', 'full', 'full'])
    expect(button('The armies do not fit yet').getAttribute('aria-disabled')).toBe('true')
    const take = (name: string) => userEvent.click(within(screen.getByRole('group', { name })).getByRole('button', { name: 'One more' }))
    await take('Moat Cailin: Footman')
    await take('The Shivering Sea: Ship')
    const more = await within(await screen.findByRole('group', { name: 'Winterfell: Knight' })).findByRole('button', { name: 'One more' })
    expect(more.getAttribute('aria-disabled')).toBe('true')
    expect(await screen.findByRole('heading', { name: 'Winterfell nothing has to go' })).toBeTruthy()
    await press('Give up 1 footman and 1 ship')
    expect(table.state().areas['shivering-sea']?.garrison?.standing.ship).toBe(1)
  })
})

describe('a table that does not count units', () => {
  const changes = BOARD.filter((change) => change.set !== 'units')
  test('tells its armies on the flags of its supply, and takes them off again', async () => {
    const table = await carriedOut('supply', { changes, tracking: { ...PRESETS.light, decks: 'table' } })
    await press('Enter the armies')
    expect(screen.getAllByRole('img', { name: /^army of 0 where/ })).toHaveLength(2)
    await press('Army of 3')
    expect(screen.getAllByRole('img', { name: /^army of 0 where/ })).toHaveLength(1)
    await press('Take the army of 3 off')
    await press('Army of 2')
    await press('These are the armies')
    expect(table.open().ledger.last.entry.move).toMatchObject({ do: 'removeUnits', sizes: [2] })
  })
})
