import type { Params } from '../../../referee'

/** Violation of an invariant, with details. */
export interface Breach {
  /** Number of the violated invariant in the rules document, e.g. `I7`. */
  readonly invariant: string
  readonly params: Params
}

export const breach = (invariant: string, params: Params = {}): Breach => ({ invariant, params })
