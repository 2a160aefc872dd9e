import type { Params } from '../referee'

/** One part of a sum, with what it is for, so that a screen can show how a number came about. */
export interface Addend {
  /** Names the sentence about it, e.g. `settlements`. */
  readonly why: string
  /** A whole number, negative for what is taken away. */
  readonly amount: number
  /** Figures for the sentence. */
  readonly params?: Params
}

/** The sum of addends. */
export const sum = (addends: readonly Addend[]): number => addends.reduce((total, { amount }) => total + amount, 0)

/** An addend without figures of its own. */
export const addend = (why: string, amount: number): Addend => ({ why, amount })
