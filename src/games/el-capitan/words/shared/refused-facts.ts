/** Names and figures of a refusal, for its text. */
export interface RefusedFacts {
  readonly who: string
  /** City of the ship or of the voyage; undefined if there is none. */
  readonly city: string | undefined
  readonly inCity: string
  /** Number of a site of the track. */
  readonly site: number
  /** Colour of the warehouse, in a game of two. */
  readonly colour: string | undefined
  readonly price: number
  readonly has: number
  /** Warehouses in front: main and neutral. */
  readonly left: { readonly main: number; readonly neutral: number }
  /** Players whose pieces are in the way. */
  readonly people: readonly string[]
  /** Cities where the refused action would be possible. */
  readonly elsewhere: readonly string[]
  readonly hasSailed: boolean
  readonly turnOf: string | undefined
}
export type RefusedText = (facts: RefusedFacts) => readonly [wrong: string, allowed: string]
