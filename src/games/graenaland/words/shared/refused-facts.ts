import type { Thing } from '../../box/box'

/** Names that the text of a refusal contains. */
export interface RefusedFacts {
  /** Clan whose answer was refused. */
  readonly who: string
  /** Territory of the answer; empty if the answer names no territory. */
  readonly at: string
  /** Construction that was refused; undefined for other answers. */
  readonly what: Thing | undefined
  /** Names of the clans that have the building in the territory, or that have a vote in the territory. */
  readonly people: readonly string[]
  /** Clan without a vote in the territory, and the sum of its votes there; '' if nothing counts for it there. */
  readonly voiceless: string
  readonly sum: string
  /** Whether the only piece of this clan in the territory is a priest. A priest gives no vote. */
  readonly onlyPriest: boolean
  /** Territories where the same answer is legal now. */
  readonly elsewhere: readonly string[]
}
export type RefusedText = (facts: RefusedFacts) => readonly [wrong: string, allowed: string]
