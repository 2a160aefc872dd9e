import { correctWith, countBroken } from '../../../kit/correct'
import { fields } from '../fields/index'
import { broken } from '../model/count'
import type { Change } from '../model/moves'
import type { Code } from '../model/refusals'
import type { State } from '../model/state'

/** Applies a correction: the changes in order, then a check of the piece count. Refusal: COUNT_BROKEN. */
export const decideCorrection = correctWith<State, Change, Code>({ fields, fresh: 'number', fault: (after) => countBroken(broken(after)) })
