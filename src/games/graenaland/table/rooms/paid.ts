import type { Language } from '../../../../ui/words'
import type { Event } from '../../model/events'
import type { State } from '../../model/state'
import { nameOf } from '../parts/position'
import { textsIn } from '../parts/words'
import { cardsPaid, paymentsOf } from './changes'
import { outcomeTextsIn } from './words'

/**
 * Returns a sentence about the cards that paid for a construction, for a joint work with the cards of each clan. Undefined for other
 * events, and if the players did not enter the cards.
 */
export const paidIn = (event: Event | { readonly e: 'rewound' }, state: State, language: Language, move: object): string | undefined => {
  if (event.e !== 'built') return undefined
  const [texts, outcomeTexts] = [textsIn(language), outcomeTextsIn(language)]
  const payments = paymentsOf(event, move, state).flatMap(([clan, payment]) => {
    const cards = cardsPaid(payment, { texts, outcomeTexts })
    return cards === '' ? [] : [{ who: nameOf(state, texts.clans, clan), cards }]
  })
  const [only] = payments
  if (only === undefined) return undefined
  if (event.joint !== true) return outcomeTexts.paid(only.cards)
  return payments.map(({ who, cards }) => `${outcomeTexts.pays(who, cards)}.`).join(' ')
}
