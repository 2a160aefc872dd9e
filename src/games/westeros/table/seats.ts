import type { State } from '../model/state'
import { HOUSE_NAMES, personName } from '../words/sentences/lookup'

/** Seat of a game, with its name. */
interface SeatName {
  readonly id: string
  readonly name: string
}

/**
 * Returns all seats that have a player. The name of a seat is the name of the player or, if the player has no name,
 * the houses of the seat.
 * @param json state of an open game of Westeros, typed as unknown because shared code does not know its type
 */
export const seatsOf = (json: unknown): readonly SeatName[] => {
  const state = json as State
  return state.seats.flatMap(({ id, player }) => {
    if (player === undefined) return []
    const houses = state.playing.filter((house) => state.houses[house]?.seat === id)
    return [{ id, name: personName(state, player) ?? houses.map((house) => HOUSE_NAMES[house]).join(', ') }]
  })
}
