import type { RulePoint } from '../../../kit/rule-points'
import { TOKENS_IN_BOX } from './box'

/** Numbers that the text of the rulebook lacks. The defaults are the most probable numbers; the players can change them (A1, A20). */

export type Level = 'beginner' | 'advanced'
type Players = 3 | 4 | 5

const HAND: Readonly<Record<Players, number>> = { 3: 8, 4: 7, 5: 6 }
const RESERVE: Readonly<Record<Players, number>> = { 3: 4, 4: 4, 5: 5 }
const TARGET: Readonly<Record<Level, Readonly<Record<Players, number>>>> = {
  beginner: { 3: 10, 4: 8, 5: 7 },
  advanced: { 3: 15, 4: 13, 5: 11 },
}
/** Maximum number of victory points that players can set as the target. */
const MOST_POINTS = 99

const among = (players: number): Players => (players <= 3 ? 3 : players === 4 ? 4 : 5)

/** Describes a changeable number: the number of Mafiosi that each player has in hand at the start. Players may change it in a game. */
export const inHand = (players: number): RulePoint => ({
  id: `hand/${among(players)}`,
  rule: 'R1',
  least: 1,
  most: TOKENS_IN_BOX,
  book: HAND[among(players)],
})

/** Describes a changeable number: the number of Mafiosi that each player has in reserve at the start. */
export const inReserve = (players: number): RulePoint => ({
  id: `reserve/${among(players)}`,
  rule: 'R1',
  least: 0,
  most: TOKENS_IN_BOX,
  book: RESERVE[among(players)],
})

/** Describes a changeable number: the number of victory points that end the game. */
export const target = (players: number, level: Level): RulePoint => ({
  id: `target/${among(players)}/${level}`,
  rule: 'R5',
  least: 1,
  most: MOST_POINTS,
  book: TARGET[level][among(players)],
})

/** Describes a changeable number: the number that one Secret Deal adds to a player's Mafiosi at a location. */
export const SECRET_DEAL: RulePoint = { id: 'secretDeal', rule: 'R20', least: 1, most: 3, book: 1 }

/** Descriptions of all numbers that the players can change. */
export const POINTS: readonly RulePoint[] = [
  SECRET_DEAL,
  ...[3, 4, 5].flatMap((players) => [inHand(players), inReserve(players), target(players, 'beginner'), target(players, 'advanced')]),
]

export const pointNamed = (id: string): RulePoint | undefined => POINTS.find((point) => point.id === id)
