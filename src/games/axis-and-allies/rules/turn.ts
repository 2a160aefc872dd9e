import { accepted, type Result } from '../../../referee'
import { POWERS, type Power } from '../box/powers'
import { refuse, type Code } from '../model/refusals'

/** Rules of the turn order and the phases: R6, R7. */

export const PHASES = [1, 2, 3, 4, 5, 6, 7] as const
/** R7: phases that a power may use after it has lost its capital. */
const WITHOUT_CAPITAL: readonly number[] = [3, 4, 5]
const INCOME = 7

export interface Clock {
  readonly power: Power
  readonly phase: number
  readonly round: number
}
export type Next = Clock | { readonly check: true; readonly round: number }

/** Returns the phases that a power can still use in its turn. */
export const openPhases = (phase: number, capitalLost: boolean): readonly number[] =>
  PHASES.filter((one) => one > phase && (!capitalLost || WITHOUT_CAPITAL.includes(one)))

/**
 * R6: returns the next phase, or the turn of the next power. Refusals: NOT_YOUR_TURN, PHASE_OVER, CAPITAL_LOST, COLLECT_FIRST.
 * @param to phase to continue with, or the end of the turn
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
