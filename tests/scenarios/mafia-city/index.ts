import type { GameCases } from '../run'
import { KINDS } from './adapter'

const MAPS = ['stacksAfter', 'handAfter', 'reserveAfter', 'cellAfter', 'cardsAfter', 'vpAfter', 'counts', 'draws', 'off', 'figures']

/** Functions that run the scenarios of *Mafia City*. */
export const cases: GameCases = { kinds: KINDS, fields: { whole: [], exact: MAPS, unordered: [] } }
