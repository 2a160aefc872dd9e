import type { BoardChange } from '../../../../table/game/game-outcomes'
import type { Event } from '../../model/events'
import { countsCards } from '../../model/settings'
import type { State } from '../../model/state'
import { thief } from '../parts/icons'
import { nameOf } from '../parts/position'
import type { Texts } from '../parts/words'
import type { RoomTexts } from './words'

type CardTaken = Extract<Event, { readonly e: 'cardTaken' }>

/** Content of the outcome screen of a card that a Thief takes at random. */
export interface CardTakenContent {
  readonly title: string
  readonly instruction: string
  readonly doneLabel: string
  readonly changes: readonly BoardChange[]
}

/**
 * R59: returns the position of the card in the hand, and the number of cards of both players before and after. Returns undefined if the
 * app did not draw the position.
 * @param discards line with the cards that the Thief and the vetoes have cost
 */
export const cardTakenContent = (
  { by, from, position }: CardTaken,
  { before, state }: { readonly before: State; readonly state: State },
  texts: Texts,
  { cardTaken: words }: RoomTexts,
  discards?: Omit<BoardChange, 'id'>,
): CardTakenContent | undefined => {
  if (position === undefined) return undefined
  const called = (colour: CardTaken['by']) => nameOf(state, texts.colours, colour)
  const cards = (colour: CardTaken['by']): BoardChange => ({
    id: `cards ${colour}`,
    icon: thief,
    role: colour,
    title: words.cardsOf(called(colour)),
    from: before.cards[colour] ?? 0,
    to: state.cards[colour] ?? 0,
  })
  return {
    title: words.title(position),
    instruction: words.note(called(by), called(from)),
    doneLabel: words.done,
    changes: [
      ...(countsCards(state.settings) ? [cards(by), cards(from)] : []),
      ...(discards === undefined ? [] : [{ id: 'discards', ...discards }]),
    ],
  }
}
