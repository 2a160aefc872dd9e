import { accepted, refusedByReferee, type Correct, type Result } from '../../../referee'
import { fields } from '../fields'
import { broken } from '../model/count'
import type { Event } from '../model/events'
import type { Change } from '../model/moves'
import type { Code } from '../model/refusals'
import type { State } from '../model/state'

const complexes = ({ territories }: State): number => Object.values(territories).filter(({ ic }) => ic).length

/** Setting by hand: the changes follow one another, and the counts have to hold after the last one. Refusal: COUNT_BROKEN. */
export const decideCorrection = (state: State, { changes, reason }: Correct<Change>): Result<readonly Event[], Code> => {
  if (changes.length === 0) return refusedByReferee('MALFORMED')
  let now = state
  for (const change of changes) {
    if (fields.before(now, change) === undefined) return refusedByReferee('MALFORMED', { at: fields.targetOf(change) })
    now = fields.apply(now, [change])
  }
  const [fault] = [...broken(now), ...(complexes(now) < complexes(state) ? ['I4'] : [])]
  if (fault !== undefined) return refusedByReferee('COUNT_BROKEN', { what: fault })
  return accepted([{ e: 'corrected', changes, ...(reason === undefined ? {} : { reason }) }])
}
