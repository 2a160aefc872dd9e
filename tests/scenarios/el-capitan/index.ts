import type { GameCases } from '../run'
import { KINDS } from './adapter'

/** Functions that run the scenarios of *El Capitan*. */
export const cases: GameCases = {
  kinds: KINDS,
  fields: { whole: [], exact: ['majority', 'fortress', 'cardsAfter'], unordered: ['largest', 'legal', 'winners'] },
}
