// Plays random games of all games in the app and of the test game The Islet, and checks rules that hold for all games.
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ballotOf, canonical, CORE_REFUSALS, entries, line, type Prompt, type Vocabulary } from '../../src/referee'
import { secretName } from '../../src/session/ledger/sidecar'
import { createPlay } from '../../src/session/open-game'
import type { OpenGame } from '../../src/session/ledger/opening'
import { exportGame, importGame } from '../../src/session/transfer'
import { verifyFile, verifyGame } from '../../src/session/verification'
import { sealedSeed } from '../../src/session/sealed/seeds'
import { Database, diskStore, memoryStore } from '../../src/storage'
import { fixChance } from '../fixtures/chance'
import { seeded } from '../playout/random'
import { GAMES, LISTED } from './games'
import type { EveryGame } from './shape'
import { answerOne, answerTo, beginAt, environmentOf, openOf, wander, type AnyTable } from './play'

/** Maximum number of random games. The test plays until each secret question of a game has occurred. */
const MOST_GAMES = 20
/** Maximum number of entries of a random game. A longer game is abandoned. */
const MOST = 900

afterEach(() => vi.restoreAllMocks())

test('every game of the catalogue is looked at', () => {
  expect(Object.keys(GAMES)).toEqual(expect.arrayContaining([...LISTED]))
})

/** Collects what occurred in the random games: kinds of events and prompts, and secret questions. */
interface Met {
  readonly events: Set<string>
  readonly prompts: Set<string>
  readonly sealed: Map<string, { readonly open: OpenGame; readonly prompt: Prompt }>
}

const watch = (one: EveryGame, table: AnyTable, { prompts }: Met): void => {
  const { state, prompts: asked, ledger } = openOf(table)
  const broken = one.faults(state)
  if (broken.length > 0) throw new Error(`broken after ${canonical(ledger.last.entry.move)}: ${canonical(broken)}`)
  if (canonical(JSON.parse(JSON.stringify(state))) !== canonical(state)) throw new Error('a state is no plain data')
  if (new Set(asked.map(({ key }) => key)).size !== asked.length) throw new Error('two questions have one name')
  for (const { kind, rule } of asked) prompts.add(`${kind} ${rule}`)
}

/** Returns two different random answers to a question; undefined if 300 random answers are equal. */
const twoAnswers = (open: OpenGame, prompt: Prompt): readonly [unknown, unknown] | undefined => {
  const random = seeded(1)
  const first = answerTo(open, prompt, random)
  for (let n = 0; n < 300; n++) {
    const other = answerTo(open, prompt, random)
    if (canonical(other) !== canonical(first)) return [first, other]
  }
  return undefined
}

/** Plays a complete random game with the session code of the app. */
const played = async (one: EveryGame, seed: number, met: Met): Promise<AnyTable> => {
  fixChance(seed)
  const random = seeded(seed)
  const table = await beginAt(one, random)
  for (let { prompts, ledger } = openOf(table); prompts.length > 0 && ledger.last.entry.seq < MOST; { prompts, ledger } = openOf(table)) {
    if (await wander(table, random)) {
      watch(one, table, met)
      continue
    }
    const done = await answerOne(table, random, (open, prompt) => {
      const isNew = !met.sealed.has(prompt.kind) || random() < 0.1
      // A question with a single possible answer has no secret, so it is ignored.
      if (isNew && twoAnswers(open, prompt) !== undefined) met.sealed.set(prompt.kind, { open, prompt })
      return Promise.resolve()
    })
    if (done.how !== 'done') throw new Error(`not done: ${canonical(done)} in ${canonical(prompts.map(({ key }) => key))}`)
    watch(one, table, met)
  }
  for (const { events } of entries(openOf(table).ledger)) for (const { e } of events) met.events.add(e)
  return table
}

/**
 * Returns all stored data and all data for screens as text. Neither the content nor the length of a secret choice may be visible in this
 * text.
 */
const everything = async (db: Database, table: AnyTable): Promise<string> => {
  const rows = await Promise.all(db.tables.map(async (rowsOf) => [rowsOf.name, await rowsOf.toArray()]))
  const { open, refused, lastRounds, unsaved, failure } = table.getState()
  const { state, prompts, ballots, drafts, undoTo, redoTo, ledger } = open ?? openOf(table)
  const shown = { state, prompts, ballots, drafts, undoTo, redoTo, refused, lastRounds, unsaved, failure, entries: entries(ledger) }
  const text = JSON.stringify([rows, shown], (_, value: unknown) => (value instanceof Uint8Array ? `${value.length} bytes` : value))
  // Digests are replaced. They depend on the secret choice but reveal nothing.
  return text.replaceAll(/[\da-f]{64}/g, '#')
}

let made = 0
/**
 * Returns all stored data after an answer was drafted and sealed. Random numbers are the same in each call, so that results can be
 * compared.
 */
const afterSealing = async (one: EveryGame, { open, prompt }: { readonly open: OpenGame; readonly prompt: Prompt }, answer: unknown) => {
  vi.restoreAllMocks()
  fixChance(5)
  const db = new Database(`every game ${++made}`)
  const environment = environmentOf(one, diskStore(db))
  const all = entries(open.ledger)
  const [first] = all
  if (first === undefined) throw new Error('no entries')
  const record = { id: 'g', game: one.offered.id, name: 'g', created: 0, changed: 0, entries: all.length, origin: first.id }
  await environment.store.begin(record, all, await sealedSeed('g', 'seed'))
  const table: AnyTable = createPlay(environment)
  await table.getState().openGame('g')
  const { setDraft, cast, keepSecret } = table.getState()
  await setDraft(prompt, answer)
  const drafted = await everything(db, table)
  const [role = ''] = prompt.roles
  const done = await (prompt.secret === undefined ? cast(role, answer, undefined, prompt.ballot) : keepSecret(prompt.secret, role, answer))
  expect(done).toEqual({ how: 'done' })
  const place = prompt.secret === undefined ? (ballotOf(open.ballots, prompt)?.id ?? '') : secretName(prompt.secret)
  expect(await environment.store.envelopes('g', place)).toMatchObject({ ok: true, value: [{ role }] })
  return [drafted, await everything(db, table)]
}

describe.each(Object.entries(GAMES))('%s', (_, one) => {
  const met: Met = { events: new Set(), prompts: new Set(), sealed: new Map() }
  let last: AnyTable | undefined

  test('random games go on to their end under all invariants, with ways back and forth', async () => {
    for (let seed = 1; seed <= 2 || (seed <= MOST_GAMES && met.sealed.size < one.sealed.length); seed++) last = await played(one, seed, met)
    expect([...met.sealed.keys()].sort()).toEqual(one.sealed)
    expect(openOf(last as AnyTable).prompts).toEqual([])
  })

  test('it is handed out, taken in and looked through, and stays the same', async () => {
    const table = last ?? (await played(one, 1, met))
    const open = openOf(table)
    const from = environmentOf(one)
    await from.store.begin(recordOf(open), entries(open.ledger), 'seed')
    const file = await exportGame(from, 'g')
    if (!file.ok) throw new Error('not handed out')
    const there = environmentOf(one, memoryStore())
    const taken = await importGame(there, file.value.text)
    if (!taken.ok) throw new Error(`not taken in: ${canonical(taken.fault)}`)
    const again: AnyTable = createPlay(there)
    await again.getState().openGame(taken.value.id)
    expect(canonical(openOf(again).state)).toBe(canonical(open.state))
    expect(await verifyGame(from, 'g')).toMatchObject({ ok: true, value: { whole: true, verdict: 'right' } })
    expect(await verifyFile(from, file.value.text)).toMatchObject({ ok: true, value: { verdict: 'right' } })
  })

  test('before it is revealed, nothing anywhere hangs on what was chosen in secret', async () => {
    expect(met.sealed.size).toBe(one.sealed.length)
    for (const asked of met.sealed.values()) {
      const answers = twoAnswers(asked.open, asked.prompt)
      if (answers === undefined) throw new Error(`there is only one answer: ${asked.prompt.key}`)
      const [first, other] = [await afterSealing(one, asked, answers[0]), await afterSealing(one, asked, answers[1])]
      expect(other).toEqual(first)
    }
  })

  test('whatever happens, is asked or refused has words in every language, and a rule that there is', async () => {
    const words = await one.words()
    const { ledger } = openOf(last ?? (await played(one, 1, met)))
    const isSaid = (text: unknown) => !/undefined|NaN|\[object|^""$/.test(JSON.stringify(text) ?? 'undefined')
    for (const spoken of Object.values(words)) {
      for (const { state, parent, entry } of line(ledger)) {
        const texts = entry.events.flatMap((event) => (event.e === 'rewound' ? [] : [spoken.event(event, parent?.state, state)]))
        // An event may have no text of its own if another event of the same move says what happened.
        expect(texts.filter((text) => text !== '' && !isSaid(text))).toEqual([])
        expect(entry.events.length === 0 || texts.length === 0 || texts.some(isSaid) ? [] : entry.events).toEqual([])
        const asked = ledger.game.prompts(state)
        expect(asked.filter((prompt) => !isSaid(spoken.question(prompt, state)))).toEqual([])
        expect(ledger.game.offers(state).filter(({ kind }) => !one.knowsOffer(kind))).toEqual([])
      }
      const rules = [...met.prompts].map((asked) => asked.split(' ')[1] ?? '')
      expect([...rules, ...Object.values(one.refusals)].filter((rule) => spoken.rule(rule) === undefined)).toEqual([])
      expect(Object.keys(one.refusals).filter((code) => !spoken.knowsRefusal(code))).toEqual([])
    }
    expect(Object.keys(one.refusals).filter((code) => Object.hasOwn(CORE_REFUSALS, code))).toEqual([])
  })

  test('any JSON is refused, and nothing is thrown', () => {
    const { state, game } = openOf(last as AnyTable)
    const odd: readonly unknown[] = [null, 1, 'x', [], {}, { do: 1 }, { do: 'nothing' }, { do: 'reveal' }, { do: 'overrule' }]
    for (const move of odd) expect(game.decide(state, move as Vocabulary['move']).ok).toBe(false)
  })
})

const recordOf = ({ game, ledger }: OpenGame) => {
  const all = entries(ledger)
  return { id: 'g', game: game.id, name: 'g', created: 0, changed: 0, entries: all.length, origin: all[0]?.id ?? '' }
}
