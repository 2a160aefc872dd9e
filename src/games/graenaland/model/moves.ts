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
  /** Numbers and prices known from other games, or typed in. */
  readonly numbers?: ReportedNumbers
  /** Island on the table; defaults to the standard island. */
  readonly island?: Island
  readonly spots?: readonly Spots[]
}

/** Set-up with all defaults filled in. */
export type Agreed = Required<Setup> & { readonly settings: Settings }

/** Supply card, given by its two resources. */
export type Pair = readonly [Resource, Resource]
/** Cards of a payment. */
export interface Laid {
  readonly cards: Counts
  readonly supplies?: readonly Pair[]
}
/** Payment of a construction. If `cards` is omitted, the construction was paid without typing in the cards; markets are always named. */
export interface Payment extends Partial<Laid> {
  /** In the order of use (R51). */
  readonly markets?: readonly PlaceId[]
}
/** Card type for each clan to which a palisade fee is due (R54). */
export type Fee = Readonly<Partial<Record<Clan, 'resource' | 'supply'>>>

/** A construction and its place; an army step has no place. */
export interface Plan {
  readonly what: Thing
  readonly at?: PlaceId
  /** Resource of the improvement token. */
  readonly resource?: Resource
  /** The hero moves to the new church or hall (R46). */
  readonly relocate?: boolean
  readonly pay?: Payment
  readonly fee?: Fee
  /** Previously unknown price (A3). */
  readonly told?: ReportedNumbers
}

interface By {
  readonly by: Clan
}

export type OwnMove =
  | { readonly do: 'tell'; readonly numbers: ReportedNumbers }
  | ({ readonly do: 'firstPlayer' } & By)
  /** Two settlements and the warrior: of a fixed start, or the result of a free start. */
  | ({ readonly do: 'place'; readonly spots: Spots } & By)
  | ({ readonly do: 'settle'; readonly at: PlaceId } & By)
  /** A village lifts anchor; without `to` the village stays (R73). */
  | ({ readonly do: 'anchor'; readonly to?: PlaceId } & By)
  /** A player has the card on paper only (R77). */
  | ({ readonly do: 'keepOnPaper' } & By)
  /** Every player without a sealed card has the card on paper. */
  | { readonly do: 'cardsChosen' }
  /** Next draw: a resource, `down` for a face-down card, `match` or `other` if the token is unknown, or an empty deck. */
  | { readonly do: 'draw'; readonly card: Resource | 'down' | 'match' | 'other' | 'empty' }
  /** All remaining draws, if the app does not follow cards: territories whose turned card matches, and territories with an empty deck. */
  | { readonly do: 'drawAll'; readonly matches: readonly PlaceId[]; readonly empty?: readonly PlaceId[] }
  | ({ readonly do: 'order' } & By & Order)
  | ({ readonly do: 'reopen' } & By)
  | ({ readonly do: 'propose'; readonly at: PlaceId; readonly split?: readonly (Clan | null)[] } & By)
  | ({ readonly do: 'waive' } & By)
  | ({ readonly do: 'vote'; readonly yes: boolean } & By)
  /** `said`: votes that were not cast one by one. */
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

/** One value set by hand; a hero that is not on the map is `off`. */
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

/** Moves of this game, and moves of every game. */
export type AnyMove = OwnMove | HiddenMove<Clan> | Correct<Change> | Overrule<AnyMove, Code>

/** Sealed choice: a hero order, a number of points (0: no announcement), or a victory point card. */
export type Choice = Order | readonly Order[] | number | GoalCard
