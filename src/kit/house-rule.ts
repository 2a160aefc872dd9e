/** Change of a correction: its kind and, if it sets a number of the game, the id of the number. */
interface Correction {
  readonly set: string
  readonly point?: string
}

/**
 * Returns whether a correction changes only rules: settings, or numbers that house rules can change. The log then calls it a house rule.
 * @param isReadOff returns whether the players read a number off their own copy of the game; such a number is corrected, not a house rule
 */
export const isHouseRule = (changes: readonly Correction[], isReadOff: (point: string) => boolean = () => false): boolean =>
  changes.length > 0 &&
  changes.every(({ set, point = '' }) => set === 'settings' || set.startsWith('box.') || (set === 'number' && !isReadOff(point)))

/** Returns the text of the log for a correction: its title and, if the players entered one, the reason. */
export const withReason = (title: string, reason: string | undefined): string =>
  reason === undefined ? `${title}.` : `${title}: ${reason}`
