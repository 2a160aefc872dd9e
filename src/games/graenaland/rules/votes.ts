import { addend, type Addend } from '../../../kit/addends'
import { openVote, type Vote, type Voter } from '../../../kit/vote'
import type { Clan, Hero } from '../box/box'
import type { PlaceId } from '../box/island'
import { armyOf, clansOf, hasWork, heroesIn, settledIn } from '../model/board'
import type { Settings } from '../model/settings'
import type { ByClan, State } from '../model/state'

/** Counting votes in a territory: R30–R34, R65–R67. */

/** A territory as votes are counted in it. */
export interface Assembly {
  readonly clans: readonly Clan[]
  readonly palisade: boolean
  readonly settlements: ByClan<number>
  readonly heroes: ByClan<Hero>
  readonly army: ByClan<number>
  readonly settings: Pick<Settings, 'three' | 'palisadeAll'>
}

/** The votes of one hero. Order of arithmetic (R67): the priest, the one vote more, the palisade; never below 0. */
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
  // R34 lowers warriors; with three players R67 lowers every hero.
  const isLowered = palisade && (settings.three ? !livesHere || settings.palisadeAll : !livesHere && hero === 'warrior')
  return [...own, ...more, ...(isLowered && soFar > 0 ? [addend('palisade', -1)] : [])]
}

/** Everybody's votes, with all that they are made of. */
export const countVotes = (assembly: Assembly): readonly Voter<Clan>[] =>
  assembly.clans.map((clan) => {
    const settlements = assembly.settlements[clan] ?? 0
    return { role: clan, addends: [...(settlements > 0 ? [addend('settlements', settlements)] : []), ...heroAddends(assembly, clan)] }
  })

/** A territory of the board. */
export const assemblyAt = (state: State, at: PlaceId): Assembly => ({
  clans: clansOf(state),
  palisade: hasWork(state, at, 'palisade'),
  settlements: settledIn(state, at),
  heroes: heroesIn(state, at),
  army: state.army,
  settings: state.settings,
})
/** The votes of everybody there. */
export const votesAt = (state: State, at: PlaceId): readonly Voter<Clan>[] => countVotes(assemblyAt(state, at))

/** R27, R28: the vote as it would be there now; more than half of all votes are needed. */
export const voteAt = (state: State, at: PlaceId): Vote<Clan> => openVote(votesAt(state, at))
