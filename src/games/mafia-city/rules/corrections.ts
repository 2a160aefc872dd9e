import { DONE } from '../../../kit/refusals'
import { type Correct, isUntouched, refusedByReferee } from '../../../referee'
import { fields } from '../fields'
import { broken, tokensOff } from '../model/count'
import type { Change } from '../model/moves'
import { refuse } from '../model/refusals'
import type { Transaction } from '../transaction/transaction'
import type { Handled } from './handler'

/** Setting by hand: the changes follow one another, and the count has to hold after the last. Refusals: TOKEN_COUNT, COUNT_BROKEN. */
export const correct = ({ state, emit }: Transaction, { changes, reason }: Correct<Change>): Handled => {
  if (state.ballot !== undefined && !isUntouched(state.ballot)) return refusedByReferee('BALLOT_OPEN')
  const isThere = (change: Change) => fields.before(state, change) !== undefined || change.set === 'map'
  if (changes.length === 0 || !changes.every(isThere)) return refusedByReferee('MALFORMED')
  const after = fields.apply(state, changes)
  const [fault] = broken(after)
  if (fault === 'I2') {
    const off = tokensOff(after)
    return refuse('TOKEN_COUNT', { players: Object.keys(off), off: Object.values(off) })
  }
  if (fault !== undefined) return refusedByReferee('COUNT_BROKEN', { what: fault })
  emit({ e: 'corrected', changes, ...(reason === undefined ? {} : { reason }) })
  return DONE
}
