import type { AreaId, Box, CardId, DeckCard, DeckId, HouseId, OrderId, OrderKind, Track, UnitKind, Units } from '../box/box'
import type { CardFigures, Neutral, Player, Resumable, Seat, SettingName, Settings, Stage, Tracking } from './state'

/** Parts of moves, changes of a correction, the set-up and secret choices. `rules/moves.ts` lists the moves themselves. */

export type UnitsByArea = Readonly<Record<AreaId, Units>>

/**
 * One purchase during mustering: a unit, or the upgrade of a footman to a knight (`upgrade`) or to a siege engine (`siegeUpgrade`). The
 * castle area `at` pays the muster points (R4.3, E4.2).
 */
export type MusterStep =
  | { readonly at: AreaId; readonly what: 'footman' | 'knight' | 'upgrade' | 'siegeEngine' | 'siegeUpgrade' }
  | { readonly at: AreaId; readonly what: 'ship'; readonly sea: AreaId }

/** Area at which a raid is aimed. */
export interface RaidTarget {
  readonly area: AreaId
  /** Kind of the removed order. The players report this only if orders are not tracked. */
  readonly kind?: OrderKind
}

/** Area whose Support order supports a march against a neutral force (R13.2). */
export interface MarchSupport {
  readonly area: AreaId
  /** Whether the order is Support +1. The players report this only if orders are not tracked. */
  readonly special?: boolean
}

/**
 * Control of an area as reported by the players: a house controls the area by a power token (`token`) or by units, or no house controls it.
 */
export interface Hold {
  readonly area: AreaId
  readonly house?: HouseId
  readonly token?: boolean
}

/** Options of the choices about Westeros cards and wildling cards (E6.6, E7.5–E7.7). */
export const OPTIONS = [
  'supply',
  'mustering',
  'clash-of-kings',
  'crowns',
  'storm-of-swords',
  'rains-of-autumn',
  'nothing',
  'units',
  'track',
  'ironThrone',
  'fiefdoms',
  'kingsCourt',
] as const
export type Option = (typeof OPTIONS)[number]

/** Change of one stored property by a correction. */
export type Change =
  | { readonly set: 'units'; readonly area: AreaId; readonly house?: HouseId; readonly standing?: Units; readonly routed?: Units }
  /** Sets the attackers of the open battle, which are not stored in any area. */
  | { readonly set: 'attackers'; readonly units: Units }
  | { readonly set: 'token'; readonly area: AreaId; readonly house?: HouseId }
  | { readonly set: 'neutral'; readonly area: AreaId; readonly neutral?: Neutral }
  | { readonly set: 'garrisonToken'; readonly area: AreaId; readonly strength?: number }
  | { readonly set: 'order'; readonly area: AreaId; readonly house?: HouseId; readonly order?: OrderId }
  | { readonly set: 'holder'; readonly area: AreaId; readonly house?: HouseId }
  | { readonly set: 'power'; readonly house: HouseId; readonly available?: number }
  | { readonly set: 'supply'; readonly house: HouseId; readonly level: number }
  | { readonly set: 'used'; readonly house: HouseId; readonly cards?: readonly CardId[] }
  | { readonly set: 'track'; readonly track: Track; readonly order: readonly HouseId[] }
  | { readonly set: 'bladeUsed'; readonly used: boolean }
  | { readonly set: 'ravenUsed'; readonly used: boolean }
  | { readonly set: 'threat'; readonly threat: number }
  | { readonly set: 'round'; readonly round: number }
  /** Sets the stage at which the game continues. Only stages that need no further data are possible. */
  | { readonly set: 'stage'; readonly at: Resumable }
  /** Sets the face-up Westeros cards of this round. If `turned` is omitted, no cards are face up. */
  | { readonly set: 'turned'; readonly turned?: Readonly<Record<DeckId, DeckCard>> }
  /**
   * Sets the known cards of a deck: unseen cards and known bottom cards. Together with the face-up card they must be the printed cards
   * of the deck.
   */
  | { readonly set: 'deck'; readonly deck: DeckId; readonly unseen: readonly DeckCard[]; readonly bottom: readonly DeckCard[] }
  | { readonly set: 'setting'; readonly name: SettingName; readonly value: boolean }
  | { readonly set: 'tracking'; readonly tracking: Partial<Tracking> }
  | { readonly set: 'seat'; readonly seat: Seat }
  | { readonly set: 'player'; readonly player: Player }
  | { readonly set: 'houseSeat'; readonly house: HouseId; readonly seat: string }
  | BoxChange

/** Change of printed data by a correction (rules document 2.4, 2.5, A1, A3, A4, A33). */
export type BoxChange =
  | { readonly set: 'box.supplyTable'; readonly value: Box['supplyTable'] }
  | { readonly set: 'box.stars'; readonly value: Box['stars'] }
  | { readonly set: 'box.victory'; readonly value: Box['victory'] }
  | { readonly set: 'box.limit'; readonly piece: UnitKind | 'power'; readonly value: number }
  | { readonly set: 'box.rounds'; readonly value: number }
  | { readonly set: 'box.unitStrength'; readonly value: Units }
  | { readonly set: 'box.musterValue'; readonly value: Units }
  /** Sets the number of tokens of one order that each house has. */
  | { readonly set: 'box.order'; readonly order: OrderId; readonly count: number }
  | { readonly set: 'box.adjacency'; readonly a: AreaId; readonly b: AreaId; readonly touch: boolean }
  | { readonly set: 'box.area'; readonly area: AreaId; readonly barrels: number; readonly crowns: number; readonly castle: 0 | 1 | 2 }
  /**
   * Sets the numbers of a House card. `text`: id of the card whose printed text this card uses (its own id restores its own text), or
   * `none`.
   */
  | { readonly set: 'box.card'; readonly card: CardId; readonly figures: CardFigures; readonly text?: CardId }
  /** Sets the cards of a deck; known bottom cards that still exist keep their position. */
  | { readonly set: 'box.deck'; readonly deck: DeckId; readonly cards: readonly DeckCard[] }

export interface Setup {
  readonly box: Box
  /** Playing houses (3, 4 or 5), each with the id of the seat that plays it. */
  readonly houses: Readonly<Partial<Record<HouseId, string>>>
  readonly seats: readonly Seat[]
  readonly players: readonly Player[]
  readonly settings: Settings
  readonly tracking: Tracking
  /** Differences between the physical board and the start position, for a game that begins in the middle. */
  readonly changes?: readonly Change[]
}

/** Choice that a house makes in secret in a ballot: a number of tokens, an order for each area, or a House card. */
export type Choice = number | Readonly<Record<AreaId, OrderId>> | CardId

/** Name of a stage. */
export type StageName = Stage['at']
