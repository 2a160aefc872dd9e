import type { Moment, Vocabulary } from '../../../referee'
import type { Event } from '../model/events'
import type { State } from '../model/state'

type Drawn = Extract<Event, { readonly e: 'drawn' }>

/** Returns the cards drawn in the production of a round that ends with a moment (R11), in order. */
export const drawsUpTo = (moment: Moment<Vocabulary>): readonly Drawn[] => {
  const draws: Drawn[] = []
  let at: Moment<Vocabulary> | undefined = moment
  while (at !== undefined) {
    draws.unshift(...(at.entry.events as readonly Event[]).filter((event) => event.e === 'drawn'))
    at = (at.parent?.state as State | undefined)?.stage === 'production' ? at.parent : undefined
  }
  return draws
}
