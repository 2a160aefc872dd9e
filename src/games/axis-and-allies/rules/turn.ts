import { accepted, type Result } from '../../../referee'
import { POWERS, type Power } from '../box/powers'
import { refuse, type Code } from '../model/refusals'

/** Turn order and phases: R6, R7. */

export const PHASES = [1, 2, 3, 4, 5, 6, 7] as const
/** R7: phases that are open to a power without its capital. */
const WITHOUT_CAPITAL: readonly number[] = [3, 4, 5]
const INCOME = 7

export interface Clock {
  readonly power: Power
  readonly phase: number
  readonly round: number
}
export type Next = Clock | { readonly check: true; readonly round: number }

/** Phases still open to a power in its turn. */
export const openPhases = (phase: number, capitalLost: boolean): readonly number[] =>
  PHASES.filter((one) => one > phase && (!capitalLost || WITHOUT_CAPITAL.includes(one)))

/**
 * R6: advances the turn. Refusals: NOT_YOUR_TURN, PHASE_OVER, CAPITAL_LOST, COLLECT_FIRST.
 * @param to a phase, or the end of the turn
 */
export const goTo = (clock: Clock, capitalLost: boolean, power: Power, to: number | 'end'): Result<Next, Code> => {
  if (power !== clock.power) return refuse('NOT_YOUR_TURN', { power: clock.power })
  if (to === 'end') {
    if (clock.phase < INCOME && !capitalLost) return refuse('COLLECT_FIRST')
    const next = POWERS[POWERS.indexOf(power) + 1]
    return accepted(next === undefined ? { check: true, round: clock.round } : { power: next, phase: 0, round: clock.round })
  }
  if (to <= clock.phase) return refuse('PHASE_OVER', { phase: to })
  if (!openPhases(clock.phase, capitalLost).includes(to)) return refuse('CAPITAL_LOST')
  return accepted({ ...clock, phase: to })
}
