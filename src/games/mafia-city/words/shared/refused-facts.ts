/** Names and numbers that the text of a refusal contains. */
export interface RefusedFacts {
  readonly who: string
  /** Name of the card or action. */
  readonly what: string
  /** Phrase for "in" the location, e.g. "in the Harbour"; empty if the move names no location. */
  readonly inside: string
  /** Number of the player's own Mafiosi at the location. */
  readonly own: number
  /** Number of Mafiosi that the asked player has in hand. */
  readonly hand: number
  readonly reserve: number
  readonly cards: number
  readonly owner: string | undefined
  /** Player who has to act or decide now. */
  readonly next: string | undefined
  /** Locations where the refused move would be possible: "4 Police Station". */
  readonly elsewhere: readonly string[]
}
export type RefusedText = (facts: RefusedFacts) => readonly [wrong: string, allowed: string]
