import type { Colour } from '../../box/box'
import { countsCards } from '../../model/settings'
import type { State } from '../../model/state'

/**
 * R3: returns the player who shuffles the discard pile while another player draws cards, and the number of cards drawn before. Undefined if
 * the draw pile has enough cards, or if the app does not count cards.
 */
export const shuffledIn = (before: State | undefined, drawn: number): { readonly by: Colour; readonly after: number } | undefined =>
  before !== undefined && countsCards(before.settings) && before.discards > 0 && drawn > before.pile
    ? { by: before.start, after: Math.max(0, before.pile) }
    : undefined
