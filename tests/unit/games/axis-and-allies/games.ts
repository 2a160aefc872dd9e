// Games of Axis & Allies for tests: begun, and played at random up to a moment.
import { axisAndAllies, type AxisAndAllies, type State } from '../../../../src/games/axis-and-allies'
import type { Setup } from '../../../../src/games/axis-and-allies/model/moves'
import type { Ledger } from '../../../../src/referee'
import { randomLedger } from '../../../playout/random-ledger'

const PLAYERS = [
  { name: 'Anna', powers: ['soviet', 'uk', 'us'] },
  { name: 'Petr', powers: ['germany'] },
  { name: 'Tom', powers: ['japan'] },
] as const

/** Plays at random until a position fits; the ledger up to there. */
export const ledgerAt = (fits: (state: State) => boolean, settings: Setup['settings'] = {}, seed = 1): Ledger<AxisAndAllies> => {
  const setup: Setup = { players: PLAYERS, settings: { landingsTold: false, ...settings } }
  const ledger = randomLedger(axisAndAllies, setup, { seed, until: fits, skipped: ['breakOff'] })
  if (!fits(ledger.head.state)) throw new Error('no such position')
  return ledger
}
