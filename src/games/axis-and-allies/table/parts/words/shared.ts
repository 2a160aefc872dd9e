import type { Unit } from '../../../box/units'

export const heading = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Name of one unit of a kind, without its number. */
export const alone = (list: (units: Readonly<Partial<Record<Unit, number>>>) => string, unit: Unit): string =>
  heading(list({ [unit]: 1 }).replace(/^\d+\s/, ''))
