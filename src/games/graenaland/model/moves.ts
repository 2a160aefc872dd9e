import type { Counts } from '../../../kit/counts'
import type { ReportedNumbers } from '../../../kit/rule-points'
import type { Clan, Hero, Resource, Thing, Work } from '../box/box'
import type { Island, PlaceId, Spots, Tile } from '../box/island'
import type { Settings } from './settings'
import type { Card, GoalCard, Holding, Order, Player, Waiting } from './state'

/** Set-up of a game, parts of moves (payments, fees and plans) and changes of corrections. `rules/moves.ts` lists the moves. */

export interface Setup {
  readonly players: readonly Player[]
  readonly settings?: Partial<Settings>
  /** Numbers and prices that differ from the default. They come from earlier games, or the players entered them. */
  readonly numbers?: ReportedNumbers
  /** Island that the players use; defaults to the standard island. */
  readonly island?: Island
  readonly spots?: readonly Spots[]
}

/** Set-up of a game in which every omitted field is replaced by its default. */
export type Agreed = Required<Setup> & { readonly settings: Settings }

/** The two resources of a supply card. */
export type Pair = readonly [Resource, Resource]
/** Resource cards and supply cards that one clan gives in a payment. */
export interface Laid {
  readonly cards: Counts
  readonly supplies?: readonly Pair[]
}
/**
 * Payment for a construction. If `cards` is omitted, the player has paid with real cards without entering them. Markets must always be
 * entered.
 */
export interface Payment extends Partial<Laid> {
  /** Territories of the markets, in the order of their use (R51). */
  readonly markets?: readonly PlaceId[]
}
/** Palisade fee (R54): type of card that each clan receives. */
export type Fee = Readonly<Partial<Record<Clan, 'resource' | 'supply'>>>

/** Planned construction with its territory. An army step has no territory. */
export interface Plan {
  readonly what: Thing
  readonly at?: PlaceId
  /** Resource that the token of the new improvement shows. */
  readonly resource?: Resource
  /** Whether the hero moves to the new church or hall (R46). */
  readonly relocate?: boolean
  readonly pay?: Payment
  readonly fee?: Fee
  /** Price that the app did not know before and that the players report with this move (A3). */
  readonly told?: ReportedNumbers
}

/** Single change within a correction. In the place of a territory, `off` means that the hero is not on the map. */
export type Change =
  | ({ readonly set: 'settlements'; readonly at: PlaceId; readonly clan: Clan } & Holding)
  | { readonly set: 'works'; readonly at: PlaceId; readonly works: readonly Work[]; readonly resource: Resource | 'unknown' }
  | { readonly set: 'hero'; readonly clan: Clan; readonly hero: Hero; readonly at: PlaceId }
  | { readonly set: 'waiting'; readonly waiting: readonly Waiting[] }
  | { readonly set: 'army'; readonly clan: Clan; readonly strength: number }
  | { readonly set: 'cards'; readonly at: PlaceId; readonly cards: readonly Card[] }
  | { readonly set: 'chief'; readonly clan: Clan }
  | { readonly set: 'proposed'; readonly clan: Clan; readonly proposed: boolean }
  | { readonly set: 'chances'; readonly supplyTaken: boolean; readonly jointSpent: boolean; readonly marketsUsed: readonly PlaceId[] }
  | ({ readonly set: 'tile'; readonly at: PlaceId } & Tile)
  | { readonly set: 'number'; readonly point: string; readonly value: number }
  | { readonly set: 'name'; readonly clan: Clan; readonly name: string }
  | { readonly set: 'settings'; readonly settings: Settings }

/** Sealed choice: a hero order, a number of points (0 means no announcement), or a victory point card. */
export type Choice = Order | readonly Order[] | number | GoalCard
