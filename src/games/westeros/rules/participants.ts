import { HOUSES, type HouseId } from '../box/box'
import type { Move } from './moves'
import { isPlaying } from '../model/position'
import type { State } from '../model/state'

/** Checks that the houses named in a move take part in the game. Corrections are checked by other code. */

const isHouse = (value: unknown): value is HouseId => HOUSES.some((house) => house === value)

/** Returns the houses that make a move or are affected by it. */
const housesIn = (move: Move): readonly HouseId[] => {
  switch (move.do) {
    case 'orderTied':
      return [move.by, ...move.groups.flat()]
    case 'nameTied':
      return [move.by, move.house]
    case 'hold':
      return move.areas.flatMap(({ house }) => house ?? [])
    case 'tellBattle':
    case 'drawTides':
      return [move.blade].filter(isHouse)
    case 'collect':
      return (move.orders ?? []).map(({ house }) => house)
    default:
      return 'house' in move ? [move.house] : []
  }
}

/** Returns the first house named in a move that does not take part in the game; undefined if all take part. */
export const nonParticipantIn = (state: State, move: Move): HouseId | undefined => housesIn(move).find((house) => !isPlaying(state, house))
