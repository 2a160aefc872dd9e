// Tests two open ballots in one game: secret choices occur nowhere else, and each ballot has separate envelopes.
import { afterEach, describe, expect, test, vi } from 'vitest'
import { entries } from '../../../src/referee'
import { createPlay } from '../../../src/session/open-game'
import { exportGame, importGame } from '../../../src/session/transfer'
import { Database, diskStore } from '../../../src/storage'
import { fixChance } from '../../fixtures/chance'
import { tinyEnvironment, tinyTable } from '../../fixtures/tiny-environment'
import type { Tiny } from '../../fixtures/tiny-game'

const GUESS = 'guess 0#0'
const BID = 'bid 1#0'
const done = { how: 'done' }

let made = 0
const onDisk = () => {
  const db = new Database(`several ballots ${++made}`)
  return { db, environment: tinyEnvironment(diskStore(db)) }
}

/** Creates a game with two open ballots: a guess of all roles, and a bid. */
const both = async (environment = tinyEnvironment()) => {
  const table = await tinyTable(environment)
  await table.play({ do: 'ask', what: 'guess' })
  await table.play({ do: 'ask' })
  return table
}

afterEach(() => vi.restoreAllMocks())

test('which one is meant has to be said', async () => {
  const { cast, reveal, callOff, lookAt, now } = await both()
  const none = { how: 'refused', refusal: { code: 'NO_BALLOT' } }
  expect(await cast('anna', 4)).toMatchObject(none)
  expect(await cast('anna', 4, 'seat-1', 'bid 9#0')).toMatchObject(none)
  expect(await reveal()).toMatchObject(none)
  expect(await callOff()).toMatchObject(none)
  expect(await lookAt('anna')).toBeUndefined()
  expect(await cast('anna', 4, 'seat-1', BID)).toEqual(done)
  expect(now().ballots.map(({ cast: sealed }) => Object.keys(sealed))).toEqual([[], ['anna']])
})

test('each keeps its envelopes and drafts until it is revealed, over a reload too', async () => {
  const { environment } = onDisk()
  const { id, cast, now, setDraft } = await both(environment)
  await cast('anna', 7, 'seat-1', GUESS)
  await cast('anna', 3, 'seat-1', BID)
  const question = now().prompts.find(({ key }) => key === 'guess:petr')
  if (question === undefined) throw new Error('not asked')
  await setDraft(question, 6)
  await cast('petr', 5, 'seat-2', BID)
  const again = createPlay<Tiny>(environment)
  await again.getState().openGame(id)
  const table = again.getState()
  expect(await table.lookAt('anna', GUESS)).toMatchObject({ choice: 7 })
  expect(await table.lookAt('anna', BID)).toMatchObject({ choice: 3 })
  expect(await table.reveal(undefined, BID)).toEqual(done)
  expect(again.getState().open?.state.points).toEqual({ anna: 3, petr: 5 })
  expect(await environment.store.envelopes(id, BID)).toEqual({ ok: true, value: [] })
  expect(await environment.store.key(id, BID)).toEqual({ ok: true, value: undefined })
  expect(await table.sealedDraft({ ...question, ballot: GUESS })).toBe(6)
  expect(await table.cast('petr', 6, 'seat-2')).toEqual(done)
  expect(await table.reveal()).toEqual(done)
  expect(await environment.store.envelopes(id, GUESS)).toEqual({ ok: true, value: [] })
})

test('an answer that is not finished belongs to one of them alone', async () => {
  const { now, setDraft, sealedDraft } = await both()
  const of = (key: string) => {
    const found = now().prompts.find((prompt) => prompt.key === key)
    if (found === undefined) throw new Error(`${key} is not asked`)
    return found
  }
  await setDraft(of('guess:anna'), 8)
  expect(await sealedDraft(of('guess:anna'))).toBe(8)
  expect(await sealedDraft(of('bid:anna'))).toBeUndefined()
})

test('play that goes on beside a ballot can be taken back, and its envelopes stay', async () => {
  const table = await tinyTable(onDisk().environment)
  await table.play({ do: 'ask', what: 'guess' })
  await table.cast('anna', 7)
  await table.play({ do: 'add', who: 'petr', points: 2 })
  expect(await table.undo()).toEqual(done)
  expect(table.now().state.points).toEqual({ anna: 0, petr: 0 })
  expect(await table.undo()).toMatchObject({ how: 'refused', refusal: { code: 'BALLOT_OPEN' } })
  expect(await table.redo()).toEqual(done)
  await table.cast('petr', 1)
  expect(await table.reveal()).toEqual(done)
})

test('the phone goes its last way round for each of them by itself', async () => {
  const { environment, id, cast, castAnew } = await both()
  for (const ballot of [GUESS, BID]) {
    await cast('anna', 1, 'seat-1', ballot)
    await cast('petr', 2, 'seat-2', ballot)
    await castAnew('anna', 3, ballot)
  }
  // A page that was opened later does not know which seat made a change.
  const again = createPlay<Tiny>(environment)
  const { openGame, lookAt, agree, reveal } = again.getState()
  await openGame(id)
  for (const role of ['anna', 'petr']) {
    expect(await lookAt(role, GUESS)).toMatchObject({ replaced: role === 'anna' })
    await lookAt(role, BID)
    agree(role, GUESS)
  }
  expect(await reveal(undefined, BID)).toEqual({ how: 'stale' })
  expect(await reveal(undefined, GUESS)).toEqual(done)
})

test('a file with both of them open is taken in with both called off', async () => {
  const { environment, id, cast } = await both(onDisk().environment)
  await cast('anna', 4, 'seat-1', GUESS)
  await cast('petr', 4, 'seat-2', BID)
  const file = await exportGame(environment, id)
  if (!file.ok) throw new Error('not handed out')
  const there = onDisk().environment
  const taken = await importGame(there, file.value.text)
  if (!taken.ok) throw new Error('not taken in')
  const again = createPlay<Tiny>(there)
  await again.getState().openGame(taken.value.id)
  expect(again.getState().open?.ballots).toMatchObject([
    { id: 'guess 0#1', cast: {} },
    { id: 'bid 1#1', cast: {} },
  ])
})

describe('with both open, nothing anywhere hangs on what is sealed in one of them', () => {
  /**
   * Seals a choice in the ballot `sealed` and plays the other ballot to its reveal. Returns all data stored, shown or exported meanwhile.
   */
  const afterAll = async (sealed: 'guess' | 'bid', choice: number): Promise<string> => {
    fixChance(3)
    const { db, environment: disk } = onDisk()
    const environment = { ...disk, now: ticking() }
    const { table, id, now, cast, setDraft, reveal } = await both(environment)
    const [ballot, other] = sealed === 'guess' ? [GUESS, BID] : [BID, GUESS]
    const seen: unknown[] = []
    const look = async () => {
      const { open, refused, lastRounds, unsaved } = table.getState()
      const { state, prompts, ballots, drafts, undoTo, redoTo, ledger } = open ?? now()
      const rows = await Promise.all(db.tables.map(async (rowsOf) => [rowsOf.name, await rowsOf.toArray()]))
      const file = await exportGame(environment, id)
      const shown = { state, prompts, ballots, drafts, undoTo, redoTo, refused, lastRounds, unsaved, entries: entries(ledger) }
      seen.push(rows, shown, file.ok ? JSON.parse(file.value.text) : file)
    }
    const question = now().prompts.find(({ key }) => key === `${sealed}:anna`)
    if (question === undefined) throw new Error('not asked')
    await setDraft(question, choice)
    await look()
    expect(await cast('anna', choice, 'seat-1', ballot)).toEqual(done)
    await look()
    for (const role of ['anna', 'petr']) expect(await cast(role, 2, 'table', other)).toEqual(done)
    await look()
    expect(await reveal(undefined, other)).toEqual(done)
    await look()
    const text = JSON.stringify(seen, (_, value: unknown) => (value instanceof Uint8Array ? `${value.length} bytes` : value))
    return text.replaceAll(/[\da-f]{64}/g, '#')
  }
  /** Creates a clock that starts at the same time in every run. */
  const ticking = () => {
    let clock = 1_900_000_000_000
    return () => ++clock
  }

  test.each(['guess', 'bid'] as const)('%s', async (sealed) => {
    const [low, high] = [await afterAll(sealed, 1), await afterAll(sealed, 9)]
    vi.restoreAllMocks()
    expect(high).toBe(low)
    expect(low).toContain(BID)
  })
})
