import { accepted, isUntouched, refusedByReferee, type Correct, type Result } from '../../../referee'
import { fields } from '../fields'
import { broken } from '../model/count'
import type { Event } from '../model/events'
import type { Change } from '../model/moves'
import type { Code } from '../model/refusals'
import type { State } from '../model/state'
import { startTransaction } from '../transaction/transaction'
import { objectionToNumber } from './handler'
import { askOrders } from './movement'
import { dueDraw } from './production'
import { askAnnouncements } from './victory-points'

/**
 * Setting by hand: the changes follow one another, and the counts have to hold after the last one. Questions in secret or one after
 * the other that depend on the values set are asked anew. Refusals: MALFORMED, COUNT_BROKEN, BALLOT_OPEN (something is sealed).
 */
export const decideCorrection = (state: State, { changes, reason }: Correct<Change>): Result<readonly Event[], Code> => {
  if (changes.length === 0) return refusedByReferee('MALFORMED')
  if (state.ballot !== undefined && !isUntouched(state.ballot)) return refusedByReferee('BALLOT_OPEN')
  for (const change of changes) {
    if (change.set !== 'number' && fields.before(state, change) === undefined) return refusedByReferee('MALFORMED', { what: change.set })
    const told = change.set === 'number' ? objectionToNumber(state, change.point, change.value) : undefined
    if (told !== undefined) return refusedByReferee('MALFORMED', told)
  }
  const [fault] = broken(fields.apply(state, changes))
  if (fault !== undefined) return refusedByReferee('COUNT_BROKEN', { what: fault })
  const transaction = startTransaction(state)
  transaction.emit({ e: 'corrected', changes, ...(reason === undefined ? {} : { reason }) })
  const { stage } = transaction.state
  if (stage === 'orders' || (stage === 'production' && dueDraw(transaction.state) === undefined)) askOrders(transaction)
  else if (stage === 'announce' && (state.ballot !== undefined || transaction.state.settings.announceSealed)) askAnnouncements(transaction)
  return accepted(transaction.events)
}
