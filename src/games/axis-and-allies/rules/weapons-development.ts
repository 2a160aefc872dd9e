import { isRolled } from '../../../kit/dice'
import { accepted, type Result } from '../../../referee'
import { DEVELOPMENTS, RESEARCH_DIE, type Development } from '../box/powers'
import { firstReason, refuse, type Code, type Waived } from '../model/refusals'

/** Phase 1: R8–R10, R113. */

export interface Research {
  readonly cash: number
  readonly owned: readonly Development[]
  /** A development was already sought this turn. */
  readonly researched: boolean
  readonly capitalLost: boolean
}

/**
 * R8, R113: what is sought, and how many dice are bought for it. Refusals: CAPITAL_LOST, ONE_RESEARCH, NO_SUCH_DEVELOPMENT,
 * ALREADY_DEVELOPED, NO_DICE, NOT_ENOUGH_IPC.
 * @param number 1–6
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

/** R9: only the number itself counts. Refusals: DICE_COUNT, DIE_RANGE. */
export const roll = (development: Development, bought: number, dice: readonly number[]): Result<Development | null, Code> => {
  if (dice.length !== bought) return refuse('DICE_COUNT', { due: bought })
  if (!isRolled(dice, { count: bought, sides: 6 })) return refuse('DIE_RANGE')
  return accepted(dice.includes(DEVELOPMENTS.indexOf(development) + 1) ? development : null)
}
