import type { Unit, Units } from '../../box/units'

/** Returns the number of units of each type in a list. */
export const counted = (units: readonly Unit[]): Units => {
  const found: Partial<Record<Unit, number>> = {}
  for (const unit of units) found[unit] = (found[unit] ?? 0) + 1
  return found
}
