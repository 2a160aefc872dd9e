import { correctWith, countBroken } from '../../../kit/correct'
import { accepted, refusedByReferee, type Correct, type Result } from '../../../referee'
import { fields } from '../fields/index'
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

const correct = correctWith<State, Change, Code>({
  ballot: ({ ballot }) => ballot,
  fields,
  fresh: 'number',
  objection: (state, change) => {
    const limits = change.set === 'number' ? objectionToNumber(state, change.point, change.value) : undefined
    return limits && refusedByReferee('MALFORMED', limits).refusal
  },
  fault: (after) => countBroken(broken(after)),
})

/**
 * Decides a correction: applies the changes in order; the number of pieces must be valid after the last change. Secret questions and
 * questions with a fixed order that depend on the changed values are asked again. Refusals: MALFORMED, COUNT_BROKEN, BALLOT_OPEN (a choice
 * is sealed).
 */
export const decideCorrection = (state: State, move: Correct<Change>): Result<readonly Event[], Code> => {
  const corrected = correct(state, move)
  if (!corrected.ok) return corrected
  const transaction = startTransaction(state)
  corrected.value.forEach(transaction.emit)
  const { stage } = transaction.state
  if (stage === 'orders' || (stage === 'production' && dueDraw(transaction.state) === undefined)) askOrders(transaction)
  else if (stage === 'announce' && (state.ballot !== undefined || transaction.state.settings.announceSealed)) askAnnouncements(transaction)
  return accepted(transaction.events)
}
