import { pickRemembered, pickBySeed, type Game, type Hmac, type Ledger, type Vocabulary } from '../../referee'

/**
 * Returns the move with the random results that the open prompt asks for. If the ledger already contains results for the same
 * labels, returns these results; otherwise computes results from the seed.
 * @returns undefined if no prompt asks for a draw
 */
export const drawBySeed = <V extends Vocabulary>(
  game: Game<V>,
  ledger: Ledger<V>,
  state: V['state'],
  hmac: Hmac,
  seed: string,
): V['move'] | undefined => game.byChance(state, pickRemembered(ledger, pickBySeed(hmac, seed)))
