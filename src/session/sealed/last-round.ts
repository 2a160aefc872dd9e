import type { Ballot } from '../../referee'

/**
 * Changes of sealed choices before the reveal. The ledger does not name the role of a change, so this page counts and names those made on
 * it, and the table shows the names: nobody has to look again. A change that this page has not seen (it was made before a reload, or on
 * another device) could be anybody's: then the phone goes round once more, and each role sees alone what is sealed for it. Kept in memory
 * alone.
 */
export interface LastRound<Role extends string = string> {
  readonly game: string
  readonly ballot: string
  /** Changes of the ballot that the last way round accounts for: their number when it began; 0 where there was none. */
  readonly anew: number
  /** Roles that have looked and agreed on the way round. */
  readonly looked: readonly Role[]
  /** Roles whose changes were made on this page and are shown to the table, one entry a change. */
  readonly named: readonly Role[]
}

const isOver = <Role extends string>({ anew, looked }: LastRound<Role>, ballot: Ballot<string, Role>): boolean =>
  anew === 0 || ballot.roles.every((role) => looked.includes(role))

/** The round of a ballot, begun afresh where neither it nor a name accounts for a change. A round under way is not cut short. */
const roundOf = <Role extends string>(game: string, ballot: Ballot<string, Role>, rounds: readonly LastRound<Role>[]): LastRound<Role> => {
  const before = rounds.find((round) => round.game === game && round.ballot === ballot.id)
  const isAccounted = before !== undefined && before.anew + before.named.length >= ballot.anew.length
  if (before !== undefined && (isAccounted || !isOver(before, ballot))) return before
  return { game, ballot: ballot.id, anew: ballot.anew.length, looked: [], named: [] }
}

/** The rounds with that of one ballot replaced. */
const withRound = <Role extends string>(rounds: readonly LastRound<Role>[], now: LastRound<Role>): readonly LastRound<Role>[] => [
  ...rounds.filter(({ game, ballot }) => game !== now.game || ballot !== now.ballot),
  now,
]

/** Roles that have to look before the reveal. */
export const rolesToReview = <Role extends string>(
  game: string,
  ballot: Ballot<string, Role>,
  rounds: readonly LastRound<Role>[],
): readonly Role[] => {
  if (ballot.anew.length === 0) return []
  const round = roundOf(game, ballot, rounds)
  return isOver(round, ballot) ? [] : ballot.roles.filter((role) => !round.looked.includes(role))
}

/** Roles that have changed their choice on this page, each once. */
export const changedBy = <Role extends string>(
  game: string,
  ballot: Ballot<string, Role>,
  rounds: readonly LastRound<Role>[],
): readonly Role[] => {
  const named = rounds.find((round) => round.game === game && round.ballot === ballot.id)?.named ?? []
  return ballot.roles.filter((role) => named.includes(role))
}

/** The rounds once a role has changed its choice on this page. */
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

/** The rounds where the last change of a role could not be sealed. */
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

/** The rounds once a role has the phone to look. */
export const reviewing = <Role extends string>(
  game: string,
  ballot: Ballot<string, Role>,
  rounds: readonly LastRound<Role>[],
): readonly LastRound<Role>[] => withRound(rounds, roundOf(game, ballot, rounds))

/** The rounds once a role has looked and agrees. */
export const agreed = <Role extends string>(
  game: string,
  ballot: Ballot<string, Role>,
  rounds: readonly LastRound<Role>[],
  role: Role,
): readonly LastRound<Role>[] => {
  const round = roundOf(game, ballot, rounds)
  return withRound(rounds, { ...round, looked: [...round.looked, role] })
}
