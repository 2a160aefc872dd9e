import type { Handled as AnyHandled } from '../../../kit/refusals'
import { refusedByReferee } from '../../../referee'
import type { Colour } from '../box/box'
import type { Code, Reason } from '../model/refusals'
import { countsCards } from '../model/settings'
import type { State } from '../model/state'

/** Types and functions that several rule modules use. */

export type Handled = AnyHandled<Code>
export const NOT_ASKED = refusedByReferee('NOT_ASKED')

/** Returns the number of cards of a player; undefined if the app does not count cards. */
export const cardsOf = (state: Pick<State, 'settings' | 'cards'>, colour: Colour): number | undefined =>
  countsCards(state.settings) ? (state.cards[colour] ?? 0) : undefined

/** R9, R53: returns the refusal reason if a player has too few cards. */
export const tooFewCards = (state: Pick<State, 'settings' | 'cards'>, colour: Colour, needs: number): Reason => {
  const has = cardsOf(state, colour)
  return has !== undefined && has < needs && ['NOT_ENOUGH_CARDS', { needs, has }]
}

/**
 * Returns whether an earlier action is not finished: reactions, a Complicity or a ballot are open, or a task with real cards is not done.
 */
export const isBusy = ({ reacting, pending, jailing, ballot }: State): boolean =>
  reacting !== undefined || pending !== undefined || jailing?.open === true || ballot !== undefined
