import type { Ballot } from '../../referee'

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

/** The round of a ballot that is under way, or a fresh one: where there is none, and where something was changed while it went on. */
const underWay = <Role extends string>(game: string, ballot: Ballot<string, Role>, rounds: readonly LastRound<Role>[]): LastRound<Role> => {
  const fresh = { game, ballot: ballot.id, anew: ballot.anew.length, looked: [] }
  const before = rounds.find((round) => round.game === game && round.ballot === ballot.id)
  if (before === undefined) return fresh
  const isOver = ballot.roles.every((role) => before.looked.includes(role))
  return isOver && before.anew !== ballot.anew.length ? fresh : before
}

/** The rounds with that of one ballot as it stands now. */
const withRound = <Role extends string>(rounds: readonly LastRound<Role>[], now: LastRound<Role>): readonly LastRound<Role>[] => [
  ...rounds.filter(({ game, ballot }) => game !== now.game || ballot !== now.ballot),
  now,
]

/** Roles that have to look before the reveal. */
export const toLook = <Role extends string>(
  game: string,
  ballot: Ballot<string, Role>,
  rounds: readonly LastRound<Role>[],
): readonly Role[] => {
  if (ballot.anew.length === 0) return []
  const { looked } = underWay(game, ballot, rounds)
  return ballot.roles.filter((role) => !looked.includes(role))
}

/** The rounds once a role has the phone. Its own begins then: what is changed from here on calls for another one. */
export const lookedAt = <Role extends string>(
  game: string,
  ballot: Ballot<string, Role>,
  rounds: readonly LastRound<Role>[],
): readonly LastRound<Role>[] => withRound(rounds, underWay(game, ballot, rounds))

/** The rounds once a role has looked and agrees. */
export const agreed = <Role extends string>(
  game: string,
  ballot: Ballot<string, Role>,
  rounds: readonly LastRound<Role>[],
  role: Role,
): readonly LastRound<Role>[] => {
  const round = underWay(game, ballot, rounds)
  return withRound(rounds, { ...round, looked: [...round.looked, role] })
}
