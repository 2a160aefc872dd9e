import { isZone, neighboursOf } from '../box/board'
import { areAllied } from '../box/powers'
import type { OwnMove } from '../rules/moves'
import type { State } from '../model/state'

/** Determines the spaces to which attackers can retreat, if the app does not track units (R47). */

type Start = Extract<OwnMove, { readonly do: 'battle' }>

/** Returns the adjacent spaces from which attackers may have come: friendly territories, or sea zones. */
export const waysBack = ({ territories, power }: State, { at, place }: Pick<Start, 'at' | 'place'>): readonly string[] => {
  const isFriendly = (space: string) => {
    const holder = territories[space]?.controller
    return holder !== undefined && areAllied(holder, power)
  }
  return [...neighboursOf(at)].filter((space) => (place === 'sea' ? isZone(space) : isFriendly(space)))
}

/**
 * Returns the retreat spaces that the app suggests: all possible spaces except territories captured this turn. A unit that captures a
 * territory in battle stays in the territory (R81). If an attacker came through such a territory, the players add the territory.
 */
export const usualWaysBack = (state: State, battle: Pick<Start, 'at' | 'place'>): NonNullable<Start['spaces']> => {
  const spaces = waysBack(state, battle).filter((space) => !state.turn.taken.includes(space))
  return Object.fromEntries(spaces.map((space) => [space, { friendly: true, origin: true }]))
}
