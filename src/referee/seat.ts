/**
 * A place at the table, and the roles played from there. A seat is not a role: one person may play several roles, and several persons may
 * share one role. A role without a seat is run by all players together.
 */
export interface Seat<Role extends string = string> {
  /** Author (`by`) of every entry made from this seat; never reused for another seat. */
  readonly id: string
  readonly plays: readonly Role[]
}

/** Author (`by`) of entries made by all players together instead of a seat. */
export const TABLE = 'table'

/** Returns the id of the first seat that plays a role; {@link TABLE} if no seat plays it. */
export const seatOf = <Role extends string>(seats: readonly Seat<Role>[], role: Role): string =>
  seats.find(({ plays }) => plays.includes(role))?.id ?? TABLE
