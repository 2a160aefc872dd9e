import type { Ballot } from '../referee'

/**
 * Whoever holds the phone could choose anew for another. So where anything was chosen anew, the phone goes round once more before the
 * reveal, and each role sees alone what is sealed for it. A change on the way does not break the round off, since that would tell whose it
 * was: the round goes to its end, and then all look once more. It lies in memory alone: a reload begins it again.
 */
export interface LastRound<Role extends string = string> {
  readonly game: string
  readonly ballot: string
  /** How many choices had been made anew when it began. */
  readonly anew: number
  /** Who has looked and agreed. */
  readonly looked: readonly Role[]
}

/** What is asked of the open game. */
interface Open<Role extends string> {
  readonly id: string
  readonly ballot: Ballot<string, Role> | undefined
}

/** The round that is under way, or a fresh one: in another ballot, and where something was changed while the last one went on. */
const underWay = <Role extends string>({ id, ballot }: Open<Role>, before: LastRound<Role> | undefined): LastRound<Role> | undefined => {
  if (ballot === undefined) return undefined
  const fresh = { game: id, ballot: ballot.id, anew: ballot.anew.length, looked: [] }
  if (before?.game !== id || before.ballot !== ballot.id) return fresh
  const isOver = ballot.roles.every((role) => before.looked.includes(role))
  return isOver && before.anew !== ballot.anew.length ? fresh : before
}

/** Roles that have to look before the reveal, in the order in which the phone goes round. */
export const toLook = <Role extends string>(open: Open<Role>, before: LastRound<Role> | undefined): readonly Role[] => {
  const { ballot } = open
  if (ballot === undefined || ballot.anew.length === 0) return []
  return ballot.roles.filter((role) => underWay(open, before)?.looked.includes(role) === false)
}

/** The round once a role has the phone. It begins then: what is changed from here on calls for another one. */
export const lookedAt = underWay

/** The round once a role has looked and agrees. */
export const agreed = <Role extends string>(
  open: Open<Role>,
  before: LastRound<Role> | undefined,
  role: Role,
): LastRound<Role> | undefined => {
  const round = underWay(open, before)
  return round && { ...round, looked: [...round.looked, role] }
}
