import type { Refusal } from '../../../../referee'
import { applyChanges } from '../../corrections/changes'
import { westeros } from '../../index'
import type { Change } from '../../model/moves'
import type { Code } from '../../model/refusals'
import type { State } from '../../model/state'

/** What would come of a list of changes: the position after them, and whether the count holds. */
export interface Verdict {
  /** The position with all changes, right or not: editors show it. */
  readonly preview: State
  /** The count would break: which invariant, and where. */
  readonly refusal?: Refusal<Code>
  /** Invariants of the course that do not hold afterwards; only to be shown. */
  readonly warnings: readonly string[]
}

/** Looks at changes before they are made; asks the same rules that will decide them. */
export const judge = (state: State, changes: readonly Change[]): Verdict => {
  const preview = changes.length === 0 ? state : applyChanges(state, changes)
  if (changes.length === 0) return { preview, warnings: [] }
  const decision = westeros.decide(state, { do: 'correct', changes })
  if (!decision.ok) return { preview, refusal: decision.refusal, warnings: [] }
  return { preview, warnings: decision.value.flatMap((event) => (event.e === 'corrected' ? event.warnings : [])) }
}
