import { accepted, isUntouched, refusedByReferee, type Ballot, type CoreCode, type Correct, type Refusal, type Result } from '../referee'
import type { About, AnyChange, Fields } from './field'

/**
 * Validates the corrections of any game. The game must know the kind of each change, and the number of pieces must be valid after the last
 * change.
 */

/** Event that records a correction. */
export interface Corrected<Change> {
  readonly e: 'corrected'
  readonly changes: readonly Change[]
  readonly reason?: string
}

/** Functions of a game that validate its corrections. */
export interface Correcting<State, Change extends AnyChange, Code extends string> {
  /** Returns the open ballot; omitted if the game has no ballots. */
  ballot?(this: void, state: State): Ballot | undefined
  readonly fields: Pick<Fields<State, Change>, 'before' | 'apply'>
  /** Kind of change that may set something that is not set yet, e.g. a number that no player has reported yet. */
  readonly fresh?: Change['set']
  /** Returns the refusal of a single change; undefined if the game allows the change. */
  objection?(this: void, state: State, change: Change): Refusal<Code | CoreCode> | undefined
  /** Returns the first fault of the state after all changes; undefined if the state is valid. */
  fault(this: void, after: State, before: State): Refusal<Code | CoreCode> | undefined
}

/**
 * Returns the refusal for an invalid number of pieces; undefined if no invariant is violated. @param faults names of the violated
 * invariants
 */
export const countBroken = ([what]: readonly string[]): Refusal<CoreCode> | undefined =>
  what === undefined ? undefined : refusedByReferee('COUNT_BROKEN', { what }).refusal

/**
 * Returns a function that decides corrections. Refusals: BALLOT_OPEN (the open ballot has sealed choices), MALFORMED (no change, or a
 * change of an unknown kind, which is named in `set`), and the refusals of the game.
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
