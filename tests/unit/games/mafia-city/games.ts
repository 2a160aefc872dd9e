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

const COLOURS = ['red', 'blue', 'green'] as const

/** Moves to the first location of phase II: one Mafioso of each player at locations 3, 5 and 6, and nobody has a card. */
export const TO_LOCATIONS: readonly object[] = [
  { do: 'map', centre: 4, ring: [1, 2, 3, 5, 6, 7] },
  ...COLOURS.map((by) => ({ do: 'redraw', by, discard: 0 })),
  ...COLOURS.map((by, at) => ({ do: 'act', by, what: 'place', at: [3, 5, 6][at] })),
  ...COLOURS.map((by) => ({ do: 'act', by, what: 'pass' })),
  { do: 'correct', changes: COLOURS.map((colour) => ({ set: 'cards', colour, cards: 0 })) },
]
