import { accepted, refused, type CoreCode, type Params, type Refusal, type Result } from '../referee'

/**
 * Refusals of a game with their rule numbers (the key is the code of the refusal), and functions that find the reasons why a move is
 * refused.
 */

/** Properties of the refusals with one code. */
export interface RefusalRecord {
  readonly rule: string
  /** Whether the players cannot overrule the refusal, because it protects the number of pieces or because the move would have no effect. */
  readonly count: boolean
}

/** Properties of every refusal of a game. The key is the code of the refusal. */
export type RefusalRecords = Readonly<Record<string, RefusalRecord>>

/** Codes of the refusals that the players overrule with this move. */
export type Waived = ReadonlySet<string>
export const NOTHING_WAIVED: Waived = new Set()

/** Reason why a move is refused; false or undefined if the reason does not apply. */
export type ReasonOf<GameCode extends string> = readonly [code: GameCode, params?: Params, rule?: string] | false | undefined

/**
 * Result of a function that implements one chapter of the rules: either the function has emitted its events, or it returns a refusal. After
 * a refusal, all events of the move are dropped.
 */
export type Handled<Code extends string> = Result<undefined, Code>
export const DONE = accepted(undefined)
export const asAnswer = <Code extends string>(refusal: Refusal<Code> | undefined): Handled<Code> =>
  refusal === undefined ? DONE : { ok: false, refusal }

/** Functions for the refusals of a game, created from their table. */
export interface Refusals<GameCode extends string> {
  /** Creates a refusal with the rule number of its code, or with a more specific rule number. */
  refuse(this: void, code: GameCode, params?: Params, rule?: string): { readonly ok: false; readonly refusal: Refusal<GameCode | CoreCode> }
  /**
   * Returns whether the players may overrule a refusal. False for refusals that protect the number of pieces, and for refusals that are
   * common to all games.
   */
  isOverrulable(this: void, code: string): boolean
  /**
   * Returns the refusal for the first reason that applies and is not overruled; undefined if there is no such reason. The parameter `also`
   * of the refusal lists the codes of the other reasons that apply.
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
