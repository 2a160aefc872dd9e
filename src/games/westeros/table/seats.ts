import type { State } from '../model/state'
import { HOUSE_NAMES, personName } from '../words/sentences/lookup'

/** A seat, named by whoever sits there. */
interface SeatName {
  readonly id: string
  readonly name: string
}

/**
 * The seats on which somebody sits, by the name of that person, or by the houses of the seat where the person has no name. The table
 * itself is none of them.
 * @param json the state of an open game of Westeros; whoever asks only does not know its type
 */
export const seatsOf = (json: unknown): readonly SeatName[] => {
  const state = json as State
  return state.seats.flatMap(({ id, player }) => {
    if (player === undefined) return []
    const houses = state.playing.filter((house) => state.houses[house]?.seat === id)
    return [{ id, name: personName(state, player) ?? houses.map((house) => HOUSE_NAMES[house]).join(', ') }]
  })
}
