import { refused, type CoreCode, type Params, type Refusal } from '../referee'

/** Every refusal of a game with its rule. `count`: it protects the count of the pieces, so the table cannot overrule it. */
export type RefusalTable = Readonly<Record<string, { readonly rule: string; readonly count: boolean }>>

/** Refusals that the table has waived for this move ("we allow it"). */
export type Waived = ReadonlySet<string>
export const NOTHING_WAIVED: Waived = new Set()

/** Why not, if it is so. */
export type ReasonOf<Code extends string> = readonly [code: Code, params?: Params, rule?: string] | false | undefined

/** What follows from the refusals of a game. */
export const refusalsOf = <Code extends string>(table: Readonly<Record<Code, { readonly rule: string; readonly count: boolean }>>) => {
  /** A refusal of the game, with its rule looked up; a chapter may name a more exact one. */
  const refuse = (code: Code, params: Params = {}, rule: string = table[code].rule) => refused<Code | CoreCode>(code, rule, params)
  /** Whether the table may overrule a refusal: never where the count of the pieces would break, nor those of the referee. */
  const isOverrulable = (code: string): boolean => Object.hasOwn(table, code) && !table[code as Code].count
  /** The first of some reasons that holds and is not waived. */
  const firstReason = (waived: Waived, reasons: readonly ReasonOf<Code>[]): Refusal<Code | CoreCode> | undefined => {
    for (const reason of reasons) {
      if (reason === false || reason === undefined) continue
      const [code, params, rule] = reason
      if (waived.has(code) && isOverrulable(code)) continue
      return refuse(code, params, rule).refusal
    }
    return undefined
  }
  return { refuse, isOverrulable, firstReason }
}
