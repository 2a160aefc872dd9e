import type { Moment } from '../../../../referee'
import type { Graenaland } from '../..'
import type { Event } from '../../model/events'
import { builderIn } from '../../rules/construction'

/** Event of one construction, as stored in the ledger. */
export type Built = Extract<Event, { readonly e: 'built' }>

/**
 * Returns the constructions of a turn, oldest first: constructions of the builder, a joint work, and a construction after an offer (R35,
 * R55, R83).
 * @param head a log entry of the turn
 */
export const builtInTurn = (head: Moment<Graenaland>): readonly Built[] => {
  const found: Built[] = []
  const { stage } = head.state
  const by = builderIn(head.state)
  for (let at: Moment<Graenaland> | undefined = head; at?.state.stage === stage && builderIn(at.state) === by; at = at.parent)
    found.unshift(...at.entry.events.filter((event): event is Built => event.e === 'built'))
  return found
}
