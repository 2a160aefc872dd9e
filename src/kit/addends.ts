import type { Params } from '../referee'

/** One part of a sum with its reason, so that a screen can show how the number is calculated. */
export interface Addend {
  /** Key of the text for this part, e.g. `settlements`. */
  readonly why: string
  /** An integer; negative if it is subtracted. */
  readonly amount: number
  /** Values for the text. */
  readonly params?: Params
}

/** Returns the sum of addends. */
export const sum = (addends: readonly Addend[]): number => addends.reduce((total, { amount }) => total + amount, 0)

/** Returns an addend without values for its text. */
export const addend = (why: string, amount: number): Addend => ({ why, amount })
