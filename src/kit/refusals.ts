import { accepted, refused, type CoreCode, type Params, type Refusal, type Result } from '../referee'

/** The refusals of a game: a table of codes, each with its rule, and functions that find the reasons against a move. */

/** The properties of one refusal. */
export interface RefusalRecord {
  readonly rule: string
  /** The players cannot overrule the refusal: it protects the number of pieces, or the move would have no effect. */
  readonly count: boolean
}

/** Every refusal of a game by its code. */
export type RefusalRecords = Readonly<Record<string, RefusalRecord>>

/** Codes of the refusals that the players waive for this move (overrule). */
export type Waived = ReadonlySet<string>
export const NOTHING_WAIVED: Waived = new Set()

/** A reason against a move, or false or undefined if it does not apply. */
export type ReasonOf<GameCode extends string> = readonly [code: GameCode, params?: Params, rule?: string] | false | undefined

/** Result of one chapter of the rules: it emits events, or refuses. After a refusal, the whole transaction is dropped. */
export type Handled<Code extends string> = Result<undefined, Code>
export const DONE = accepted(undefined)
export const asAnswer = <Code extends string>(refusal: Refusal<Code> | undefined): Handled<Code> =>
  refusal === undefined ? DONE : { ok: false, refusal }

/** The functions derived from the refusals of a game. */
export interface Refusals<GameCode extends string> {
  /** Returns a refusal with the rule of its code, or with a more specific rule. */
  refuse(this: void, code: GameCode, params?: Params, rule?: string): { readonly ok: false; readonly refusal: Refusal<GameCode | CoreCode> }
  /**
   * Returns whether the players may overrule a refusal. False for refusals that protect the number of pieces, and for those of the referee.
   */
  isOverrulable(this: void, code: string): boolean
  /**
   * Returns the refusal of the first reason that applies and is not waived; undefined if there is none. Its parameter `also` lists the
   * codes of the other reasons that apply.
   */
  firstReason(this: void, waived: Waived, reasons: readonly ReasonOf<GameCode>[]): Refusal<GameCode | CoreCode> | undefined
}

export const refusalsOf = <GameCode extends string>(table: Readonly<Record<GameCode, RefusalRecord>>): Refusals<GameCode> => {
  const refuse = (code: GameCode, params: Params = {}, rule: string = table[code].rule) => refused<GameCode | CoreCode>(code, rule, params)
  const isOverrulable = (code: string): boolean => Object.hasOwn(table, code) && !table[code as GameCode].count
  const firstReason = (waived: Waived, reasons: readonly ReasonOf<GameCode>[]) => {
    const holding = reasons.flatMap((reason) =>
      reason === false || reason === undefined || (waived.has(reason[0]) && isOverrulable(reason[0])) ? [] : [reason],
    )
    const [first, ...others] = holding
    if (first === undefined) return undefined
    const [code, params = {}, rule] = first
    const also = [...new Set(others.map(([other]) => other))].filter((other) => other !== code)
    return refuse(code, also.length === 0 ? params : { ...params, also }, rule).refusal
  }
  return { refuse, isOverrulable, firstReason }
}
