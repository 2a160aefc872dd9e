import type { GameCases } from '../run'
import { KINDS } from './adapter'

/** Functions that run the scenarios of *Axis & Allies*. */
export const cases: GameCases = {
  kinds: KINDS,
  fields: {
    whole: ['attackAfter', 'defendAfter', 'left', 'flownHome', 'after', 'lostCargo', 'lost', 'used', 'hits'],
    exact: [],
    unordered: ['captures', 'individual', 'broken'],
    within: 1e-9,
    partly: ['exact'],
  },
}
