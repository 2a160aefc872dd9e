import type { WildlingCard } from '../box/box'
import type { State } from '../model/state'
import type { WildlingDeck } from '../model/wildling-deck'
import { without } from './without'

/** Changes of the deck of wildling cards. */

/** Returns the state after a change of the wildling deck; unchanged in the first edition. */
export const inWildlings = (state: State, change: (deck: WildlingDeck) => WildlingDeck): State =>
  state.wildlings === undefined ? state : { ...state, wildlings: change(state.wildlings) }

/** Returns the deck of wildling cards without a card that was drawn from it. */
export const drawnFrom = (deck: WildlingDeck, card: WildlingCard): WildlingDeck => {
  const drawn = { ...deck, drawn: deck.drawn + 1 }
  if (deck.top === card) return without(drawn, 'top')
  const at = deck.unseen.indexOf(card)
  if (at >= 0) return { ...drawn, unseen: deck.unseen.toSpliced(at, 1) }
  const below = deck.under.indexOf(card)
  return { ...drawn, under: deck.under.toSpliced(Math.max(0, below), 1) }
}

/** Returns the deck of wildling cards with a card put under it. `null`: a card that the app does not know. */
export const underneath = (deck: WildlingDeck, card: WildlingCard | null): WildlingDeck => ({ ...deck, under: [...deck.under, card] })
