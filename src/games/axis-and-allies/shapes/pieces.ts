import { fields, keyed, maybe, only, text, boolean, whole, type Shape } from '../../../kit/shape'
import { ADVANTAGES, DEVELOPMENTS, POWERS, type ByPower, type Power } from '../box/powers'
import { UNITS, type Army, type Unit, type Units } from '../box/units'
import type { Modifiers } from '../model/battle'
import type { Announced } from '../model/state'
import { refine } from '../../../kit/shape'

/** Validators for units, IPCs and other values that moves and corrections contain. */

export const power: Shape<Power> = only(...POWERS)
export const unit: Shape<Unit> = only(...UNITS)
export const development = only(...DEVELOPMENTS)
export const space = text(1, 40)
export const label = text(1, 200)
export const advantage: Shape<string> = only(...ADVANTAGES.map(({ id }) => id))
export const announced = fields<Announced>({ at: space, kind: only('land', 'sea', 'raid'), from: maybe(space) })
/** Validates an amount of IPCs. */
export const ipc = whole(0, 999)
export const die = whole(-99, 99)
/** Maximum number of units in a space. The limit is independent of the number of pieces in the box. */
const MOST_UNITS = 200
export const count = whole(0, MOST_UNITS)

const without = <T>(shape: Shape<Readonly<Record<string, number>>>): Shape<T> => {
  // Omit types of which there are 0 units.
  return (json, at) => Object.fromEntries(Object.entries(shape(json, at)).filter(([, number]) => number !== 0)) as T
}
export const units: Shape<Units> = without<Units>(keyed(unit, count, UNITS.length))
export const army: Shape<Army> = refine(
  without<Army>(keyed(only(...UNITS, 'hurt'), count, UNITS.length + 1)),
  ({ bb = 0, hurt = 0 }) => hurt <= bb,
)
/** Validates numbers of units. The key is the name of the unit. Unknown names are accepted here, so that the rules can refuse them. */
export const named = keyed(text(1, 12), whole(-99, MOST_UNITS), 20)
export const byPower = <T>(shape: Shape<T>): Shape<ByPower<T>> => keyed(power, shape, POWERS.length)

const extra = maybe(whole(0, 5))
export const modifiers: Shape<Modifiers> = fields<Modifiers>({
  infantryDefence: extra,
  artilleryDefence: extra,
  infantryAttack: extra,
  submarineAttack: extra,
  aaHitsOn: maybe(whole(1, 6)),
  noAA: maybe(boolean),
  safeBombers: maybe(boolean),
  firstCycleInfantry: extra,
})
