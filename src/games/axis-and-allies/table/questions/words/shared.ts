/** Kinds of fights that players announce. */
export const FIGHTS = ['land', 'sea', 'landing', 'raid'] as const

export type Fight = (typeof FIGHTS)[number]

/** Joins the texts of the kinds with a number above 0. */
export const both = (one: number, first: string, other: number, second: string): string =>
  [...(one > 0 ? [first] : []), ...(other > 0 ? [second] : [])].join(', ')
