import { canonical, type Hash, type Hmac } from './canonical'
import { pickBySeed, type Pick } from './chance'
import type { Game, Revealed, Vocabulary } from './game'
import {
  entries as entriesOf,
  pickAgain,
  reading,
  rewind,
  type Begin,
  type Damage,
  type Entry,
  type Ledger,
  type Moment,
  type Rewind,
} from './ledger'
import { brokenSeals, type Opened } from './seal'
import { isSeedMove, mixAdditions, partsOf, seedAfter, type SeedMove } from './seeds'

/**
 * Looking afterwards whether all went right: nothing here trusts the phone that wrote the ledger. What was checked, what
 * could not be and why, and what does not fit are values; the words are the reader's.
 */

/** What is looked at, in the order in which it is told. */
export const CHECKS = ['entry', 'rules', 'choice', 'seed', 'draw'] as const
export type Check = (typeof CHECKS)[number]

/** Why something could not be checked. */
export const SKIPPED = [
  /** Decided by another version of the rules. */
  'otherRules',
  /** Choices told on the table and typed in, cards read off the real deck. */
  'told',
  /** The ballot is still open, was called off, or the table went back before it. */
  'notRevealed',
  /** The seed is still sealed. */
  'notOpened',
  /** A seed that nobody at the table has added to, after some had: the phone drew it alone. */
  'alone',
  /** It stands behind a break, so that nothing about it can be told. */
  'behind',
] as const
export type Skipped = (typeof SKIPPED)[number]

/** What does not fit. */
export const BROKEN = [
  /** The place or the link to the entry before: something was dropped, put in or moved. */
  'order',
  /** The entry is not the one that was written. */
  'digest',
  /** Nothing that can stand here. */
  'shape',
  /** An event that the game does not understand. */
  'event',
  /** A seed that does not fit its commitment, or was committed or opened twice. */
  'seed',
  /** The rules refuse the move. */
  'refused',
  /** The rules lead to other events. */
  'otherEvents',
  /** A revealed choice does not fit what was sealed. */
  'otherChoice',
  /** Cards turned up by the app without a committed seed. */
  'noSeed',
  /** The seed gives other cards. */
  'otherCards',
  /** A seed that is not the one committed before with what was added to it. */
  'notMixed',
] as const
export type Broken = (typeof BROKEN)[number]

/** One thing that was looked at. */
export type Finding = {
  readonly what: Check
  /** Place of the entry it stands in: 0, 1, 2, … */
  readonly at: number
  /** Role, label of the draw, commitment, refusal code, version of the rules: what a sentence about it may name. */
  readonly name?: string
} & (
  | { readonly how: 'checked' }
  | { readonly how: 'skipped'; readonly why: Skipped }
  | { readonly how: 'broken'; readonly why: Broken }
)

/** The end of a round in the ledger: the digest whose words the table may have noted. */
export interface RoundEnd {
  readonly round: number
  /** Place of the entry. */
  readonly at: number
  readonly digest: string
}

export interface Verification {
  /** In the order of the ledger. */
  readonly findings: readonly Finding[]
  /** Ends of rounds on all branches, in the order in which they were written. */
  readonly rounds: readonly RoundEnd[]
}

/** The first thing that does not fit; undefined = everything that could be checked holds. */
export const firstBroken = ({ findings }: Verification): Finding | undefined =>
  findings.filter(({ how }) => how === 'broken').toSorted((a, b) => a.at - b.at)[0]

/**
 * Looks through stored entries, first entry first: digests and their chain, every move decided again by the rules of its own
 * version, revealed choices against their commitments, seeds against theirs, and every draw of each stretch whose seed lies open.
 * @param stored entries of the right shape, from wherever they come
 */
export const verify = <V extends Vocabulary>(game: Game<V>, stored: readonly Entry<V>[], hash: Hash, hmac: Hmac): Verification => {
  const findings: Finding[] = []
  const steps = reading(game, stored, hash)
  let ledger: Ledger<V> | undefined
  let step = steps.next()
  for (; step.done !== true; step = steps.next()) {
    findings.push({ what: 'entry', how: 'checked', at: step.value.last.entry.seq }, ...decidedAgain(ledger, step.value, hash))
    ledger = step.value
  }
  if (ledger !== undefined) findings.push(...choicesIn(ledger, hash), ...seedsIn(ledger, hash), ...drawsIn(ledger, hmac))
  if (step.value !== undefined || ledger === undefined) findings.push(...breakAt(stored, ledger, step.value ?? 'shape'))
  return { findings: findings.toSorted((a, b) => a.at - b.at), rounds: ledger === undefined ? [] : roundEnds(ledger) }
}

/** Ends of rounds on all branches, in the order in which they were written. */
export const roundEnds = <V extends Vocabulary>(ledger: Ledger<V>): readonly RoundEnd[] =>
  written(ledger).flatMap(({ entry, parent }) => {
    if (parent === undefined || isSeedMove(entry.move) || entry.move.do === 'rewind') return []
    for (const event of entry.events) {
      const round = ledger.game.closes(event, parent.state)
      if (round !== undefined) return [{ round, at: entry.seq, digest: entry.digest }]
    }
    return []
  })

/** Moments as they were written, first entry first. */
const written = <V extends Vocabulary>(ledger: Ledger<V>): readonly Moment<V>[] => {
  const all: Moment<V>[] = []
  for (let moment: Moment<V> | undefined = ledger.last; moment !== undefined; moment = moment.written) all.push(moment)
  return all.reverse()
}

const breakAt = <V extends Vocabulary>(
  stored: readonly Entry<V>[],
  sound: Ledger<V> | undefined,
  why: Damage<V>['why'],
): readonly Finding[] => {
  const at = sound === undefined ? 0 : sound.last.entry.seq + 1
  const isSeed = why === 'shape' && isSeedMove(stored[at]?.move ?? { do: '' })
  const behind = stored.slice(at + 1).map((_, k): Finding => ({ what: 'entry', how: 'skipped', at: at + 1 + k, why: 'behind' }))
  return [{ what: isSeed ? 'seed' : 'entry', how: 'broken', at, why: isSeed ? 'seed' : why }, ...behind]
}

/** A finding of rules that fail on what only somebody else could have written. */
const guarded = (look: () => readonly Finding[]): readonly Finding[] => {
  try {
    return look()
  } catch {
    return []
  }
}

/** The newest entry decided again on the ledger before it. */
const decidedAgain = <V extends Vocabulary>(before: Ledger<V> | undefined, { game, last }: Ledger<V>, hash: Hash): readonly Finding[] => {
  const { entry, parent } = last
  const { move, seq: at } = entry
  if (isSeedMove(move)) return []
  if (entry.rules !== game.rules) return [{ what: 'rules', how: 'skipped', at, why: 'otherRules', name: String(entry.rules) }]
  const other: Finding = { what: 'rules', how: 'broken', at, why: 'otherEvents' }
  const isSame = (events: Entry<V>['events']) => canonical(events) === canonical(entry.events)
  const checked = (same: boolean): readonly Finding[] => [same ? { what: 'rules', how: 'checked', at } : other]
  try {
    if (before === undefined) {
      const opening = game.begin((move as Begin<V['setup']>).setup)
      return opening.ok ? checked(isSame(opening.value)) : [refusedAt(at, opening.refusal.code)]
    }
    if (move.do === 'rewind') {
      const { to, consent } = move as Rewind
      const again = rewind(before, to, consent === true, entry, hash)
      if (!again.ok) return [refusedAt(at, again.refusal.code)]
      return checked(isSame(again.value.last.entry.events) && canonical(again.value.last.entry.move) === canonical(move))
    }
    const again = game.decide((parent as Moment<V>).state, move)
    return again.ok ? checked(isSame(again.value)) : [refusedAt(at, again.refusal.code)]
  } catch {
    // Rules that fail on a move have never led to these events.
    return [other]
  }
}

const refusedAt = (at: number, code: string): Finding => ({ what: 'rules', how: 'broken', at, why: 'refused', name: code })

/** Every choice against what was sealed: at its reveal, or as one that nobody ever saw. */
const choicesIn = <V extends Vocabulary>(ledger: Ledger<V>, hash: Hash): readonly Finding[] => {
  const { game } = ledger
  const findings: Finding[] = []
  /** Castings whose ballot has not been revealed, by ballot. */
  const sealed = new Map<string, Finding[]>()
  for (const { entry, parent } of written(ledger)) {
    const { move, seq: at } = entry
    const { ballot: id } = move as { readonly ballot?: string }
    if (typeof id !== 'string' || parent === undefined) continue
    if (move.do === 'cast' || move.do === 'castAnew') {
      const waiting: Finding = { what: 'choice', how: 'skipped', at, why: 'notRevealed', name: id }
      sealed.set(id, [...(sealed.get(id) ?? []), waiting])
    }
    if (move.do !== 'reveal') continue
    sealed.delete(id)
    findings.push(
      ...guarded(() => {
        const ballot = game.ballot(parent.state)
        if (ballot === undefined) return []
        const { opened } = move as unknown as { readonly opened: Readonly<Partial<Record<V['role'], Opened>>> }
        const isTold = entry.events.some((event) => game.reveals(event)?.told === true)
        const broken = isTold ? [] : brokenSeals(hash, ballot, opened)
        return ballot.roles.map((name): Finding => {
          const choice = { what: 'choice', at, name } as const
          if (isTold) return { ...choice, how: 'skipped', why: 'told' }
          return broken.includes(name) ? { ...choice, how: 'broken', why: 'otherChoice' } : { ...choice, how: 'checked' }
        })
      }),
    )
  }
  return [...findings, ...[...sealed.values()].flat()]
}

/** Seeds that lie open, by commitment. */
const openSeeds = <V extends Vocabulary>(ledger: Ledger<V>): ReadonlyMap<string, string> =>
  new Map(seedMovesOf(ledger).flatMap(([, move]) => (move.do === 'openSeed' ? [[move.commitment, move.seed] as const] : [])))

const seedMovesOf = <V extends Vocabulary>(ledger: Ledger<V>): readonly (readonly [at: number, move: SeedMove])[] =>
  entriesOf(ledger).flatMap(({ seq, move }) => (isSeedMove(move) ? [[seq, move] as const] : []))

/**
 * Every commitment of a seed. That an opened seed fits, and that additions do, is known since they were read; what was mixed must be
 * the seed before with just these additions.
 */
const seedsIn = <V extends Vocabulary>(ledger: Ledger<V>, hash: Hash): readonly Finding[] => {
  const opened = openSeeds(ledger)
  const earlier = new Set<string>()
  let inForce: string | undefined
  let isShared = false
  return seedMovesOf(ledger).flatMap(([at, move]): readonly Finding[] => {
    const base = inForce
    inForce = seedAfter(inForce, move)
    if (move.do === 'callOffChance') return [{ what: 'choice', how: 'skipped', at, why: 'notRevealed' }]
    if (move.do !== 'commitSeed' && move.do !== 'openChance') return []
    const { commitment: name } = move
    const seed = opened.get(name)
    const { before } = partsOf(seed ?? '')
    const isMixed =
      move.do === 'openChance'
        ? before !== undefined && hash(before) === base && seed === mixAdditions(before, move.given)
        : before === undefined || earlier.has(hash(before))
    const isAlone = move.do === 'commitSeed' && isShared
    isShared ||= move.do === 'openChance'
    earlier.add(name)
    if (seed !== undefined && !isMixed) return [{ what: 'seed', how: 'broken', at, why: 'notMixed', name }]
    if (isAlone) return [{ what: 'seed', how: 'skipped', at, why: 'alone', name }]
    return [seed === undefined ? { what: 'seed', how: 'skipped', at, why: 'notOpened', name } : { what: 'seed', how: 'checked', at, name }]
  })
}

/** Every draw of each stretch: the card that the seed fixes, or the one that had come up under this label before. */
const drawsIn = <V extends Vocabulary>(ledger: Ledger<V>, hmac: Hmac): readonly Finding[] => {
  const opened = openSeeds(ledger)
  const closedLater = (commitment: string | undefined) => (commitment === undefined ? undefined : opened.get(commitment))
  let inForce: string | undefined
  const findings: Finding[] = []
  for (const { entry, parent, written: previous } of written(ledger)) {
    if (isSeedMove(entry.move)) inForce = seedAfter(inForce, entry.move)
    if (parent === undefined || previous === undefined) continue
    for (const shown of cardsIn(ledger.game, entry)) {
      const found = { what: 'draw', at: entry.seq, name: shown.label } as const
      const seed = closedLater(inForce)
      if (shown.told === true) findings.push({ ...found, how: 'skipped', why: 'told' })
      else if (inForce === undefined) findings.push({ ...found, how: 'broken', why: 'noSeed' })
      else if (seed === undefined) findings.push({ ...found, how: 'skipped', why: 'notOpened' })
      else if (fits({ ...ledger, last: previous }, parent, shown, pickBySeed(hmac, seed))) findings.push({ ...found, how: 'checked' })
      else findings.push({ ...found, how: 'broken', why: 'otherCards' })
    }
  }
  return findings
}

const cardsIn = <V extends Vocabulary>(game: Game<V>, entry: Entry<V>): readonly Revealed[] =>
  entry.events.flatMap((event) => {
    const shown = event.e === 'rewound' ? undefined : game.reveals(event)
    return shown?.kind === 'cards' ? [shown] : []
  })

/** Whether the cards shown are those that chance gives in the state before: label by label, none more and none less. */
const fits = <V extends Vocabulary>(before: Ledger<V>, { state }: Moment<V>, { what }: Revealed, fresh: Pick): boolean => {
  const given: Record<string, unknown> = {}
  const again = pickAgain(before, fresh)
  try {
    before.game.byChance(state, (label, from) => {
      const one = again(label, from)
      given[label] = one
      return one
    })
  } catch {
    return false
  }
  return canonical(given) === canonical(what)
}
