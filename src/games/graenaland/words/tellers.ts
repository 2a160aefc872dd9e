import { weightOf, type Vote } from '../../../kit/vote'
import type { HiddenEvent } from '../../../kit/hidden'

/** A sentence for each event of the game's own. */
export type Tellers<Event extends { readonly e: string }> = {
  readonly [E in Exclude<Event['e'], HiddenEvent['e']>]: (event: Extract<Event, { readonly e: E }>) => string
}

/** Places with their numbers; whoever shares one is followed by as many numbers that nobody has. */
export const numbered = <Role>(places: readonly (readonly Role[])[]): readonly (readonly [number, readonly Role[]])[] =>
  places.map((here, at) => [1 + places.slice(0, at).reduce((before, one) => before + one.length, 0), here])

/** All votes of a vote together. */
export const votesIn = ({ voters }: Pick<Vote, 'voters'>): number => voters.reduce((sum, voter) => sum + weightOf(voter), 0)
