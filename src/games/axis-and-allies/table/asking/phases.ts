import type { Development } from '../../box/powers'
import { capitalLost, toFight } from '../../model/battlefield'
import type { State } from '../../model/state'
import { mayLeavePhase } from '../../rules/phases'
import { openPhases } from '../../rules/turn'

const hasRockets = (areTold: boolean, owned: readonly Development[]): boolean => areTold && owned.includes('rockets')

/** Returns whether the players have a decision to make in a phase. */
const isNeeded = (state: State, phase: number): boolean => {
  const { settings, bought, power, turn, developments } = state
  if (phase <= 2) return settings.moneyTold
  if (phase === 4) return toFight(state).length > 0 || turn.fire.length > 0 || hasRockets(settings.raidsTold, developments[power])
  if (phase === 5) return settings.armiesTold || settings.landingsTold || settings.battlesTold
  return phase !== 6 || Object.keys(bought[power]).length > 0
}

/** Returns whether only the income is left in the turn: all moves are made, and no bought unit has to be placed. */
export const isIncomeNext = (state: State): boolean => state.phase === 6 && mayLeavePhase(state)

/** Returns the number of the phase that the players see: the income phase as soon as only the income is left. */
export const shownPhase = (state: State): number => (isIncomeNext(state) ? 7 : state.phase)

/** Returns the number of the next phase with a decision, or 'end' for the end of the turn. */
export const nextPhase = (state: State): number | 'end' =>
  openPhases(state.phase, capitalLost(state, state.power)).find((phase) => isNeeded(state, phase)) ?? 'end'
