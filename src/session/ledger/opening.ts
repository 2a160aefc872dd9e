import {
  read,
  reading,
  redoTarget,
  secretsIn,
  undoTarget,
  type Ballot,
  type Damage,
  type Game,
  type Ledger,
  type Prompt,
  type Vocabulary,
} from '../../referee'
import { leadingEntries } from '../../storage/store/shapes'
import type { DraftRecord, GameOnDisk, GameRecord, Store, Stored, Trouble } from '../../storage/store/store'
import { keyOfOpenEntry } from './open-entry'
import { sha256 } from './digest'
import { tailOf } from './snapshots'
import type { Environment } from '../environment/environment'
import { withUnwritten } from '../environment/unwritten-draft'

/** Functions that load games from disk. */

/** The open game, as screens read it. Contains no sealed choice. */
export interface OpenGame<V extends Vocabulary = Vocabulary> {
  readonly id: string
  /** Name of the game given by the players. */
  readonly name: string
  /** Whether the game is written on another phone and is read-only on this phone. */
  readonly followed: boolean
  readonly game: Game<V>
  readonly ledger: Ledger<V>
  /** Current state of the game. */
  readonly state: V['state']
  readonly prompts: readonly Prompt<V['promptKind'], V['role']>[]
  /** Open ballots, in the order in which they should be answered. */
  readonly ballots: readonly Ballot<string, V['role']>[]
  /** Drafts of the open prompts that need no secret answer. The key is the key of the prompt. */
  readonly drafts: Readonly<Record<string, V['draft']>>
  /**
   * `undoTo`: id of the entry to which one undo goes back; `redoTo`: id of the entry to which one redo goes. Undefined if undo or redo is
   * not possible.
   */
  readonly undoTo: string | undefined
  readonly redoTo: string | undefined
  /**
   * Damage of the ledger on disk, if any. The game opens at the last entry that is valid or could be repaired. The next move clears this
   * field.
   */
  readonly damage: LedgerDamage | undefined
}

/** Describes which entries of a ledger on disk are damaged. */
export interface LedgerDamage {
  /** Index of the first damaged entry, and the fault of this entry. */
  readonly at: number
  readonly why: Damage<Vocabulary>['why']
  /** Number of damaged entries that were restored from a backup copy. */
  readonly mended: number
  /** Number of damaged entries that could not be restored. */
  readonly lost: number
}

/** Reason why a game cannot be opened. Nothing on disk was changed. */
export type OpenFailure =
  | Trouble
  /** The catalogue has no such game. */
  | 'gameUnknown'
  /** The rules of the game could not be loaded. */
  | 'notLoaded'
  /** The first entry of the game on disk is invalid. */
  | 'unreadable'

export type Opening<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: OpenFailure }

/** Loads the rules of a game in the catalogue. Failures: `gameUnknown`, `notLoaded`. */
export const loadRules = async (environment: Pick<Environment, 'catalogue'>, id: string): Promise<Opening<Game<Vocabulary>>> => {
  const offered = environment.catalogue.find((one) => one.id === id)
  if (offered === undefined) return { ok: false, failure: 'gameUnknown' }
  try {
    return { ok: true, value: await offered.load() }
  } catch {
    return { ok: false, failure: 'notLoaded' }
  }
}

/** Reads a game from disk, up to the last entry that is valid or can be repaired. If the game is in the cache, reads only newer entries. */
export const readGame = async (environment: Environment, id: string): Promise<Opening<OpenGame>> => {
  const { cache } = environment
  if (cache?.reading?.id === id) await cache.reading.hurry()
  const on = cache?.game?.id === id ? await readOn(environment, id, cache.game.ledger) : undefined
  return on ?? guarded(readWhole(environment, id))
}

/**
 * Returns `unreadable` if the rules throw on an entry. This happens only with a forged entry that an old version of the app has imported.
 */
const guarded = (opening: Promise<Opening<OpenGame>>): Promise<Opening<OpenGame>> =>
  opening.catch(() => ({ ok: false, failure: 'unreadable' }))

/**
 * Reads a game like {@link readGame}, but pauses regularly so that the page stays responsive. The pauses end when {@link readGame} is
 * called for the same game.
 */
export const readInBackground = async (environment: Environment, id: string): Promise<Opening<OpenGame>> => {
  const { cache } = environment
  if (cache === undefined || cache.game?.id === id || cache.reading !== undefined) return readGame(environment, id)
  const pace: Pace = { due: now() + SLICE }
  const done = guarded(readWhole(environment, id, undefined, pace))
  const finished = done.finally(() => (cache.reading = undefined)).catch(() => undefined)
  cache.reading = { id, hurry: () => ((pace.due = Infinity), finished) }
  return done
}

/**
 * A partially loaded game. `from`: sequence number of the first loaded entry; such a game can be shown but not played. Omitted if the whole
 * game is loaded.
 */
export type PartialOpening = Opening<OpenGame> & { readonly from?: number }

/**
 * Reads a game like {@link readGame}. If the game has a snapshot, reads only the entries after the snapshot, so that the game is shown
 * sooner.
 */
export const readFromSnapshot = async (environment: Environment, id: string): Promise<PartialOpening> => {
  const { cache, store } = environment
  if (cache?.game?.id === id || cache?.reading?.id === id) return readGame(environment, id)
  const found = await store.openTail(id)
  if (!found.ok) return { ok: false, failure: found.trouble }
  const { record, entries, snapshot } = found.value
  const drafts = byPrompt(found.value.drafts)
  if (snapshot === undefined) return guarded(readWhole(environment, id, { found, drafts }))
  const rules = await loadRules(environment, record.game)
  if (!rules.ok) return rules
  const tail = tailOf(environment, rules.value, snapshot, entries)
  try {
    if (tail !== undefined) return { ok: true, value: toOpenGame(record, tail, drafts), from: snapshot.entry.seq }
  } catch {
    // If the rules throw an error on the state of the snapshot, reading all entries may still succeed.
  }
  return guarded(readWhole(environment, id))
}

/** Maximum time that background loading blocks the page, in ms. */
const SLICE = 10
/** Time at which loading in the background pauses next. */
interface Pace {
  due: number
}
const now = () => performance.now()

/**
 * Reads the entries that follow the entries of a loaded ledger. Returns undefined if the data on disk does not continue the ledger, so
 * the whole ledger must be read.
 */
const readOn = async ({ store, cache }: Environment, id: string, before: Ledger<Vocabulary>): Promise<Opening<OpenGame> | undefined> => {
  const { last, game } = before
  const [found, drafts] = await Promise.all([store.open(id, last.entry.seq), openDrafts(store, id)])
  if (!found.ok) return { ok: false, failure: found.trouble }
  const { record, entries } = found.value
  const [there, ...newer] = leadingEntries(entries)
  if (there?.digest !== last.entry.digest || newer.length !== entries.length - 1 || record.game !== game.id) return undefined
  const answer = read(game, newer, sha256, before)
  if (!answer.ok || newer.some(({ rules }) => rules > game.rules)) return undefined
  const ledger = answer.value
  if (cache !== undefined) cache.game = { id, ledger }
  return { ok: true, value: toOpenGame(record, ledger, drafts) }
}

/** Data of a game, as read from disk. */
interface OnDisk {
  readonly found: Stored<GameOnDisk>
  readonly drafts: OpenGame['drafts']
}
const fetchGame = async (store: Store, id: string): Promise<OnDisk> => {
  const [found, drafts] = await Promise.all([store.open(id), openDrafts(store, id)])
  return { found, drafts }
}

const readWhole = async (environment: Environment, id: string, there?: OnDisk, pace?: Pace): Promise<Opening<OpenGame>> => {
  const { found, drafts } = there ?? (await fetchGame(environment.store, id))
  if (!found.ok) return { ok: false, failure: found.trouble }
  const { record, entries } = found.value
  const rules = await loadRules(environment, record.game)
  if (!rules.ok) return rules
  const part = await soundPart(rules.value, entries, pace)
  const best = part.broken === undefined ? part : await mended(environment.store, id, rules.value, entries, part)
  if (best.isNewer) return { ok: false, failure: 'newer' }
  const { ledger } = best
  if (ledger === undefined || !answers(() => ledger.game.prompts(ledger.head.state))) return { ok: false, failure: 'unreadable' }
  const harm = part.broken && {
    ...part.broken,
    mended: lengthOf(best) - lengthOf(part),
    lost: Math.max(0, Math.max(record.entries, entries.length) - lengthOf(best)),
  }
  const value = toOpenGame(record, ledger, drafts, harm)
  if (environment.cache !== undefined) environment.cache.game = harm === undefined ? { id, ledger } : undefined
  return { ok: true, value }
}

/** Reads the unfinished answers (drafts) of prompts whose answers are not secret. */
const openDrafts = async (store: Store, id: string): Promise<OpenGame['drafts']> => {
  const drafts = await store.drafts(id)
  return withUnwritten(id, byPrompt(drafts.ok ? drafts.value : []))
}
const byPrompt = (drafts: readonly DraftRecord[]): OpenGame['drafts'] =>
  Object.fromEntries(drafts.flatMap((one) => ('draft' in one ? [[one.prompt, one.draft] as const] : [])))

/** Readable beginning of a ledger on disk. */
interface Part {
  /** Ledger up to the last valid entry. */
  readonly ledger: Ledger<Vocabulary> | undefined
  readonly broken: Pick<LedgerDamage, 'at' | 'why'> | undefined
  /** Whether some entries were written by a newer version of the rules, which this version cannot read. */
  readonly isNewer: boolean
}

const lengthOf = ({ ledger }: Part): number => (ledger === undefined ? 0 : ledger.last.entry.seq + 1)

const soundPart = async (rules: Game<Vocabulary>, entries: readonly unknown[], pace: Pace = { due: Infinity }): Promise<Part> => {
  const sound = leadingEntries(entries)
  const steps = reading(rules, sound, sha256)
  let ledger: Ledger<Vocabulary> | undefined
  let step = steps.next()
  for (; step.done !== true; step = steps.next()) {
    ledger = step.value
    if (now() < pace.due) continue
    await new Promise((done) => setTimeout(done))
    pace.due = Math.max(pace.due, now() + SLICE)
  }
  const at = ledger === undefined ? 0 : ledger.last.entry.seq + 1
  const why = step.value ?? (at < entries.length || at === 0 ? 'shape' : undefined)
  const isNewer = sound.slice(0, at + (why === 'event' ? 1 : 0)).some((entry) => entry.rules > rules.rules)
  return { ledger, broken: why && { at, why }, isNewer }
}

/** Returns the longest ledger that can be read with the help of the backup copies. */
const mended = async (store: Store, id: string, rules: Game<Vocabulary>, entries: readonly unknown[], part: Part): Promise<Part> => {
  const { copiesOf } = await import('./copies')
  let best = part
  for await (const copy of copiesOf(store, id)) {
    if (best.broken === undefined) break
    const other = await soundPart(rules, [...copy, ...entries.filter((entry) => placeOf(entry) >= copy.length)])
    if (lengthOf(other) > lengthOf(best)) best = other
  }
  return best
}

/** Returns the sequence number stored in an unvalidated entry; -1 if it has none. */
const placeOf = (entry: unknown): number =>
  typeof entry === 'object' && entry !== null && 'seq' in entry && typeof entry.seq === 'number' ? entry.seq : -1

/** Returns the open game for screens, computed from a ledger. Drops unfinished answers whose prompt is not open. */
export const toOpenGame = <V extends Vocabulary>(
  { id, name, followed = false }: Pick<GameRecord, 'id' | 'name' | 'followed'>,
  ledger: Ledger<V>,
  drafts: OpenGame<V>['drafts'],
  damage?: OpenGame<V>['damage'],
): OpenGame<V> => {
  const { game } = ledger
  const { state } = ledger.head
  const prompts = game.prompts(state)
  return {
    id,
    name,
    followed,
    game,
    ledger,
    state,
    prompts,
    ballots: game.ballots(state),
    drafts: draftsStillOpen(prompts, drafts),
    undoTo: undoTarget(ledger),
    redoTo: redoTarget(ledger),
    damage,
  }
}

/** Returns the unfinished answers (drafts) whose prompt is open and not sealed, and choices of a sealed prompt that are entered openly. */
export const draftsStillOpen = <Draft>(
  prompts: readonly Prompt[],
  drafts: Readonly<Record<string, Draft>>,
): Readonly<Record<string, Draft>> =>
  Object.fromEntries(
    Object.entries(drafts).filter(([prompt]) => prompts.some(({ key, sealed }) => (sealed ? keyOfOpenEntry(key) : key) === prompt)),
  )

/**
 * Checks an imported ledger: the functions of the game that screens call must not throw on any state. An entry may have a valid digest and
 * still be impossible by the rules.
 * @param from sequence number of the first entry to check
 * @returns sequence number of the first entry after which a function throws; undefined if there is none
 */
export const firstUnplayable = <V extends Vocabulary>({ game, last, head }: Ledger<V>, from = 0): number | undefined => {
  let odd: number | undefined
  for (let moment: typeof last | undefined = last; moment !== undefined && moment.entry.seq >= from; moment = moment.written) {
    const { entry, state } = moment
    if (!answers(() => [game.ballots(state), secretsIn(game, state), game.prompts(state), game.offers(state)])) odd = entry.seq
  }
  const firstSteps = () =>
    game.prompts(head.state).map((prompt) => {
      const domain = game.domain(head.state, prompt)
      return domain.steps(domain.empty)
    })
  return odd ?? (answers(firstSteps) ? undefined : head.entry.seq)
}

/** Returns whether a call of the rules ends without an exception. */
const answers = (ask: () => unknown): boolean => {
  try {
    ask()
    return true
  } catch {
    return false
  }
}
