import { addend, type Addend } from '../../../kit/addends'
import { openVote, type Vote, type Voter } from '../../../kit/vote'
import type { Clan, Hero } from '../box/box'
import type { PlaceId } from '../box/island'
import { armyOf, clansOf, hasWork, heroesIn, settledIn } from '../model/board'
import type { Settings } from '../model/settings'
import type { ByClan, State } from '../model/state'

/** Rules for counting the votes in a territory: R30–R34, R65–R67. */

/** Facts about a territory that decide how many votes each clan has there. */
export interface Assembly {
  readonly clans: readonly Clan[]
  readonly palisade: boolean
  readonly settlements: ByClan<number>
  readonly heroes: ByClan<Hero>
  readonly army: ByClan<number>
  readonly settings: Pick<Settings, 'three' | 'palisadeAll'>
}

/**
 * Returns the addends for the votes of one hero in the order of R67: the priest, the additional vote, the palisade. The sum is never
 * negative.
 */
const heroAddends = ({ heroes, palisade, settlements, army, settings }: Assembly, clan: Clan): readonly Addend[] => {
  const hero = heroes[clan]
  if (hero === undefined) return []
  const there = Object.values(heroes)
  const own: readonly Addend[] =
    hero === 'warrior'
      ? [addend('army', armyOf({ army }, clan)), ...(there.includes('priest') ? [addend('silenced', -armyOf({ army }, clan))] : [])]
      : hero === 'skald'
        ? [addend('audience', there.length - 1)]
        : []
  const more = settings.three ? [addend('three', 1)] : []
  const soFar = [...own, ...more].reduce((total, { amount }) => total + amount, 0)
  const livesHere = (settlements[clan] ?? 0) > 0
  /**
   * R34: a palisade reduces the votes of warriors whose clan has no settlement in the territory. With three players, R67 reduces the votes
   * of every such hero.
   */
  const isLowered = palisade && (settings.three ? !livesHere || settings.palisadeAll : !livesHere && hero === 'warrior')
  return [...own, ...more, ...(isLowered && soFar > 0 ? [addend('palisade', -1)] : [])]
}

/** Returns the number of votes of each clan, with the single numbers that add up to it. */
export const countVotes = (assembly: Assembly): readonly Voter<Clan>[] =>
  assembly.clans.map((clan) => {
    const settlements = assembly.settlements[clan] ?? 0
    return { role: clan, addends: [...(settlements > 0 ? [addend('settlements', settlements)] : []), ...heroAddends(assembly, clan)] }
  })

/** Returns the facts about a territory of the board that decide how many votes each clan has there. */
export const assemblyAt = (state: State, at: PlaceId): Assembly => ({
  clans: clansOf(state),
  palisade: hasWork(state, at, 'palisade'),
  settlements: settledIn(state, at),
  heroes: heroesIn(state, at),
  army: state.army,
  settings: state.settings,
})
/** Returns the number of votes of each clan in a territory, with the single numbers that add up to it. */
export const votesAt = (state: State, at: PlaceId): readonly Voter<Clan>[] => countVotes(assemblyAt(state, at))

/**
 * R27, R28: opens a vote in a territory. The clans vote with their current numbers of votes, and a proposal needs more than half of all
 * votes.
 */
export const voteAt = (state: State, at: PlaceId): Vote<Clan> => openVote(votesAt(state, at))
