import type { Moment } from '../../../../referee'
import type { MafiaCity } from '../..'
import type { Event } from '../../model/events'

type Jailed = Extract<Event, { readonly e: 'jailed' }>

/** R58: returns the jailings of the open case in order: the first by a card or the Prison, the others by Complicity. */
export const jailingsUpTo = (head: Moment<MafiaCity>): readonly Jailed[] => {
  const found: Jailed[] = []
  for (let at: Moment<MafiaCity> | undefined = head; at !== undefined; at = at.parent) {
    const { events } = at.entry
    const jailed = events.find((event) => event.e === 'jailed')
    if (jailed === undefined) continue
    found.unshift(jailed)
    if (events.some((event) => event.e === 'settled' && event.effect.what !== 'complicity')) return found
  }
  return found
}
