import { accepted, refusedByReferee, type Correct, type Result } from '../../../referee'
import { broken } from '../model/count'
import type { Event } from '../model/events'
import type { Change } from '../model/moves'
import type { Code } from '../model/refusals'
import type { State } from '../model/state'
import { fields } from '../fields'

/** Setting by hand: the changes follow one another, and the count of the pieces has to hold after the last one. Refusal: COUNT_BROKEN. */
export const decideCorrection = (state: State, { changes, reason }: Correct<Change>): Result<readonly Event[], Code> => {
  if (changes.length === 0) return refusedByReferee('MALFORMED')
  const isThere = (change: Change) => fields.before(state, change) !== undefined || change.set === 'number'
  if (!changes.every(isThere)) return refusedByReferee('MALFORMED')
  const [fault] = broken(fields.apply(state, changes))
  if (fault !== undefined) return refusedByReferee('COUNT_BROKEN', { what: fault })
  return accepted([{ e: 'corrected', changes, ...(reason === undefined ? {} : { reason }) }])
}
