/** Kinds of fights that players announce. */
export const FIGHTS = ['land', 'sea', 'landing', 'raid'] as const

export type Fight = (typeof FIGHTS)[number]

/** Joins two texts about numbers, e.g. of land units and of ships. Omits a text whose number is 0. */
export const both = (one: number, first: string, other: number, second: string): string =>
  [...(one > 0 ? [first] : []), ...(other > 0 ? [second] : [])].join(', ')
