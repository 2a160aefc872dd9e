import { seatsAfter } from '../../../kit/turns'
import { HEROES, isBuilding, type Clan, type Hero, type Thing, type Work } from '../box/box'
import type { PlaceId } from '../box/island'
import type { Board, ByClan, ByPlace, Holding, State } from './state'

/** Functions that read the pieces on the board from a state. */

export const NO_HOLDING: Holding = { village: 0, fort: 0, church: 0, hall: 0 }

export const holdingOf = ({ settlements }: Pick<Board, 'settlements'>, at: PlaceId, clan: Clan): Holding =>
  settlements[at]?.[clan] ?? NO_HOLDING
/** R43: returns the number of settlements of one clan in a territory. Each village and each building counts as one settlement. */
export const countOf = ({ village, fort, church, hall }: Holding): number => village + fort + church + hall
/** Returns the number of settlements that each clan has in a territory. Clans without settlements there are omitted. */
export const settledIn = ({ settlements }: Pick<Board, 'settlements'>, at: PlaceId): ByClan<number> =>
  Object.fromEntries(
    (Object.entries(settlements[at] ?? {}) as readonly (readonly [Clan, Holding])[])
      .map(([clan, holding]) => [clan, countOf(holding)] as const)
      .filter(([, count]) => count > 0),
  )
const sum = (counts: ByClan<number>): number => Object.values(counts).reduce((total, count) => total + count, 0)
/** Returns whether two boards have the same settlements and armies. */
export const hasSamePieces = (one: Pick<Board, 'settlements' | 'army'>, other: Pick<Board, 'settlements' | 'army'>): boolean =>
  JSON.stringify([one.settlements, one.army]) === JSON.stringify([other.settlements, other.army])
/** R12: returns the number of settlements of all clans in a territory. */
export const allSettledIn = (board: Pick<Board, 'settlements'>, at: PlaceId): number => sum(settledIn(board, at))
/** Returns the number of settlements of a clan in each territory. Territories without settlements of the clan are omitted. */
export const ownSettlements = (board: Pick<Board, 'settlements'>, clan: Clan): ByPlace<number> =>
  Object.fromEntries(
    Object.keys(board.settlements)
      .map((at) => [at, countOf(holdingOf(board, at, clan))] as const)
      .filter(([, count]) => count > 0),
  )
export const ownBuildings = (board: Pick<Board, 'settlements'>, clan: Clan, what?: Thing): number =>
  Object.values(board.settlements).reduce((total, there) => {
    const { fort = 0, church = 0, hall = 0 } = there?.[clan] ?? {}
    const all = { fort, church, hall }
    return total + (what === undefined ? fort + church + hall : isBuilding(what) ? all[what] : 0)
  }, 0)

export const hasWork = ({ works }: Pick<Board, 'works'>, at: PlaceId, work: Work): boolean => works[at]?.includes(work) ?? false
export const armyOf = ({ army }: Pick<Board, 'army'>, clan: Clan): number => army[clan] ?? 1
/**
 * Returns the hero of a clan in a territory; undefined if the territory has no hero of the clan. A territory never contains two heroes of
 * one clan.
 */
export const heroAt = ({ heroes }: Pick<Board, 'heroes'>, clan: Clan, at: PlaceId): Hero | undefined =>
  HEROES.find((hero) => heroes[clan]?.[hero] === at)
/** Returns the heroes in a territory. The key is the clan. */
export const heroesIn = (state: Pick<State, 'heroes' | 'players'>, at: PlaceId): ByClan<Hero> =>
  Object.fromEntries(
    clansOf(state).flatMap((clan) => {
      const hero = heroAt(state, clan, at)
      return hero === undefined ? [] : [[clan, hero] as const]
    }),
  )

export const clansOf = ({ players }: Pick<State, 'players'>): readonly Clan[] => players.map(({ clan }) => clan)
/** Returns all clans except the chief, clockwise from the chief's left (R23). */
export const nonChiefs = (state: Pick<State, 'players' | 'chief'>): readonly Clan[] => seatsAfter(clansOf(state), state.chief).slice(0, -1)

export const placesOf = ({ island }: Pick<State, 'island'>): readonly PlaceId[] => Object.keys(island)
export const coastOf = ({ island }: Pick<State, 'island'>): readonly PlaceId[] =>
  Object.entries(island).flatMap(([at, { coast }]) => (coast ? [at] : []))
