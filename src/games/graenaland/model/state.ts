import type { Hidden } from '../../../kit/hidden'
import type { ReportedNumbers } from '../../../kit/rule-points'
import type { Vote } from '../../../kit/vote'
import type { Clan, GoalCard, Hero, Resource, Settlement, Work } from '../box/box'
import type { Island, PlaceId, Position, Spots } from '../box/island'
import type { Settings } from './settings'

export type { GoalCard } from '../box/box'

export interface Player {
  readonly clan: Clan
  /** Name that the players entered; may be an empty string. */
  readonly name: string
}

export type ByClan<T> = Readonly<Partial<Record<Clan, T>>>
export type ByPlace<T> = Readonly<Partial<Record<PlaceId, T>>>

/** Number of settlements of one clan in a territory. The key is the kind of settlement. */
export type Holding = Readonly<Record<Settlement, number>>
/** Territory of each hero of a clan. A hero without a territory is not on the map. */
export type Heroes = Readonly<Partial<Record<Hero, PlaceId>>>
/** Hero that waits to enter a territory (R45). The hero enters when no other hero of the clan is in the territory. */
export interface Waiting {
  readonly clan: Clan
  readonly hero: Hero
  readonly at: PlaceId
}
/**
 * Card in a territory: its resource, `up` for a face-up card whose resource was not reported, or `down` for a face-down card that no player
 * has seen (R14).
 */
export type Card = Resource | 'up' | 'down'
/** Order to move one hero. If `hero` is omitted, all heroes of the clan stay. */
export interface Order {
  readonly hero?: Hero
  readonly go: Position
}
/** How a card is drawn: face up, face down, or turned over (R13). */
export type DrawKind = 'faceUp' | 'faceDown' | 'turn'

/** Pieces of all clans on the map. */
export interface Board {
  readonly settlements: ByPlace<ByClan<Holding>>
  readonly works: ByPlace<readonly Work[]>
  readonly heroes: ByClan<Heroes>
  readonly waiting: readonly Waiting[]
  readonly army: ByClan<number>
}

/** State of a free start (R72–R76). */
export interface FreeStart {
  /** Number of cards left in each coast territory. */
  readonly left: Readonly<Record<PlaceId, number>>
  readonly taken: ByClan<number>
  /** Territories of the villages of each clan, oldest village first. */
  readonly villages: ByClan<readonly PlaceId[]>
  /** Clans that have settled in each territory, in the order of arrival. */
  readonly arrivals: ByPlace<readonly Clan[]>
  /**
   * Present after a village got no card. The earlier settlers in `asked` decide one after the other whether they lift anchor, i.e. move
   * their village.
   */
  readonly pending?: { readonly at: PlaceId; readonly newcomer: Clan; readonly asked: readonly Clan[] }
}

export interface Proposal {
  readonly by: Clan
  readonly at: PlaceId
  /** Clan that receives each card of the territory, in the order of the cards. Omitted if the app does not track the receivers. */
  readonly split?: readonly (Clan | null)[]
  readonly vote: Vote<Clan>
}

/** Action of the chief in which another clan takes part: a joint work (R55) or an offer (R83). */
export type Opened =
  | { readonly kind: 'joint'; readonly what: Work; readonly at: PlaceId; readonly resource?: Resource }
  | { readonly kind: 'offer'; readonly to: Clan }

/** State of the last constructions after a clan has announced victory (R63, R82). */
export interface Final {
  readonly announcer: Clan
  /** Number of announced points; omitted in the basic game. */
  readonly points?: number
  /** Clans that still have to build. The first clan builds now. */
  readonly queue: readonly Clan[]
  /** Board before the constructions of the clan that announced victory. It is restored if the announcement is wrong (A18). */
  readonly before: Board
}

/** Stages of the game, in the order in which they occur. */
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
  /** Numbers that differ from the default, and reported prices. The key is the id of the changeable number. */
  readonly numbers: ReportedNumbers
  readonly island: Island
  /** Printed start positions of each seat in a fixed start (R7). */
  readonly spots: readonly Spots[]
  /** Players in clockwise order. */
  readonly players: readonly Player[]
  readonly stage: Stage
  readonly round: number
  readonly chief: Clan
  /** Resources on the improvement tokens that the app knows (R15). */
  readonly improvements: ByPlace<Resource>
  readonly cards: ByPlace<readonly Card[]>
  readonly free?: FreeStart
  /**
   * How each card of this production phase was drawn. The key is the territory. `empty` means that the deck was empty; no further card is
   * drawn there.
   */
  readonly drawn: ByPlace<readonly (DrawKind | 'empty')[]>
  /** Hero orders that players entered in the app without secrecy. */
  readonly orders: ByClan<Order>
  /** Clans that have made or waived a proposal in this round. */
  readonly proposed: readonly Clan[]
  readonly proposal?: Proposal
  readonly supplyTaken: boolean
  readonly jointSpent: boolean
  readonly opened?: Opened
  /** Territories of the markets that were used in the current construction phase. */
  readonly marketsUsed: readonly PlaceId[]
  /** Points that clans announced in this round (R79). */
  readonly announced: ByClan<number>
  /** Clans whose announcement was wrong in this round (A18). */
  readonly failed: readonly Clan[]
  /** Clans that have asked the chief to wait with building (R81). */
  readonly waits: readonly Clan[]
  /** Clans whose victory point card is on paper only. */
  readonly paper: readonly Clan[]
  /** Revealed victory point cards. If a player reported only the points, the value is this number. */
  readonly proofs: ByClan<GoalCard | number>
  readonly final?: Final
  readonly result?: Result
}

/** Final result of the game (R64, R82, A17). */
export interface Result {
  readonly score: ByClan<number>
  /** Clans by final rank, best rank first. Clans with the same rank are in one list. */
  readonly places: readonly (readonly Clan[])[]
}
