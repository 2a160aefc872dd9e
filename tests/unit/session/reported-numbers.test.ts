// Tests that the device stores numbers that players report because the rulebook does not contain them, separately for each game.
import { beforeEach, expect, test, vi } from 'vitest'
import { createPlay } from '../../../src/session/open-game'
import { saveStored } from '../../../src/session/environment/local-storage'
import { practiceId } from '../../../src/session/environment/practice-id'
import { entries, type Game } from '../../../src/referee'
import { tiny, tinySetup, type Tiny } from '../../fixtures/tiny-game'
import { tinyEnvironment } from '../../fixtures/tiny-environment'

/** Tiny game with a number that the players have to report: how many points Anna may add. */
const forgetful: Game<Tiny> = {
  ...tiny,
  tells: (event) => (event.e === 'added' && event.who === 'anna' ? [{ point: 'most', value: event.points }] : []),
}

const storage = new Map<string, string>()
beforeEach(() => {
  storage.clear()
  vi.resetModules()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, text: string) => void storage.set(name, text),
    removeItem: (name: string) => void storage.delete(name),
  })
})
const fresh = async () => import('../../../src/session/environment/reported-numbers')
const storedNumbers = async () => (await fresh()).reportedNumbers.getState().byGame

test('it is kept once it is saved, and comes back with the page', async () => {
  const environment = { ...tinyEnvironment(), catalogue: [{ id: 'tiny', name: { en: 'T', cs: 'T' }, load: async () => forgetful }] }
  const table = createPlay<Tiny>(environment)
  await table.getState().createGame({ game: 'tiny', name: 'Friday', setup: tinySetup })
  const { play } = table.getState()
  await play({ do: 'add', who: 'petr', points: 1 })
  expect(storage.size).toBe(0)
  await play({ do: 'add', who: 'anna', points: 3 })
  await vi.waitFor(() => expect(storage.get('castellan.numbers')).toBe('{"tiny":{"most":3}}'))
  await play({ do: 'add', who: 'anna', points: 9 })
  expect(storage.get('castellan.numbers')).toBe('{"tiny":{"most":3}}')
  await play({ do: 'add', who: 'anna', points: 2 })
  await vi.waitFor(() => expect(storage.get('castellan.numbers')).toBe('{"tiny":{"most":2}}'))
  vi.resetModules()
  expect(await storedNumbers()).toEqual({ tiny: { most: 2 } })
})

test('a number that is undone is forgotten, and a number that is reported again is kept', async () => {
  const environment = { ...tinyEnvironment(), catalogue: [{ id: 'tiny', name: { en: 'T', cs: 'T' }, load: async () => forgetful }] }
  const table = createPlay<Tiny>(environment)
  await table.getState().createGame({ game: 'tiny', name: 'Friday', setup: tinySetup })
  const { play } = table.getState()
  const stored = (numbers: object) =>
    vi.waitFor(() => expect(JSON.parse(storage.get('castellan.numbers') ?? '{}')).toEqual({ tiny: numbers }))
  const undo = () => table.getState().rewindTo(table.getState().open?.undoTo ?? '')
  await play({ do: 'add', who: 'anna', points: 3 })
  await stored({ most: 3 })
  await play({ do: 'add', who: 'anna', points: 2 })
  await stored({ most: 2 })
  await undo()
  await stored({ most: 3 })
  await undo()
  await stored({})
  await play({ do: 'add', who: 'anna', points: 1 })
  await stored({ most: 1 })
})

test('the numbers of a practice game are not stored', async () => {
  const environment = { ...tinyEnvironment(), catalogue: [{ id: 'tiny', name: { en: 'T', cs: 'T' }, load: async () => forgetful }] }
  const table = createPlay<Tiny>(environment)
  await table.getState().createGame({ game: 'tiny', name: 'Friday', setup: tinySetup })
  const { ledger } = table.getState().open ?? {}
  const all = ledger === undefined ? [] : entries(ledger)
  const [first] = all
  if (first === undefined) throw new Error('no game')
  const id = practiceId('tiny')
  await environment.store.begin({ id, game: 'tiny', name: 'T', created: 1, changed: 1, entries: all.length, origin: first.id }, all, 'seed')
  await table.getState().openGame(id)
  await table.getState().play({ do: 'add', who: 'anna', points: 3 })
  await table.getState().play({ do: 'add', who: 'petr', points: 1 })
  expect(table.getState().open?.ledger.last.entry.seq).toBe(all.length + 1)
  await new Promise((done) => setTimeout(done, 50))
  expect(storage.get('castellan.numbers')).toBeUndefined()
})

test('whatever else lies there is passed over, and a file is taken in number by number', async () => {
  saveStored('castellan.numbers', { tiny: { most: 3, odd: 'x', half: 0.5 }, other: [], more: { chart: 30 } })
  const { importNumbers } = await fresh()
  expect(await storedNumbers()).toEqual({ tiny: { most: 3 }, more: { chart: 30 } })
  importNumbers('tiny', { most: 4, name: 'x' })
  importNumbers('more', null)
  expect(await storedNumbers()).toEqual({ tiny: { most: 4 }, more: { chart: 30 } })
  expect(storage.get('castellan.numbers')).toBe('{"tiny":{"most":4},"more":{"chart":30}}')
})
