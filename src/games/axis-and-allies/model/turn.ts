import type { Canal } from '../box/board'
import type { Side } from '../box/powers'
import type { Turn } from './state'

/** Returns the `Turn` object for the start of a turn, in which no action is recorded. */
export const freshTurn = (canals: Readonly<Record<Canal, Side | null>>): Turn => ({
  canals,
  researched: false,
  purchased: false,
  collected: false,
  taken: [],
  announced: [],
  fought: [],
  commitments: [],
  fire: [],
  rockets: [],
  raided: [],
  used: {},
  newIcs: [],
  newDecks: [],
  landed: false,
  settled: false,
})
