/**
 * Place of a player in a game, and the roles played from this place. A seat is not a role: one person may play
 * several roles, and several persons may share one role. A role without a seat is played by all players together.
 */
export interface Seat<Role extends string = string> {
  /** Id of the seat; the author (`by`) of every entry made from this seat. An id is never reused for another seat. */
  readonly id: string
  readonly plays: readonly Role[]
}

/** Author (`by`) of entries made by all players together instead of by one seat. */
export const TABLE = 'table'

/** Returns the id of the first seat that plays a role; {@link TABLE} if no seat plays the role. */
export const seatOf = <Role extends string>(seats: readonly Seat<Role>[], role: Role): string =>
  seats.find(({ plays }) => plays.includes(role))?.id ?? TABLE
