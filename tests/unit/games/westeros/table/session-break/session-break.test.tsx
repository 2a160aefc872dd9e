// Tests packing up a game: the printout of the position, the checklist for setting it up again, and the links to both.
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Change } from '../../../../../../src/games/westeros/model/moves'
import type { Tracking } from '../../../../../../src/games/westeros/model/state'
import { useBoardWords } from '../../../../../../src/games/westeros/table/check/words'
import { useCheckWords } from '../../../../../../src/table/check/words'
import { units } from '../../../../../../src/games/westeros/model/units'
import { Database, diskStore } from '../../../../../../src/storage'
import { secondSetupFor } from '../../../../../playout/westeros-second-edition'
import { openTable, press, settle } from '../fixture'

await Promise.all([
  import('../../../../../../src/games/westeros/table/session-break'),
  import('../../../../../../src/session/transfer'),
  useCheckWords.load('en'),
  useBoardWords.load('en'),
])

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'getBattery')
})

/** Changes that create a board in the middle of a game, with pieces of every kind. */
const UNDER_WAY: readonly Change[] = [
  { set: 'round', round: 6 },
  { set: 'units', area: 'winterfell', house: 'stark', standing: units({ knight: 2 }), routed: units({ footman: 1 }) },
  { set: 'token', area: 'seagard', house: 'greyjoy' },
  { set: 'order', area: 'winterfell', order: 'march-plus-1', house: 'stark' },
  { set: 'used', house: 'stark', cards: ['robb-stark'] },
  { set: 'power', house: 'tyrell', available: 9 },
  { set: 'supply', house: 'tyrell', level: 5 },
  { set: 'threat', threat: 6 },
  { set: 'track', track: 'fiefdoms', order: ['tyrell', 'lannister', 'stark', 'greyjoy', 'baratheon'] },
  { set: 'bladeUsed', used: true },
]
const openPack = async (tracking: Partial<Tracking> = {}, changes = UNDER_WAY) => {
  const table = await openTable('pack', tracking, changes)
  await screen.findByRole('region', { name: 'The position' })
  return table
}
const plain = (element: HTMLElement) => (element.textContent ?? '').replaceAll('\u00a0', ' ')
const sheet = () => screen.getByRole('region', { name: 'The position' })
const part = (name: string | RegExp) => plain(within(sheet()).getByRole('region', { name }))
const correct = async (table: Awaited<ReturnType<typeof openTable>>, changes: readonly Change[]) =>
  act(async () => void (await table.play().play({ do: 'correct', changes })))

describe('the sheet', () => {
  test('says of every area who holds it and what lies there', async () => {
    await openPack({ orders: 'app' }, [...UNDER_WAY, { set: 'stage', at: 'marches' }])
    expect(part('Stark · Anna')).toContain('Winterfell 2 knights · routed: 1 footman · March +1 (star)')
    expect(part('Greyjoy · Jana')).toContain('Seagard power token')
    expect(part('Nobody’s')).toContain('The Eyrie neutral force 6')
  })
  test('second edition: an empty port is not listed', async () => {
    await openTable('pack', {}, [], { setup: secondSetupFor(6, 'referee', () => 0.5) })
    const stark = plain(await screen.findByRole('region', { name: 'The position' }))
    expect(stark).toContain('Winterfell')
    expect(stark).toContain('Port of Lannisport 1 ship')
    expect(stark).not.toMatch(/Port of (Winterfell|White Harbor|Dragonstone|Storm's End)/)
  })
  test('says how the tracks, the tokens, supply and wildlings stand', async () => {
    await openPack()
    const tracks = part('Tracks')
    expect(tracks).toContain('Fiefdoms 1 Tyrell · 2 Lannister · 3 Stark · 4 Greyjoy · 5 Baratheon')
    expect(tracks).toMatch(/Valyrian Steel Blade: \w+, used/)
    expect(tracks).toContain('Tyrell 5')
    expect(tracks).toContain('Wildlings 6')
  })
  test('says of every house its power, its hand and its used cards', async () => {
    await openPack()
    expect(part('Tyrell · Tom')).toMatch(/Power 9 available, 0 on the board, \d+ in the pool/)
    const stark = part('Stark · Anna')
    expect(stark).toContain('Used Robb Stark')
    expect(/In hand ([^·]*?)Used/.exec(stark)?.[1]?.split(', ')).toHaveLength(6)
  })
  test('counts what nobody has seen of a deck, and names only what is known', async () => {
    const table = await openPack()
    const cards = table.state().decks[2].unseen
    await correct(table, [{ set: 'deck', deck: 2, unseen: cards.slice(2), bottom: cards.slice(0, 2) } as Change])
    const { unseen, bottom } = table.state().decks[2]
    expect(bottom).toHaveLength(2)
    expect(part('Westeros cards')).toContain(`Deck II ${unseen.length} unseen cards · beneath them, next first: `)
    expect(part('Westeros cards')).toMatch(/Deck I \d+ unseen cardsDeck II/)
  })
  test('says whose turn it is, in which step of which round', async () => {
    const table = await openPack({}, [...UNDER_WAY, { set: 'stage', at: 'draw' }])
    await act(() => table.play().play({ do: 'ready' }))
    expect(part('Round 6 of 10')).toMatch(/Step Westeros · Westeros cardsNext The table/)
  })
  test('leaves out what the table does not track', async () => {
    await openPack({ power: false, cards: 'none', units: false }, [{ set: 'holder', area: 'karhold', house: 'stark' }])
    expect(part('Stark · Anna')).toContain('Karhold held')
    expect(plain(sheet())).not.toMatch(/available|In hand|footman|knight/)
  })
  test('speaks Czech', async () => {
    await openTable('pack', {}, UNDER_WAY, { language: 'cs' })
    const czech = await screen.findByRole('region', { name: 'Rozložení' })
    expect(plain(czech)).toContain('poražené: 1 pěšák')
    expect(plain(czech)).toMatch(/\d neznámých karet/)
  })
})

describe('a sealed choice', () => {
  test('is on no sheet: only who has sealed', async () => {
    const table = await openPack({ orders: 'app' }, [])
    await act(() => table.play().play({ do: 'ready' }))
    const before = part(/^Stark/)
    const orders = { winterfell: 'march-plus-1', 'white-harbor': 'defense-1', 'shivering-sea': 'raid' } as const
    await act(() => table.play().cast('stark', orders, 'seat-1'))
    const { ballot } = table.state()
    expect(Object.keys(ballot?.cast ?? {})).toEqual(['stark'])
    expect(part(/^Round/)).toContain('Sealed StarkStill to choose Baratheon, Lannister, Tyrell and Greyjoy')
    expect(part(/^Stark/)).toBe(before)
    expect(plain(sheet())).not.toMatch(/Raid|Defense|March [+−\d]/)
    expect(await screen.findByText(/^A secret choice is open\./)).toBeTruthy()
  })
})

describe('the screen', () => {
  test('prints, says what the system may do, and leads to this phone', async () => {
    const print = vi.fn<() => void>()
    vi.stubGlobal('print', print)
    await openPack()
    await press('Print')
    expect(print).toHaveBeenCalledOnce()
    vi.unstubAllGlobals()
    expect(await screen.findByText(/^The system may clear the games away/)).toBeTruthy()
    expect((await screen.findByRole('link', { name: /^This phone/ })).getAttribute('href')).toBe('/phone')
  })
  test('stands in the menu of the game', async () => {
    const table = await openTable()
    await press('More')
    await press(/^Pack up for tonight/)
    expect(table.address()).toBe(table.path('pack'))
  })
})

describe('laying out again', () => {
  const openList = async (tracking: Partial<Tracking> = {}, changes = UNDER_WAY) => {
    const table = await openTable('pack/unpack', tracking, changes)
    await screen.findByRole('heading', { level: 1, name: 'Is everything back in place?' })
    return table
  }
  const box = (name: string | RegExp): HTMLInputElement => screen.getByRole('checkbox', { name })

  test('lists what the board under way wants beyond a beginning', async () => {
    await openList({ orders: 'table', decks: 'table' })
    expect(box('Winterfell: 2 knights · routed: 1 footman')).toBeTruthy()
    expect(box('Stark: Robb Stark')).toBeTruthy()
    expect(box('Greyjoy: Seagard')).toBeTruthy()
    expect(box('Wildling marker on 6, round marker on 6.')).toBeTruthy()
    expect(box('Deck I: shuffle all of it')).toBeTruthy()
  })
  test('lists held areas where units are not tracked, and no power where that is not', async () => {
    await openList({ power: false, units: false }, [{ set: 'holder', area: 'karhold', house: 'stark' }])
    const held = within(await screen.findByRole('list', { name: 'These areas are held.' }))
    expect(await held.findByRole('checkbox', { name: /^Stark: .*Karhold/ })).toBeTruthy()
    expect(screen.queryByText(/^Each house takes power/)).toBeNull()
    expect(screen.queryByText(/start cards/)).toBeNull()
  })
  test('keeps its ticks until the next move', async () => {
    const table = await openList()
    const name = 'Winterfell: 2 knights · routed: 1 footman'
    await userEvent.click(box(name))
    expect(await screen.findByText(/^1 of \d+ in place$/)).toBeTruthy()
    await table.go('pack/unpack')
    expect(box(name).checked).toBe(true)
    await correct(table, [{ set: 'threat', threat: 4 }])
    expect(box(name).checked).toBe(false)
  })
})

describe('the main screen', () => {
  const HOUR = 3600_000
  const later = async (table: Awaited<ReturnType<typeof openTable>>, hours: number) => {
    const played = table.play().open?.ledger.last.entry.time ?? 0
    vi.spyOn(Date, 'now').mockReturnValue(played + hours * HOUR)
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
    await settle()
  }
  const offer = () => screen.queryByText(/^Last played on .* Lay the board out again\?$/)

  test('offers the list after a night, and no longer once somebody has played', async () => {
    const table = await openTable()
    await press('The board is laid out')
    await later(table, 7)
    expect(offer()).toBeNull()
    await later(table, 9)
    expect(offer()).not.toBeNull()
    await correct(table, [{ set: 'threat', threat: 4 }])
    await later(table, 0)
    expect(offer()).toBeNull()
    await later(table, 30)
    await press('To the list')
    expect(table.address()).toBe(table.path('pack/unpack'))
  })
  test('tells of a low battery once, and of none that is being charged', async () => {
    const battery = Object.assign(new EventTarget(), { level: 0.15, charging: true })
    Object.defineProperty(navigator, 'getBattery', { value: () => Promise.resolve(battery), configurable: true })
    const table = await openTable()
    expect(screen.queryByText(/^The battery/)).toBeNull()
    battery.charging = false
    act(() => void battery.dispatchEvent(new Event('chargingchange')))
    expect(await screen.findByText(/^The battery is at 15%/)).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Keep a copy' })).toBeTruthy()
    await press('All right')
    await table.go('')
    expect(screen.queryByText(/^The battery/)).toBeNull()
  })
})

test('of a damaged game the rest is offered beside the copy', async () => {
  const db = new Database('damaged table')
  const table = await openTable('', {}, [], { store: diskStore(db) })
  await press('The board is laid out')
  // Waits until the move is stored.
  await waitFor(() => expect(table.play().open?.prompts.some(({ kind }) => kind === 'setup')).toBe(false))
  const last = table.play().open?.ledger.last.entry.seq ?? 0
  await db.entries.put({ game: table.id, seq: last, entry: 'nonsense' })
  await act(() => table.play().closeGame())
  await act(() => table.play().openGame(table.id))
  await table.go('')
  expect(await screen.findByRole('button', { name: 'Keep a copy' })).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'The rest as a file' })).toBeTruthy()
})
