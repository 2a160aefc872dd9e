import type { Hidden } from '../../../kit/hidden'
import type { ReportedNumbers } from '../../../kit/rule-points'
import type { Vote } from '../../../kit/vote'
import type { Clan, Goal, Hero, Resource, Settlement, Work } from '../box/box'
import type { Island, PlaceId, Position, Spots } from '../box/island'
import type { Settings } from './settings'

export interface Player {
  readonly clan: Clan
  /** Name typed in by the players; may be empty. */
  readonly name: string
}

export type ByClan<T> = Readonly<Partial<Record<Clan, T>>>
export type ByPlace<T> = Readonly<Partial<Record<PlaceId, T>>>

/** The settlements of one clan in a territory. */
export type Holding = Readonly<Record<Settlement, number>>
/** Places of a clan's heroes; an omitted hero is not on the map. */
export type Heroes = Readonly<Partial<Record<Hero, PlaceId>>>
/** Hero that enters when no other hero of the clan is in the territory (R45). */
export interface Waiting {
  readonly clan: Clan
  readonly hero: Hero
  readonly at: PlaceId
}
/** Card at a territory; `up`: face up, but the resource was not reported; `down`: face down, not seen by any player (R14). */
export type Card = Resource | 'up' | 'down'
/** One hero and the hero's move; without `hero` all heroes stay. */
export interface Order {
  readonly hero?: Hero
  readonly go: Position
}
/** Way of drawing a card: face up, face down, or turned over (R13). */
export type DrawKind = 'faceUp' | 'faceDown' | 'turn'

/** Three levels of each goal (R78). */
export type GoalCard = Readonly<Record<Goal, readonly number[]>>

/** The pieces on the map. */
export interface Board {
  readonly settlements: ByPlace<ByClan<Holding>>
  readonly works: ByPlace<readonly Work[]>
  readonly heroes: ByClan<Heroes>
  readonly waiting: readonly Waiting[]
  readonly army: ByClan<number>
}

/** A free start (R72–R76). */
export interface FreeStart {
  /** Number of cards left at the coast territories. */
  readonly left: Readonly<Record<PlaceId, number>>
  readonly taken: ByClan<number>
  /** Villages of each clan, oldest first. */
  readonly villages: ByClan<readonly PlaceId[]>
  /** Clans that have settled in each territory, in order of arrival. */
  readonly arrivals: ByPlace<readonly Clan[]>
  /** Set after a village got no card: earlier settlers are asked, one after the other. */
  readonly pending?: { readonly at: PlaceId; readonly newcomer: Clan; readonly asked: readonly Clan[] }
}

export interface Proposal {
  readonly by: Clan
  readonly at: PlaceId
  /** Receiver of each card in the territory, in card order; omitted if the app does not follow splits. */
  readonly split?: readonly (Clan | null)[]
  readonly vote: Vote<Clan>
}

/** Action of the chief besides building alone: a joint work (R55), or an offer (R83). */
export type Opened =
  | { readonly kind: 'joint'; readonly what: Work; readonly at: PlaceId; readonly resource?: Resource }
  | { readonly kind: 'offer'; readonly to: Clan }

/** The final building (R63, R82). */
export interface Final {
  readonly announcer: Clan
  /** Announced points; omitted in the basic game. */
  readonly points?: number
  /** Clans that still have to build, the current builder first. */
  readonly queue: readonly Clan[]
  /** Board before the announcer built (A18). */
  readonly before: Board
}

/** The stages of the game, in their order. */
export type Stage =
  | 'firstPlayer'
  | 'start'
  | 'goals'
  | 'production'
  | 'orders'
  | 'proposals'
  | 'announce'
  | 'construct'
  | 'claim'
  | 'passShip'
  | 'final'
  | 'proof'
  | 'showing'
  | 'over'

export interface State extends Hidden<'order' | 'announcement', Clan>, Board {
  readonly settings: Settings
  /** Numbers that differ from the default, and reported prices, by id. */
  readonly numbers: ReportedNumbers
  readonly island: Island
  /** Printed start positions of a fixed start, by seat (R7). */
  readonly spots: readonly Spots[]
  /** In clockwise order. */
  readonly players: readonly Player[]
  readonly stage: Stage
  readonly round: number
  readonly chief: Clan
  /** Known resources on improvement tokens (R15). */
  readonly improvements: ByPlace<Resource>
  readonly cards: ByPlace<readonly Card[]>
  readonly free?: FreeStart
  /** Cards drawn in this production, by territory; an empty deck ends the draws in a territory. */
  readonly drawn: ByPlace<readonly (DrawKind | 'empty')[]>
  /** Orders typed in openly. */
  readonly orders: ByClan<Order>
  /** Clans that have proposed or waived in this round. */
  readonly proposed: readonly Clan[]
  readonly proposal?: Proposal
  readonly supplyTaken: boolean
  readonly jointSpent: boolean
  readonly opened?: Opened
  /** Markets used in the current construction phase. */
  readonly marketsUsed: readonly PlaceId[]
  /** Points announced in this round (R79). */
  readonly announced: ByClan<number>
  /** Clans whose announcement was wrong in this round (A18). */
  readonly failed: readonly Clan[]
  /** Clans that have asked the chief to wait with building (R81). */
  readonly waits: readonly Clan[]
  /** Clans with their card on paper only. */
  readonly paper: readonly Clan[]
  /** Revealed cards; a number if only the points were reported. */
  readonly proofs: ByClan<GoalCard | number>
  readonly final?: Final
  readonly result?: Result
}

/** Result of the game (R64, R82, A17). */
export interface Result {
  readonly score: ByClan<number>
  /** By place, best first; a shared place contains several clans. */
  readonly places: readonly (readonly Clan[])[]
}
