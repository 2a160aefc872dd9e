/**
 * Rewrites a ledger with the code of the app. A forger can use this to recompute all results after a forged move; the tests use it to find
 * out whether the app itself could have written a ledger.
 */
import { hmacSha256, sha256 } from '../../src/session/ledger/digest'
import {
  addBeside,
  append,
  begin,
  brokenSeals,
  canonical,
  entries,
  isSeedMove,
  mixAdditions,
  pickRemembered,
  pickBySeed,
  read,
  rewind,
  type Begin,
  type CommitSeed,
  type Entry,
  type Game,
  type Ledger,
  type Opened,
  type Pick,
  type Result,
  type Rewind,
  type SeedMove,
  type Vocabulary,
} from '../../src/referee'
import { signedAnew, type Written } from './ledgers'

type AnyLedger = Ledger<Vocabulary>

/** Calls a function. Returns undefined if the rules throw an error, which happens only for a forged ledger. */
const guarded = <T>(work: () => T): T | undefined => {
  try {
    return work()
  } catch {
    return undefined
  }
}

/** A rewritten ledger, and whether the app itself could have written each of its entries. */
export interface Rewritten {
  readonly all: readonly Entry[]
  readonly byTheApp: boolean
}

/** Returns the seeds that a ledger opens. The key is the commitment. */
const seedsOf = (all: readonly Entry[]): ReadonlyMap<string, string> =>
  new Map(all.flatMap(({ move }) => (isSeedMove(move) && move.do === 'openSeed' ? [[move.commitment, move.seed] as const] : [])))

/** Returns the ledger after the app has made the same move; undefined if the app would not make the move. */
const again = (game: Game<Vocabulary>, before: AnyLedger | undefined, entry: Entry, seeds: ReadonlyMap<string, string>) => {
  const { move } = entry
  const answer = ((): Result<AnyLedger> | undefined => {
    if (before === undefined) return move.do === 'begin' ? begin(game, (move as Begin<unknown>).setup, entry, sha256) : undefined
    if (isSeedMove(move)) return isMixed(before, move, seeds) ? addBeside(before, move, entry, sha256) : undefined
    if (move.do === 'rewind') return rewind(before, (move as Rewind).to, (move as Rewind).consent === true, entry, sha256)
    return isOfTheApp(before, move, seeds) ? append(before, move, entry, sha256) : undefined
  })()
  return answer?.ok === true ? answer.value : undefined
}

/** Returns whether a move that opens random contributions has the seed that the app computes. True for other moves. */
const isMixed = ({ seed }: AnyLedger, move: SeedMove, seeds: ReadonlyMap<string, string>): boolean =>
  move.do !== 'openChance' || seeds.get(move.commitment) === mixAdditions(seeds.get(seed ?? '') ?? '', move.given)

/**
 * Returns whether an unmodified app could have recorded a move: cards drawn by the app follow from the seed, and revealed choices match
 * their commitments.
 */
const isOfTheApp = (before: AnyLedger, move: { readonly do: string }, seeds: ReadonlyMap<string, string>): boolean => {
  const { game, head, seed: commitment } = before
  const inner = (move as { readonly move?: { readonly do: string } }).move ?? move
  if (inner.do === 'draw') {
    const seed = seeds.get(commitment ?? '')
    const first: Pick = (_, from) => from[0] as never
    const drawn = game.byChance(head.state, seed === undefined ? first : pickRemembered(before, pickBySeed(hmacSha256, seed)))
    if (drawn === undefined) return (inner as { readonly how?: string }).how === 'table'
    return seed !== undefined && canonical(drawn) === canonical(inner)
  }
  const { ballot: name, opened = {} } = inner as { readonly ballot?: string; readonly opened?: Readonly<Record<string, Opened>> }
  const ballot = game.ballots(head.state).find(({ id }) => id === name)
  if (inner.do !== 'reveal' || ballot === undefined) return true
  return Object.values(opened).every(({ nonce }) => nonce === undefined) || brokenSeals(sha256, ballot, opened).length === 0
}

/**
 * Reads the moves of a ledger and writes all entries again, with new digests. An entry that can be read but that the app never writes keeps
 * its content.
 */
export const rewritten = ({ game, all }: Written): Rewritten => {
  const seeds = seedsOf(all)
  let ledger: AnyLedger | undefined
  let byTheApp = true
  for (const [at, entry] of all.entries()) {
    const next = guarded(() => again(game, ledger, entry, seeds))
    if (next !== undefined) {
      ledger = next
      continue
    }
    byTheApp = false
    const sofar: readonly Entry[] = ledger === undefined ? [] : entries(ledger)
    const forced = signedAnew([...sofar, entry]).slice(-1)
    const answer = guarded(() => read(game, forced, sha256, ledger))
    if (answer?.ok !== true) return { all: signedAnew([...sofar, ...all.slice(at)]), byTheApp }
    ledger = answer.value
  }
  return { all: ledger === undefined ? [] : entries(ledger), byTheApp }
}

/**
 * Returns whether the app could have written a whole ledger, with moves by seats of the game. If so, nothing in the ledger reveals a
 * forgery.
 */
export const couldBeWritten = (written: Written): boolean => {
  const { all, byTheApp } = rewritten(written)
  const last = guarded(() => read(written.game, all, sha256))
  if (!byTheApp || last?.ok !== true || canonical(all) !== canonical(written.all)) return false
  const { game, head, last: end } = last.value
  const seats = new Set(['table'])
  for (let moment: typeof end | undefined = end; moment !== undefined; moment = moment.written)
    for (const { id } of game.seats(moment.state)) seats.add(id)
  const seeds = seedsOf(all)
  const isCommitted = ({ do: what }: Entry['move']) => what === 'commitSeed' || what === 'openChance'
  const areOpen = all.every(({ move }) => !isCommitted(move) || seeds.has((move as CommitSeed).commitment))
  return areOpen && game.prompts(head.state).length === 0 && all.every(({ by }) => seats.has(by))
}
