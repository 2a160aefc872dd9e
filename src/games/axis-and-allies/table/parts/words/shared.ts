import type { Unit } from '../../../box/units'

export const heading = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Returns the name of a single unit of a type, without a number. */
export const alone = (list: (units: Readonly<Partial<Record<Unit, number>>>) => string, unit: Unit): string =>
  heading(list({ [unit]: 1 }).replace(/^\d+\s/, ''))
