import type { HiddenMove } from '../../../kit/hidden'
import type { Counts } from '../../../kit/counts'
import type { ReportedNumbers } from '../../../kit/rule-points'
import type { Correct, Overrule } from '../../../referee'
import type { Clan, Hero, Resource, Thing, Work } from '../box/box'
import type { Island, PlaceId, Spots, Tile } from '../box/island'
import type { Code } from './refusals'
import type { Settings } from './settings'
import type { ByClan, Card, GoalCard, Holding, Order, Player, Waiting } from './state'

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

interface By {
  readonly by: Clan
}

export type OwnMove =
  | { readonly do: 'tell'; readonly numbers: ReportedNumbers }
  | ({ readonly do: 'firstPlayer' } & By)
  /** Places two settlements and the warrior: in a fixed start, or as the result of a free start. */
  | ({ readonly do: 'place'; readonly spots: Spots } & By)
  | ({ readonly do: 'settle'; readonly at: PlaceId } & By)
  /** Moves a village to territory `to` (R73, "lift anchor"). If `to` is omitted, the village stays. */
  | ({ readonly do: 'anchor'; readonly to?: PlaceId } & By)
  /** Records that a player has the victory point card on paper only (R77). */
  | ({ readonly do: 'keepOnPaper' } & By)
  /** Records that every player without a sealed victory point card has the card on paper. */
  | { readonly do: 'cardsChosen' }
  /**
   * Reports the next drawn card: its resource, or `down` for a face-down card. If the app does not know the improvement token, `match` or
   * `other` says whether the card shows the resource of the token. `empty` means that the deck is empty. `token` reports the resource of
   * an improvement token that the app does not know.
   */
  | { readonly do: 'draw'; readonly card: Resource | 'down' | 'match' | 'other' | 'empty'; readonly token?: Resource }
  /**
   * Reports all remaining draws, if the app does not track cards: the territories in which the turned card shows the resource of the
   * improvement, and the territories whose deck is empty.
   */
  | { readonly do: 'drawAll'; readonly matches: readonly PlaceId[]; readonly empty?: readonly PlaceId[] }
  | ({ readonly do: 'order' } & By & Order)
  | ({ readonly do: 'reopen' } & By)
  | ({ readonly do: 'propose'; readonly at: PlaceId; readonly split?: readonly (Clan | null)[] } & By)
  | ({ readonly do: 'waive' } & By)
  | ({ readonly do: 'vote'; readonly yes: boolean } & By)
  /** Closes the vote. `said` contains the votes that the players have not entered one by one. */
  | { readonly do: 'closeVote'; readonly said?: ByClan<boolean> }
  | ({ readonly do: 'announce'; readonly points: number; readonly countsOnSupply?: boolean } & By)
  | ({ readonly do: 'wait' } & By)
  | ({ readonly do: 'ready' } & By)
  | { readonly do: 'closeAnnounce' }
  | ({ readonly do: 'construct' } & By & Plan)
  | ({ readonly do: 'takeSupply' } & By)
  | ({ readonly do: 'joint'; readonly what: Work; readonly at: PlaceId; readonly resource?: Resource } & By)
  | ({
      readonly do: 'jointBuild'
      readonly give?: Readonly<Partial<Record<Clan, Laid>>>
      readonly pay?: Payment
      readonly told?: ReportedNumbers
    } & By)
  | ({ readonly do: 'offer'; readonly to: Clan } & By)
  | ({ readonly do: 'offerBuild' } & Plan)
  | ({ readonly do: 'drop' } & By)
  | ({ readonly do: 'done' } & By)
  | ({ readonly do: 'claim'; readonly yes: boolean } & By)
  | { readonly do: 'passShip' }
  | ({ readonly do: 'proof'; readonly card?: GoalCard; readonly points?: number } & By)

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

/** Moves of this game and the moves that all games share. */
export type AnyMove = OwnMove | HiddenMove<Clan> | Correct<Change> | Overrule<AnyMove, Code>

/** Sealed choice: a hero order, a number of points (0 means no announcement), or a victory point card. */
export type Choice = Order | readonly Order[] | number | GoalCard
