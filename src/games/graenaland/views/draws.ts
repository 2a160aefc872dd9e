import type { Moment, Vocabulary } from '../../../referee'
import type { Event } from '../model/events'
import type { State } from '../model/state'

type Drawn = Extract<Event, { readonly e: 'drawn' }>

/** Returns the cards that were drawn in the production phase that ends with a log entry (R11), in the order of the draws. */
export const drawsUpTo = (moment: Moment<Vocabulary>): readonly Drawn[] => {
  const draws: Drawn[] = []
  let at: Moment<Vocabulary> | undefined = moment
  while (at !== undefined) {
    draws.unshift(...(at.entry.events as readonly Event[]).filter((event) => event.e === 'drawn'))
    at = (at.parent?.state as State | undefined)?.stage === 'production' ? at.parent : undefined
  }
  return draws
}
