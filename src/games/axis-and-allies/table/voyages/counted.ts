import type { Unit, Units } from '../../box/units'

/** Units of a list by their kinds. */
export const counted = (units: readonly Unit[]): Units => {
  const found: Partial<Record<Unit, number>> = {}
  for (const unit of units) found[unit] = (found[unit] ?? 0) + 1
  return found
}
