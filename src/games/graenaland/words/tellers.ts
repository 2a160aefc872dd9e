import { weightOf, type Vote } from '../../../kit/vote'
import type { HiddenEvent } from '../../../kit/hidden'

/** One text function for each event that only this game has. */
export type Tellers<Event extends { readonly e: string }> = {
  readonly [E in Exclude<Event['e'], HiddenEvent['e']>]: (event: Extract<Event, { readonly e: E }>) => string
}

/** Returns the places with their numbers; after a shared place, as many numbers are skipped as there are additional clans. */
export const numbered = <Role>(places: readonly (readonly Role[])[]): readonly (readonly [number, readonly Role[]])[] =>
  places.map((here, at) => [1 + places.slice(0, at).reduce((before, one) => before + one.length, 0), here])

/** Returns the total number of votes. */
export const votesIn = ({ voters }: Pick<Vote, 'voters'>): number => voters.reduce((sum, voter) => sum + weightOf(voter), 0)
