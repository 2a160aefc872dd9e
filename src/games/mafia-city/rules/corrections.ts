import { correctWith, countBroken } from '../../../kit/correct'
import { DONE } from '../../../kit/refusals'
import type { Correct } from '../../../referee'
import { fields } from '../fields'
import { broken, tokensOff } from '../model/count'
import type { Change } from '../model/moves'
import { refuse, type Code } from '../model/refusals'
import type { State } from '../model/state'
import type { Transaction } from '../transaction/transaction'
import type { Handled } from './handler'

const decideCorrection = correctWith<State, Change, Code>({
  ballot: ({ ballot }) => ballot,
  fields,
  fresh: 'map',
  fault: (after) => {
    const faults = broken(after)
    if (faults[0] !== 'I2') return countBroken(faults)
    const off = tokensOff(after)
    return refuse('TOKEN_COUNT', { players: Object.keys(off), off: Object.values(off) }).refusal
  },
})

/** Decides a correction: applies its changes in order, then checks the number of pieces. Refusals: TOKEN_COUNT, COUNT_BROKEN. */
export const correct = ({ state, emit }: Transaction, move: Correct<Change>): Handled => {
  const corrected = decideCorrection(state, move)
  if (!corrected.ok) return corrected
  corrected.value.forEach(emit)
  return DONE
}
