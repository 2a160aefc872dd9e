import {
  accepted,
  begin,
  commitSeed,
  entries,
  growthOf,
  isSeedMove,
  openSeed,
  refusedByReferee,
  type Game,
  type Ledger,
  type Result,
  type Vocabulary,
} from '../../referee'
import { stored, type StoredSeed, type Store, type Stored } from '../../storage/store/store'
import { sha256 } from '../ledger/digest'
import { canSeal, makeKey, seal, unseal } from './envelope'
import type { OpenGame } from '../ledger/opening'
import type { NewGame } from '../ledger/new-game'
import { randomHex, stampOf, type Environment } from '../environment/environment'

/** Returns a new random seed for the draws of a game: 256 bits. */
export const freshSeed = (): string => randomHex(32)

/** Ledger after the commitment of a new seed, and the seed itself. The ledger does not contain the seed until the seed is revealed. */
export interface Stretch<V extends Vocabulary> {
  readonly ledger: Ledger<V>
  readonly seed: string
}

/**
 * Adds the commitment of a new seed to the ledger. From then on, cards that nobody has seen are drawn with this seed.
 * @param more see `commitSeed`
 */
export const newStretch = <V extends Vocabulary>(
  environment: Environment,
  ledger: Ledger<V>,
  by: string,
  seed: string = freshSeed(),
  more?: Parameters<typeof commitSeed>[4],
): Result<Stretch<V>> => {
  const answer = commitSeed(ledger, sha256(seed), stampOf(environment, by), sha256, more)
  return answer.ok ? accepted({ ledger: answer.value, seed }) : answer
}

/** Name of the encryption key of a seed; the encrypted seed is also bound to this name. */
const PLACE = 'seed'

/** Returns a seed in the form in which it is stored: encrypted with its own key, or as plain text if the page cannot encrypt. */
export const sealedSeed = async (game: string, seed: string): Promise<StoredSeed> => {
  if (!canSeal()) return seed
  const key = await makeKey(PLACE)
  return { key, sealed: await seal(key, [game, PLACE], seed) }
}

/**
 * Returns the stored seed if the game still draws with it. Returns undefined if the seed was revealed or lost, so that a new seed
 * is needed first. Encrypts a seed that is stored as plain text.
 */
export const seedInForce = async (store: Store, { id, ledger }: Pick<OpenGame, 'id' | 'ledger'>): Promise<Stored<string | undefined>> => {
  const kept = await store.seed(id)
  if (!kept.ok || kept.value === undefined) return kept as Stored<undefined>
  const isPlain = typeof kept.value === 'string'
  const seed = typeof kept.value === 'string' ? kept.value : await opened(id, kept.value)
  if (seed === undefined || sha256(seed) !== ledger.seed) return stored(undefined)
  // If the encryption fails, the seed stays in plain text, and the next call tries again.
  if (isPlain && canSeal()) await store.sealSeed(id, seed, await sealedSeed(id, seed))
  return stored(seed)
}

const opened = async (game: string, { key, sealed }: Exclude<StoredSeed, string>): Promise<string | undefined> => {
  const seed = canSeal() ? await unseal(key, [game, PLACE], sealed) : undefined
  return typeof seed === 'string' ? seed : undefined
}

/**
 * Reveals the oldest seed that is not revealed yet: either the given seed, or a seed from which it was mixed. Returns undefined if all
 * of these seeds are revealed.
 */
export const openOldest = <V extends Vocabulary>(
  environment: Environment,
  ledger: Ledger<V>,
  seed: string,
): Result<Ledger<V>> | undefined => {
  const moves = entries(ledger).flatMap(({ move }) => (isSeedMove(move) ? [move] : []))
  const committed = new Set(moves.flatMap((move) => (move.do === 'commitSeed' || move.do === 'openChance' ? [move.commitment] : [])))
  const laidOpen = new Set(moves.flatMap((move) => (move.do === 'openSeed' ? [move.commitment] : [])))
  const next = growthOf(seed).find((text) => committed.has(sha256(text)) && !laidOpen.has(sha256(text)))
  return next === undefined ? undefined : openSeed(ledger, next, stampOf(environment, 'table'), sha256)
}

/**
 * Creates the ledger of a new game and commits its first seed. Refusals: the refusals of `begin`, and MALFORMED if
 * the rules throw on the set-up.
 */
export const beginGame = <V extends Vocabulary>(
  environment: Environment,
  game: Game<V>,
  { setup, words }: Pick<NewGame<V>, 'setup' | 'words'>,
  by: string,
): Result<Stretch<V>> => {
  try {
    const begun = begin(game, setup, stampOf(environment, by), sha256)
    return begun.ok ? newStretch(environment, begun.value, by, freshSeed(), { ...(words && { words }) }) : begun
  } catch {
    return refusedByReferee('MALFORMED')
  }
}
