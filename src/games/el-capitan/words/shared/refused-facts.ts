/** Names and numbers that the text of a refusal contains. */
export interface RefusedFacts {
  readonly who: string
  /** City of the ship or of the voyage; undefined if the move concerns no city. */
  readonly city: string | undefined
  readonly inCity: string
  /** Number of the building site on the track of the city. */
  readonly site: number
  /** Colour of the warehouse in a two-player game. */
  readonly colour: string | undefined
  readonly price: number
  readonly has: number
  /** Number of main and neutral warehouses that the player has not placed yet. */
  readonly left: { readonly main: number; readonly neutral: number }
  /** Players whose pieces prevent the action. */
  readonly people: readonly string[]
  /** Cities where the refused action would be legal. */
  readonly elsewhere: readonly string[]
  /** Bought sailing cards that the player has, and the number of cards that the voyage uses. */
  readonly cards: { readonly has: number; readonly needs: number }
  readonly hasSailed: boolean
  /** Whether the player can build now. If the refusal is about the colour of a warehouse: a warehouse of the other colour. */
  readonly canBuild: boolean
  /** Whether the player can reopen a warehouse now. */
  readonly canReopen: boolean
  readonly turnOf: string | undefined
}
export type RefusedText = (facts: RefusedFacts) => readonly [wrong: string, allowed: string]
