import { seatsAfter, seatsFrom } from '../../kit/turns'
import { TABLE, seatOf, type Ballot, type Seat } from '../../referee'

/**
 * Returns the roles of a ballot in hand-over order: clockwise from the seat of the first role, with all roles of one seat together. Roles
 * run by the app come last.
 * @param seats seats at the table, clockwise
 */
export const inSeatOrder = (seats: readonly Seat[], { roles }: Pick<Ballot, 'roles'>): readonly string[] => {
  const [first] = roles
  const ids = seats.map(({ id }) => id)
  const from = first === undefined ? undefined : seatOf(seats, first)
  return [...seatsFrom(ids, from), TABLE].flatMap((id) => roles.filter((role) => seatOf(seats, role) === id))
}

/** Returns the roles whose choices are missing, in hand-over order after `last`; from the first role if `last` is omitted. */
export const awaitedFrom = (seats: readonly Seat[], ballot: Pick<Ballot, 'roles' | 'cast'>, last?: string): readonly string[] =>
  seatsAfter(inSeatOrder(seats, ballot), last).filter((role) => role !== last && ballot.cast[role] === undefined)
