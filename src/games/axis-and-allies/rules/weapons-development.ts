import { isRolled } from '../../../kit/dice'
import { moveShape } from '../../../kit/move-kinds'
import { whole, type Infer } from '../../../kit/shape'
import { accepted, refusedByReferee, type Result } from '../../../referee'
import { DEVELOPMENTS, RESEARCH_DIE, type Development } from '../box/powers'
import { firstReason, refuse, type Code, type Waived } from '../model/refusals'
import type { State } from '../model/state'
import type { Transaction } from '../transaction/transaction'
import { asAnswer, DONE, inPhase, type Handled } from './handler'
import { capitalLost as isLost } from '../model/battlefield'

/** Rules of phase 1, research: R8–R10, R113. */

const researchShape = moveShape('research', { develop: whole(0, 99), buy: whole(0, 99) })
/** Reports a weapons development, if the app does not track cash. */
const developShape = moveShape('develop', { develop: whole(0, 99) })

export interface Research {
  readonly cash: number
  readonly owned: readonly Development[]
  /** Whether the power has already done research this turn. */
  readonly researched: boolean
  readonly capitalLost: boolean
}

/**
 * R8, R113: checks the development that a power wants to research, and the number of dice. Refusals: CAPITAL_LOST, ONE_RESEARCH,
 * NO_SUCH_DEVELOPMENT, ALREADY_DEVELOPED, NO_DICE, NOT_ENOUGH_IPC.
 * @param number number of the development, 1–6
 */
export const seek = (
  { cash, owned, researched, capitalLost }: Research,
  number: number,
  dice: number,
  waived: Waived,
): Result<Development, Code> => {
  const development = DEVELOPMENTS[number - 1]
  const price = dice * RESEARCH_DIE
  const against = firstReason(waived, [
    capitalLost && ['CAPITAL_LOST', {}, 'R54'],
    researched && ['ONE_RESEARCH'],
    development === undefined && ['NO_SUCH_DEVELOPMENT', { number }],
    development !== undefined && owned.includes(development) && ['ALREADY_DEVELOPED', { development }],
    dice < 1 && ['NO_DICE'],
    price > cash && ['NOT_ENOUGH_IPC', { price, has: cash }, 'R8'],
  ])
  if (against !== undefined || development === undefined) return against ? { ok: false, refusal: against } : refuse('NO_SUCH_DEVELOPMENT')
  return accepted(development)
}

/** R9: returns the development if a die shows its number; otherwise null. Refusals: DICE_COUNT, DIE_RANGE. */
export const roll = (development: Development, bought: number, dice: readonly number[]): Result<Development | null, Code> => {
  if (dice.length !== bought) return refuse('DICE_COUNT', { due: bought })
  if (!isRolled(dice, { count: bought, sides: 6 })) return refuse('DIE_RANGE')
  return accepted(dice.includes(DEVELOPMENTS.indexOf(development) + 1) ? development : null)
}

const researchOf = (state: State): Research => ({
  cash: state.cash[state.power] ?? 0,
  owned: state.developments[state.power],
  researched: state.turn.researched,
  capitalLost: isLost(state, state.power),
})

/** R8: records the development that a power wants to research, and pays for the dice. The dice are rolled afterwards. */
export const research = ({ state, emit }: Transaction, { develop, buy }: Infer<typeof researchShape>, waived: Waived): Handled => {
  if (!state.settings.moneyTold) return refusedByReferee('NOT_ASKED')
  const sought = seek(researchOf(state), develop, buy, waived)
  if (!sought.ok) return sought
  emit({ e: 'paid', transfer: { from: state.power, amount: buy * RESEARCH_DIE, why: 'research' } })
  emit({ e: 'rollBegun', rolling: { what: 'research', development: sought.value, count: buy } })
  return DONE
}

/** Records a development that the players report, if the app does not track cash. */
export const tickDevelopment = ({ state, emit }: Transaction, { develop }: Infer<typeof developShape>, waived: Waived): Handled => {
  if (state.settings.moneyTold) return refusedByReferee('NOT_ASKED')
  const sought = seek({ ...researchOf(state), cash: RESEARCH_DIE }, develop, 1, waived)
  if (sought.ok) emit({ e: 'developed', power: state.power, development: sought.value })
  return asAnswer(sought.ok ? undefined : sought.refusal)
}

/** Moves of this chapter. */
export const RESEARCH_MOVES = {
  research: { shape: researchShape, decide: inPhase(research, 1) },
  develop: { shape: developShape, decide: inPhase(tickDevelopment, 1) },
}
