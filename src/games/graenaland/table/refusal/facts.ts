import { THINGS, type Clan, type Thing } from '../../box/box'
import type { PlaceId } from '../../box/island'
import { clansOf, countOf, heroAt, holdingOf, placesOf } from '../../model/board'
import type { State } from '../../model/state'
import { builderIn } from '../../rules/construction'
import { nextProposer, proposable, votesOf } from '../../rules/distribution'
import { placesFor } from '../../rules/places'
import { voteAt, votesAt } from '../../rules/votes'
import type { RefusedFacts } from '../../words/shared/refused-facts'
import { settlementsBehind } from '../parts/holdings'
import { nameOf } from '../parts/position'
import { madeOf } from '../parts/votes'
import type { Texts } from '../parts/words'

type Values = Readonly<Record<string, unknown>>

/** Returns the clans that have the refused building in the territory. For other answers, returns the clans with a vote in the territory. */
const peopleAt = (state: State, at: PlaceId | undefined, what: Thing | undefined): readonly Clan[] => {
  if (at === undefined) return []
  if (what === undefined) {
    const votes = votesOf(voteAt(state, at))
    return clansOf(state).filter((clan) => (votes[clan] ?? 0) > 0)
  }
  return clansOf(state).filter((clan) => ((state.settlements[at]?.[clan] as Partial<Record<Thing, number>> | undefined)?.[what] ?? 0) > 0)
}

/** Returns the sum of the votes of a clan in a territory as text; '' if nothing counts for the clan there. */
const sumOf = (state: State, at: PlaceId, clan: Clan, texts: Texts): string =>
  madeOf(votesAt(state, at).find(({ role }) => role === clan)?.addends ?? [], texts, settlementsBehind(state, at, clan, texts))

/** Returns whether a clan has a priest and no settlement in a territory. */
const isOnlyPriest = (state: State, at: PlaceId, clan: Clan): boolean =>
  heroAt(state, clan, at) === 'priest' && countOf(holdingOf(state, at, clan)) === 0

/** Returns the names that the text of a refusal contains. @param move the refused move, if there is one */
export const factsOf = (state: State, params: Values, move: Values | undefined, texts: Texts): RefusedFacts => {
  const valueOf = (key: string) => params[key] ?? move?.[key]
  const at = placesOf(state).find((place) => place === valueOf('at'))
  const what = THINGS.find((thing) => thing === valueOf('what'))
  const clans = clansOf(state)
  const proposer = nextProposer({ clans, chief: state.chief, done: state.proposed })
  const by = clans.find((clan) => clan === move?.['by']) ?? builderIn(state) ?? proposer ?? state.chief
  const called = (clan: Clan) => nameOf(state, texts.clans, clan)
  const voiceless = clans.find((clan) => clan === params['clan']) ?? by
  const legal = what === undefined ? proposable(state, by) : placesFor(state, by, what)
  return {
    who: called(by),
    at: at === undefined ? '' : texts.place(at),
    what,
    people: peopleAt(state, at, what).map(called),
    voiceless: called(voiceless),
    sum: at === undefined ? '' : sumOf(state, at, voiceless, texts),
    onlyPriest: at !== undefined && isOnlyPriest(state, at, voiceless),
    elsewhere: legal.filter((place) => place !== at).map(texts.place),
  }
}
