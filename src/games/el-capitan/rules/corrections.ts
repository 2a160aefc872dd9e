import { correctWith, countBroken } from '../../../kit/correct'
import { fields } from '../fields/index'
import { broken } from '../model/count'
import type { Change } from '../model/moves'
import type { Code } from '../model/refusals'
import type { State } from '../model/state'

/** Decides a correction: applies its changes in order, then checks the number of pieces. Refusal: COUNT_BROKEN. */
export const decideCorrection = correctWith<State, Change, Code>({ fields, fresh: 'number', fault: (after) => countBroken(broken(after)) })
