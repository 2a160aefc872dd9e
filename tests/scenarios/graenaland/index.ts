import type { GameCases } from '../run'
import { build, construction, payment, places, price, roundEnd } from './building'
import { announce, announcers, freeStart, game, goals, points, ranking } from './ending'
import { distribution, move, production, proposal, seal, vote, votes } from './round'

/** Functions that run the scenarios of *Graenaland*. */
export const cases: GameCases = {
  kinds: {
    production,
    seal,
    move,
    votes,
    vote,
    proposal,
    distribution,
    places,
    build,
    price,
    payment,
    construction,
    roundEnd,
    goals,
    points,
    announce,
    announcers,
    ranking,
    freeStart,
    game,
  },
  fields: { whole: [], exact: ['received', 'worksAfter', 'heroesAfter', 'settlementsAfter'], unordered: ['may'] },
}
