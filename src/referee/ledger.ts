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

/** The first move of every ledger. */
export interface Begin<Setup> {
  readonly do: 'begin'
  readonly setup: Setup
}

/** The one kind of move that goes back or forth: undo, redo and jumping. */
export interface Rewind {
  readonly do: 'rewind'
  /** Id of the entry after which play goes on. */
  readonly to: string
  /** The table agreed to go back behind something that was revealed. */
  readonly consent?: true
}

/** One thing that happened: one move = one entry = one transaction. */
export interface Entry<V extends Vocabulary = Vocabulary> {
  /** Place in the ledger: 0, 1, 2, … without gaps. */
  readonly seq: number
  /** Unique name of the entry. */
  readonly id: string
  /** When it was made: milliseconds since 1970-01-01 UTC. */
  readonly time: number
  /** Milliseconds by which the clock had been set back since the entry before; absent where it had not. */
  readonly clock?: number
  /** It belongs to the same answer as the entry before: one step back takes both. Absent where it begins an answer. */
  readonly continues?: true
  /** Who made it: a seat's id, or `table`. */
  readonly by: string
  /** Version of the rules that decided it. */
  readonly rules: number
  readonly move: MoveOf<V> | Begin<V['setup']> | Rewind | SeedMove
  readonly events: readonly (V['event'] | Rewound)[]
  /** Digest of the entry before; empty for the first. */
  readonly previous: string
  /** SHA-256 over everything above. */
  readonly digest: string
}

/** An entry with the state after it, linked to the entry that play went on from. */
export interface Moment<V extends Vocabulary> {
  readonly entry: Entry<V>
  readonly state: V['state']
  /** The moment before on the line of play; undefined for the first. */
  readonly parent: Moment<V> | undefined
  /** The moment before in the ledger, on whatever branch. */
  readonly written: Moment<V> | undefined
  /** The facts to remember on the line of play up to here, and in the ledger up to here on whatever branch. */
  readonly trails: { readonly line: Trail | undefined; readonly ledger: Trail | undefined }
}

/** A ledger that was read: its newest moment, and what can be redone. Immutable; appending gives a new one. */
export interface Ledger<V extends Vocabulary> {
  readonly game: Game<V>
  /** The newest moment of the line of play. */
  readonly head: Moment<V>
  /** The last moment written, on whatever branch. */
  readonly last: Moment<V>
  /** End of the branch that can be redone; equal to `head` if there is none. */
  readonly tip: Moment<V>
  /** How many marked ways back the ledger holds. */
  readonly rewinds: number
  /** Commitment of the seed that cards are drawn by now; undefined if none is committed, or it is opened already. */
  readonly seed: string | undefined
  /** The list that all words of this game are taken from. */
  readonly words: WordList
  /** Rounds of chance so far. */
  readonly rounds: Rounds
}

/** The facts about an entry that only its caller knows: time and author. */
export interface Stamp {
  readonly id: string
  readonly time: number
  readonly by: string
  /** The entry belongs to the same answer as the one before. */
  readonly continues?: true
}

/** A ledger that cannot be read to its end: how far it is sound, and what is wrong with the next entry. */
export interface Damage<V extends Vocabulary> {
  readonly sound: Ledger<V> | undefined
  /** Index of the first entry that does not fit. */
  readonly at: number
  readonly why: 'digest' | 'order' | 'shape' | 'event'
}

/** Digest of an entry: SHA-256 over its canonical text without the digest itself. Absent fields do not count. */
export const digestOf = (hash: Hash, entry: Omit<Entry, 'digest'>): string => {
  const { seq, id, time, clock, continues, by, rules, move, events, previous } = entry
  return hash(canonical({ seq, id, time, clock, continues, by, rules, move, events, previous }))
}

/** By how many milliseconds a time is before that of an entry; 0 where it is not. */
export const clockSetBack = ({ time: before }: Entry, time: number): number => Math.max(0, before - time)

/** Begins a ledger. Refusals: those of the game's `begin`. */
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

/** Adds a move of the game. Refusals: those of the game's `decide`. */
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
 * Commits the seed by which cards are drawn from here on: at the beginning of a game, and wherever play goes on with another
 * seed. It is outside the line of play: no way back leaves it behind. Refusal: MALFORMED (no digest, or committed before).
 * @param commitment SHA-256 of the seed
 * @param more the list of the game's words, only with the first commitment; that the phone has taken the table over
 */
export const commitSeed = <V extends Vocabulary>(
  ledger: Ledger<V>,
  commitment: string,
  stamp: Stamp,
  hash: Hash,
  more: Omit<CommitSeed, 'do' | 'commitment'> = {},
): Result<Ledger<V>, CoreCode> => addBeside(ledger, { do: 'commitSeed', commitment, ...more }, stamp, hash)

/** Lays a seed open that was committed before. Refusal: SEAL_BROKEN (no commitment waits for this seed). */
export const openSeed = <V extends Vocabulary>(ledger: Ledger<V>, seed: string, stamp: Stamp, hash: Hash): Result<Ledger<V>, CoreCode> =>
  addBeside(ledger, { do: 'openSeed', commitment: hash(seed), seed }, stamp, hash)

/** Adds a move outside the line of play. Refusals: SEAL_BROKEN for what is opened and does not fit, otherwise MALFORMED. */
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
 * Goes back or forth to just after the entry `to`. Refusals: NO_SUCH_ENTRY, BALLOT_OPEN (what is sealed would be lost: the ballot has
 * to be called off first), CONSENT_NEEDED (something was revealed on the way; {@link revealsUndone} lists it). A ballot that is open
 * there just as it is here stays open with all that is sealed. A mark stays wherever the table then knows more than the line of play
 * tells: on the way back behind a revelation, on every further step back, and on a way forth that ends before it. Likewise wherever a
 * ballot was opened that the line of play does not know, or starts anew: none opened later has its name.
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

/** Whether the way to an entry would take sealed choices along, so that {@link rewind} refuses it with BALLOT_OPEN. */
export const losesSealed = <V extends Vocabulary>(ledger: Ledger<V>, to: string): boolean => {
  const target = find(ledger, to)
  const { game, head } = ledger
  return target !== undefined && ballotsLost(game.ballots(head.state), game.ballots(target.state)).length > 0
}

/** The reveals between the entry `to` and now, oldest first, as {@link revealsIn} counts them; empty when going forth. */
export const revealsUndone = <V extends Vocabulary>(ledger: Ledger<V>, to: string): readonly Revealed[] => {
  const target = find(ledger, to)
  if (target === undefined) return []
  const undone: Entry<V>[] = []
  let moment: Moment<V> | undefined = ledger.head
  for (; moment !== undefined && moment.entry.seq > target.entry.seq; moment = moment.parent) undone.push(moment.entry)
  return moment === target ? revealsIn(ledger.game, undone.toReversed()) : []
}

/** The line of play, first entry first. */
export const line = <V extends Vocabulary>(ledger: Ledger<V>): readonly Moment<V>[] => {
  const moments: Moment<V>[] = []
  for (let moment: Moment<V> | undefined = ledger.head; moment !== undefined; moment = moment.parent) moments.push(moment)
  return moments.reverse()
}

/** All entries as they were written, first entry first. */
export const entries = <V extends Vocabulary>(ledger: Ledger<V>): readonly Entry<V>[] => {
  const all: Entry<V>[] = []
  for (let moment: Moment<V> | undefined = ledger.last; moment !== undefined; moment = moment.written) all.push(moment.entry)
  return all.reverse()
}

/**
 * The latest result of a draw of this label on any branch, so that a card once drawn comes again after going back. Draws
 * are revealed with their labels in `what`. undefined: this draw has never been made.
 */
export const latestResult = <V extends Vocabulary>(ledger: Ledger<V>, label: string): unknown =>
  latestDraw(ledger.last.trails.ledger, label)?.what[label]

/** Cards that came up in one entry, event by event. */
export const drawsAt = <V extends Vocabulary>({ trails, written }: Moment<V>): readonly DrawResult[] =>
  trails.ledger === written?.trails.ledger ? [] : (trails.ledger?.here.draws ?? [])

/** Whether the app turned up cards in an entry that the table had reported before. */
export const repeatsReported = <V extends Vocabulary>(moment: Moment<V>): boolean =>
  drawsAt(moment).some(({ byTable, told }) => !byTable && told.length > 0)

/** A {@link Pick} that gives what was drawn under the label before, if it can come up, and picks by `fresh` otherwise. */
export const pickRemembered =
  <V extends Vocabulary>(ledger: Ledger<V>, fresh: Pick): Pick =>
  (label, from) => {
    const drawn = latestResult(ledger, label)
    return from.find((one) => one === drawn) ?? fresh(label, from)
  }

/**
 * Reads stored entries, first entry first (or on from what was read before), by the same `evolve` as play. Nothing is decided again.
 * @returns the ledger, or how far it is sound and what does not fit
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

/** Reads like {@link read}, entry by entry: gives the ledger after each sound one, and at last what is wrong with the next, if anything. */
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
 * Whether an entry can follow at the end of this ledger: one beginning, ways back only to where play can go, marks only there,
 * seeds that fit their commitments.
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
 * A ledger of which only one moment is known. Later entries can be read as long as none of them leads back behind it;
 * nothing may be written before the whole ledger has been read. A round of chance that began before the moment cannot be read, nor any
 * opening: additions are bound to the first entry.
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

/** The state of seeds and rounds of chance so far. */
const seedsSoFar = <V extends Vocabulary>({ last, rounds, seed }: Ledger<V>): SeedsSoFar => ({
  moves: [...tracesOf(last.trails.ledger)].flatMap((one) => one.seed ?? []),
  rounds,
  inForce: seed,
})

/** The moment of an entry on the line of play or on the branch that can be redone; looked for from both ends at once. */
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
