import type { Params } from '../referee'

/** One part of a sum with its reason, so that a screen can show how the number is calculated. */
export interface Addend {
  /** Key of the text that names this part of the sum, e.g. `settlements`. */
  readonly why: string
  /** Amount of this part of the sum, an integer. A negative amount is subtracted. */
  readonly amount: number
  /** Values that are inserted into the text. */
  readonly params?: Params
}

/** Returns the sum of addends. */
export const sum = (addends: readonly Addend[]): number => addends.reduce((total, { amount }) => total + amount, 0)

/** Returns an addend without values for its text. */
export const addend = (why: string, amount: number): Addend => ({ why, amount })
