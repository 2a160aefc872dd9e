import { accepted, refusedByReferee, type CoreCode, type Correct, type Overrule, type Refusal, type Result } from '../referee'
import { isHiddenMove, type HiddenMove } from './hidden'
import { NOTHING_WAIVED, type Waived } from './refusals'

/**
 * Decides a move of any game. The order of the checks is fixed: corrections, end of the game, hidden moves (ballots and secrets), moves
 * that overrule a refusal, and then the moves that only this game has.
 */

type AnyMove = { readonly do: string }
type Answer<Event, Code extends string> = Result<readonly Event[], Code | CoreCode>

/** Functions of a game that parse and decide its moves. */
export interface Deciding<State, Move extends AnyMove, Own extends AnyMove, Change, Event, Code extends string> {
  /** Parses a move, which may be any JSON. Refusal: MALFORMED. */
  parse(this: void, json: unknown): Result<Move, Code | CoreCode>
  correct(this: void, state: State, move: Correct<Change>): Answer<Event, Code>
  isOver(this: void, state: State): boolean
  /** Decides moves on the open ballot and on secrets; if omitted, these moves are refused with NO_BALLOT. */
  hidden?(this: void, state: State, move: HiddenMove): Answer<Event, Code>
  /**
   * Returns the refusal of all moves that only this game has, while the players must answer another question first; otherwise undefined.
   */
  objection?(this: void, state: State): Refusal<Code | CoreCode> | undefined
  isOverrulable(this: void, code: string): boolean
  own(this: void, state: State, move: Own, waived: Waived): Answer<Event, Code>
}

/**
 * Returns the functions that decide the moves of a game. Refusals: GAME_OVER, NO_BALLOT, NOT_OVERRULABLE (`code`), and the refusals of the
 * game. A refused move changes nothing.
 */
export const decideWith = <State, Move extends AnyMove, Own extends AnyMove, Change, Event, Code extends string>(
  game: Deciding<State, Move, Own, Change, Event, Code>,
) => {
  const decideParsed = (state: State, move: AnyMove, waived: Waived): Answer<Event, Code> => {
    if (move.do === 'correct') return game.correct(state, move as unknown as Correct<Change>)
    if (game.isOver(state)) return refusedByReferee('GAME_OVER')
    if (isHiddenMove(move)) return game.hidden?.(state, move) ?? refusedByReferee('NO_BALLOT')
    const refusal = game.objection?.(state)
    if (refusal !== undefined) return { ok: false, refusal }
    if (move.do !== 'overrule') return game.own(state, move as Own, waived)
    const { move: overruled, waive } = move as unknown as Overrule<AnyMove, Code>
    const fixed = waive.find((code) => !game.isOverrulable(code))
    if (fixed !== undefined) return refusedByReferee('NOT_OVERRULABLE', { code: fixed })
    const inner = decideParsed(state, overruled, new Set(waive))
    return inner.ok ? accepted([{ e: 'overruled', waived: waive } as Event, ...inner.value]) : inner
  }
  return {
    /** Decides a move, which may be any JSON. */
    decide: (state: State, json: unknown): Answer<Event, Code> => {
      const move = game.parse(json)
      return move.ok ? decideParsed(state, move.value, NOTHING_WAIVED) : move
    },
    /** Decides a move of this game that is already validated. */
    decideOwn: (state: State, move: Own): Answer<Event, Code> => decideParsed(state, move, NOTHING_WAIVED),
  }
}
