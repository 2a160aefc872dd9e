import { pickRemembered, pickBySeed, type Game, type Hmac, type Ledger, type Vocabulary } from '../../referee'

/**
 * The draw that the open question of a game waits for: what came under its labels before, or else what the seed gives.
 * @returns undefined where nothing is to be drawn
 */
export const drawBySeed = <V extends Vocabulary>(
  game: Game<V>,
  ledger: Ledger<V>,
  state: V['state'],
  hmac: Hmac,
  seed: string,
): V['move'] | undefined => game.byChance(state, pickRemembered(ledger, pickBySeed(hmac, seed)))
