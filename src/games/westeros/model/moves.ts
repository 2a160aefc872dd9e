import type { BallotMove, Correct, Overrule } from '../../../referee'
import type {
  AreaId,
  Box,
  CardId,
  DeckCard,
  DeckId,
  HouseId,
  OrderId,
  OrderKind,
  TidesCard,
  Track,
  UnitKind,
  Units,
  WildlingCard,
} from '../box/box'
import type { Bids, CardFigures, Neutral, PlayedCard, Player, Resumable, Seat, SettingName, Settings, Side, Stage, Tracking } from './state'
import type { Code } from './refusals'

/** Move of a player, named by a verb. Each move is one entry of the ledger. */
export type Move =
  | { readonly do: 'ready' }
  | Draw
  | Resolve
  | RemoveUnits
  | Muster
  | BallotMove<HouseId>
  /** The holder of the Iron Throne token orders each group of equal bids, best place first (R5.5). */
  | { readonly do: 'orderTied'; readonly by: HouseId; readonly groups: readonly (readonly HouseId[])[] }
  /** The holder of the Iron Throne token chooses the highest or the lowest contributor among the tied houses (R6.7, R6.8). */
  | { readonly do: 'nameTied'; readonly by: HouseId; readonly house: HouseId }
  /** A house takes a used House card back into its hand; if `card` is omitted, the house takes no card (R6.7). */
  | { readonly do: 'takeBack'; readonly house: HouseId; readonly card?: CardId }
  /** The players report that all orders are face up on the board. Accepted only if orders are not tracked (R8.5). */
  | { readonly do: 'ordersPlaced' }
  | Raven
  | Raid
  /** The players report that no Raid order is left on the board. Accepted only if orders are not tracked. */
  | { readonly do: 'endRaids' }
  | March
  /** The players report which house now controls an area, or that no house does. Accepted only if units are not tracked. */
  | { readonly do: 'hold'; readonly areas: readonly Hold[] }
  /**
   * The players report a battle that they fought without the app: the played cards, and the house that used the Valyrian Steel Blade.
   * Accepted only if units are not tracked.
   */
  | { readonly do: 'tellBattle'; readonly cards: readonly CardId[]; readonly blade?: HouseId }
  /** The players report that no March is left on the board. Refused while the app tracks a March order on the board. */
  | { readonly do: 'endMarches' }
  | CallSupport
  /** The players report both House cards that they revealed (R14.13); refused while a ballot is open. */
  | { readonly do: 'playCards'; readonly attacker: PlayedCard; readonly defender: PlayedCard }
  | UseAbility
  | ReplaceAbility
  /** The holder of the Valyrian Steel Blade decides whether to use it (R14.15). */
  | { readonly do: 'blade'; readonly house: HouseId; readonly use: boolean }
  /** The loser of a battle removes casualties (R14.19). */
  | { readonly do: 'casualties'; readonly house: HouseId; readonly units: Units }
  | Retreat
  | Collect
  | Choose
  /** The top wildling card is turned up (E6.4). `how`: drawn by the app, or reported by the players. */
  | { readonly do: 'drawWildling'; readonly card: WildlingCard; readonly how: 'app' | 'table' }
  | ReplaceUnits
  | DiscardCard
  /** The holder of the Raven looks at the top wildling card (E8.4). `card` is omitted if the card was drawn at the table. */
  | { readonly do: 'lookAtWildling'; readonly house: HouseId; readonly card?: WildlingCard }
  /** The holder of the Raven puts the card that it looked at under the deck, or leaves it on top (E8.4). */
  | { readonly do: 'putWildling'; readonly house: HouseId; readonly under: boolean }
  /** A house plays another card instead of the one that was sent back; omitted if its hand has no other card (E14.8). */
  | { readonly do: 'playAnother'; readonly house: HouseId; readonly card?: PlayedCard }
  | DrawTides
  /** The holder of the Blade uses it to replace its Tides of Battle card, or keeps the card (E22.2). */
  | { readonly do: 'replaceTides'; readonly house: HouseId; readonly use: boolean }
  /** A side loses a unit by a skull; `unit` is omitted if it has no unit left (E22.4). */
  | { readonly do: 'sufferSkull'; readonly house: HouseId; readonly unit?: UnitKind; readonly routed?: true }
  /** The new owner of a port keeps this number of ships by own ships (E20.7). */
  | { readonly do: 'keepShips'; readonly house: HouseId; readonly keep: number }
  | Consolidate
  | Correct<Change>
  | Overrule<Move, Code>

/**
 * Westeros cards turned up from each deck. The last card of a deck stays face up; all cards before it are *Winter is Coming* (R0.2, R7.1).
 */
export interface Draw {
  readonly do: 'draw'
  readonly turned: Readonly<Record<DeckId, readonly DeckCard[]>>
  readonly how: 'app' | 'table'
}

/**
 * Carries out the face-up card of a deck. `ports`: number of ports of each house that give power, reported by the players if units are not
 * tracked (E7.4).
 */
export interface Resolve {
  readonly do: 'resolve'
  readonly deck: DeckId
  readonly ports?: Bids
}

export type UnitsByArea = Readonly<Record<AreaId, Units>>

/** Move that removes units because of the card *Supply* (R3.4), or as losses to the wildlings (R6.8). */
export interface RemoveUnits {
  readonly do: 'removeUnits'
  readonly house: HouseId
  /** Removed units. The key is the area. Empty if units are not tracked. */
  readonly remove: UnitsByArea
  /** All army sizes of the house after the move. Present only if units are not tracked and the players report the sizes. */
  readonly sizes?: readonly number[]
}

/**
 * One purchase during mustering: a unit, or the upgrade of a footman to a knight (`upgrade`) or to a siege engine (`siegeUpgrade`). The
 * castle area `at` pays the muster points (R4.3, E4.2).
 */
export type MusterStep =
  | { readonly at: AreaId; readonly what: 'footman' | 'knight' | 'upgrade' | 'siegeEngine' | 'siegeUpgrade' }
  | { readonly at: AreaId; readonly what: 'ship'; readonly sea: AreaId }

/** Complete mustering of a house. If `steps` is empty, the house musters nothing (R4.9). */
export interface Muster {
  readonly do: 'muster'
  readonly house: HouseId
  readonly steps: readonly MusterStep[]
  /** All army sizes of the house after mustering. Present only if units are not tracked and the players report the sizes. */
  readonly sizes?: readonly number[]
}

/** Move in which the holder of the Messenger Raven replaces one order by an unused special order, or declines (R8.6). */
export interface Raven {
  readonly do: 'raven'
  readonly house: HouseId
  /** Whether the Raven is used; `false` if the holder declines. */
  readonly use: boolean
  /** Area of the replaced order, and the new order; omitted if orders are not tracked. */
  readonly swap?: { readonly area: AreaId; readonly order: OrderId }
  /** `true` if the holder looks at the top wildling card instead (E8.4). */
  readonly look?: true
}

/** Move that resolves one Raid order (R9). If the raid has no target, the order is removed without effect. */
export interface Raid {
  readonly do: 'raid'
  readonly house: HouseId
  readonly from: AreaId
  readonly targets: readonly RaidTarget[]
  /** Whether the Raid order is special. The players report this only if orders are not tracked. */
  readonly special?: boolean
}
export interface RaidTarget {
  readonly area: AreaId
  /** Kind of the removed order. The players report this only if orders are not tracked. */
  readonly kind?: OrderKind
}

/** Move that resolves one March order (R10–R13). If no unit moves, the order is removed without effect. */
export interface March {
  readonly do: 'march'
  readonly house: HouseId
  readonly from: AreaId
  readonly moves: readonly { readonly to: AreaId; readonly units: Units }[]
  /** Whether a power token is left in the area from which all units marched (R12.1). */
  readonly leaveToken: boolean
  /** March token; reported if orders are not tracked. */
  readonly order?: OrderId
  /** Areas whose Support orders support the march against a neutral force (R13.2). */
  readonly support?: readonly { readonly area: AreaId; readonly special?: boolean }[]
}

/**
 * Control of an area as reported by the players: a house controls the area by a power token (`token`) or by units, or no house controls it.
 */
export interface Hold {
  readonly area: AreaId
  readonly house?: HouseId
  readonly token?: boolean
}

/** Move that declares which side each Support order supports, after both sides have confirmed (A22). */
export interface CallSupport {
  readonly do: 'callSupport'
  readonly supports: readonly {
    readonly area: AreaId
    readonly for: Side | 'none'
    /** Whether the order is Support +1. The players report this only if orders are not tracked. */
    readonly special?: boolean
    readonly declined?: true
    /** Units that give support. If present, they must be all units of the area that are not routed (R14.7). */
    readonly units?: Units
  }[]
  /** Defense order in the battle area. The players report this only if orders are not tracked. */
  readonly defense?: OrderId
}

/** Move that carries out the pending ability of this card, or declines it. The target may be omitted if only one is legal. */
export interface UseAbility {
  readonly do: 'ability'
  readonly card: CardId
  /** `true` if the owner of the card declines an optional ability. */
  readonly pass?: true
  /** Area of the order that the ability removes. */
  readonly area?: AreaId
  /** House card that the ability takes back into a hand or discards. */
  readonly target?: CardId
  /** `true` if two units can be chosen, a routed unit and another unit, and the player chooses the routed unit. */
  readonly routed?: boolean
  /** Influence track on which the ability moves a house. */
  readonly track?: Track
}

/** Move for a House card whose printed text differs from the text in the app: the players report the effect of the ability (A23). */
export interface ReplaceAbility {
  readonly do: 'replaceAbility'
  readonly card: CardId
  /** Number added to the battle strength of each side. */
  readonly bonus?: Readonly<Partial<Record<Side, number>>>
  /** Swords and fortifications that replace the printed icons of each side. */
  readonly icons?: Readonly<Partial<Record<Side, Omit<CardFigures, 'strength'>>>>
  /** Changes on the board that the ability makes: units, orders, power, cards. */
  readonly changes?: readonly Change[]
  /** `true` if the ability cancels the pending ability of the opponent's card. */
  readonly cancels?: true
}

/** Move that names the area to which the surviving units of the loser retreat, and the units that are lost (R14.20–R14.29). */
export interface Retreat {
  readonly do: 'retreat'
  readonly house: HouseId
  /** Area of the retreat. Omitted if no area is possible, so that all surviving units are lost (A26, A27). */
  readonly to?: AreaId
  readonly lost: Units
  /** Units that retreat. If present, they must be all units that are not lost (R14.22). */
  readonly units?: Units
  /** House that chooses the area because of an ability; omitted if the loser chooses. */
  readonly by?: HouseId
}

/** Move in which the sides draw their Tides of Battle cards; only sides without a card are named (E22.1). */
export interface DrawTides {
  readonly do: 'drawTides'
  readonly cards: Readonly<Partial<Record<Side, TidesCard>>>
  readonly how: 'app' | 'table'
  /** House that used the Blade to replace its card, as reported by the players. Its last card is in `cards`. */
  readonly blade?: HouseId
}

/**
 * Move in which all houses collect power (R15). If orders are not tracked, `orders` contains the Consolidate Power orders that the players
 * report.
 */
export interface Collect {
  readonly do: 'collect'
  readonly orders?: readonly { readonly house: HouseId; readonly area: AreaId }[]
}

/** Move that chooses one option: the effect of a Westeros card, a way of *Preemptive Raid*, or a track (E6.6, E7.5–E7.7). */
export interface Choose {
  readonly do: 'choose'
  readonly house: HouseId
  readonly option: Option
}

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

/** Move that replaces knights by footmen or footmen by knights because of a wildling card (E6.7). */
export interface ReplaceUnits {
  readonly do: 'replaceUnits'
  readonly house: HouseId
  /** Units that are replaced. The key is the area. */
  readonly replace: UnitsByArea
  /** Knights that are destroyed because the pool has no footman for them. */
  readonly destroy: UnitsByArea
}

/** Move that discards a House card: of the own hand, or of the hand of the opponent by a text. `card` is omitted to discard none. */
export interface DiscardCard {
  readonly do: 'discardCard'
  readonly house: HouseId
  readonly card?: CardId
}

/** Move that resolves one Consolidate Power order (E15). */
export interface Consolidate {
  readonly do: 'consolidate'
  readonly house: HouseId
  readonly area: AreaId
  /** Purchases, if a special order musters in its castle area instead of giving power (E15.3). */
  readonly muster?: readonly MusterStep[]
}

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
