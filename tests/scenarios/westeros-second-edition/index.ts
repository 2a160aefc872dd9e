import type { GameCases } from '../run'
import { KINDS } from './adapter'

/** Functions that run the scenarios of *A Game of Thrones: the Board Game*, second edition. */
export const cases: GameCases = {
  kinds: KINDS,
  fields: {
    whole: ['groupsAfter', 'pointsLost', 'left', 'shipsAfter', 'attackersMoveIn', 'attackersBack'],
    exact: ['legal', 'neutral', 'ordersAfter'],
    unordered: ['battleAt', 'mustChooseAmong', 'winners', 'forbidden', 'houses', 'closed', 'missing', 'tokensToPile'],
  },
}
