// Games of Mafia City for tests: new games, and random games up to a position.
import { mafiaCity, type MafiaCity, type State } from '../../../../src/games/mafia-city'
import type { Setup } from '../../../../src/games/mafia-city/model/moves'
import type { Ledger } from '../../../../src/referee'
import { randomLedger } from '../../../playout/random-ledger'

const NAMES = ['Anna', 'Petr', 'Tom'] as const
export const setupOf = (settings: Setup['settings'] = {}): Setup => ({
  players: (['red', 'blue', 'green'] as const).map((colour, at) => ({ colour, name: NAMES[at] ?? '' })),
  start: 'red',
  settings,
})

/** Plays random moves until a state satisfies `fits`, up to a maximum number of moves, and returns the ledger. */
export const ledgerAt = (fits: (state: State) => boolean, settings: Setup['settings'] = {}, seed = 1): Ledger<MafiaCity> => {
  const ledger = randomLedger(mafiaCity, setupOf(settings), { seed, until: fits })
  if (!fits(ledger.head.state)) throw new Error('no such position')
  return ledger
}

export const played = (fits: (state: State) => boolean, settings: Setup['settings'] = {}): State => ledgerAt(fits, settings).head.state
export const begun = (settings: Setup['settings'] = {}): State => played(() => true, settings)
