import type { ReportedNumber } from '../../../referee'
import type { ReportedNumbers } from '../../../kit/rule-points'
import { GOALS, LEVELS, type GoalCard } from './box'

/**
 * Victory point cards of this copy of the game. The rulebook text lacks their levels, so the device stores each card that a player has
 * shown (R82). In a later game, a player chooses one of these cards instead of entering its 15 levels. The id of the stored number contains
 * the levels; its value is 1.
 */
const CARD = 'victoryCard/'

/** Returns whether a stored number is a victory point card. Such a number is not a number of the rules. */
export const isStoredCard = (id: string): boolean => id.startsWith(CARD)

/** Returns the number that the device stores for a victory point card. */
export const reportedCard = (card: GoalCard): ReportedNumber => ({
  point: `${CARD}${GOALS.map((goal) => card[goal].join('.')).join('/')}`,
  value: 1,
})

/** Returns the levels of a card in the order of the goals, each goal from the lowest level. */
export const levelsOn = (card: Partial<GoalCard>): readonly number[] => GOALS.flatMap((goal) => card[goal] ?? [])

/** Returns the card with these levels, in the order of the goals. The card is incomplete if levels are missing. */
export const cardOf = (levels: readonly number[]): GoalCard =>
  Object.fromEntries(GOALS.map((goal, n) => [goal, levels.slice(n * LEVELS, (n + 1) * LEVELS)])) as unknown as GoalCard

/** Returns the stored victory point cards, ordered by their levels. Invalid cards are left out. */
export const storedCards = (reported: ReportedNumbers): readonly GoalCard[] =>
  Object.keys(reported)
    .filter(isStoredCard)
    .map((id) => id.slice(CARD.length).split(/[./]/).map(Number))
    .filter((levels) => levels.length === GOALS.length * LEVELS && levels.every((level, n) => isRising(level, n, levels)))
    .toSorted(compareLevels)
    .map(cardOf)

const isRising = (level: number, n: number, levels: readonly number[]): boolean =>
  Number.isSafeInteger(level) && level > (n % LEVELS === 0 ? 0 : (levels[n - 1] ?? 0))

const compareLevels = (one: readonly number[], other: readonly number[]): number => {
  const n = one.findIndex((level, at) => level !== other[at])
  return n < 0 ? 0 : (one[n] ?? 0) - (other[n] ?? 0)
}
