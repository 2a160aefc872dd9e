import { weightOf, type Vote } from '../../../../kit/vote'
import { HEROES, type Clan, type Hero } from '../../box/box'
import type { Moved } from '../../model/events'
import type { Proposal, State } from '../../model/state'
import type { HiddenEvent } from '../../../../kit/hidden'

/**
 * Text functions for the events that only this game has. The key is the name of the event. The second parameter, the position before the
 * event, is optional.
 */
export type Tellers<Event extends { readonly e: string }> = {
  readonly [E in Exclude<Event['e'], HiddenEvent['e']>]: (
    event: Extract<Event, { readonly e: E }>,
    before?: Pick<State, 'cards' | 'orders' | 'heroes' | 'settlements' | 'army'>,
  ) => string
}

/** Returns the cards that a proposal gives to each clan, in the order of the cards. Returns no cards if the caller passes no position. */
export const sharesOf = ({ at, split = [] }: Pick<Proposal, 'at' | 'split'>, before: Pick<State, 'cards'> | undefined) => {
  const lying = before?.cards[at] ?? []
  return [...new Set(split.flatMap((to) => to ?? []))].map((clan) => ({
    clan,
    count: split.filter((to) => to === clan).length,
    cards: lying.filter((_, n) => split[n] === clan),
  }))
}

/**
 * Returns the order results that the log still has to report; an empty list if all heroes stay. Orders without secrecy are reported when
 * they are entered, so a clan whose heroes stay by such an order is not named again.
 */
export const resultsToReport = (results: readonly Moved[], before: Pick<State, 'orders'> | undefined) => {
  return results.filter(({ clan, result }) => result !== 'stays' || before?.orders[clan] === undefined)
}

/** Returns the final ranks with their numbers. If several clans share a rank, the following numbers are skipped, e.g. 1, 2, 2, 4. */
export const numbered = <Role>(places: readonly (readonly Role[])[]): readonly (readonly [number, readonly Role[]])[] =>
  places.map((here, at) => [1 + places.slice(0, at).reduce((before, one) => before + one.length, 0), here])

/** Returns the total number of votes that all clans have on a proposal. */
export const votesIn = ({ voters }: Pick<Vote, 'voters'>): number => voters.reduce((sum, voter) => sum + weightOf(voter), 0)

/** Returns the hero of a clan that has only one hero on the map; undefined if the clan has several heroes or the position is unknown. */
export const onlyHeroOf = (before: Pick<State, 'heroes'> | undefined, clan: Clan): Hero | undefined => {
  const [hero, ...more] = HEROES.filter((one) => before?.heroes[clan]?.[one] !== undefined)
  return more.length === 0 ? hero : undefined
}
