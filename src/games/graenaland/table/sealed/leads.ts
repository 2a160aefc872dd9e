import type { Clan } from '../../box/box'
import type { PlaceId } from '../../box/island'
import type { Order, State } from '../../model/state'
import { movedBy } from '../../rules/movement'
import type { Texts } from '../parts/words'

/** Returns the territory to which an order leads on the current board; undefined if no hero moves. */
export const targetOf = (state: Pick<State, 'island' | 'heroes'>, clan: Clan, order: Order): PlaceId | undefined => {
  const { result, to } = movedBy(state.island, clan, state.heroes[clan] ?? {}, order)
  return result === 'stays' || result === 'invalid' ? undefined : to
}

/** Returns the result of an order on the current board as text; '' if no hero moves. */
export const leadsOf = (
  texts: Pick<Texts, 'compass' | 'place'>,
  state: Pick<State, 'island' | 'heroes'>,
  clan: Clan,
  order: Order,
): string => {
  const { result, to = '', from } = movedBy(state.island, clan, state.heroes[clan] ?? {}, order)
  const { leads } = texts.compass
  if (result === 'stays') return ''
  return result === 'invalid'
    ? leads.invalid((order.go === 'WW' || order.go === 'EE') && from !== undefined && state.island[from]?.coast === false)
    : leads[result](texts.place(to))
}
