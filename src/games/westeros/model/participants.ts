import { HOUSES, type HouseId } from '../box/box'
import type { Move } from './moves'
import { isPlaying } from './position'
import type { State } from './state'

/** Houses that a move speaks of though they do not play; what is set by hand is looked at elsewhere. */

const isHouse = (value: unknown): value is HouseId => HOUSES.some((house) => house === value)

/** Houses that act or are acted upon in a move. */
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

/** The first house in a move that does not play; undefined if all do. */
export const nonParticipantIn = (state: State, move: Move): HouseId | undefined => housesIn(move).find((house) => !isPlaying(state, house))
