import { canonical, type Hash, type Hmac } from './canonical'
import { pickBySeed, type Pick } from './chance'
import { UNNAMED_LIST } from './fingerprint'
import type { Finding, RoundEnd, Unchecked, Verification } from './findings'
import { asksChance, secretsIn, type Game } from './game'
import { isRewound, type DrawResult } from './traces'
import {
  drawsAt,
  entries as entriesOf,
  pickRemembered,
  reading,
  rewind,
  clockSetBack,
  type Begin,
  type Damage,
  type Entry,
  type Ledger,
  type Moment,
  type Rewind,
} from './ledger'
import { brokenSeals } from './seal'
import { TABLE } from './seat'
import { isSecretBroken, isSecretMove } from './secret'
import { isSeedMove, mixAdditions, partsOf, seedAfter, type SeedMove } from './seeds'
import { isReveal, type Vocabulary } from './vocabulary'

/**
 * Verifies a ledger without trusting the phone that wrote the ledger. The result lists everything that was
 * checked, everything that could not be checked (with the reason), and everything that is wrong. The caller supplies
 * the texts.
 */

/**
 * Verifies stored entries, oldest first. Checks the digests and their chain, every move (decided again by the rules), author and time,
 * revealed choices and seeds against their commitments, every draw with a seed that has been revealed, and the end of the game.
 * @param stored entries with a valid shape, from any source
 */
export const verify = <V extends Vocabulary>(game: Game<V>, stored: readonly Entry<V>[], hash: Hash, hmac: Hmac): Verification => {
  const findings: Finding[] = []
  const steps = reading(game, stored, hash)
  let ledger: Ledger<V> | undefined
  let step = steps.next()
  for (; step.done !== true; step = steps.next()) {
    const at = step.value.last.entry.seq
    findings.push({ what: 'entry', how: 'checked', at }, ...decidedAgain(ledger, step.value, hash), ...stampOf(ledger, step.value))
    ledger = step.value
  }
  if (ledger !== undefined)
    findings.push(...choicesIn(ledger, hash), ...secretsOf(ledger, hash), ...seedsIn(ledger, hash), ...drawsIn(ledger, hmac), endOf(ledger))
  if (step.value !== undefined || ledger === undefined) findings.push(...breakAt(stored, ledger, step.value ?? 'shape'))
  const roundsAndWords = ledger === undefined ? { rounds: [], words: UNNAMED_LIST } : { rounds: roundEnds(ledger), words: ledger.words }
  return { findings: findings.toSorted((a, b) => a.at - b.at), ...roundsAndWords }
}

/** Returns the ends of the game rounds on all branches, in the order in which they were written. */
export const roundEnds = <V extends Vocabulary>(ledger: Ledger<V>): readonly RoundEnd[] =>
  written(ledger).flatMap(({ entry, parent }) => {
    if (parent === undefined || isSeedMove(entry.move) || entry.move.do === 'rewind') return []
    for (const event of entry.events) {
      const round = ledger.game.closes(event, parent.state)
      if (round !== undefined) return [{ round, at: entry.seq, digest: entry.digest }]
    }
    return []
  })

/** Returns the entries of all branches with their states, in the order in which they were written. */
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
  const behind = stored.slice(at + 1).map((_, k): Finding => ({ what: 'entry', how: 'unchecked', at: at + 1 + k, why: 'behind' }))
  return [{ what: isSeed ? 'seed' : 'entry', how: 'broken', at, why: isSeed ? 'seed' : why }, ...behind]
}

/** Runs a check of the verification. Returns no findings if the rules throw, which only a forged entry can cause. */
const guarded = (look: () => readonly Finding[]): readonly Finding[] => {
  try {
    return look()
  } catch {
    return []
  }
}

/** Lowest version number of the rules of any game. */
const FIRST_RULES = 1

/**
 * Decides the move of the newest entry again, on the ledger before this entry. If the entry is from an older version
 * of the rules and the result is different, the finding is `unchecked`, because the difference does not prove a fault.
 */
const decidedAgain = <V extends Vocabulary>(before: Ledger<V> | undefined, after: Ledger<V>, hash: Hash): readonly Finding[] => {
  const { seq: at, rules, move } = after.last.entry
  const foreign: Finding = { what: 'rules', how: 'unchecked', at, why: 'otherRules', name: String(rules) }
  if (rules < FIRST_RULES || rules > after.game.rules) return [foreign]
  if (isSeedMove(move)) return []
  const found = answeredAgain(before, after, hash)
  return [found.how === 'broken' && rules < after.game.rules ? foreign : found]
}

/** Checks the newest entry of the ledger with the current rules. */
const answeredAgain = <V extends Vocabulary>(before: Ledger<V> | undefined, { game, last }: Ledger<V>, hash: Hash): Finding => {
  const { entry, parent } = last
  const { move, seq: at } = entry
  const other: Finding = { what: 'rules', how: 'broken', at, why: 'otherEvents' }
  const there = entry.events.map((event) => (isRewound(event) ? event : game.upcast(event, entry.rules)))
  const isSame = (events: Entry<V>['events']) => canonical(events) === canonical(there)
  const checked = (same: boolean): Finding => (same ? { what: 'rules', how: 'checked', at } : other)
  try {
    if (before === undefined) {
      const opening = game.begin((move as Begin<V['setup']>).setup)
      return opening.ok ? checked(isSame(opening.value)) : refusedAt(at, opening.refusal.code)
    }
    if (move.do === 'rewind') {
      const { to, consent } = move as Rewind
      const again = rewind(before, to, consent === true, entry, hash)
      if (!again.ok) return refusedAt(at, again.refusal.code)
      return checked(isSame(again.value.last.entry.events) && canonical(again.value.last.entry.move) === canonical(move))
    }
    const again = game.decide((parent as Moment<V>).state, move)
    return again.ok ? checked(isSame(again.value)) : refusedAt(at, again.refusal.code)
  } catch {
    // If the rules throw on a move, they cannot have produced the events of the entry.
    return other
  }
}

const refusedAt = (at: number, code: string): Finding => ({ what: 'rules', how: 'broken', at, why: 'refused', name: code })

/**
 * Checks author and time of the newest entry: the author must be a seat or all players together (`TABLE`), and the
 * time must not be before the time of the previous entry.
 */
const stampOf = <V extends Vocabulary>(before: Ledger<V> | undefined, { game, head, last }: Ledger<V>): readonly Finding[] => [
  ...guarded(() => {
    const { seq: at, by } = last.entry
    const isThere = by === TABLE || [before?.head ?? head, head].some(({ state }) => game.seats(state).some(({ id }) => id === by))
    return [isThere ? { what: 'by', how: 'checked', at } : { what: 'by', how: 'broken', at, why: 'stranger', name: by }]
  }),
  timeOf(last),
]

const timeOf = <V extends Vocabulary>({ entry, written: previous }: Moment<V>): Finding => {
  const { seq: at, clock } = entry
  const back = previous === undefined ? 0 : clockSetBack(previous.entry, entry.time)
  if (clock === undefined && back === 0) return { what: 'time', how: 'checked', at }
  const found = { what: 'time', at, name: String(back) } as const
  if (clock === undefined) return { ...found, how: 'unchecked', why: 'clockBack' }
  return clock === back && back > 0 ? { ...found, how: 'skipped', why: 'clockSet' } : { ...found, how: 'broken', why: 'clock' }
}

/**
 * Checks whether the game was played to its end. If not, more cards may have been drawn later with a seed that
 * is not revealed yet.
 */
const endOf = <V extends Vocabulary>({ game, head, last }: Ledger<V>): Finding => {
  const at = last.entry.seq
  const over: Finding = { what: 'end', how: 'checked', at }
  const [found = { what: 'end', how: 'unchecked', at, why: 'notOver' }] = guarded(() =>
    game.prompts(head.state).length === 0 ? [over] : [],
  )
  return found
}

/** Checks every revealed choice against its commitment; reports choices that were never revealed as skipped. */
const choicesIn = <V extends Vocabulary>(ledger: Ledger<V>, hash: Hash): readonly Finding[] => {
  const { game } = ledger
  const findings: Finding[] = []
  /** Findings of cast choices whose ballot has not been revealed. The key is the ballot. */
  const sealed = new Map<string, Finding[]>()
  for (const { entry, parent } of written(ledger)) {
    const { move, seq: at } = entry
    const { ballot: id } = move as { readonly ballot?: string }
    if (typeof id !== 'string' || parent === undefined) continue
    if (move.do === 'cast' || move.do === 'castAnew') {
      const waiting: Finding = { what: 'choice', how: 'skipped', at, why: 'notRevealed', name: id }
      sealed.set(id, [...(sealed.get(id) ?? []), waiting])
    }
    if (!isReveal(move)) continue
    sealed.delete(id)
    findings.push(
      ...guarded(() => {
        const ballot = game.ballots(parent.state).find((one) => one.id === id)
        if (ballot === undefined) return []
        const { opened } = move
        const isReported = entry.events.some((event) => game.reveals(event)?.reported === true)
        const broken = isReported ? [] : brokenSeals(hash, ballot, opened)
        return ballot.roles.map((name): Finding => {
          const choice = { what: 'choice', at, name } as const
          if (isReported) return { ...choice, how: 'skipped', why: 'reported' }
          return broken.includes(name) ? { ...choice, how: 'broken', why: 'otherChoice' } : { ...choice, how: 'checked' }
        })
      }),
    )
  }
  return [...findings, ...[...sealed.values()].flat()]
}

/** Checks every shown secret against its commitment; reports secrets that were never shown as skipped. */
const secretsOf = <V extends Vocabulary>(ledger: Ledger<V>, hash: Hash): readonly Finding[] => {
  const findings: Finding[] = []
  /** Findings of secrets that have not been shown. The key is the commitment. */
  const sealed = new Map<string, Finding>()
  for (const { entry, parent } of written(ledger)) {
    const { move, seq: at } = entry
    if (!isSecretMove(move) || parent === undefined) continue
    if (move.do === 'keepSecret') sealed.set(move.commitment, { what: 'choice', how: 'skipped', at, why: 'notRevealed', name: move.secret })
    if (move.do !== 'showSecret') continue
    findings.push(
      ...guarded(() => {
        const kept = secretsIn(ledger.game, parent.state).find(({ secret }) => secret === move.secret)
        if (kept === undefined) return []
        sealed.delete(kept.commitment)
        const choice = { what: 'choice', at, name: kept.owner } as const
        return [isSecretBroken(hash, kept, move.shown) ? { ...choice, how: 'broken', why: 'otherChoice' } : { ...choice, how: 'checked' }]
      }),
    )
  }
  return [...findings, ...sealed.values()]
}

/** Returns the revealed seeds. The key is the commitment of the seed. */
const openSeeds = <V extends Vocabulary>(ledger: Ledger<V>): ReadonlyMap<string, string> =>
  new Map(seedMovesOf(ledger).flatMap(([, move]) => (move.do === 'openSeed' ? [[move.commitment, move.seed] as const] : [])))

const seedMovesOf = <V extends Vocabulary>(ledger: Ledger<V>): readonly (readonly [at: number, move: SeedMove])[] =>
  entriesOf(ledger).flatMap(({ seq, move }) => (isSeedMove(move) ? [[seq, move] as const] : []))

/**
 * Checks every commitment of a seed. Reading the ledger has already checked that opened seeds and additions match their commitments. This
 * function checks that each mixed seed consists of the previous seed and exactly the additions of its round.
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
    if (isAlone) return [{ what: 'seed', how: 'unchecked', at, why: 'alone', name }]
    if (seed === undefined) return [{ what: 'seed', how: 'unchecked', at, why: 'notOpened', name }]
    return [{ what: 'seed', how: 'checked', at, name }]
  })
}

/** Checks every draw: the drawn card must be the card that the seed determines, or the card that was drawn earlier with the same label. */
const drawsIn = <V extends Vocabulary>(ledger: Ledger<V>, hmac: Hmac): readonly Finding[] => {
  const opened = openSeeds(ledger)
  const closedLater = (commitment: string | undefined) => (commitment === undefined ? undefined : opened.get(commitment))
  let inForce: string | undefined
  const findings: Finding[] = []
  for (const moment of written(ledger)) {
    const { entry, parent, written: previous } = moment
    if (isSeedMove(entry.move)) inForce = seedAfter(inForce, entry.move)
    if (parent === undefined || previous === undefined) continue
    for (const drawn of drawsAt(moment)) {
      const found = { what: 'draw', at: entry.seq, name: drawn.label } as const
      const unchecked = (why: Unchecked): Finding => ({ ...found, how: 'unchecked', why })
      const reported: Finding = { ...found, how: 'skipped', why: 'reported' }
      const seed = closedLater(inForce)
      if (drawn.byTable) findings.push(asksChance(ledger.game, parent.state) ? unchecked('reportedForApp') : reported)
      else if (inForce === undefined) findings.push({ ...found, how: 'broken', why: 'noSeed' })
      else if (seed === undefined) findings.push(unchecked('notOpened'))
      else if (!fits({ ...ledger, last: previous }, parent, drawn, pickBySeed(hmac, seed)))
        findings.push({ ...found, how: 'broken', why: 'otherCards' })
      else findings.push(drawn.reported.length > 0 ? reported : { ...found, how: 'checked' })
    }
  }
  return findings
}

/**
 * Returns whether the shown cards are exactly the cards that `byChance` draws in the state before the entry. Each card is compared by its
 * label.
 */
const fits = <V extends Vocabulary>(before: Ledger<V>, { state }: Moment<V>, { what }: DrawResult, fresh: Pick): boolean => {
  const given: Record<string, unknown> = {}
  const again = pickRemembered(before, fresh)
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
