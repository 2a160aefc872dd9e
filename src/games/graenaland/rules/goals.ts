import { seatsAfter, seatsFrom } from '../../../kit/turns'
import type { ReportedNumbers } from '../../../kit/rule-points'
import { GOALS, GOALS_NEEDED, LEVELS, type Clan, type Goal } from '../box/box'
import { goalsAsked, numberOf } from '../box/numbers'
import { armyOf, clansOf, ownBuildings, ownSettlements } from '../model/board'
import type { ByClan, GoalCard, Result, State } from '../model/state'

/** The five goals (R57–R62, R69, R70), victory points (R78) and places at the end (R64, R82). */

/** The possessions of a player that goals count. */
export interface Standing {
  /** Own settlements by territory, buildings included. */
  readonly settlements: readonly number[]
  readonly buildings: number
  readonly army: number
}

/** From so many own settlements on a territory counts (R59). */
const IN_TERRITORY = 2

/** How far somebody has come with each goal. @param three R69: the first building does not count */
export const reached = ({ settlements, buildings, army }: Standing, three: boolean): Readonly<Record<Goal, number>> => ({
  settlements: settlements.reduce((total, count) => total + count, 0),
  territories: settlements.filter((count) => count >= IN_TERRITORY).length,
  largest: Math.max(0, ...settlements),
  buildings: Math.max(0, buildings - (three ? 1 : 0)),
  army,
})

/** The goals that are met in the basic game. */
export const goalsMet = (standing: Standing, three: boolean, told: ReportedNumbers): readonly Goal[] => {
  const has = reached(standing, three)
  return goalsAsked(told).flatMap(([goal, asked]) => (has[goal] >= asked ? [goal] : []))
}
/** R78: points that victory takes. */
export const areEnoughPoints = (points: number, told: ReportedNumbers): boolean => points >= numberOf(told, 'points')
export const areEnoughGoals = (met: number): boolean => met >= GOALS_NEEDED

/** R78: one point for each level that is reached. */
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

/** R78: three levels of each goal, each harder than the one before. */
export const isGoalCard = (card: GoalCard): boolean =>
  GOALS.every((goal) => card[goal].length === LEVELS && card[goal].every((level, at) => at === 0 || level > (card[goal][at - 1] ?? 0)))

export const standingOf = (state: State, clan: Clan): Standing => ({
  settlements: Object.values(ownSettlements(state, clan)).map((count) => count ?? 0),
  buildings: ownBuildings(state, clan),
  army: armyOf(state, clan),
})
export const goalsOf = (state: State, clan: Clan): readonly Goal[] => goalsMet(standingOf(state, clan), state.settings.three, state.numbers)
/** The points of a card that lies open; a number where only that was told. */
export const pointsWith = (state: State, clan: Clan, card: GoalCard | number): number =>
  typeof card === 'number' ? card : totalOf(pointsOn(card, standingOf(state, clan), state.settings.three))

/** R63, R82: who builds at the end: clockwise, the announcer first where points decide, and not at all without. */
export const finalOrder = (clans: readonly Clan[], announcer: Clan, advanced: boolean): readonly Clan[] =>
  advanced ? seatsFrom(clans, announcer) : seatsAfter(clans, announcer).slice(0, -1)

/** R64, R82, A17: the announcer has won; the others have places by what they reached, and equals share one. */
export const placesBy = (clans: readonly Clan[], winner: Clan, score: ByClan<number>): Result['places'] => {
  const others = clans.filter((clan) => clan !== winner)
  const scores = [...new Set(others.map((clan) => score[clan] ?? 0))].toSorted((a, b) => b - a)
  return [[winner], ...scores.map((reachedScore) => others.filter((clan) => (score[clan] ?? 0) === reachedScore))]
}

/** How the game ends: goals in the basic game, points of the cards that lie open otherwise. */
export const resultOf = (state: State, announcer: Clan, advanced: boolean): Result => {
  const clans = clansOf(state)
  const scoreOf = (clan: Clan) => (advanced ? pointsWith(state, clan, state.proofs[clan] ?? 0) : goalsOf(state, clan).length)
  const score = Object.fromEntries(clans.map((clan) => [clan, scoreOf(clan)]))
  return { score, places: placesBy(clans, announcer, score) }
}
