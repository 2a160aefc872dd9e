import { correctWith, countBroken } from '../../../kit/correct'
import { accepted, type Correct, type Result } from '../../../referee'
import { fields } from '../fields'
import { broken } from '../model/count'
import type { Event } from '../model/events'
import type { Change } from '../model/moves'
import type { Code } from '../model/refusals'
import type { State } from '../model/state'

const correct = correctWith<State, Change, Code>({ fields, fresh: 'number', fault: (after) => countBroken(broken(after)) })

/** Setting by hand: the changes follow one another, and the count of the pieces has to hold after the last one. Refusal: COUNT_BROKEN. */
export const decideCorrection = (state: State, move: Correct<Change>): Result<readonly Event[], Code> => {
  const corrected = correct(state, move)
  return corrected.ok ? accepted([corrected.value]) : corrected
}
