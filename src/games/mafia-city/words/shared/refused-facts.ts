/** Names and figures of a refusal, for its text. */
export interface RefusedFacts {
  readonly who: string
  /** Name of the card or action. */
  readonly what: string
  /** The location, as a place in a sentence: "in the Harbour"; empty if there is none. */
  readonly inside: string
  /** Own Mafiosi at the location. */
  readonly own: number
  /** Figures of the asking player. */
  readonly hand: number
  readonly reserve: number
  readonly cards: number
  readonly owner: string | undefined
  /** Player whose turn or decision it is. */
  readonly next: string | undefined
  /** Locations where the refused move would be possible: "4 Police Station". */
  readonly elsewhere: readonly string[]
}
export type RefusedText = (facts: RefusedFacts) => readonly [wrong: string, allowed: string]
