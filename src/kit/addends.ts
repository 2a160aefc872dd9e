import type { Params } from '../referee'

/** Part of a sum with its reason, so that a screen can show how the sum is calculated. */
export interface Addend {
  /** Key of the text that names this part of the sum, e.g. `settlements`. */
  readonly why: string
  /** Amount of this part of the sum, an integer. A negative amount is subtracted. */
  readonly amount: number
  /** Names and numbers that are inserted into the text. */
  readonly params?: Params
}

/** Returns the sum of addends. */
export const sum = (addends: readonly Addend[]): number => addends.reduce((total, { amount }) => total + amount, 0)

/** Returns an addend whose text needs no inserted names or numbers. */
export const addend = (why: string, amount: number): Addend => ({ why, amount })
