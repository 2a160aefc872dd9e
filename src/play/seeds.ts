import { accepted, commitSeed, type Ledger, type Result, type Vocabulary } from '../referee'
import { sha256 } from './digest'
import { randomHex, stampOf, type World } from './world'

/** A seed for the decks of one game: 256 random bits. */
export const freshSeed = (): string => randomHex(32)

/** A ledger in which a new stretch has begun, and the seed of its draws, which lies beside the ledger until it is opened. */
export interface Stretch<V extends Vocabulary> {
  readonly ledger: Ledger<V>
  readonly seed: string
}

/** Begins a stretch: the cards not yet seen come by a new seed, and its commitment stands in the ledger. */
export const newStretch = <V extends Vocabulary>(world: World, ledger: Ledger<V>, by: string): Result<Stretch<V>> => {
  const seed = freshSeed()
  const answer = commitSeed(ledger, sha256(seed), stampOf(world, by), sha256)
  return answer.ok ? accepted({ ledger: answer.value, seed }) : answer
}
