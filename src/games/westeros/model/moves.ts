import type { BallotMove, Correct, Overrule } from '../../../referee'
import type { AreaId, Box, CardId, DeckCard, DeckId, HouseId, OrderId, OrderKind, Track, UnitKind, Units } from '../box/box'
import type { CardFigures, Neutral, PlayedCard, Player, Resumable, Seat, SettingName, Settings, Side, Stage, Tracking } from './state'
import type { Code } from './refusals'

/** A move: a verb. Each move is one entry of the ledger. */
export type Move =
  | { readonly do: 'ready' }
  | Draw
  /** Carry out the face-up card of this deck. */
  | { readonly do: 'resolve'; readonly deck: DeckId }
  | RemoveUnits
  | Muster
  | BallotMove<HouseId>
  /** The holder of the Iron Throne token orders each group of equal bids, best place first (R5.5). */
  | { readonly do: 'orderTied'; readonly by: HouseId; readonly groups: readonly (readonly HouseId[])[] }
  /** The holder of the Iron Throne token names the highest or the lowest of the tied contributors (R6.7, R6.8). */
  | { readonly do: 'nameTied'; readonly by: HouseId; readonly house: HouseId }
  /** Take a used House card back into hand, or (no card) nothing (R6.7). */
  | { readonly do: 'takeBack'; readonly house: HouseId; readonly card?: CardId }
  /** All orders lie on the board and are turned up; only where orders are not in the app (R8.5). */
  | { readonly do: 'ordersPlaced' }
  | Raven
  | Raid
  /** No Raid is left on the board; only where orders are not in the app. */
  | { readonly do: 'endRaids' }
  | March
  /** Areas changed hands, reported by a table that does not track units. */
  | { readonly do: 'hold'; readonly areas: readonly Hold[] }
  /** A battle fought by a table that does not track units: what it used up. */
  | { readonly do: 'tellBattle'; readonly cards: readonly CardId[]; readonly blade?: HouseId }
  /** No March is left on the board; only where orders are not in the app. */
  | { readonly do: 'endMarches' }
  | CallSupport
  /** Both House cards as revealed on the table; only where cards are not in the app (R14.13). */
  | { readonly do: 'playCards'; readonly attacker: PlayedCard; readonly defender: PlayedCard }
  | UseAbility
  | ReplaceAbility
  /** The holder of the Blade uses it, or lets it be (R14.15). */
  | { readonly do: 'blade'; readonly house: HouseId; readonly use: boolean }
  /** Units of the loser that fall (R14.19). */
  | { readonly do: 'casualties'; readonly house: HouseId; readonly units: Units }
  | Retreat
  | Collect
  | Correct<Change>
  | Overrule<Move, Code>

/** Cards turned up from each deck, the last one staying face up; those before are *Winter is Coming* (R0.2, R7.1). */
export interface Draw {
  readonly do: 'draw'
  readonly turned: Readonly<Record<DeckId, readonly DeckCard[]>>
  readonly how: 'app' | 'table'
}

export type UnitsByArea = Readonly<Record<AreaId, Units>>

/** Owed removal: surplus at *Supply* (R3.4) or loss to the wildlings (R6.8). */
export interface RemoveUnits {
  readonly do: 'removeUnits'
  readonly house: HouseId
  /** Units that go, by area. Where units are not tracked: empty. */
  readonly remove: UnitsByArea
  /** Where units are not tracked: all army sizes afterwards, if the table tells them. */
  readonly sizes?: readonly number[]
}

/** One purchase: a unit, or the upgrade of a footman to a knight, paid by the castle area `at` (R4.3). */
export type MusterStep =
  | { readonly at: AreaId; readonly what: 'footman' | 'knight' | 'upgrade' }
  | { readonly at: AreaId; readonly what: 'ship'; readonly sea: AreaId }

/** A house's whole mustering; no steps = it musters nothing more (R4.9). */
export interface Muster {
  readonly do: 'muster'
  readonly house: HouseId
  readonly steps: readonly MusterStep[]
  /** Where units are not tracked: all army sizes afterwards, if the table tells them. */
  readonly sizes?: readonly number[]
}

/** The Raven: swap one order for an unused special one, or pass (R8.6). */
export interface Raven {
  readonly do: 'raven'
  readonly house: HouseId
  /** `false`: passed. */
  readonly use: boolean
  /** The swapped order; absent where orders are not in the app. */
  readonly swap?: { readonly area: AreaId; readonly order: OrderId }
}

/** Resolve one Raid (R9). No targets: it is taken off without effect. */
export interface Raid {
  readonly do: 'raid'
  readonly house: HouseId
  readonly from: AreaId
  readonly targets: readonly RaidTarget[]
  /** The special Raid; reported where orders are not in the app. */
  readonly special?: boolean
}
export interface RaidTarget {
  readonly area: AreaId
  /** Kind of the order that is removed; reported where orders are not in the app. */
  readonly kind?: OrderKind
}

/** Resolve one March (R10–R13). No moves: it is taken off without effect. */
export interface March {
  readonly do: 'march'
  readonly house: HouseId
  readonly from: AreaId
  readonly moves: readonly { readonly to: AreaId; readonly units: Units }[]
  /** Leave a power token in the vacated area (R12.1). */
  readonly leaveToken: boolean
  /** The March token; reported where orders are not in the app. */
  readonly order?: OrderId
  /** Support that takes part against a neutral force that is entered (R13.2). */
  readonly support?: readonly { readonly area: AreaId; readonly special?: boolean }[]
}

/** Control of an area as reported: by units (`token` false), by a power token, or nobody's. */
export interface Hold {
  readonly area: AreaId
  readonly house?: HouseId
  readonly token?: boolean
}

/** All Support orders' declarations, once both sides have confirmed (A22). */
export interface CallSupport {
  readonly do: 'callSupport'
  readonly supports: readonly {
    readonly area: AreaId
    readonly for: Side | 'none'
    /** Support +1; reported where orders are not in the app. */
    readonly special?: boolean
    readonly declined?: true
    /** Units that help, if they are reported: all that stand in the area or none (R14.7). */
    readonly units?: Units
  }[]
  /** The Defense order in the area; reported where orders are not in the app. */
  readonly defense?: OrderId
}

/** Carry out the pending ability of this card, or (no target) let it pass or fall away. */
export interface UseAbility {
  readonly do: 'ability'
  readonly card: CardId
  /** The owner lets an ability pass that may be passed. */
  readonly pass?: true
  /** Area of the order that is removed, or of the footman that is upgraded or destroyed. */
  readonly area?: AreaId
  /** Card that is taken back or discarded. */
  readonly target?: CardId
  /** `true`: the routed one of two possible units. */
  readonly routed?: boolean
}

/** The printed text differs: what the pending ability of this card does instead, reported by the table (A23). */
export interface ReplaceAbility {
  readonly do: 'replaceAbility'
  readonly card: CardId
  /** Addends for the two sides. */
  readonly bonus?: Readonly<Partial<Record<Side, number>>>
  /** Icons that count instead of the printed ones. */
  readonly icons?: Readonly<Partial<Record<Side, Omit<CardFigures, 'strength'>>>>
  /** Changes on the board: units, orders, power, cards. */
  readonly changes?: readonly Change[]
  /** Cancels the other card's pending ability. */
  readonly cancels?: true
}

/** Where the loser's survivors go, and which of them are lost on the way (R14.20–R14.29). */
export interface Retreat {
  readonly do: 'retreat'
  readonly house: HouseId
  /** Absent: no area is open to them, and all are lost (A26, A27). */
  readonly to?: AreaId
  readonly lost: Units
  /** Units that go there, if they are reported: all that are not lost (R14.22). */
  readonly units?: Units
}

/** Collect power (R15). `orders`: Consolidate Power tokens on the board; reported where orders are not in the app. */
export interface Collect {
  readonly do: 'collect'
  readonly orders?: readonly { readonly house: HouseId; readonly area: AreaId }[]
}

/** One thing set by hand. */
export type Change =
  | { readonly set: 'units'; readonly area: AreaId; readonly house?: HouseId; readonly standing?: Units; readonly routed?: Units }
  /** Attackers of the open battle: they stand in no area. */
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
  /** Play goes on here; only the stages that stand on their own. */
  | { readonly set: 'stage'; readonly at: Resumable }
  /** Westeros cards of this round; undefined = none. */
  | { readonly set: 'turned'; readonly turned?: Readonly<Record<DeckId, DeckCard>> }
  /** The known facts of a deck: unseen cards and known bottom. Together they must be the cards of the box. */
  | { readonly set: 'deck'; readonly deck: DeckId; readonly unseen: readonly DeckCard[]; readonly bottom: readonly DeckCard[] }
  | { readonly set: 'setting'; readonly name: SettingName; readonly value: boolean }
  | { readonly set: 'tracking'; readonly tracking: Partial<Tracking> }
  | { readonly set: 'seat'; readonly seat: Seat }
  | { readonly set: 'player'; readonly player: Player }
  | { readonly set: 'houseSeat'; readonly house: HouseId; readonly seat: string }
  | BoxChange

/** A number of the box set by hand (rules document 2.4, 2.5, A1, A3, A4, A33). */
export type BoxChange =
  | { readonly set: 'box.supplyTable'; readonly value: Box['supplyTable'] }
  | { readonly set: 'box.stars'; readonly value: Box['stars'] }
  | { readonly set: 'box.victory'; readonly value: Box['victory'] }
  | { readonly set: 'box.limit'; readonly piece: UnitKind | 'power'; readonly value: number }
  | { readonly set: 'box.rounds'; readonly value: number }
  | { readonly set: 'box.unitStrength'; readonly value: Units }
  | { readonly set: 'box.musterValue'; readonly value: Units }
  /** Tokens of one order that each house has. */
  | { readonly set: 'box.order'; readonly order: OrderId; readonly count: number }
  | { readonly set: 'box.adjacency'; readonly a: AreaId; readonly b: AreaId; readonly touch: boolean }
  | { readonly set: 'box.area'; readonly area: AreaId; readonly barrels: number; readonly crowns: number; readonly castle: 0 | 1 | 2 }
  /** `text`: the card whose printed text stands on this one (its own id: its own again), or `none`. */
  | { readonly set: 'box.card'; readonly card: CardId; readonly figures: CardFigures; readonly text?: CardId }
  /** New composition of a deck; its known bottom stays where it still fits. */
  | { readonly set: 'box.deck'; readonly deck: DeckId; readonly cards: readonly DeckCard[] }

/** The setup of a game. */
export interface Setup {
  readonly box: Box
  /** Houses that are played, with the seat of each: 3, 4 or 5. */
  readonly houses: Readonly<Partial<Record<HouseId, string>>>
  readonly seats: readonly Seat[]
  readonly players: readonly Player[]
  readonly settings: Settings
  readonly tracking: Tracking
  /** The current board: what differs from the start position. */
  readonly changes?: readonly Change[]
}

/** A sealed choice: a number of tokens, orders by area, or a House card. */
export type Choice = number | Readonly<Record<AreaId, OrderId>> | CardId

/** Stages that a table can say play is at. */
export type StageName = Stage['at']
