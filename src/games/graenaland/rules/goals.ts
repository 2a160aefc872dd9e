import { seatsAfter, seatsFrom } from '../../../kit/turns'
import type { ReportedNumbers } from '../../../kit/rule-points'
import { GOALS, GOALS_NEEDED, LEVELS, type Clan, type Goal } from '../box/box'
import { goalsAsked, numberOf } from '../box/numbers'
import { armyOf, clansOf, ownBuildings, ownSettlements } from '../model/board'
import type { ByClan, GoalCard, Result, State } from '../model/state'

/** Rules of the five goals (R57–R62, R69, R70), of victory points (R78) and of the final ranking (R64, R82). */

/** Pieces of a clan that count for the goals. */
export interface Standing {
  /** Number of settlements of the clan in each territory, including buildings. */
  readonly settlements: readonly number[]
  readonly buildings: number
  readonly army: number
}

/** Minimum number of settlements that a clan needs in a territory so that the territory counts (R59). */
const IN_TERRITORY = 2

/**
 * Returns the progress of a clan in each goal.
 * @param three whether the adjustments for three players apply, so that the first building does not count (R69)
 */
export const reached = ({ settlements, buildings, army }: Standing, three: boolean): Readonly<Record<Goal, number>> => ({
  settlements: settlements.reduce((total, count) => total + count, 0),
  territories: settlements.filter((count) => count >= IN_TERRITORY).length,
  largest: Math.max(0, ...settlements),
  buildings: Math.max(0, buildings - (three ? 1 : 0)),
  army,
})

/** Returns the goals that a clan has reached in the basic game. */
export const goalsMet = (standing: Standing, three: boolean, reported: ReportedNumbers): readonly Goal[] => {
  const has = reached(standing, three)
  return goalsAsked(reported).flatMap(([goal, asked]) => (has[goal] >= asked ? [goal] : []))
}
/** R78: returns whether a number of points is enough for victory. */
export const areEnoughPoints = (points: number, reported: ReportedNumbers): boolean => points >= numberOf(reported, 'points')
export const areEnoughGoals = (met: number): boolean => met >= GOALS_NEEDED

/** R78: returns the points of a victory point card for each goal. Each level that the clan has reached gives one point. */
export const pointsOn = (card: GoalCard, standing: Standing, three: boolean): Readonly<Record<Goal, number>> => {
  const has = reached(standing, three)
  const of = (goal: Goal) => card[goal].filter((level) => has[goal] >= level).length
  return {
    settlements: of('settlements'),
    territories: of('territories'),
    largest: of('largest'),
    buildings: of('buildings'),
    army: of('army'),
  }
}
export const totalOf = (points: Readonly<Record<Goal, number>>): number => GOALS.reduce((total, goal) => total + points[goal], 0)

/** R78: returns whether each goal of a card has three levels and each level is higher than the level before. */
export const isGoalCard = (card: GoalCard): boolean =>
  GOALS.every((goal) => card[goal].length === LEVELS && card[goal].every((level, at) => at === 0 || level > (card[goal][at - 1] ?? 0)))

export const standingOf = (state: State, clan: Clan): Standing => ({
  settlements: Object.values(ownSettlements(state, clan)).map((count) => count ?? 0),
  buildings: ownBuildings(state, clan),
  army: armyOf(state, clan),
})
export const goalsOf = (state: State, clan: Clan): readonly Goal[] => goalsMet(standingOf(state, clan), state.settings.three, state.numbers)
/** Returns the points of a clan whose victory point card is revealed. `card` is a number if the players reported only the points. */
export const pointsWith = (state: State, clan: Clan, card: GoalCard | number): number =>
  typeof card === 'number' ? card : totalOf(pointsOn(card, standingOf(state, clan), state.settings.three))

/** R78: returns the maximum number of points that any card can give a clan now. The levels of a goal rise by at least 1. */
export const mostPoints = (state: State, clan: Clan): number => {
  const has = reached(standingOf(state, clan), state.settings.three)
  return GOALS.reduce((total, goal) => total + Math.min(LEVELS, has[goal]), 0)
}

/**
 * R63, R82: returns the clans that build in the final building phase, clockwise. With victory point cards, the clan that announced victory
 * builds first; otherwise it does not build.
 */
export const finalOrder = (clans: readonly Clan[], announcer: Clan, advanced: boolean): readonly Clan[] =>
  advanced ? seatsFrom(clans, announcer) : seatsAfter(clans, announcer).slice(0, -1)

/**
 * R64, R82, A17: returns the final ranking. The clan that announced victory wins. The other clans are ranked by score, and clans with equal
 * scores have the same rank.
 */
export const placesBy = (clans: readonly Clan[], winner: Clan, score: ByClan<number>): Result['places'] => {
  const others = clans.filter((clan) => clan !== winner)
  const scores = [...new Set(others.map((clan) => score[clan] ?? 0))].toSorted((a, b) => b - a)
  return [[winner], ...scores.map((reachedScore) => others.filter((clan) => (score[clan] ?? 0) === reachedScore))]
}

/** Returns the result of the game. The score is the number of goals in the basic game, otherwise the points of the revealed cards. */
export const resultOf = (state: State, announcer: Clan, advanced: boolean): Result => {
  const clans = clansOf(state)
  const scoreOf = (clan: Clan) => (advanced ? pointsWith(state, clan, state.proofs[clan] ?? 0) : goalsOf(state, clan).length)
  const score = Object.fromEntries(clans.map((clan) => [clan, scoreOf(clan)]))
  return { score, places: placesBy(clans, announcer, score) }
}
