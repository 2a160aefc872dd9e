import type { Revealed } from '../../../../referee'
import type { Language } from '../../../../ui/words'
import type { Card, State } from '../../model/state'
import { isClan } from '../parts/Plate'
import { nameOf } from '../parts/position'
import { textsIn } from '../parts/words'

/**
 * Returns the text about a revealed card, ballot or secret in the dialog that asks all players to agree to undo. The text says where the
 * information was revealed.
 */
export const revealedIn = ({ kind, label, what }: Revealed, language: Language, state: State): string => {
  const { cards, place, revealed, clans } = textsIn(language)
  const [first = '', second = '', third = ''] = label.split('/')
  if (kind === 'cards')
    return Object.hasOwn(what, second) ? `${place(second)}: ${cards[what[second] as Card]}` : `${place(third)}: ${cards.down}`
  if (first === 'card' && isClan(second)) return revealed.card(nameOf(state, clans, second))
  return second.startsWith('orders') ? revealed.orders : revealed.announcements
}
