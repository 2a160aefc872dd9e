import { correctWith, countBroken } from '../../../kit/correct'
import { fields } from '../fields/index'
import { broken } from '../model/count'
import type { Change } from '../model/moves'
import type { Code } from '../model/refusals'
import type { State } from '../model/state'

const complexes = ({ territories }: State): number => Object.values(territories).filter(({ ic }) => ic).length

/** Decides a correction: applies its changes in order, then checks the number of pieces. Refusals: BALLOT_OPEN, COUNT_BROKEN. */
export const decideCorrection = correctWith<State, Change, Code>({
  ballot: ({ ballot }) => ballot,
  fields,
  fault: (after, before) => countBroken([...broken(after), ...(complexes(after) < complexes(before) ? ['I4'] : [])]),
})
