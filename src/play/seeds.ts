import {
  accepted,
  begin,
  commitSeed,
  entries,
  growthOf,
  isSeedMove,
  mixIn,
  openSeed,
  refusedByReferee,
  type Game,
  type Ledger,
  type Result,
  type Vocabulary,
  type WordList,
} from '../referee'
import { stored, type Store, type Stored } from '../storage/store'
import { sha256 } from './digest'
import type { OpenGame } from './opening'
import type { NewGame } from './play'
import { randomHex, stampOf, type World } from './world'

/** A seed for the decks of one game: 256 random bits. */
export const freshSeed = (): string => randomHex(32)

/** A ledger in which a new stretch has begun, and the seed of its draws, which lies beside the ledger until it is opened. */
export interface Stretch<V extends Vocabulary> {
  readonly ledger: Ledger<V>
  readonly seed: string
}

/** Begins a stretch: the cards not yet seen come by this seed, and its commitment stands in the ledger. @param words of the first one */
export const newStretch = <V extends Vocabulary>(
  world: World,
  ledger: Ledger<V>,
  by: string,
  seed: string = freshSeed(),
  words?: WordList,
): Result<Stretch<V>> => {
  const answer = commitSeed(ledger, sha256(seed), stampOf(world, by), sha256, words)
  return answer.ok ? accepted({ ledger: answer.value, seed }) : answer
}

/** Begins a stretch by the seed in force with something added by somebody at the table. */
export const mixedStretch = <V extends Vocabulary>(world: World, ledger: Ledger<V>, seed: string, given: string, by: string) =>
  newStretch(world, ledger, by, mixIn(seed, by, given))

/** The seed on disk, if cards are drawn by it now; undefined if a new stretch has to begin first (it was opened, or is lost). */
export const seedInForce = async (store: Store, { id, ledger }: Pick<OpenGame, 'id' | 'ledger'>): Promise<Stored<string | undefined>> => {
  const kept = await store.seed(id, freshSeed())
  return kept.ok ? stored(sha256(kept.value) === ledger.seed ? kept.value : undefined) : kept
}

/** The ledger with the oldest seed opened that this one grew from, or with this one; undefined if all of them lie open. */
export const openOldest = <V extends Vocabulary>(world: World, ledger: Ledger<V>, seed: string): Result<Ledger<V>> | undefined => {
  const moves = entries(ledger).flatMap(({ move }) => (isSeedMove(move) ? [move] : []))
  const has = (what: 'commitSeed' | 'openSeed', text: string) => moves.some((move) => move.do === what && move.commitment === sha256(text))
  const next = growthOf(seed).find((text) => has('commitSeed', text) && !has('openSeed', text))
  return next === undefined ? undefined : openSeed(ledger, next, stampOf(world, 'table'), sha256)
}

/** The beginning of a ledger with its first stretch; rules that fail on a setup have not understood it. */
export const beginGame = <V extends Vocabulary>(
  world: World,
  game: Game<V>,
  { setup, words }: Pick<NewGame<V>, 'setup' | 'words'>,
  by: string,
): Result<Stretch<V>> => {
  try {
    const begun = begin(game, setup, stampOf(world, by), sha256)
    return begun.ok ? newStretch(world, begun.value, by, freshSeed(), words) : begun
  } catch {
    return refusedByReferee('MALFORMED')
  }
}
