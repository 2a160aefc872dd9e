import { isZone, neighboursOf } from '../box/board'
import { areAllied } from '../box/powers'
import type { CombatMove } from '../model/moves'
import type { State } from '../model/state'

/** Ways back from a battle, for tables that move units without the app (R47). */

type Start = Extract<CombatMove, { readonly do: 'battle' }>

/** The spaces beside a battle from which attackers may have come: friendly territories, or sea zones. */
export const waysBack = ({ territories, power }: State, { at, place }: Pick<Start, 'at' | 'place'>): readonly string[] => {
  const isFriendly = (space: string) => {
    const holder = territories[space]?.controller
    return holder !== undefined && areAllied(holder, power)
  }
  return [...neighboursOf(at)].filter((space) => (place === 'sea' ? isZone(space) : isFriendly(space)))
}

/**
 * The ways back that are preset: all of them but those that were taken this turn. Who takes a territory in battle stays there (R81), so
 * such a territory counts only if the players say that an attacker came through it.
 */
export const usualWaysBack = (state: State, battle: Pick<Start, 'at' | 'place'>): NonNullable<Start['spaces']> => {
  const ways = waysBack(state, battle).filter((space) => !state.turn.taken.includes(space))
  return Object.fromEntries(ways.map((space) => [space, { friendly: true, origin: true }]))
}
