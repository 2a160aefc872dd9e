/**
 * A place at the table, and what is played from there. A seat is no role: one person may play several roles, and several persons one
 * role together; a role without a seat is run by the table.
 */
export interface Seat<Role extends string = string> {
  /** Stands in every entry that is made from this seat, and is never given to another one. */
  readonly id: string
  readonly plays: readonly Role[]
}

/** Stands in an entry for the whole table, in place of a seat. */
export const TABLE = 'table'

/** The seat that answers for a role, the first of several; the table where nobody plays it. */
export const seatOf = <Role extends string>(seats: readonly Seat<Role>[], role: Role): string =>
  seats.find(({ plays }) => plays.includes(role))?.id ?? TABLE
