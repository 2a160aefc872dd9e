import { correctWith, countBroken } from '../../../kit/correct'
import { fields } from '../fields/index'
import { broken } from '../model/count'
import type { Change } from '../model/moves'
import type { Code } from '../model/refusals'
import type { State } from '../model/state'

/** Setting by hand: the changes follow one another, and the count of the pieces has to hold after the last one. Refusal: COUNT_BROKEN. */
export const decideCorrection = correctWith<State, Change, Code>({ fields, fresh: 'number', fault: (after) => countBroken(broken(after)) })
