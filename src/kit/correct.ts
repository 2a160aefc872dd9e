import { accepted, isUntouched, refusedByReferee, type Ballot, type CoreCode, type Correct, type Refusal, type Result } from '../referee'
import type { About, AnyChange, Fields } from './field'

/** Setting by hand in every game: each change has to find its field, and the count has to hold after the last one. */

/** The event of a correction. */
export interface Corrected<Change> {
  readonly e: 'corrected'
  readonly changes: readonly Change[]
  readonly reason?: string
}

/** The parts of a game that decide its corrections. */
export interface Correcting<State, Change extends AnyChange, Code extends string> {
  /** The open ballot, where the game has any. */
  ballot?(this: void, state: State): Ballot | undefined
  readonly fields: Pick<Fields<State, Change>, 'before' | 'apply'>
  /** Changes of this kind may set a field that has no value yet. */
  readonly fresh?: Change['set']
  /** An objection to a single change beside its field. */
  objection?(this: void, state: State, change: Change): Refusal<Code | CoreCode> | undefined
  /** The first fault of the position after all changes. */
  fault(this: void, after: State, before: State): Refusal<Code | CoreCode> | undefined
}

/** The refusal of a broken count; undefined where nothing is broken. @param faults names of the broken invariants */
export const countBroken = ([what]: readonly string[]): Refusal<CoreCode> | undefined =>
  what === undefined ? undefined : refusedByReferee('COUNT_BROKEN', { what }).refusal

/**
 * Decides corrections. Refusals: BALLOT_OPEN (something is sealed), MALFORMED (no change, or a field that is not there; `set`), and those
 * of the game.
 */
export const correctWith =
  <State, Change extends AnyChange, Code extends string>(game: Correcting<State, Change, Code>) =>
  (state: State, { changes, reason }: Correct<Change>): Result<readonly [Corrected<Change>], Code | CoreCode> => {
    const ballot = game.ballot?.(state)
    if (ballot !== undefined && !isUntouched(ballot)) return refusedByReferee('BALLOT_OPEN')
    if (changes.length === 0) return refusedByReferee('MALFORMED')
    let now = state
    for (const change of changes) {
      const isThere = change.set === game.fresh || game.fields.before(now, change as unknown as About<Change>) !== undefined
      if (!isThere) return refusedByReferee('MALFORMED', { set: change.set })
      const refusal = game.objection?.(state, change)
      if (refusal !== undefined) return { ok: false, refusal }
      now = game.fields.apply(now, [change])
    }
    const refusal = game.fault(now, state)
    if (refusal !== undefined) return { ok: false, refusal }
    return accepted([{ e: 'corrected', changes, ...(reason === undefined ? {} : { reason }) }])
  }
