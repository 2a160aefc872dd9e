import type { GameCases } from '../run'
import { KINDS } from './adapter'

/** Test cases of *El Capitan*. */
export const cases: GameCases = {
  kinds: KINDS,
  fields: { whole: [], exact: ['majority', 'fortress', 'cardsAfter'], unordered: ['largest', 'legal', 'winners'] },
}
