import type { GameCases } from '../run'
import { ADAPTER } from './adapter'
import { play } from './table'

/** Functions that run the scenarios of *A Game of Thrones: the Board Game*. */
export const cases: GameCases = {
  kinds: { ...ADAPTER, play },
  fields: {
    whole: ['groupsAfter', 'pointsLost', 'tokensToPile', 'left'],
    exact: ['legal'],
    unordered: ['ordersAfter', 'battleAt', 'mustChooseAmong', 'winners', 'forbidden'],
  },
}
