import { areAllied, type Power } from '../box/powers'
import { isCapitalLost, type Capitals, type Land, type Lands } from '../model/control'
import type { Units } from '../box/units'
import { firstReason, type Waived } from '../model/refusals'
import { troopsIn } from '../box/units'

/** Rules of captured and liberated territories and of capitals: R50–R55, R104, R119. */

/** Change of the power that controls a territory. */
export interface Change {
  readonly at: string
  readonly from: Power
  readonly to: Power
  readonly income: number
  /** `true` if an ally returns the territory to its owner because the owner's capital was liberated (R55). */
  readonly returned?: true
}

export interface Taken {
  readonly changes: readonly Change[]
  /** R54: power that loses its cash with its capital, and the power that receives the cash. */
  readonly spoils?: { readonly from: Power; readonly to: Power }
  /** Whether the territory is returned to its original controller (R53). */
  readonly liberated: boolean
}

/** Returns the refusal for the capture of a territory; undefined if the capture is allowed. Refusals: ALREADY_FRIENDLY, NO_LAND_UNIT. */
export const againstTaking = (land: Land, by: Power, survivors: Units, waived: Waived) =>
  firstReason(waived, [areAllied(land.controller, by) && ['ALREADY_FRIENDLY'], troopsIn(survivors) === 0 && ['NO_LAND_UNIT']])

/** R51–R55, R104: returns which territories get another controller after a territory is captured. */
export const take = (lands: Lands, capitals: Capitals, by: Power, at: string): Taken => {
  const land = lands[at]
  if (land === undefined) return { changes: [], liberated: false }
  const { original, controller, income } = land
  const isCapital = capitals[original] === at
  const isFree = isCapital || !isCapitalLost(lands, capitals, original)
  const to = areAllied(original, by) && (original === by || isFree) ? original : by
  const first: Change = { at, from: controller, to, income }
  const back =
    isCapital && areAllied(original, by)
      ? Object.entries(lands).flatMap(([id, one]): readonly Change[] => {
          const isHeldByAlly = id !== at && one.original === original && one.controller !== original && areAllied(one.controller, original)
          return isHeldByAlly ? [{ at: id, from: one.controller, to: original, income: one.income, returned: true }] : []
        })
      : []
  const spoils = isCapital && !areAllied(original, to) ? { spoils: { from: original, to } } : {}
  return { changes: [first, ...back], ...spoils, liberated: to !== by }
}

/** Returns the production of each power after changes of control. */
export const productionAfter = (production: Readonly<Partial<Record<Power, number>>>, changes: readonly Change[]) => {
  const after: Partial<Record<Power, number>> = { ...production }
  for (const { from, to, income } of changes) {
    after[from] = (after[from] ?? 0) - income
    after[to] = (after[to] ?? 0) + income
  }
  return after
}
