import type { Thing } from '../../box/box'

/** Names of a refusal, for its text. */
export interface RefusedFacts {
  /** Clan whose answer was refused. */
  readonly who: string
  /** Territory of the answer; empty if the answer has none. */
  readonly at: string
  /** Thing that was to be built; undefined for other answers. */
  readonly what: Thing | undefined
  /** Clans that have the building there, or that have a vote there. */
  readonly people: readonly string[]
  /** Territories where the same answer is legal now. */
  readonly elsewhere: readonly string[]
}
export type RefusedText = (facts: RefusedFacts) => readonly [wrong: string, allowed: string]
