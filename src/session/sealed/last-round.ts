import type { Ballot } from '../../referee'

/**
 * Review of changed choices before the reveal. The ledger does not name the role of a change. This page therefore counts and names the
 * changes made on it and shows the names, so that no review is needed. A change that this page has not seen (made before a reload, or on
 * another device) could be by any person. In that case the phone is passed around once more (the last round), and each role reviews its own
 * sealed choice alone. This data is kept only in memory.
 */
export interface LastRound<Role extends string = string> {
  readonly game: string
  readonly ballot: string
  /** Number of changes of the ballot when the last round started; 0 if there was none. */
  readonly anew: number
  /** Roles that have reviewed their choice in the last round. */
  readonly looked: readonly Role[]
  /** Roles whose changes were made on this page and are shown to all players; one element per change. */
  readonly named: readonly Role[]
}

const isOver = <Role extends string>({ anew, looked }: LastRound<Role>, ballot: Ballot<string, Role>): boolean =>
  anew === 0 || ballot.roles.every((role) => looked.includes(role))

/**
 * Returns the round of a ballot. Starts a new one if some changes are covered neither by the last round nor by a named role. A running
 * round is not interrupted.
 */
const roundOf = <Role extends string>(game: string, ballot: Ballot<string, Role>, rounds: readonly LastRound<Role>[]): LastRound<Role> => {
  const before = rounds.find((round) => round.game === game && round.ballot === ballot.id)
  const isAccounted = before !== undefined && before.anew + before.named.length >= ballot.anew.length
  if (before !== undefined && (isAccounted || !isOver(before, ballot))) return before
  return { game, ballot: ballot.id, anew: ballot.anew.length, looked: [], named: [] }
}

/** Returns the rounds with the round of one ballot replaced. */
const withRound = <Role extends string>(rounds: readonly LastRound<Role>[], now: LastRound<Role>): readonly LastRound<Role>[] => [
  ...rounds.filter(({ game, ballot }) => game !== now.game || ballot !== now.ballot),
  now,
]

/** Returns the roles that must review their choice before the reveal. */
export const rolesToReview = <Role extends string>(
  game: string,
  ballot: Ballot<string, Role>,
  rounds: readonly LastRound<Role>[],
): readonly Role[] => {
  if (ballot.anew.length === 0) return []
  const round = roundOf(game, ballot, rounds)
  return isOver(round, ballot) ? [] : ballot.roles.filter((role) => !round.looked.includes(role))
}

/** Returns the roles that have changed their choice on this page, without duplicates. */
export const changedBy = <Role extends string>(
  game: string,
  ballot: Ballot<string, Role>,
  rounds: readonly LastRound<Role>[],
): readonly Role[] => {
  const named = rounds.find((round) => round.game === game && round.ballot === ballot.id)?.named ?? []
  return ballot.roles.filter((role) => named.includes(role))
}

/** Returns the rounds after a role has changed its choice on this page. */
export const changed = <Role extends string>(
  game: string,
  ballot: Ballot<string, Role>,
  rounds: readonly LastRound<Role>[],
  role: Role,
): readonly LastRound<Role>[] => {
  const none = { game, ballot: ballot.id, anew: 0, looked: [], named: [] }
  const before = rounds.find((round) => round.game === game && round.ballot === ballot.id) ?? none
  return withRound(rounds, { ...before, named: [...before.named, role] })
}

/** Returns the rounds after the last change of a role has failed. */
export const unchanged = <Role extends string>(
  game: string,
  ballot: Ballot<string, Role>,
  rounds: readonly LastRound<Role>[],
  role: Role,
): readonly LastRound<Role>[] =>
  rounds.map((round) =>
    round.game === game && round.ballot === ballot.id
      ? { ...round, named: round.named.toSpliced(round.named.lastIndexOf(role), 1) }
      : round,
  )

/** Returns the rounds after a role has started its review. */
export const reviewing = <Role extends string>(
  game: string,
  ballot: Ballot<string, Role>,
  rounds: readonly LastRound<Role>[],
): readonly LastRound<Role>[] => withRound(rounds, roundOf(game, ballot, rounds))

/** Returns the rounds after a role has confirmed its review. */
export const agreed = <Role extends string>(
  game: string,
  ballot: Ballot<string, Role>,
  rounds: readonly LastRound<Role>[],
  role: Role,
): readonly LastRound<Role>[] => {
  const round = roundOf(game, ballot, rounds)
  return withRound(rounds, { ...round, looked: [...round.looked, role] })
}
