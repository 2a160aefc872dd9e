import { seatsAfter, seatsFrom } from '../../kit/turns'
import { TABLE, seatOf, type Ballot, type Seat } from '../../referee'

/**
 * Roles of a ballot in the order in which the phone goes round: clockwise from the seat of the first of them, all of one seat together.
 * Roles that the table runs come last.
 * @param seats the seats at the table, clockwise
 */
export const inSeatOrder = (seats: readonly Seat[], { roles }: Pick<Ballot, 'roles'>): readonly string[] => {
  const [first] = roles
  const ids = seats.map(({ id }) => id)
  const from = first === undefined ? undefined : seatOf(seats, first)
  return [...seatsFrom(ids, from), TABLE].flatMap((id) => roles.filter((role) => seatOf(seats, role) === id))
}

/** Who is awaited, in the order in which the phone goes round from a role on; from the first one where nobody had it last. */
export const awaitedFrom = (seats: readonly Seat[], ballot: Pick<Ballot, 'roles' | 'cast'>, last?: string): readonly string[] =>
  seatsAfter(inSeatOrder(seats, ballot), last).filter((role) => role !== last && ballot.cast[role] === undefined)
