// Tests a database that an older version of the app wrote with another library. All of its data must still work.
import { expect, test } from 'vitest'
import { catalogue } from '../../../src/games/catalogue'
import type { WesterosVocabulary } from '../../../src/games/westeros/rules/vocabulary'
import { sha256 } from '../../../src/session/ledger/digest'
import { createPlay } from '../../../src/session/open-game'
import { lookUp } from '../../../src/session/ledger/summaries'
import { exportGame, importGame } from '../../../src/session/transfer'
import { seedInForce } from '../../../src/session/sealed/seeds'
import { canonical, type Vocabulary } from '../../../src/referee'
import { Database, diskStore } from '../../../src/storage'
import { layDown, layoutOf } from '../../fixtures/native'
import type { Tiny, TinyState } from '../../fixtures/tiny-game'
import { tinyEnvironment } from '../../fixtures/tiny-environment'
import { seeded } from '../../playout/random'

interface Left {
  /** Ids of the games. The key describes the content of the game. */
  readonly ids: Readonly<Record<'westeros' | 'mended' | 'ballot' | 'draft' | 'torn', string>>
  readonly wanted: { readonly westerosState: string; readonly mended: TinyState; readonly length: number }
}

let made = 0
/** Opens a new page on a simulated device with this database. */
const device = async () => {
  const name = `left behind ${++made}`
  const left = await layDown<Left>('castellan-30', name)
  const db = new Database(name)
  const environment = tinyEnvironment(diskStore(db))
  const opened = async <V extends Vocabulary = Tiny>(id: string, games = environment.catalogue) => {
    const table = createPlay<V>({ ...environment, catalogue: games })
    expect(await table.getState().openGame(id)).toBe(true)
    const now = () => {
      const { open } = table.getState()
      if (open === undefined) throw new Error('not open')
      return open
    }
    return { ...table.getState(), now }
  }
  return { ...left, name, db, environment, opened }
}

test('the list of games, damaged rows and all', async () => {
  const { ids, environment } = await device()
  const games = await environment.store.games()
  if (!games.ok) throw new Error(games.trouble)
  expect(Object.fromEntries(games.value.map(({ id, name, entries }) => [id, [name, entries]]))).toEqual({
    [ids.westeros]: ['Pátek u Evy', 4],
    [ids.mended]: ['Mended', 54],
    [ids.ballot]: ['Friday', 4],
    [ids.draft]: ['Friday', 2],
    [ids.torn]: ['', 0],
  })
})

test('sealed orders of Westeros are opened, and it is played on', async () => {
  const { ids, wanted, opened } = await device()
  const { now, cast, reveal, sealedDraft, callOff } = await opened<WesterosVocabulary>(ids.westeros, catalogue)
  expect(now().damage).toBeUndefined()
  expect(sha256(canonical(now().state))).toBe(wanted.westerosState)
  expect(Object.keys(now().ballots[0]?.cast ?? {})).toEqual(['baratheon'])
  const random = seeded(7)
  const [drafted] = now().prompts
  if (drafted === undefined) throw new Error('nothing is asked')
  expect(await sealedDraft(drafted)).toEqual(now().game.domain(now().state, drafted).empty)
  for (let left = 2; left > 0; left--) {
    const [question] = now().prompts
    const [role] = question?.roles ?? []
    if (question === undefined || role === undefined) throw new Error('nobody is asked')
    const sample = now().game.domain(now().state, question).sample(random)
    expect(await cast(role, sample as WesterosVocabulary['choice'])).toEqual({ how: 'done' })
  }
  expect(await reveal()).toEqual({ how: 'done' })
  expect(now().ballots[0]?.id).not.toBe('r1/orders#0')
  expect(await callOff()).toMatchObject({ how: 'refused' })
})

test('a sealed choice and a sealed draft of the tiny game too', async () => {
  const { ids, environment, opened } = await device()
  const { now, cast, reveal, sealedDraft } = await opened(ids.ballot)
  const petr = now().prompts.find(({ key }) => key === 'bid:petr')
  if (petr === undefined) throw new Error('nobody is asked')
  expect(await sealedDraft(petr)).toBe(5)
  const key = await environment.store.key(ids.ballot, 'bid 0#0')
  expect(key).toMatchObject({ value: { key: { extractable: false } } })
  expect(await cast('petr', 1)).toEqual({ how: 'done' })
  expect(await reveal()).toEqual({ how: 'done' })
  expect(now().state.points).toEqual({ anna: 4, petr: 1 })
  expect(await environment.store.drafts(ids.ballot)).toEqual({ ok: true, value: [] })
  expect(await environment.store.key(ids.ballot, 'bid 0#0')).toEqual({ ok: true, value: undefined })
})

test('an open draft, and a move', async () => {
  const { ids, opened } = await device()
  const { now, play } = await opened(ids.draft)
  expect(Object.values(now().drafts)).toEqual([3])
  expect(await play({ do: 'add', who: 'anna', points: 3 })).toEqual({ how: 'done' })
  expect(now().state.points['anna']).toBe(3)
})

test('damaged entries are mended from the copy, and what was set aside is still there', async () => {
  const { ids, wanted, environment, opened } = await device()
  const { now, play } = await opened(ids.mended)
  expect(now()).toMatchObject({ damage: { at: 7, mended: wanted.length - 7, lost: 0 }, state: wanted.mended })
  expect(await environment.store.aside(ids.mended)).toMatchObject({ value: ['nonsense'] })
  expect(await play({ do: 'add', who: 'petr', points: 2 })).toEqual({ how: 'done' })
  const again = await opened(ids.mended)
  expect(again.now()).toMatchObject({ damage: undefined, state: { points: { ...wanted.mended.points, petr: 2 } } })
  expect(await environment.store.aside(ids.mended)).toMatchObject({ value: { length: 1 + wanted.length - 7 - 1 } })
})

test('summaries of an earlier version are made anew', async () => {
  const { ids, environment } = await device()
  const games = await environment.store.games()
  if (!games.ok) throw new Error(games.trouble)
  const shelf = await lookUp(environment, games.value)
  expect(shelf.ready).toEqual([])
  expect(shelf.missing.map(({ id }) => id)).toEqual(expect.arrayContaining([ids.westeros, ids.draft]))
})

test('the seed stays; a game goes out and in again', async () => {
  const { ids, environment, db, opened } = await device()
  const seed = await environment.store.seed(ids.draft)
  expect(seed).toMatchObject({ value: expect.stringMatching(/^[\da-f]{64}$/) })
  // The old app stored the draft as plain text. The app encrypts it at the first use.
  const { now } = await opened(ids.draft)
  expect(await seedInForce(environment.store, now())).toEqual(seed)
  expect(await environment.store.seed(ids.draft)).toMatchObject({ value: { key: { key: { extractable: false } } } })
  expect(await seedInForce(environment.store, now())).toEqual(seed)
  const file = await exportGame(environment, ids.draft)
  if (!file.ok) throw new Error(file.trouble)
  const elsewhere = tinyEnvironment(diskStore(new Database(`${db.name} elsewhere`)))
  expect(await importGame(elsewhere, file.value.text)).toMatchObject({ ok: true })
})

test('all tables and keys stay as they are; one is added, under a version that the last app opens too', async () => {
  const { name, db, environment } = await device()
  const [version, tables] = JSON.parse(await layoutOf(name)) as [number, unknown[]]
  expect(version).toBe(30)
  await environment.store.games()
  db.close()
  const added = ['snapshots', 'game', false, []]
  const wanted = JSON.stringify([31, [...tables, added].toSorted((a, b) => (String(a) < String(b) ? -1 : 1))])
  expect(await layoutOf(name)).toBe(wanted)
  const fresh = new Database(`${name} fresh`)
  await fresh.open()
  fresh.close()
  expect(await layoutOf(fresh.name)).toBe(wanted)
})
