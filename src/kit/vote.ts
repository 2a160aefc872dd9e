import { sum, type Addend } from './addends'

/**
 * Public votes in which a role can have several votes. How many votes each role has, and why, is fixed when the vote starts; later events
 * do not change it.
 */

export interface Voter<Role extends string = string> {
  readonly role: Role
  /** Reasons for the votes of this role, each with a number of votes. */
  readonly addends: readonly Addend[]
}

export interface Vote<Role extends string = string> {
  /** Voters in the order in which they vote. Each voter has at least one vote. */
  readonly voters: readonly Voter<Role>[]
  /** Number of votes in favour needed to adopt the motion. */
  readonly needed: number
  /** Votes so far: true for yes, false for no. The key is the role. */
  readonly said: Readonly<Partial<Record<Role, boolean>>>
}

/** Returns the smallest number that is more than half of `total`. */
export const majorityOf = (total: number): number => Math.floor(total / 2) + 1

/** Returns how many votes a voter has. A negative sum counts as 0. */
export const weightOf = ({ addends }: Voter): number => Math.max(0, sum(addends))

/**
 * Starts a vote. Roles without votes are omitted.
 * @param voters in the order in which they vote
 * @param needed returns the number of votes in favour needed, given the total number of votes; default: more than half
 */
export const openVote = <Role extends string>(
  voters: readonly Voter<Role>[],
  needed: (total: number) => number = majorityOf,
): Vote<Role> => {
  const entitled = voters.filter((voter) => weightOf(voter) > 0)
  const total = entitled.reduce((votes, voter) => votes + weightOf(voter), 0)
  return { voters: entitled, needed: needed(total), said: {} as Vote<Role>['said'] }
}

/** Returns the role that votes next; undefined when all roles have voted. */
export const nextVoter = <Role extends string>({ voters, said: votes }: Vote<Role>): Role | undefined =>
  voters.find(({ role }) => votes[role] === undefined)?.role

/**
 * Returns why a role cannot vote now: `noVote` (the role has no vote), `hasVoted`, `notNext` (other roles vote first); undefined if the
 * role can vote.
 */
export const objectionToVote = <Role extends string>(vote: Vote<Role>, role: Role): 'noVote' | 'hasVoted' | 'notNext' | undefined => {
  if (vote.voters.every((voter) => voter.role !== role)) return 'noVote'
  if (vote.said[role] !== undefined) return 'hasVoted'
  return nextVoter(vote) === role ? undefined : 'notNext'
}

/** Returns the vote after a role has voted. {@link objectionToVote} must be undefined for the role. */
export const withVote = <Role extends string>(vote: Vote<Role>, role: Role, yes: boolean): Vote<Role> => ({
  ...vote,
  said: { ...vote.said, [role]: yes },
})

/** Votes counted so far, and the result if it is already certain. */
export interface Count {
  readonly yes: number
  readonly no: number
  /** Number of votes of the roles that have not voted yet. */
  readonly open: number
  readonly total: number
  readonly needed: number
  /** Whether the motion is adopted. Undefined while the remaining votes can still change the result. */
  readonly adopted: boolean | undefined
}

export const countOf = <Role extends string>({ voters, needed, said: votes }: Vote<Role>): Count => {
  const of = (what: boolean | undefined) =>
    voters.filter(({ role }) => votes[role] === what).reduce((total, voter) => total + weightOf(voter), 0)
  const [yes, no, open] = [of(true), of(false), of(undefined)]
  const adopted = yes >= needed ? true : yes + open < needed ? false : undefined
  return { yes, no, open, total: yes + no + open, needed, adopted }
}
