// Tests snapshots: a game is shown from its snapshot before all entries are loaded. Afterwards, nothing depends on the snapshot.
import { assert, asyncProperty, integer } from 'fast-check'
import { expect, test } from 'vitest'
import { catalogue } from '../../../src/games/catalogue'
import type { WesterosVocabulary } from '../../../src/games/westeros/rules/vocabulary'
import { createPlay } from '../../../src/session/open-game'
import { readGame, readFromSnapshot, type PartialOpening } from '../../../src/session/ledger/opening'
import { keepSnapshot } from '../../../src/session/ledger/snapshots'
import type { Environment } from '../../../src/session/environment/environment'
import { canonical, entries, type Entry } from '../../../src/referee'
import { memoryStore } from '../../../src/storage'
import { heavyGame } from '../../bench/games'
import { playGame } from '../../playout/game'
import { seeded } from '../../playout/random'
import { setupFor } from '../../playout/setups'
import { repetitions } from '../../repetitions'

/** Stores a game with these entries on an empty device. An app of this build opens and closes the game once. */
const prepare = async (all: readonly Entry[], build = 'one') => {
  const [first] = all
  if (first === undefined) throw new Error('no entries')
  const { id, time } = first
  const store = memoryStore()
  const environment: Environment = { store, catalogue, now: () => time, build }
  const record = { id, game: 'westeros', name: 'Friday', created: time, changed: time, entries: all.length, origin: id }
  await store.begin(record, all, 'seed')
  const whole = await readGame(environment, id)
  if (!whole.ok) throw new Error(whole.failure)
  await keepSnapshot(environment, id, whole.value.ledger)
  return { id, environment, store, whole: whole.value }
}

const shown = (opened: PartialOpening) => {
  if (!opened.ok) return opened.failure
  const { state, prompts, ballots, drafts, ledger } = opened.value
  return canonical([state, prompts, ballots, drafts, ledger.head.entry, ledger.last.entry])
}

test('whatever has been played, what is shown at first is what is there in the end', async () => {
  let parts = 0
  await assert(
    asyncProperty(integer({ min: 1, max: 1000 }), integer({ min: 60, max: 100 }), async (seed, share) => {
      const random = seeded(seed)
      const setup = setupFor({ players: 5, preset: 'full' }, random)
      const all = entries(playGame({ setup, random, watch: false, disturb: true }).ledger)
      const { id, environment } = await prepare(all.slice(0, Math.ceil((all.length * share) / 100)))
      const soon = await readFromSnapshot(environment, id)
      if (soon.ok && soon.from !== undefined) parts++
      expect(shown(soon)).toBe(shown(await readGame(environment, id)))
    }),
    { numRuns: repetitions(25) },
  )
  expect(parts).toBeGreaterThan(0)
})

/** Long game, with entries after its newest snapshot. */
const longOne = entries(heavyGame(90_003))
const isPart = async (environment: Environment, id: string) => 'from' in (await readFromSnapshot(environment, id))

test('a short game is read whole, a longer one from its snapshot on', async () => {
  const short = await prepare(longOne.slice(0, 60))
  expect(await isPart(short.environment, short.id)).toBe(false)
  const long = await prepare(longOne)
  expect(await isPart(long.environment, long.id)).toBe(true)
  const tail = await long.store.openTail(long.id)
  expect(tail.ok && tail.value.entries.length).toBeLessThan(40)
})

test('a snapshot of another build, one that does not fit, or a damaged end: the whole game is read', async () => {
  const { id, environment, store } = await prepare(longOne)
  expect(await isPart({ ...environment, build: 'two' }, id)).toBe(false)
  const there = await store.openTail(id)
  if (!there.ok || there.value.snapshot === undefined) throw new Error('no snapshot')
  const { snapshot } = there.value
  await store.putSnapshot({ ...snapshot, entry: { ...snapshot.entry, digest: '0'.repeat(64) } })
  expect(await isPart(environment, id)).toBe(false)
  await store.putSnapshot(snapshot)
  expect(await isPart(environment, id)).toBe(true)
  const damaged = [...there.value.entries.slice(0, -1), {}]
  const torn = { ...store, openTail: async () => ({ ...there, value: { ...there.value, entries: damaged } }) }
  expect(await isPart({ ...environment, store: torn }, id)).toBe(false)
})

test('moves wait until the whole game has been read, and none is lost', async () => {
  const { id, environment, store, whole } = await prepare(longOne.slice(0, -40))
  const table = createPlay<WesterosVocabulary>({ ...environment, cache: {} })
  const { openGame, undo } = table.getState()
  expect(await openGame(id, true)).toBe(true)
  const first = table.getState().open
  expect(first?.ledger.head.parent).toBeDefined()
  expect(canonical(first?.state)).toBe(canonical(whole.state))
  const undone = undo(true)
  expect((await undone).how).toMatch(/done|refused/)
  const now = table.getState().open
  if (now === undefined) throw new Error('not open')
  expect(entries(now.ledger)[0]?.seq).toBe(0)
  const kept = await store.open(id)
  expect(kept.ok && kept.value.entries.length).toBe(entries(now.ledger).length)
})

test('a wrong state in a snapshot is gone once the game has been read', async () => {
  const { id, environment, store, whole } = await prepare(longOne)
  const there = await store.openTail(id)
  if (!there.ok || there.value.snapshot === undefined) throw new Error('no snapshot')
  const { snapshot } = there.value
  await store.putSnapshot({ ...snapshot, state: { ...(snapshot.state as object), round: 3 } })
  const table = createPlay<WesterosVocabulary>({ ...environment, cache: {} })
  await table.getState().openGame(id, true)
  await expect.poll(() => canonical(table.getState().open?.state)).toBe(canonical(whole.state))
})
