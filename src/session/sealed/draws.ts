import { pickRemembered, pickBySeed, type Game, type Hmac, type Ledger, type Vocabulary } from '../../referee'

/**
 * Returns the random move that the open prompt asks for: earlier results of the same labels, otherwise results of the seed.
 * @returns undefined if no prompt asks for a draw
 */
export const drawBySeed = <V extends Vocabulary>(
  game: Game<V>,
  ledger: Ledger<V>,
  state: V['state'],
  hmac: Hmac,
  seed: string,
): V['move'] | undefined => game.byChance(state, pickRemembered(ledger, pickBySeed(hmac, seed)))
