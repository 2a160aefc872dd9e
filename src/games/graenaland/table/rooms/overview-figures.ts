import { weightOf } from '../../../../kit/vote'
import { allCast } from '../../../../referee'
import * as icons from '../../../../table/icons'
import type { OverviewRole } from '../../../../table/overview/overview-spec'
import { GOALS, GOALS_NEEDED, type Clan, type Goal } from '../../box/box'
import { goalsAsked, numberOf } from '../../box/numbers'
import { clansOf } from '../../model/board'
import type { ByClan, State } from '../../model/state'
import { builderIn } from '../../rules/construction'
import { nextChief } from '../../rules/end-of-round'
import { goalsOf, pointsOn, pointsWith, reached, standingOf } from '../../rules/goals'
import { settlementsOf } from '../../rules/places'
import type { Language } from '../../../../ui/words'
import { ballotTitleIn } from '../asking/asked'
import { nameOf } from '../parts/position'
import { turnOf } from '../parts/turn'
import { textsIn } from '../parts/words'
import { questionTextsIn } from '../questions/words'
import { startTextsIn } from '../questions/words/start'
import { overviewTextsIn } from './words/overview'

/** Functions for the overview on a shared screen. They return only public information. */

/**
 * Returns the progress of a clan in the current question. Sources: the open ballot, the open vote, the turn order, or the clan that builds
 * now.
 * @param votes votes on the open proposal, including votes that are entered but not sent
 */
export const progressOf = (state: State, clan: Clan, votes: ByClan<boolean> = {}): 'done' | 'here' | 'sealed' | 'waits' | undefined => {
  const { ballot, proposal } = state
  if (ballot !== undefined) return ballot.roles.includes(clan) ? (ballot.cast[clan] === undefined ? 'waits' : 'sealed') : undefined
  if (proposal !== undefined) {
    if (proposal.vote.voters.every(({ role }) => role !== clan)) return undefined
    return votes[clan] === undefined ? 'here' : 'done'
  }
  const inTurn = turnOf(state)?.find(({ role }) => role === clan)?.progress
  return inTurn ?? (builderIn(state) === clan ? 'here' : undefined)
}

/**
 * Returns the text and the icon of a clan during a vote: how it votes, or how many votes it has. Empty if the clan has no vote.
 * @param votes votes on the open proposal, including votes that are entered but not sent
 */
export const voteShown = (
  { proposal }: Pick<State, 'proposal'>,
  clan: Clan,
  votes: ByClan<boolean>,
  language: Language,
): { readonly atText?: string; readonly atIcon?: string } => {
  const voter = proposal?.vote.voters.find(({ role }) => role === clan)
  if (voter === undefined) return {}
  const { yes, no } = questionTextsIn(language).vote
  const voted = votes[clan]
  if (voted === undefined) return { atText: overviewTextsIn(language).hasVotes(weightOf(voter)) }
  return { atText: `${voted ? yes : no}\u00a0${weightOf(voter)}`, atIcon: voted ? icons.check : icons.close }
}

/**
 * Returns the number of reached goals if goals are public. With secret victory point cards, returns the number of settlements instead, and
 * after the end of the game the points of the clan.
 */
export const goalShown = (state: State, clan: Clan): Pick<OverviewRole['row']['goal'], 'reached' | 'needed'> => {
  const { settings, result, numbers } = state
  if (settings.vpCards && result !== undefined) return { reached: result.score[clan] ?? 0, needed: numberOf(numbers, 'points') }
  return settings.vpCards
    ? { reached: settlementsOf(state, clan), needed: numberOf(state.numbers, 'goal/settlements') }
    : { reached: goalsOf(state, clan).length, needed: GOALS_NEEDED }
}

/**
 * Returns the points of a shown victory point card for each goal, in the order of the goals (R78). Undefined if the card is not shown, or
 * if the players reported only its points.
 */
export const shownLevels = (state: State, clan: Clan): readonly number[] | undefined => {
  const card = state.proofs[clan]
  if (card === undefined || typeof card === 'number') return undefined
  const points = pointsOn(card, standingOf(state, clan), state.settings.three)
  return GOALS.map((goal) => points[goal])
}

/** Returns the current points of a shown victory point card (R82); undefined if the card is not shown. */
export const shownPoints = (state: State, clan: Clan): number | undefined => {
  const card = state.proofs[clan]
  return card === undefined ? undefined : pointsWith(state, clan, card)
}

/** Returns the progress of a clan in each goal, in the order of the goals (R57). */
export const figuresOf = (state: State, clan: Clan): readonly number[] => {
  const has = reached(standingOf(state, clan), state.settings.three)
  return GOALS.map((goal) => has[goal])
}

/**
 * Returns the goals and the number that a clan needs for each goal. With victory point cards, the numbers are omitted because the levels
 * are secret (R77).
 */
export const goalColumns = (state: State): readonly { readonly goal: Goal; readonly asked?: number }[] =>
  goalsAsked(state.numbers).map(([goal, asked]) => (state.settings.vpCards ? { goal } : { goal, asked }))

/** Returns the clan with the ship marker and the next clan; undefined before the first round and after the end has begun. */
export const shipOf = (state: State): { readonly chief: Clan; readonly next: Clan } | undefined =>
  state.round === 0 || state.final !== undefined || state.stage === 'over'
    ? undefined
    : { chief: state.chief, next: nextChief(clansOf(state), state.chief) }

/**
 * Returns the title of a question that several clans answer at the same time: a secret choice, compass plates, or a vote. Undefined for
 * other questions.
 */
export const togetherIn = (state: State, language: Language): string | undefined => {
  const { stage, ballot, proposal } = state
  if (ballot !== undefined) return allCast(ballot) ? undefined : ballotTitleIn(state, language)
  if (stage === 'orders') return startTextsIn(language).plates
  if (proposal === undefined) return undefined
  const texts = textsIn(language)
  return overviewTextsIn(language).vote(texts.place(proposal.at), nameOf(state, texts.clans, proposal.by))
}
