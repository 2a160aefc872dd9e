/**
 * Returns the sum of changes of a number of cards. Returns Infinity if the sum was negative at any time: a clan has then paid more cards
 * than it had by the count, so the count is wrong and says nothing about the hand.
 * @param changes changes, latest change first
 */
export const addedUp = (changes: readonly number[]): number =>
  changes.reduceRight((sum, change) => (sum + change < 0 ? Infinity : sum + change), 0)
