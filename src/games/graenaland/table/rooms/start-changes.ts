import type { Moment } from '../../../../referee'
import type { BoardChange } from '../../../../table/game/game-outcomes'
import type { Graenaland } from '../..'
import type { Event } from '../../model/events'
import * as tableIcons from '../../../../table/icons'
import * as icons from '../parts/icons'
import { nameOf } from '../parts/position'
import type { Texts } from '../parts/words'
import type { OutcomeTexts } from './words'

type Placed = Extract<Event, { readonly e: 'placed' }>

/** Returns the placements of all clans in a fixed start (R7) up to a log entry, in the order in which the clans placed. */
const placementsUpTo = (last: Moment<Graenaland>): readonly Placed[] => {
  let found: readonly Placed[] = []
  for (let moment: Moment<Graenaland> | undefined = last; moment !== undefined; moment = moment.parent) {
    const placed = moment.entry.events.flatMap((event) => (event.e === 'placed' ? [event] : []))
    found = [...placed, ...found]
  }
  return found
}

/**
 * Returns one line for each clan after the last clan has placed: its villages, its warrior and its two first cards (R7, R8). In a free
 * start, the clans have their cards already; the cards left on the coast are discarded (R76).
 */
export const startChanges = (moment: Moment<Graenaland>, texts: Texts, outcomeTexts: OutcomeTexts): readonly Omit<BoardChange, 'id'>[] => {
  const { state } = moment
  const isFree = state.settings.freeStart
  const placed = placementsUpTo(moment).map(({ by, spots: [first, second, warrior] }) => ({
    icon: icons.village,
    role: by,
    title: outcomeTexts.startsAt(nameOf(state, texts.clans, by), texts.place(first), texts.place(second), texts.place(warrior)),
    ...(!isFree && {
      note: outcomeTexts.startCards([first, second].map((place) => texts.terrains[state.island[place]?.terrain ?? 'plains'])),
    }),
  }))
  return isFree ? [...placed, { icon: tableIcons.card, title: outcomeTexts.discardRest }] : placed
}
