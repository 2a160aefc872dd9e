import { accepted, refused, type CoreCode, type Params, type Refusal, type Result } from '../referee'

/** The refusals of a game: a table of codes, each with its rule; chapters list what speaks against a move. */

/** The properties of one refusal. */
export interface RefusalRecord {
  readonly rule: string
  /** It protects the count of the pieces, or there would be nothing to do: the table cannot overrule it. */
  readonly count: boolean
}

/** Every refusal of a game by its code. */
export type RefusalRecords = Readonly<Record<string, RefusalRecord>>

/** Refusals that the table has waived for this move ("we play it so"). */
export type Waived = ReadonlySet<string>
export const NOTHING_WAIVED: Waived = new Set()

/** Why not, if it is so. */
export type ReasonOf<GameCode extends string> = readonly [code: GameCode, params?: Params, rule?: string] | false | undefined

/** A chapter either emits events or refuses; then the whole transaction is dropped. */
export type Handled<Code extends string> = Result<undefined, Code>
export const DONE = accepted(undefined)
export const asAnswer = <Code extends string>(refusal: Refusal<Code> | undefined): Handled<Code> =>
  refusal === undefined ? DONE : { ok: false, refusal }

/** The functions that follow from the refusals of a game. */
export interface Refusals<GameCode extends string> {
  /** A refusal of the game, with its rule looked up; a chapter may name a more exact one. */
  refuse(this: void, code: GameCode, params?: Params, rule?: string): { readonly ok: false; readonly refusal: Refusal<GameCode | CoreCode> }
  /** Whether the table may overrule a refusal: never where the count of the pieces would break, nor those of the referee. */
  isOverrulable(this: void, code: string): boolean
  /** The first of some reasons that holds and is not waived; where others hold too, it names them as `also`. */
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
