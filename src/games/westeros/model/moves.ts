import type { BallotMove, Correct, Overrule } from '../../../referee'
import type { AreaId, Box, CardId, DeckCard, DeckId, HouseId, OrderId, OrderKind, Track, UnitKind, Units } from '../box/box'
import type { CardFigures, Neutral, PlayedCard, Player, Resumable, Seat, SettingName, Settings, Side, Stage, Tracking } from './state'
import type { Code } from './refusals'

/** Move, named by a verb. Each move is one entry of the ledger. */
export type Move =
  | { readonly do: 'ready' }
  | Draw
  /** Carries out the face-up card of this deck. */
  | { readonly do: 'resolve'; readonly deck: DeckId }
  | RemoveUnits
  | Muster
  | BallotMove<HouseId>
  /** The holder of the Iron Throne token orders each group of equal bids, best place first (R5.5). */
  | { readonly do: 'orderTied'; readonly by: HouseId; readonly groups: readonly (readonly HouseId[])[] }
  /** The holder of the Iron Throne token names the highest or the lowest of the tied contributors (R6.7, R6.8). */
  | { readonly do: 'nameTied'; readonly by: HouseId; readonly house: HouseId }
  /** Takes a used House card back into the hand; without a card, nothing (R6.7). */
  | { readonly do: 'takeBack'; readonly house: HouseId; readonly card?: CardId }
  /** All orders are face up on the board; only if orders are not tracked (R8.5). */
  | { readonly do: 'ordersPlaced' }
  | Raven
  | Raid
  /** No Raid is left on the board; only if orders are not tracked. */
  | { readonly do: 'endRaids' }
  | March
  /** Areas changed hands; only if units are not tracked. */
  | { readonly do: 'hold'; readonly areas: readonly Hold[] }
  /** A battle fought on the table: cards and Blade used; only if units are not tracked. */
  | { readonly do: 'tellBattle'; readonly cards: readonly CardId[]; readonly blade?: HouseId }
  /** No March is left on the board, as reported by the players. Refused while the app tracks a March order. */
  | { readonly do: 'endMarches' }
  | CallSupport
  /** Both House cards as revealed on the table (R14.13); refused while a ballot is open. */
  | { readonly do: 'playCards'; readonly attacker: PlayedCard; readonly defender: PlayedCard }
  | UseAbility
  | ReplaceAbility
  /** The holder of the Blade uses it or does not (R14.15). */
  | { readonly do: 'blade'; readonly house: HouseId; readonly use: boolean }
  /** Casualties of the loser (R14.19). */
  | { readonly do: 'casualties'; readonly house: HouseId; readonly units: Units }
  | Retreat
  | Collect
  | Correct<Change>
  | Overrule<Move, Code>

/** Cards turned up from each deck. The last one stays face up; the earlier ones are *Winter is Coming* (R0.2, R7.1). */
export interface Draw {
  readonly do: 'draw'
  readonly turned: Readonly<Record<DeckId, readonly DeckCard[]>>
  readonly how: 'app' | 'table'
}

export type UnitsByArea = Readonly<Record<AreaId, Units>>

/** Required removal: surplus at *Supply* (R3.4), or losses to the wildlings (R6.8). */
export interface RemoveUnits {
  readonly do: 'removeUnits'
  readonly house: HouseId
  /** Removed units by area; empty if units are not tracked. */
  readonly remove: UnitsByArea
  /** All army sizes afterwards, if units are not tracked and the players report them. */
  readonly sizes?: readonly number[]
}

/** One purchase: a unit, or the upgrade of a footman to a knight, paid by the castle area `at` (R4.3). */
export type MusterStep =
  | { readonly at: AreaId; readonly what: 'footman' | 'knight' | 'upgrade' }
  | { readonly at: AreaId; readonly what: 'ship'; readonly sea: AreaId }

/** Whole mustering of a house. Empty `steps`: the house musters nothing (R4.9). */
export interface Muster {
  readonly do: 'muster'
  readonly house: HouseId
  readonly steps: readonly MusterStep[]
  /** All army sizes afterwards, if units are not tracked and the players report them. */
  readonly sizes?: readonly number[]
}

/** Messenger Raven: swaps one order for an unused special one, or passes (R8.6). */
export interface Raven {
  readonly do: 'raven'
  readonly house: HouseId
  /** `false`: passed. */
  readonly use: boolean
  /** Area and new order of the swap; omitted if orders are not tracked. */
  readonly swap?: { readonly area: AreaId; readonly order: OrderId }
}

/** Resolves one Raid (R9). Without targets, the Raid is removed without effect. */
export interface Raid {
  readonly do: 'raid'
  readonly house: HouseId
  readonly from: AreaId
  readonly targets: readonly RaidTarget[]
  /** Special Raid; reported if orders are not tracked. */
  readonly special?: boolean
}
export interface RaidTarget {
  readonly area: AreaId
  /** Kind of the removed order; reported if orders are not tracked. */
  readonly kind?: OrderKind
}

/** Resolves one March (R10–R13). Without moves, the March is removed without effect. */
export interface March {
  readonly do: 'march'
  readonly house: HouseId
  readonly from: AreaId
  readonly moves: readonly { readonly to: AreaId; readonly units: Units }[]
  /** Whether a power token is left in the vacated area (R12.1). */
  readonly leaveToken: boolean
  /** March token; reported if orders are not tracked. */
  readonly order?: OrderId
  /** Areas that support the march against a neutral force (R13.2). */
  readonly support?: readonly { readonly area: AreaId; readonly special?: boolean }[]
}

/** Reported control of an area: by units (`token` false or omitted), by a power token, or by no house. */
export interface Hold {
  readonly area: AreaId
  readonly house?: HouseId
  readonly token?: boolean
}

/** Declarations of all Support orders, after both sides have confirmed (A22). */
export interface CallSupport {
  readonly do: 'callSupport'
  readonly supports: readonly {
    readonly area: AreaId
    readonly for: Side | 'none'
    /** Support +1; reported if orders are not tracked. */
    readonly special?: boolean
    readonly declined?: true
    /** Supporting units, if reported: all standing units of the area (R14.7). */
    readonly units?: Units
  }[]
  /** Defense order in the battle area; reported if orders are not tracked. */
  readonly defense?: OrderId
}

/** Carries out the pending ability of this card, or passes it. The target may be omitted if only one is legal. */
export interface UseAbility {
  readonly do: 'ability'
  readonly card: CardId
  /** The owner passes an optional ability. */
  readonly pass?: true
  /** Area of the order that is removed. */
  readonly area?: AreaId
  /** Card that is taken back or discarded. */
  readonly target?: CardId
  /** `true`: the routed one of two possible units. */
  readonly routed?: boolean
}

/** Effect of a card whose printed text differs from the app, as reported by the players (A23). */
export interface ReplaceAbility {
  readonly do: 'replaceAbility'
  readonly card: CardId
  /** Addends for the two sides. */
  readonly bonus?: Readonly<Partial<Record<Side, number>>>
  /** Icons that replace the printed ones. */
  readonly icons?: Readonly<Partial<Record<Side, Omit<CardFigures, 'strength'>>>>
  /** Changes on the board: units, orders, power, cards. */
  readonly changes?: readonly Change[]
  /** Cancels the other card's pending ability. */
  readonly cancels?: true
}

/** Area to which the loser's survivors retreat, and the units that are lost (R14.20–R14.29). */
export interface Retreat {
  readonly do: 'retreat'
  readonly house: HouseId
  /** Omitted if no area is open to the survivors and all are lost (A26, A27). */
  readonly to?: AreaId
  readonly lost: Units
  /** Units that retreat, if reported: all that are not lost (R14.22). */
  readonly units?: Units
}

/** Collects power (R15). `orders`: Consolidate Power orders on the board; reported if orders are not tracked. */
export interface Collect {
  readonly do: 'collect'
  readonly orders?: readonly { readonly house: HouseId; readonly area: AreaId }[]
}

/** One value set by hand. */
export type Change =
  | { readonly set: 'units'; readonly area: AreaId; readonly house?: HouseId; readonly standing?: Units; readonly routed?: Units }
  /** Attackers of the open battle; they are in no area. */
  | { readonly set: 'attackers'; readonly units: Units }
  | { readonly set: 'token'; readonly area: AreaId; readonly house?: HouseId }
  | { readonly set: 'neutral'; readonly area: AreaId; readonly neutral?: Neutral }
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
  /** Stage at which play continues; only stages that need no further data. */
  | { readonly set: 'stage'; readonly at: Resumable }
  /** Westeros cards of this round; undefined if none. */
  | { readonly set: 'turned'; readonly turned?: Readonly<Record<DeckId, DeckCard>> }
  /** Known cards of a deck: unseen cards and known bottom. Together with the face-up card they must be the printed cards of the deck. */
  | { readonly set: 'deck'; readonly deck: DeckId; readonly unseen: readonly DeckCard[]; readonly bottom: readonly DeckCard[] }
  | { readonly set: 'setting'; readonly name: SettingName; readonly value: boolean }
  | { readonly set: 'tracking'; readonly tracking: Partial<Tracking> }
  | { readonly set: 'seat'; readonly seat: Seat }
  | { readonly set: 'player'; readonly player: Player }
  | { readonly set: 'houseSeat'; readonly house: HouseId; readonly seat: string }
  | BoxChange

/** Printed value corrected by hand (rules document 2.4, 2.5, A1, A3, A4, A33). */
export type BoxChange =
  | { readonly set: 'box.supplyTable'; readonly value: Box['supplyTable'] }
  | { readonly set: 'box.stars'; readonly value: Box['stars'] }
  | { readonly set: 'box.victory'; readonly value: Box['victory'] }
  | { readonly set: 'box.limit'; readonly piece: UnitKind | 'power'; readonly value: number }
  | { readonly set: 'box.rounds'; readonly value: number }
  | { readonly set: 'box.unitStrength'; readonly value: Units }
  | { readonly set: 'box.musterValue'; readonly value: Units }
  /** Number of tokens of one order that each house has. */
  | { readonly set: 'box.order'; readonly order: OrderId; readonly count: number }
  | { readonly set: 'box.adjacency'; readonly a: AreaId; readonly b: AreaId; readonly touch: boolean }
  | { readonly set: 'box.area'; readonly area: AreaId; readonly barrels: number; readonly crowns: number; readonly castle: 0 | 1 | 2 }
  /** `text`: card whose printed text this card uses (its own id restores its own text), or `none`. */
  | { readonly set: 'box.card'; readonly card: CardId; readonly figures: CardFigures; readonly text?: CardId }
  /** New composition of a deck; known bottom cards that still exist keep their place. */
  | { readonly set: 'box.deck'; readonly deck: DeckId; readonly cards: readonly DeckCard[] }

export interface Setup {
  readonly box: Box
  /** Playing houses (3, 4 or 5) with the id of their seat. */
  readonly houses: Readonly<Partial<Record<HouseId, string>>>
  readonly seats: readonly Seat[]
  readonly players: readonly Player[]
  readonly settings: Settings
  readonly tracking: Tracking
  /** Current board, as differences from the start position. */
  readonly changes?: readonly Change[]
}

/** Sealed choice: a number of tokens, orders by area, or a House card. */
export type Choice = number | Readonly<Record<AreaId, OrderId>> | CardId

/** Name of a stage. */
export type StageName = Stage['at']
