import type { Hidden } from '../../../kit/hidden'
import type { ReportedNumbers } from '../../../kit/rule-points'
import type { Vote } from '../../../kit/vote'
import type { Clan, Goal, Hero, Resource, Settlement, Work } from '../box/box'
import type { Island, PlaceId, Position, Spots } from '../box/island'
import type { Settings } from './settings'

export interface Player {
  readonly clan: Clan
  /** As the table wrote it; may be empty. */
  readonly name: string
}

export type ByClan<T> = Readonly<Partial<Record<Clan, T>>>
export type ByPlace<T> = Readonly<Partial<Record<PlaceId, T>>>

/** The settlements of one clan in a territory. */
export type Holding = Readonly<Record<Settlement, number>>
/** Where the heroes of a clan stand; one that is not named is not on the map. */
export type Heroes = Readonly<Partial<Record<Hero, PlaceId>>>
/** A hero who enters once no other hero of his clan stands there (R45). */
export interface Waiting {
  readonly clan: Clan
  readonly hero: Hero
  readonly at: PlaceId
}
/** A card that lies at a territory; `up`: face up, but nobody has told which; `down`: nobody has seen it (R14). */
export type Card = Resource | 'up' | 'down'
/** One hero and where he goes; without a hero all stay. */
export interface Order {
  readonly hero?: Hero
  readonly go: Position
}
/** How one card is drawn: face up, face down, or turned over (R13). */
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
  /** Cards that lie at the coast territories. */
  readonly left: Readonly<Record<PlaceId, number>>
  readonly taken: ByClan<number>
  /** Villages of each, the first one first. */
  readonly villages: ByClan<readonly PlaceId[]>
  /** Who has settled where, in order of arrival. */
  readonly arrivals: ByPlace<readonly Clan[]>
  /** A village that got no card: earlier settlers are asked, one after the other. */
  readonly pending?: { readonly at: PlaceId; readonly newcomer: Clan; readonly asked: readonly Clan[] }
}

export interface Proposal {
  readonly by: Clan
  readonly at: PlaceId
  /** To whom each card goes that lies there, in their order; absent where splits are not told. */
  readonly split?: readonly (Clan | null)[]
  readonly vote: Vote<Clan>
}

/** An action the chief has opened beside building alone: a joint work (R55), or an offer (R83). */
export type Opened =
  | { readonly kind: 'joint'; readonly what: Work; readonly at: PlaceId; readonly resource?: Resource }
  | { readonly kind: 'offer'; readonly to: Clan }

/** The final building (R63, R82). */
export interface Final {
  readonly announcer: Clan
  /** Announced points; absent in the basic game. */
  readonly points?: number
  /** Who has still to build, whoever builds now first. */
  readonly queue: readonly Clan[]
  /** How the board stood before the announcer built (A18). */
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
  /** Numbers that the table plays otherwise, and prices that it has told, by the id of their point. */
  readonly numbers: ReportedNumbers
  readonly island: Island
  /** Spots of a fixed start by seat, as the island prints them (R7). */
  readonly spots: readonly Spots[]
  /** Clockwise. */
  readonly players: readonly Player[]
  readonly stage: Stage
  readonly round: number
  readonly chief: Clan
  /** Resources on improvement tokens, where they are known (R15). */
  readonly improvements: ByPlace<Resource>
  readonly cards: ByPlace<readonly Card[]>
  readonly free?: FreeStart
  /** Cards drawn in this production, by territory; a deck that is empty ends a territory. */
  readonly drawn: ByPlace<readonly (DrawKind | 'empty')[]>
  /** Orders that were typed in openly. */
  readonly orders: ByClan<Order>
  /** Who has proposed or waived in this round. */
  readonly proposed: readonly Clan[]
  readonly proposal?: Proposal
  readonly supplyTaken: boolean
  readonly jointSpent: boolean
  readonly opened?: Opened
  /** Markets that were used in the construction phase under way. */
  readonly marketsUsed: readonly PlaceId[]
  /** Announced points in this round (R79). */
  readonly announced: ByClan<number>
  /** Whose announcement turned out to be wrong in this round (A18). */
  readonly failed: readonly Clan[]
  /** Who has asked the chief to wait with building (R81). */
  readonly waits: readonly Clan[]
  /** Who plays with the card on paper only. */
  readonly paper: readonly Clan[]
  /** Cards that lie open; a number where only the points were told. */
  readonly proofs: ByClan<GoalCard | number>
  readonly final?: Final
  readonly result?: Result
}

/** How the game ended (R64, R82, A17). */
export interface Result {
  readonly score: ByClan<number>
  /** Shared places hold several. */
  readonly places: readonly (readonly Clan[])[]
}
