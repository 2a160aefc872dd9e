import type { ReportedNumbers } from '../../../kit/rule-points'
import { seatsFrom } from '../../../kit/turns'
import type { Clan } from '../box/box'
import { numberOf } from '../box/numbers'
import type { Reason } from '../model/refusals'
import type { ByClan, Stage } from '../model/state'
import { areEnoughGoals, areEnoughPoints } from './goals'

/** Rules about which clans may announce victory, and which announcement has priority: R57, R79, R80. */

/** Time in a round at which a clan announces victory. */
export type Moment = 'afterProduction' | 'afterDistribution' | 'duringConstruction' | 'afterConstruction'
export const MOMENT_OF: Readonly<Record<Stage, Moment | undefined>> = {
  firstPlayer: undefined,
  start: undefined,
  goals: undefined,
  production: 'afterProduction',
  orders: 'afterProduction',
  proposals: 'afterProduction',
  announce: 'afterDistribution',
  construct: 'duringConstruction',
  claim: 'afterConstruction',
  passShip: 'afterConstruction',
  final: undefined,
  proof: undefined,
  showing: undefined,
  over: undefined,
}

export interface Announcing {
  readonly by: Clan
  readonly chief: Clan
  readonly moment: Moment | undefined
  /** Whether the final building phase has begun (A33). */
  readonly ending: boolean
}

/** R57: returns the reasons why the chief may not announce victory in the basic game. The chief needs three goals after building. */
export const reasonsAgainstClaim = ({ by, chief, moment, ending }: Announcing, goals: number): readonly Reason[] => [
  ending && ['GAME_ENDING'],
  by !== chief && ['NOT_CHIEF', { clan: chief }, 'R57'],
  !ending && moment !== 'afterConstruction' && ['WRONG_TIME'],
  !areEnoughGoals(goals) && ['TOO_FEW_GOALS', { goals }],
]

/**
 * R79: returns the reasons why a clan may not announce victory. After the distribution every clan may announce. The chief must not need a
 * supply card to reach the points.
 */
export const reasonsAgainstAnnouncement = (
  { by, chief, moment, ending }: Announcing,
  points: number,
  countsOnSupply: boolean,
  numbers: ReportedNumbers,
): readonly Reason[] => {
  const needed = numberOf(numbers, 'points')
  return [
    ending && ['GAME_ENDING'],
    !ending && moment !== 'afterDistribution' && ['WRONG_TIME', {}, 'R79'],
    !areEnoughPoints(points, numbers) && ['TOO_FEW_POINTS', { points, needed }],
    by === chief && countsOnSupply && ['COUNTS_ON_SUPPLY'],
  ]
}

/**
 * R80, A18: returns the clans that announced victory in the order of their right to build first: the clan with the most points, and in a
 * tie the clan nearest to the chief clockwise.
 */
export const announcersInOrder = (
  clans: readonly Clan[],
  chief: Clan,
  announced: ByClan<number>,
  failed: readonly Clan[],
): readonly Clan[] =>
  seatsFrom(clans, chief)
    .filter((clan) => announced[clan] !== undefined && !failed.includes(clan))
    .toSorted((a, b) => (announced[b] ?? 0) - (announced[a] ?? 0))
