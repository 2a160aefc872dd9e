import type { Handled as AnyHandled } from '../../../kit/refusals'
import { refusedByReferee } from '../../../referee'
import type { Colour } from '../box/box'
import type { OwnMove } from '../model/moves'
import type { Code, Reason } from '../model/refusals'
import { countsCards } from '../model/settings'
import type { State } from '../model/state'

/** The types that the chapters of the rules share. */

export type Handled = AnyHandled<Code>
export const NOT_ASKED = refusedByReferee('NOT_ASKED')

/** A move of the game by what it does. */
export type Of<Do extends OwnMove['do']> = Extract<OwnMove, { readonly do: Do }>

/** Cards somebody holds; undefined where they are not counted. */
export const cardsOf = (state: Pick<State, 'settings' | 'cards'>, colour: Colour): number | undefined =>
  countsCards(state.settings) ? (state.cards[colour] ?? 0) : undefined

/** R9, R53: more cards are laid down than somebody holds. */
export const tooFewCards = (state: Pick<State, 'settings' | 'cards'>, colour: Colour, needs: number): Reason => {
  const has = cardsOf(state, colour)
  return has !== undefined && has < needs && ['NOT_ENOUGH_CARDS', { needs, has }]
}

/** Whether something is open that has to be answered before anything else is begun. */
export const isBusy = ({ reacting, pending, jailing, ballot }: State): boolean =>
  reacting !== undefined || pending !== undefined || jailing?.open === true || ballot !== undefined
