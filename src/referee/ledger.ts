import { isChanceMove, noRounds, roundsAfter, type Rounds } from './additions'
import { canonical, type Hash } from './canonical'
import type { Pick } from './chance'
import { UNNAMED_LIST, type WordList } from './fingerprint'
import type { Game, Revealed, Rewound } from './game'
import { revealsIn } from './reveals'
import { tracesOf, withTrace, hasBallotBeyond, isRewound, labelsBeyond, traceOf, latestDraw, type DrawResult, type Trail } from './traces'
import { accepted, refusedByReferee, type CoreCode, type Result } from './refusal'
import { ballotsKept, ballotsLost } from './seal'
import { isSeedMove, isSeedSound, seedAfter, type CommitSeed, type SeedMove, type SeedsSoFar } from './seeds'
import type { MoveOf, Vocabulary } from './vocabulary'

/** First move of every ledger. */
export interface Begin<Setup> {
  readonly do: 'begin'
  readonly setup: Setup
}

/** Move for undo, redo and going to another entry. */
export interface Rewind {
  readonly do: 'rewind'
  /** Id of the entry after which the game continues. */
  readonly to: string
  /** `true` if the players agreed to go back past a reveal. */
  readonly consent?: true
}

/** Entry of the ledger: contains one move with its events, and is written in one transaction. */
export interface Entry<V extends Vocabulary = Vocabulary> {
  /** Sequence number in the ledger: 0, 1, 2, … without gaps. */
  readonly seq: number
  /** Unique id of the entry. */
  readonly id: string
  /** Time of the entry: milliseconds since 1970-01-01 UTC. */
  readonly time: number
  /** Milliseconds by which the clock was set back since the previous entry; omitted if it was not set back. */
  readonly clock?: number
  /** `true` if the entry belongs to the same answer as the previous entry. One undo then removes both entries. */
  readonly continues?: true
  /** Author of the entry: the id of a seat, or `table`. */
  readonly by: string
  /** Version of the rules with which the move of the entry was decided. */
  readonly rules: number
  readonly move: MoveOf<V> | Begin<V['setup']> | Rewind | SeedMove
  readonly events: readonly (V['event'] | Rewound)[]
  /** Digest of the previous entry; empty in the first entry. */
  readonly previous: string
  /** SHA-256 over all fields above. */
  readonly digest: string
}

/** Entry with the state after it, linked to the entry before it on the same branch. */
export interface Moment<V extends Vocabulary> {
  readonly entry: Entry<V>
  readonly state: V['state']
  /** The previous entry on the same branch; undefined for the first. */
  readonly parent: Moment<V> | undefined
  /** Entry that was written just before this entry, on any branch. */
  readonly written: Moment<V> | undefined
  /** Index of draws, seeds, ballots and rewinds up to this entry: on this branch (`line`), and in the whole ledger (`ledger`). */
  readonly trails: { readonly line: Trail | undefined; readonly ledger: Trail | undefined }
}

/** A ledger in memory. Immutable: appending returns a new ledger. */
export interface Ledger<V extends Vocabulary> {
  readonly game: Game<V>
  /** Newest entry of the current branch. */
  readonly head: Moment<V>
  /** Entry that was written last, on any branch. */
  readonly last: Moment<V>
  /** Last entry of the branch that can be redone; equal to `head` if there is nothing to redo. */
  readonly tip: Moment<V>
  /** Number of rewinds in the ledger that have a `rewound` event. */
  readonly rewinds: number
  /** Commitment of the seed with which cards are drawn; undefined if no seed is committed, or if that seed was revealed. */
  readonly seed: string | undefined
  /** Language of the words that show digests in this game. */
  readonly words: WordList
  /** Progress of the rounds in which players add random numbers. */
  readonly rounds: Rounds
}

/** Id, time and author of a new entry, supplied by the caller. */
export interface Stamp {
  readonly id: string
  readonly time: number
  readonly by: string
  /** `true` if the entry belongs to the same answer as the previous entry. */
  readonly continues?: true
}

/** Result of reading a damaged ledger: its valid beginning, and the fault of the first invalid entry. */
export interface Damage<V extends Vocabulary> {
  readonly sound: Ledger<V> | undefined
  /** Index of the first invalid entry of the ledger. */
  readonly at: number
  readonly why: 'digest' | 'order' | 'shape' | 'event'
}

/** Returns the digest of an entry: SHA-256 over its canonical text without the digest itself. Omitted fields do not count. */
export const digestOf = (hash: Hash, entry: Omit<Entry, 'digest'>): string => {
  const { seq, id, time, clock, continues, by, rules, move, events, previous } = entry
  return hash(canonical({ seq, id, time, clock, continues, by, rules, move, events, previous }))
}

/** Returns by how many milliseconds a time is before the time of an entry; 0 if the time is not earlier. */
export const clockSetBack = ({ time: before }: Entry, time: number): number => Math.max(0, before - time)

/** Starts a ledger with the game's `begin`. Refusals: the refusals of `begin`. */
export const begin = <V extends Vocabulary>(game: Game<V>, setup: V['setup'], stamp: Stamp, hash: Hash): Result<Ledger<V>, V['code']> => {
  const opening = game.begin(setup)
  if (!opening.ok) return opening
  const entry = sign<V>(hash, {
    seq: 0,
    ...stamp,
    rules: game.rules,
    move: { do: 'begin', setup },
    events: opening.value,
    previous: '',
  })
  return accepted(start(game, entry))
}

/** Adds a move of the game to the ledger. Refusals: the refusals of the game's `decide`. */
export const append = <V extends Vocabulary>(
  ledger: Ledger<V>,
  move: MoveOf<V>,
  stamp: Stamp,
  hash: Hash,
): Result<Ledger<V>, V['code']> => {
  const decision = ledger.game.decide(ledger.head.state, move)
  if (!decision.ok) return decision
  return accepted(follow(ledger, sign<V>(hash, next(ledger, move, decision.value, stamp))))
}

/**
 * Commits the seed for all following draws: at the start of a game, and whenever play continues with another seed. The entry is not part of
 * any branch: a rewind does not undo it. Refusal: MALFORMED (not a digest, or already committed).
 * @param commitment SHA-256 of the seed
 * @param more `words`: word list of the game, only with the first commitment; `takenOver`: this phone has become the host
 */
export const commitSeed = <V extends Vocabulary>(
  ledger: Ledger<V>,
  commitment: string,
  stamp: Stamp,
  hash: Hash,
  more: Omit<CommitSeed, 'do' | 'commitment'> = {},
): Result<Ledger<V>, CoreCode> => addBeside(ledger, { do: 'commitSeed', commitment, ...more }, stamp, hash)

/** Reveals a committed seed. Refusal: SEAL_BROKEN (no commitment of an unrevealed seed matches this seed). */
export const openSeed = <V extends Vocabulary>(ledger: Ledger<V>, seed: string, stamp: Stamp, hash: Hash): Result<Ledger<V>, CoreCode> =>
  addBeside(ledger, { do: 'openSeed', commitment: hash(seed), seed }, stamp, hash)

/**
 * Adds a move about seeds, which is not part of any branch. Refusals: SEAL_BROKEN if a revealed seed or contribution does not match its
 * commitment, otherwise MALFORMED.
 */
export const addBeside = <V extends Vocabulary>(
  ledger: Ledger<V>,
  move: SeedMove,
  stamp: Stamp,
  hash: Hash,
): Result<Ledger<V>, CoreCode> => {
  const opens = move.do === 'openSeed' || move.do === 'openChance'
  if (!isSeedSound(hash, move, seedsSoFar(ledger))) return refusedByReferee(opens ? 'SEAL_BROKEN' : 'MALFORMED')
  return accepted(follow(ledger, sign<V>(hash, next(ledger, move, [], stamp))))
}

/**
 * Moves back or forward to the state just after the entry `to`. A ballot that is identical in both states stays open. The entry gets a
 * `rewound` event in two cases: the players know more than the new branch contains, because a rewind went back past a reveal; or a ballot
 * was opened that the new branch does not contain or that restarts there, because no later ballot may have the same name. Refusals:
 * NO_SUCH_ENTRY, BALLOT_OPEN (sealed choices would be lost: the ballot must be cancelled first), CONSENT_NEEDED (the rewind goes back past
 * a reveal; {@link revealsUndone} lists the reveals).
 */
export const rewind = <V extends Vocabulary>(
  ledger: Ledger<V>,
  to: string,
  consent: boolean,
  stamp: Stamp,
  hash: Hash,
): Result<Ledger<V>, CoreCode> => {
  const target = find(ledger, to)
  if (target === undefined || target === ledger.head) return refusedByReferee('NO_SUCH_ENTRY')
  const written = ledger.last.trails.ledger
  const { line: left } = target.trails
  const [now, there] = [ledger.game.ballots(ledger.head.state), ledger.game.ballots(target.state)]
  if (ballotsLost(now, there).length > 0) return refusedByReferee('BALLOT_OPEN')
  const shown = revealsUndone(ledger, to)
  if (shown.length > 0 && !consent) return refusedByReferee('CONSENT_NEEDED', { count: shown.length })
  const known = [...new Set([...labelsBeyond(written, left), ...shown.map(({ label }) => label)])]
  const kept = ballotsKept(now, there).map(({ id }) => id)
  const marked = known.length > 0 || there.length > kept.length || hasBallotBeyond(written, left)
  const mark: Rewound = { e: 'rewound', count: ledger.rewinds + 1, known, ...(kept.length > 0 && { kept }) }
  const move: Rewind = consent ? { do: 'rewind', to, consent: true } : { do: 'rewind', to }
  return accepted(follow(ledger, sign<V>(hash, next(ledger, move, marked ? [mark] : [], stamp))))
}

/** Returns whether a rewind to an entry would lose sealed choices, so that {@link rewind} refuses it with BALLOT_OPEN. */
export const losesSealed = <V extends Vocabulary>(ledger: Ledger<V>, to: string): boolean => {
  const target = find(ledger, to)
  const { game, head } = ledger
  return target !== undefined && ballotsLost(game.ballots(head.state), game.ballots(target.state)).length > 0
}

/** Returns the reveals between the entry `to` and now, oldest first ({@link revealsIn}). The list is empty if `to` is a later entry. */
export const revealsUndone = <V extends Vocabulary>(ledger: Ledger<V>, to: string): readonly Revealed[] => {
  const target = find(ledger, to)
  if (target === undefined) return []
  const undone: Entry<V>[] = []
  let moment: Moment<V> | undefined = ledger.head
  for (; moment !== undefined && moment.entry.seq > target.entry.seq; moment = moment.parent) undone.push(moment.entry)
  return moment === target ? revealsIn(ledger.game, undone.toReversed()) : []
}

/** Returns the entries of the branch that ends with `head`, with their states, oldest first. For a ledger, returns its current branch. */
export const line = <V extends Vocabulary>({ head }: { readonly head: Moment<V> | undefined }): readonly Moment<V>[] => {
  const moments: Moment<V>[] = []
  for (let moment = head; moment !== undefined; moment = moment.parent) moments.push(moment)
  return moments.reverse()
}

/** Returns all entries of all branches in the order in which they were written. */
export const entries = <V extends Vocabulary>(ledger: Ledger<V>): readonly Entry<V>[] => {
  const all: Entry<V>[] = []
  for (let moment: Moment<V> | undefined = ledger.last; moment !== undefined; moment = moment.written) all.push(moment.entry)
  return all.reverse()
}

/**
 * Returns the latest result of the random draw with this label on any branch of the ledger, so that the app draws the same card again after
 * a rewind. Returns undefined if this draw has never been made. A reveal lists each draw in `what`, with its label as the key.
 */
export const latestResult = <V extends Vocabulary>(ledger: Ledger<V>, label: string): unknown =>
  latestDraw(ledger.last.trails.ledger, label)?.what[label]

/** Returns the draws of one entry, in the order of its events. */
export const drawsAt = <V extends Vocabulary>({ trails, written }: Moment<V>): readonly DrawResult[] =>
  trails.ledger === written?.trails.ledger ? [] : (trails.ledger?.here.draws ?? [])

/** Returns whether the app drew cards in an entry, and the players had reported these cards in an earlier entry. */
export const repeatsReported = <V extends Vocabulary>(moment: Moment<V>): boolean =>
  drawsAt(moment).some(({ byTable, reported }) => !byTable && reported.length > 0)

/** Returns a {@link Pick} that repeats the earlier result of the same label if it is still possible, and calls `fresh` otherwise. */
export const pickRemembered =
  <V extends Vocabulary>(ledger: Ledger<V>, fresh: Pick): Pick =>
  (label, from) => {
    const drawn = latestResult(ledger, label)
    return from.find((one) => one === drawn) ?? fresh(label, from)
  }

/**
 * Reads stored entries, oldest first, optionally as a continuation of the ledger `before`. Applies `evolve` to the events; does not call
 * `decide`.
 * @returns the ledger, or its valid beginning and the fault of the first invalid entry
 */
export const read = <V extends Vocabulary>(
  game: Game<V>,
  stored: readonly Entry<V>[],
  hash: Hash,
  before?: Ledger<V>,
): { readonly ok: true; readonly value: Ledger<V> } | { readonly ok: false; readonly damage: Damage<V> } => {
  const steps = reading(game, stored, hash, before)
  let sound = before
  let step = steps.next()
  for (; step.done !== true; step = steps.next()) sound = step.value
  const at = sound === undefined ? 0 : sound.last.entry.seq + 1
  if (step.value !== undefined || sound === undefined) return { ok: false, damage: { sound, at, why: step.value ?? 'shape' } }
  return { ok: true, value: sound }
}

/** Reads entries like {@link read}, one by one. Yields the ledger after each valid entry; returns the fault of the first invalid entry. */
export function* reading<V extends Vocabulary>(
  game: Game<V>,
  stored: readonly Entry<V>[],
  hash: Hash,
  before?: Ledger<V>,
): Generator<Ledger<V>, Damage<V>['why'] | undefined, undefined> {
  let ledger = before
  const ids = new Set(before && entries(before).map(({ id }) => id))
  for (const entry of stored) {
    const last = ledger?.last.entry
    try {
      if (entry.seq !== (last?.seq ?? -1) + 1 || entry.previous !== (last?.digest ?? '')) return 'order'
      if (digestOf(hash, entry) !== entry.digest) return 'digest'
      if (ids.has(entry.id) || !isWellFormed(ledger, entry, hash)) return 'shape'
      const longer: Ledger<V> = ledger === undefined ? start(game, entry) : follow(ledger, entry)
      if (typeof longer.last.state !== 'object' || longer.last.state === null) return 'event'
      ids.add(entry.id)
      ledger = longer
    } catch {
      return 'event'
    }
    yield ledger
  }
  return undefined
}

/**
 * Returns whether an entry is valid as the next entry: `begin` comes first, a rewind goes to an existing entry, only rewinds contain
 * `rewound` events, and seeds match their commitments.
 */
const isWellFormed = <V extends Vocabulary>(ledger: Ledger<V> | undefined, { move, events }: Entry<V>, hash: Hash): boolean => {
  if ((move.do === 'begin') !== (ledger === undefined)) return false
  if (ledger === undefined) return events.length > 0 && !events.some(isRewound)
  if (isSeedMove(move)) return events.length === 0 && isSeedSound(hash, move, seedsSoFar(ledger))
  if (move.do !== 'rewind') return !events.some(isRewound)
  return find(ledger, (move as Rewind).to) !== undefined && events.length <= 1 && events.every(isRewound)
}

const sign = <V extends Vocabulary>(hash: Hash, entry: Omit<Entry<V>, 'digest'>): Entry<V> => ({
  ...entry,
  digest: digestOf(hash, entry),
})

const next = <V extends Vocabulary>(
  ledger: Ledger<V>,
  move: Entry<V>['move'],
  events: Entry<V>['events'],
  stamp: Stamp,
): Omit<Entry<V>, 'digest'> => {
  const { seq, digest: previous } = ledger.last.entry
  const { id, time, by, continues } = stamp
  const clock = clockSetBack(ledger.last.entry, time)
  const noted = { ...(clock > 0 ? { clock } : {}), ...(continues && { continues }) }
  return { seq: seq + 1, id, time, ...noted, by, rules: ledger.game.rules, move, events, previous }
}

/**
 * Creates a ledger of which only one entry and its state are known. Later entries can be read if none of them rewinds to before this entry.
 * The caller must read the whole ledger before writing. A round for adding random numbers that began earlier cannot be read, nor can the
 * end of any such round: the numbers are bound to the first entry.
 */
export const partialLedger = <V extends Vocabulary>(game: Game<V>, entry: Entry<V>, state: V['state'], words: WordList): Ledger<V> => {
  const moment: Moment<V> = { entry, state, parent: undefined, written: undefined, trails: { line: undefined, ledger: undefined } }
  return { game, head: moment, last: moment, tip: moment, rewinds: 0, seed: undefined, words, rounds: noRounds('') }
}

const start = <V extends Vocabulary>(game: Game<V>, entry: Entry<V>): Ledger<V> => {
  const moment = momentOf(game, entry, fold(game, undefined, entry), undefined, undefined)
  return { game, head: moment, last: moment, tip: moment, rewinds: 0, seed: undefined, words: UNNAMED_LIST, rounds: noRounds(entry.id) }
}

const momentOf = <V extends Vocabulary>(
  game: Game<V>,
  entry: Entry<V>,
  state: V['state'],
  parent: Moment<V> | undefined,
  written: Moment<V> | undefined,
): Moment<V> => {
  const here = traceOf(game, { move: entry.move, events: entry.events, state, parent }, written?.trails.ledger)
  const trails = { line: withTrace(parent?.trails.line, here), ledger: withTrace(written?.trails.ledger, here) }
  return { entry, state, parent, written, trails }
}

const follow = <V extends Vocabulary>(ledger: Ledger<V>, entry: Entry<V>): Ledger<V> => {
  const { game, head, last: written } = ledger
  if (isSeedMove(entry.move)) {
    const { move } = entry
    const words = (move.do === 'commitSeed' ? move.words : undefined) ?? ledger.words
    const rounds = isChanceMove(move) ? roundsAfter(ledger.rounds, move) : ledger.rounds
    return { ...ledger, last: momentOf(game, entry, head.state, head, written), seed: seedAfter(ledger.seed, move), words, rounds }
  }
  if (entry.move.do !== 'rewind') {
    const moment = momentOf(game, entry, fold(game, head.state, entry), head, written)
    return { ...ledger, head: moment, last: moment, tip: moment }
  }
  const target = find(ledger, (entry.move as Rewind).to) as Moment<V>
  const last = momentOf(game, entry, fold(game, target.state, entry), target, written)
  const marked = entry.events.length > 0
  return { ...ledger, last, head: marked ? last : target, rewinds: ledger.rewinds + (marked ? 1 : 0) }
}

const fold = <V extends Vocabulary>(game: Game<V>, state: V['state'] | undefined, entry: Entry<V>): V['state'] => {
  let after = state
  for (const event of entry.events) after = game.evolve(after, isRewound(event) ? event : game.upcast(event, entry.rules))
  return after
}

/** Returns the moves about seeds and added random numbers so far, as {@link isSeedSound} needs them. */
const seedsSoFar = <V extends Vocabulary>({ last, rounds, seed }: Ledger<V>): SeedsSoFar => ({
  moves: [...tracesOf(last.trails.ledger)].flatMap((one) => one.seed ?? []),
  rounds,
  inForce: seed,
})

/** Finds an entry on the current branch or on the branch that can be redone. Searches both branches backwards, in turns. */
const find = <V extends Vocabulary>(ledger: Ledger<V>, id: string): Moment<V> | undefined => {
  let [played, undone]: (Moment<V> | undefined)[] = [ledger.head, ledger.tip]
  while (played !== undefined || undone !== undefined) {
    if (played?.entry.id === id) return played
    if (undone?.entry.id === id) return undone
    played = played?.parent
    undone = undone?.parent
  }
  return undefined
}
