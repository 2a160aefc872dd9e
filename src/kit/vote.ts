import { sum, type Addend } from './addends'

/**
 * Open votes with weights. The weight of everybody's vote is settled when the vote begins, with all that it is made of; nothing that
 * happens while it lasts changes it.
 */

export interface Voter<Role extends string = string> {
  readonly role: Role
  /** The addends of the votes of this role. */
  readonly addends: readonly Addend[]
}

export interface Vote<Role extends string = string> {
  /** In the order in which they vote; each has at least one vote. */
  readonly voters: readonly Voter<Role>[]
  /** Votes in favour with which it is adopted. */
  readonly needed: number
  /** The votes so far, by role. */
  readonly said: Readonly<Partial<Record<Role, boolean>>>
}

/** More than half of so many votes: exactly half is not enough. */
export const majorityOf = (total: number): number => Math.floor(total / 2) + 1

/** The number of a voter's votes; a negative sum counts as 0. */
export const weightOf = ({ addends }: Voter): number => Math.max(0, sum(addends))

/**
 * Begins a vote. Roles without votes are left out.
 * @param voters in the order in which they vote
 * @param needed votes in favour with which it is adopted, worked out from all votes there are; without it more than half
 */
export const openVote = <Role extends string>(
  voters: readonly Voter<Role>[],
  needed: (total: number) => number = majorityOf,
): Vote<Role> => {
  const entitled = voters.filter((voter) => weightOf(voter) > 0)
  const total = entitled.reduce((votes, voter) => votes + weightOf(voter), 0)
  return { voters: entitled, needed: needed(total), said: {} as Vote<Role>['said'] }
}

/** Who votes next; undefined once all have. */
export const nextVoter = <Role extends string>({ voters, said }: Vote<Role>): Role | undefined =>
  voters.find(({ role }) => said[role] === undefined)?.role

/** The objection to a role's voting now: it has no vote, has voted, or others come first. undefined = nothing. */
export const objectionToVote = <Role extends string>(vote: Vote<Role>, role: Role): 'noVote' | 'hasVoted' | 'notNext' | undefined => {
  if (vote.voters.every((voter) => voter.role !== role)) return 'noVote'
  if (vote.said[role] !== undefined) return 'hasVoted'
  return nextVoter(vote) === role ? undefined : 'notNext'
}

/** The vote once a role has said yes or no. {@link objectionToVote} must have nothing against it. */
export const withVote = <Role extends string>(vote: Vote<Role>, role: Role, yes: boolean): Vote<Role> => ({
  ...vote,
  said: { ...vote.said, [role]: yes },
})

/** The current state of a vote. */
export interface Count {
  readonly yes: number
  readonly no: number
  /** Votes of those who have not voted yet. */
  readonly open: number
  readonly total: number
  readonly needed: number
  /** Whether it is adopted; undefined as long as those who have not voted can still turn it. */
  readonly adopted: boolean | undefined
}

export const countOf = <Role extends string>({ voters, needed, said }: Vote<Role>): Count => {
  const of = (what: boolean | undefined) =>
    voters.filter(({ role }) => said[role] === what).reduce((total, voter) => total + weightOf(voter), 0)
  const [yes, no, open] = [of(true), of(false), of(undefined)]
  const adopted = yes >= needed ? true : yes + open < needed ? false : undefined
  return { yes, no, open, total: yes + no + open, needed, adopted }
}
