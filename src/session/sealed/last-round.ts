import type { Ballot } from '../../referee'

/**
 * Review of changed choices before the reveal. The ledger does not name the role that changed a choice. This page therefore counts the
 * changes made on it and shows the names of their roles; these changes need no review.
 * A change that this page has not seen (made before a reload, or on another device) may have been made by any person. In this case the
 * phone is passed around once more (the "last round"), and each role reviews its own sealed choice alone. This data is stored only in
 * memory.
 */
export interface LastRound<Role extends string = string> {
  readonly game: string
  readonly ballot: string
  /** Number of changed choices in the ballot when this review started; 0 if no review has started. */
  readonly anew: number
  /** Roles that have already reviewed their own choice. */
  readonly looked: readonly Role[]
  /** Roles whose choices were changed on this page. The roles are shown to all players; the list has one element per change. */
  readonly named: readonly Role[]
}

const isOver = <Role extends string>({ anew, looked }: LastRound<Role>, ballot: Ballot<string, Role>): boolean =>
  anew === 0 || ballot.roles.every((role) => looked.includes(role))

/**
 * Returns the review ("last round") of a ballot. Starts a new review if choices were changed that are neither part of the previous review
 * nor changes by a named role. Does not interrupt a running review.
 */
const roundOf = <Role extends string>(game: string, ballot: Ballot<string, Role>, rounds: readonly LastRound<Role>[]): LastRound<Role> => {
  const before = rounds.find((round) => round.game === game && round.ballot === ballot.id)
  const isAccounted = before !== undefined && before.anew + before.named.length >= ballot.anew.length
  if (before !== undefined && (isAccounted || !isOver(before, ballot))) return before
  return { game, ballot: ballot.id, anew: ballot.anew.length, looked: [], named: [] }
}

/** Returns the reviews of changed choices ("last rounds"), with the review of one ballot replaced. */
const withRound = <Role extends string>(rounds: readonly LastRound<Role>[], now: LastRound<Role>): readonly LastRound<Role>[] => [
  ...rounds.filter(({ game, ballot }) => game !== now.game || ballot !== now.ballot),
  now,
]

/** Returns the roles that must review their sealed choice before the reveal. */
export const rolesToReview = <Role extends string>(
  game: string,
  ballot: Ballot<string, Role>,
  rounds: readonly LastRound<Role>[],
): readonly Role[] => {
  if (ballot.anew.length === 0) return []
  const round = roundOf(game, ballot, rounds)
  return isOver(round, ballot) ? [] : ballot.roles.filter((role) => !round.looked.includes(role))
}

/** Returns the roles that have changed their sealed choice on this page, without duplicates. */
export const changedBy = <Role extends string>(
  game: string,
  ballot: Ballot<string, Role>,
  rounds: readonly LastRound<Role>[],
): readonly Role[] => {
  const named = rounds.find((round) => round.game === game && round.ballot === ballot.id)?.named ?? []
  return ballot.roles.filter((role) => named.includes(role))
}

const NOBODY: readonly never[] = []

/** Returns the roles that have reviewed their own sealed choice. */
export const hasLooked = <Role extends string>(
  game: string,
  ballot: Ballot<string, Role>,
  rounds: readonly LastRound<Role>[],
): readonly Role[] => rounds.find((round) => round.game === game && round.ballot === ballot.id)?.looked ?? NOBODY

/** Returns the updated reviews ("last rounds") after a role has changed its sealed choice on this page. */
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

/** Returns the updated reviews ("last rounds") after the newest attempt of a role to change its choice has failed. */
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

/** Returns the updated reviews ("last rounds") after a role has started to review its choice. */
export const reviewing = <Role extends string>(
  game: string,
  ballot: Ballot<string, Role>,
  rounds: readonly LastRound<Role>[],
): readonly LastRound<Role>[] => withRound(rounds, roundOf(game, ballot, rounds))

/** Returns the updated reviews ("last rounds") after a role has confirmed its choice. */
export const agreed = <Role extends string>(
  game: string,
  ballot: Ballot<string, Role>,
  rounds: readonly LastRound<Role>[],
  role: Role,
): readonly LastRound<Role>[] => {
  const round = roundOf(game, ballot, rounds)
  return withRound(rounds, { ...round, looked: [...round.looked, role] })
}
