import { describe, expect, test } from 'vitest'
import { hmacSha256, sha256 } from '../../../src/session/ledger/digest'
import { COPY_EVERY } from '../../../src/session/actions/saving'
import { createPlay } from '../../../src/session/open-game'
import { seedInForce } from '../../../src/session/sealed/seeds'
import { digestOf, entries, pickBySeed } from '../../../src/referee'
import { Database, diskStore, memoryStore, type Store } from '../../../src/storage'
import { tinySetup, type Tiny, type TinyMove } from '../../fixtures/tiny-game'
import { tinyTable, tinyEnvironment, troubledStore } from '../../fixtures/tiny-environment'

const add = (points: number): TinyMove => ({ do: 'add', who: 'anna', points })

let made = 0
const stores: readonly (readonly [string, () => Store])[] = [
  ['in memory', memoryStore],
  ['on disk', () => diskStore(new Database(`play ${++made}`))],
]

describe.each(stores)('a game %s', (_, make) => {
  test('is begun, played, closed and opened again', async () => {
    const { environment, table, id, now, play, closeGame } = await tinyTable(tinyEnvironment(make()))
    expect(await play(add(2), 'seat-1')).toEqual({ how: 'done' })
    expect(now().state.points).toEqual({ anna: 2, petr: 0 })
    expect(now().ledger.head.entry.by).toBe('seat-1')
    await closeGame()
    expect(table.getState().open).toBeUndefined()
    const again = createPlay<Tiny>(environment)
    expect(await again.getState().openGame(id)).toBe(true)
    expect(again.getState().open).toMatchObject({ id, name: 'Friday', state: { points: { anna: 2, petr: 0 } } })
    expect(again.getState().open?.prompts.map(({ key }) => key)).toEqual(['turn', 'card'])
  })

  test('keeps drafts over a reload, until their prompt is gone', async () => {
    const { environment, id, now, setDraft, play } = await tinyTable(tinyEnvironment(make()))
    const [turn] = now().prompts
    if (turn === undefined) throw new Error('no question')
    const writing = [setDraft(turn, 1), setDraft(turn, 2)]
    expect(now().drafts).toEqual({ turn: 2 })
    await Promise.all(writing)
    const again = createPlay<Tiny>(environment)
    await again.getState().openGame(id)
    expect(again.getState().open?.drafts).toEqual({ turn: 2 })
    await play({ do: 'ask' })
    expect(now().drafts).toEqual({})
    expect(await environment.store.drafts(id)).toEqual({ ok: true, value: [] })
    await setDraft(turn, 3)
    expect(await environment.store.drafts(id)).toEqual({ ok: true, value: [] })
  })

  test('drops a draft that was thrown away', async () => {
    const { environment, id, now, setDraft } = await tinyTable(tinyEnvironment(make()))
    const [turn] = now().prompts
    if (turn === undefined) throw new Error('no question')
    await setDraft(turn, 1)
    await setDraft(turn, undefined)
    expect(now().drafts).toEqual({})
    expect(await environment.store.drafts(id)).toEqual({ ok: true, value: [] })
  })

  test('two views of one game: who comes late follows, and nothing is written twice', async () => {
    const { environment, id, now, play } = await tinyTable(tinyEnvironment(make()))
    const other = createPlay<Tiny>(environment)
    await other.getState().openGame(id)
    await play(add(1))
    expect(await other.getState().play(add(2))).toEqual({ how: 'unsaved', trouble: 'conflict' })
    expect(other.getState()).toMatchObject({ saving: false, unsaved: 'conflict', open: { state: { points: { anna: 1 } } } })
    expect(await other.getState().play(add(2))).toEqual({ how: 'done' })
    expect(other.getState().unsaved).toBeUndefined()
    await play(add(3))
    expect(now().state.points['anna']).toBe(3)
  })
})

describe('what does not open', () => {
  test('says why', async () => {
    const environment = tinyEnvironment()
    const table = createPlay(environment)
    const { openGame } = table.getState()
    const record = { id: 'x', game: 'unheard', name: '', created: 0, changed: 0, entries: 0, origin: 'x' }
    await environment.store.begin(record, [], 's')
    await environment.store.begin({ ...record, id: 'y', game: 'lost' }, [], 's')
    await environment.store.begin({ ...record, id: 'z', game: 'tiny' }, [], 's')
    const failures: unknown[] = []
    for (const id of ['nowhere', 'x', 'y', 'z']) {
      expect(await openGame(id)).toBe(false)
      failures.push(table.getState().failure)
    }
    expect(failures).toEqual(['gone', 'gameUnknown', 'notLoaded', 'unreadable'])
    expect(table.getState()).toMatchObject({ open: undefined, opening: undefined })
  })

  test('a game of newer rules is left alone', async () => {
    const { environment, id, now, table } = await tinyTable()
    const { entry } = now().ledger.head
    await environment.store.remove(id)
    const record = { id, game: 'tiny', name: '', created: 0, changed: 0, entries: 1, origin: id }
    const newer = { ...entry, rules: 2 }
    await environment.store.begin(record, [{ ...newer, digest: digestOf(sha256, newer) }], 's')
    expect(await table.getState().openGame(id)).toBe(false)
    expect(table.getState().failure).toBe('newer')
  })

  test('a game that cannot begin so is refused', async () => {
    const table = createPlay<Tiny>(tinyEnvironment())
    const { createGame } = table.getState()
    expect(await createGame({ game: 'tiny', name: 'x', setup: { roles: [], cards: [] } })).toBeUndefined()
    expect(table.getState().refused).toMatchObject({ refusal: { code: 'NO_ROLES' }, overrulable: false })
    expect(await createGame({ game: 'tiny', name: 'x', setup: null as never })).toBeUndefined()
    expect(table.getState().refused).toMatchObject({ refusal: { code: 'MALFORMED' } })
    expect(await createGame({ game: 'unheard', name: 'x', setup: tinySetup })).toBeUndefined()
    expect(table.getState().failure).toBe('gameUnknown')
  })
})

describe('moves', () => {
  test('a refused one changes nothing and says why; overruled, it happens', async () => {
    const { table, now, play, overrule } = await tinyTable()
    expect(await play(add(7), 'seat-2')).toMatchObject({ how: 'refused', refusal: { code: 'TOO_MANY', rule: 'T1' } })
    expect(table.getState().refused).toMatchObject({ move: add(7), by: 'seat-2', overrulable: true })
    expect(now().state.points['anna']).toBe(0)
    expect(await overrule()).toEqual({ how: 'done' })
    expect(now().state.points['anna']).toBe(7)
    expect(now().ledger.head.entry).toMatchObject({ by: 'seat-2', move: { do: 'overrule', move: add(7), waive: ['TOO_MANY'] } })
    expect(table.getState().refused).toBeUndefined()
    expect(await overrule()).toEqual({ how: 'stale' })
  })

  test('what would break the count cannot be overruled', async () => {
    const { table, now, play, overrule } = await tinyTable()
    await play({ do: 'draw', card: 'oak' })
    expect(table.getState().refused).toMatchObject({ overrulable: false })
    expect(await overrule()).toMatchObject({ how: 'refused', refusal: { code: 'NOT_OVERRULABLE' } })
    table.getState().dismiss()
    expect(table.getState().refused).toBeUndefined()
    expect(entries(now().ledger)).toHaveLength(2)
  })

  test('a double tap is one tap', async () => {
    const { now, play } = await tinyTable()
    const taps = await Promise.all([play(add(1)), play(add(1)), play(add(2))])
    expect(taps.map(({ how }) => how)).toEqual(['done', 'stale', 'stale'])
    expect(now().state.points['anna']).toBe(1)
  })

  test('nothing is shown before it is on disk', async () => {
    const store = memoryStore()
    let let1: () => void = () => undefined
    const gate = new Promise<void>((resolve) => {
      let1 = resolve
    })
    const slow: Store = { ...store, append: (...args) => gate.then(() => store.append(...args)) }
    const { table, now, play } = await tinyTable(tinyEnvironment(slow))
    const move = play(add(1))
    await new Promise((resolve) => setTimeout(resolve))
    expect(table.getState().saving).toBe(true)
    expect(now().state.points['anna']).toBe(0)
    let1()
    await move
    expect(table.getState().saving).toBe(false)
    expect(now().state.points['anna']).toBe(1)
  })

  test('any JSON as a move is answered and harms nothing', async () => {
    const { now, play } = await tinyTable()
    for (const odd of [null, 7, 'x', [], {}, { do: 'add' }, { do: 'cast' }, { do: 'reveal', opened: 3 }, { do: '__proto__' }])
      expect((await play(odd as never)).how).toBe('refused')
    expect(entries(now().ledger)).toHaveLength(2)
  })

  test('without an open game nothing happens', async () => {
    const { play, undo, retry } = createPlay<Tiny>(tinyEnvironment()).getState()
    expect([await play(add(1)), await undo(), await retry()]).toEqual([{ how: 'stale' }, { how: 'stale' }, { how: 'stale' }])
  })
})

describe('what cannot be saved', () => {
  const table = async () => {
    const { faulty, faults } = troubledStore(memoryStore())
    return { faults, ...(await tinyTable(tinyEnvironment(faulty))) }
  }

  test.each(['full', 'closed', 'failed'] as const)('has not happened (%s), and can be tried again', async (trouble) => {
    const { faults, table: view, now, play, retry } = await table()
    faults.append = trouble
    expect(await play(add(1))).toEqual({ how: 'unsaved', trouble })
    expect(view.getState()).toMatchObject({ unsaved: trouble, saving: false })
    expect(now().state.points['anna']).toBe(0)
    expect(await retry()).toEqual({ how: 'unsaved', trouble })
    delete faults.append
    expect(await retry()).toEqual({ how: 'done' })
    expect(view.getState().unsaved).toBeUndefined()
    expect(now().state.points['anna']).toBe(1)
    expect(await retry()).toEqual({ how: 'stale' })
  })

  test('is forgotten when another move is made instead', async () => {
    const { faults, now, play, retry } = await table()
    faults.append = 'full'
    await play(add(1))
    delete faults.append
    await play(add(2))
    expect(await retry()).toEqual({ how: 'stale' })
    expect(now().state.points['anna']).toBe(2)
  })

  test('is written once, even if only the answer was lost', async () => {
    const { faults, now, play, retry } = await table()
    faults.append = 'lostAnswer'
    await play(add(1))
    delete faults.append
    expect(await retry()).toEqual({ how: 'done' })
    expect(entries(now().ledger)).toHaveLength(3)
  })

  test('if the answer was lost and another move comes, the screen follows what is on disk', async () => {
    const { faults, now, play } = await table()
    faults.append = 'lostAnswer'
    await play(add(1))
    delete faults.append
    expect(await play(add(2))).toEqual({ how: 'unsaved', trouble: 'conflict' })
    expect(now().state.points['anna']).toBe(1)
  })

  test('a game that could not be begun can be begun again', async () => {
    const { faulty, faults } = troubledStore(memoryStore())
    const view = createPlay<Tiny>(tinyEnvironment(faulty))
    faults.begin = 'full'
    expect(await view.getState().createGame({ game: 'tiny', name: 'x', setup: tinySetup })).toBeUndefined()
    expect(view.getState()).toMatchObject({ unsaved: 'full', open: undefined })
    delete faults.begin
    expect(await view.getState().retry()).toEqual({ how: 'done' })
    expect(view.getState().open?.name).toBe('x')
  })

  test('a game that was deleted meanwhile', async () => {
    const { environment, table: view, id, play } = await tinyTable()
    await environment.store.remove(id)
    expect(await play(add(1))).toEqual({ how: 'unsaved', trouble: 'gone' })
    expect(view.getState().unsaved).toBe('gone')
  })
})

describe('the seed of the draws', () => {
  test('is committed in the ledger before the first card, and lies beside it', async () => {
    const { environment, now, drawByChance } = await tinyTable()
    const kept = await seedInForce(environment.store, now())
    if (!kept.ok || kept.value === undefined) throw new Error('no seed')
    const { value: seed } = kept
    expect(entries(now().ledger)[1]).toMatchObject({ seq: 1, move: { do: 'commitSeed', commitment: sha256(seed) }, events: [] })
    expect(now().ledger.seed).toBe(sha256(seed))
    await drawByChance()
    expect(JSON.stringify(entries(now().ledger))).not.toContain(seed)
    const label = 'deck only, shuffle 0, draw 0'
    expect(now().state.deck.faceUp).toBe(pickBySeed(hmacSha256, seed)(label, tinySetup.cards))
  })

  test('no step back or forth leaves its commitment behind', async () => {
    const { id, now, play, undo, redo, rewindTo } = await tinyTable()
    const { seed } = now().ledger
    await play(add(1))
    await undo()
    expect(now()).toMatchObject({ undoTo: undefined, ledger: { seed } })
    await redo()
    await rewindTo(id)
    expect(now().ledger.seed).toBe(seed)
    const [, committed] = entries(now().ledger)
    expect(await rewindTo(committed?.id ?? '')).toMatchObject({ how: 'refused', refusal: { code: 'NO_SUCH_ENTRY' } })
  })
})

describe('back and forth', () => {
  test('undo and redo, step by step', async () => {
    const { now, play, undo, redo } = await tinyTable()
    expect(now().undoTo).toBeUndefined()
    await play(add(1))
    await play(add(2))
    expect(await undo()).toEqual({ how: 'done' })
    expect(now().state.points['anna']).toBe(1)
    expect(now().redoTo).toBeDefined()
    await redo()
    expect(now().state.points['anna']).toBe(3)
    expect(await redo()).toMatchObject({ how: 'refused', refusal: { code: 'NO_SUCH_ENTRY' } })
  })

  test('several moves of one answer are taken back at once, as far as they were legal', async () => {
    const { table, now, play, answer, undo, redo } = await tinyTable()
    await play(add(1))
    const seen: number[] = []
    const stop = table.subscribe(({ open }) => seen.push(open?.state.points['anna'] ?? 0))
    expect(await answer([add(2), add(1), add(3)])).toEqual({ how: 'done' })
    stop()
    // The screen shows the state before and after an answer, never a state in between.
    expect(new Set(seen)).toEqual(new Set([1, 7]))
    expect(now().state.points['anna']).toBe(7)
    await undo()
    expect(now().state.points['anna']).toBe(1)
    await redo()
    expect(now().state.points['anna']).toBe(7)
    expect(await answer([add(1), add(4), add(1)])).toMatchObject({ how: 'refused', refusal: { code: 'TOO_MANY' } })
    expect(now().state.points['anna']).toBe(8)
  })

  test('behind a drawn card only with consent, and the same card comes again', async () => {
    const { now, drawByChance, undo, crossedBy, play } = await tinyTable()
    expect(await drawByChance()).toEqual({ how: 'done' })
    const card = now().state.deck.faceUp
    expect(crossedBy(now().undoTo ?? '')).toEqual([
      { kind: 'cards', label: 'deck only, shuffle 0, draw 0', what: { 'deck only, shuffle 0, draw 0': card } },
    ])
    expect(await undo()).toMatchObject({ how: 'refused', refusal: { code: 'CONSENT_NEEDED' } })
    expect(await undo(true)).toEqual({ how: 'done' })
    await play(add(1))
    await drawByChance()
    expect(now().state.deck.faceUp).toBe(card)
  })

  test('a card read off the real deck comes again too, whatever the seed says', async () => {
    for (let i = 0; i < 8; i++) {
      const { now, play, undo, drawByChance } = await tinyTable()
      await play({ do: 'draw', card: 'elm' })
      await undo(true)
      await drawByChance()
      expect(now().state.deck.faceUp).toBe('elm')
    }
  })

  test('nothing is drawn where no card is asked for', async () => {
    const { play, drawByChance } = await tinyTable()
    await play({ do: 'ask' })
    expect(await drawByChance()).toMatchObject({ how: 'refused', refusal: { code: 'NOT_ASKED' } })
  })

  test('a jump to any entry of the line', async () => {
    const { id, now, play, rewindTo } = await tinyTable()
    await play(add(1))
    await play(add(1))
    expect(await rewindTo(id)).toEqual({ how: 'done' })
    expect(now().state.points['anna']).toBe(0)
  })
})

describe('a damaged ledger', () => {
  test('opens at the last sound entry; with the next move the rest is set aside', async () => {
    const db = new Database('damaged')
    const { environment, id, play } = await tinyTable(tinyEnvironment(diskStore(db)))
    for (const points of [1, 2, 3]) await play(add(points))
    const row = await db.entries.get([id, 3])
    await db.entries.put({ game: id, seq: 3, entry: { ...(row?.entry as object), time: 1 } })
    const table = createPlay<Tiny>(environment)
    expect(await table.getState().openGame(id)).toBe(true)
    expect(table.getState().open).toMatchObject({ damage: { at: 3, why: 'digest' }, state: { points: { anna: 1 } } })
    expect(await db.entries.count()).toBe(5)
    expect(await table.getState().play(add(3))).toEqual({ how: 'done' })
    expect(table.getState().open).toMatchObject({ damage: undefined, state: { points: { anna: 4 } } })
    expect(await environment.store.aside(id)).toMatchObject({ value: [{ seq: 3 }, { seq: 4 }] })
    await table.getState().openGame(id)
    expect(table.getState().open).toMatchObject({ damage: undefined, state: { points: { anna: 4 } } })
  })

  test('of another shape, or missing a place', async () => {
    const db = new Database('misshapen')
    const { environment, id, play } = await tinyTable(tinyEnvironment(diskStore(db)))
    for (const points of [1, 2, 3]) await play(add(points))
    const table = createPlay<Tiny>(environment)
    await db.entries.put({ game: id, seq: 3, entry: 'nonsense' })
    await table.getState().openGame(id)
    expect(table.getState().open?.damage).toEqual({ at: 3, why: 'shape', mended: 0, lost: 2 })
    await db.entries.delete([id, 1])
    await table.getState().openGame(id)
    expect(table.getState().open).toMatchObject({ damage: { at: 1, why: 'order' }, state: { points: { anna: 0 } } })
  })

  test('is mended from a copy, whatever entry is damaged; with the next move the mended ones lie in their places', async () => {
    const db = new Database('mended')
    const { environment, id, play, now } = await tinyTable(tinyEnvironment(diskStore(db)))
    for (let n = 2; n <= COPY_EVERY + 3; n++) await play(add(n % 2))
    await expect.poll(() => db.copies.count()).toBe(1)
    const before = now().state
    await db.entries.put({ game: id, seq: 7, entry: 'nonsense' })
    await db.entries.delete([id, 31])
    const table = createPlay<Tiny>(environment)
    await table.getState().openGame(id)
    expect(table.getState().open).toMatchObject({ damage: { at: 7, mended: COPY_EVERY + 4 - 7, lost: 0 }, state: before })
    expect(await table.getState().play(add(1))).toEqual({ how: 'done' })
    const again = createPlay<Tiny>(environment)
    await again.getState().openGame(id)
    expect(again.getState().open).toMatchObject({ damage: undefined, state: table.getState().open?.state })
    expect(await db.entries.where({ game: id }).count()).toBe(COPY_EVERY + 5)
  })

  test('a copy that is damaged too mends nothing and harms nothing', async () => {
    const db = new Database('no help')
    const { environment, id, play } = await tinyTable(tinyEnvironment(diskStore(db)))
    for (let n = 2; n <= COPY_EVERY; n++) await play(add(1))
    await expect.poll(() => db.copies.count()).toBe(1)
    const [copy] = await db.copies.toArray()
    if (copy === undefined) throw new Error('no copy')
    copy.data.fill(7, 20, 40)
    await db.copies.put(copy)
    await db.entries.put({ game: id, seq: 7, entry: 'nonsense' })
    const table = createPlay<Tiny>(environment)
    await table.getState().openGame(id)
    expect(table.getState().open).toMatchObject({ damage: { at: 7, mended: 0 } })
  })
})
