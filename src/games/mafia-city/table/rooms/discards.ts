import type { Moment } from '../../../../referee'
import type { MafiaCity } from '../..'
import { hasOutcome } from './has-outcome'
import type { Colour } from '../../box/box'
import type { Counts } from '../../model/state'

/**
 * Returns how many cards each player has spent on an effect and its vetoes (R54, R56). All these cards are discarded, even if the effect is
 * cancelled. Returns undefined if the log entry is not the end of reactions to an effect.
 */
export const discardsOf = ({ entry, parent }: Moment<MafiaCity>): Counts | undefined => {
  if (!entry.events.some(({ e }) => e === 'settled')) return undefined
  const paid: Partial<Record<Colour, number>> = {}
  const count = (by: Colour, cards: number) => {
    if (cards > 0) paid[by] = (paid[by] ?? 0) + cards
  }
  for (let at = parent; at !== undefined; at = at.parent) {
    // The cards of a Bullet with vetoes have been shown on its own screen.
    if (hasOutcome(at) && at.entry.events.some((event) => event.e === 'settled' && event.happens && event.effect.what === 'bullet'))
      return paid
    for (const event of at.entry.events.toReversed()) {
      if (event.e === 'vetoed') count(event.by, event.paid)
      if (event.e === 'declared') {
        count(event.effect.by, event.paid)
        // A Bullet without vetoes has no screen of its own: its card belongs to the action that it allowed (R13).
        if (at.parent?.state.bullet !== event.effect.by) return paid
      }
    }
  }
  return paid
}

/**
 * Returns how many cards each player has spent on a Thief whose card is taken in this entry. Undefined if a screen has already shown these
 * cards, or if the entry takes no card.
 */
export const thiefDiscardsOf = ({ entry, parent }: Moment<MafiaCity>): Counts | undefined => {
  if (!entry.events.some(({ e }) => e === 'cardTaken')) return undefined
  for (let at = parent; at !== undefined; at = at.parent)
    if (at.entry.events.some(({ e }) => e === 'settled')) return hasOutcome(at) ? undefined : discardsOf(at)
  return undefined
}

/**
 * Returns how many cards each player has spent at a location on Secret Deals that took effect, with the vetoes on them. These cards are
 * shown with the control of the location, because no screen of their own was shown. Cancelled Secret Deals have such a screen.
 */
export const dealDiscardsOf = (moment: Moment<MafiaCity>): Counts => {
  const paid: Partial<Record<Colour, number>> = {}
  for (let before = moment.parent; before?.state.cycle?.step === 'deals'; before = before.parent) {
    const isDeal = before.entry.events.some((event) => event.e === 'settled' && event.effect.what === 'secretDeal' && event.happens)
    const spent = isDeal ? discardsOf(before) : undefined
    for (const [by, cards] of Object.entries(spent ?? {})) paid[by as Colour] = (paid[by as Colour] ?? 0) + cards
  }
  return paid
}
