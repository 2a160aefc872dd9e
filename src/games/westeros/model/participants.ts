import { HOUSES, type HouseId } from '../box/box'
import type { Move } from './moves'
import { isPlaying } from './position'
import type { State } from './state'

/** Checks that the houses in a move play. Manual changes are checked elsewhere. */

const isHouse = (value: unknown): value is HouseId => HOUSES.some((house) => house === value)

/** Returns the houses that act or are affected in a move. */
const housesIn = (move: Move): readonly HouseId[] => {
  switch (move.do) {
    case 'orderTied':
      return [move.by, ...move.groups.flat()]
    case 'nameTied':
      return [move.by, move.house]
    case 'hold':
      return move.areas.flatMap(({ house }) => house ?? [])
    case 'tellBattle':
      return [move.blade].filter(isHouse)
    case 'collect':
      return (move.orders ?? []).map(({ house }) => house)
    default:
      return 'house' in move ? [move.house] : []
  }
}

/** Returns the first house in a move that does not play, or undefined if all play. */
export const nonParticipantIn = (state: State, move: Move): HouseId | undefined => housesIn(move).find((house) => !isPlaying(state, house))
