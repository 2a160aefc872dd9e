import type { Ballot, Deck } from '../../../referee'
import type { AreaId, Box, CardId, DeckCard, DeckId, HouseId, OrderId, Track, UnitKind, Units } from '../box/box'

/** Tracked state of a game of Westeros. An omitted value is unknown; the app never guesses unknown values. */
export interface State {
  readonly box: Box
  readonly settings: Settings
  readonly tracking: Tracking
  /** Playing houses, in the order of `HOUSES`. */
  readonly playing: readonly HouseId[]
  readonly houses: Readonly<Partial<Record<HouseId, HouseState>>>
  readonly seats: readonly Seat[]
  readonly players: readonly Player[]
  /** Number of the round, from 1 to `box.rounds`. */
  readonly round: number
  readonly stage: Stage
  readonly areas: Readonly<Record<AreaId, AreaState>>
  /** Order of the houses on the influence tracks, place 1 first. */
  readonly tracks: Readonly<Record<Track, readonly HouseId[]>>
  /** Holders of the Iron Throne token, the Valyrian Steel Blade and the Messenger Raven, by track. */
  readonly holders: Readonly<Record<Track, HouseId>>
  readonly bladeUsed: boolean
  readonly ravenUsed: boolean
  readonly decks: Readonly<Record<DeckId, Deck>>
  /** Westeros cards of this round, visible until the round ends; undefined before the draw. */
  readonly turned?: Readonly<Record<DeckId, DeckCard>>
  /** Value of the wildling threat, one of `box.threat`. */
  readonly threat: number
  readonly ballot?: Ballot<BallotKind, HouseId>
  readonly battle?: Battle
  readonly outcome?: Outcome
  /** Stage at which the game ended. If a correction undoes the end, the game can continue at this stage. */
  readonly interrupted?: Stage
  /** Number of ballots opened, or restarted after a cancellation, on this branch of the history; part of the ballot names. */
  readonly ballots: number
  /** Number of recorded rewinds; part of the ballot names. */
  readonly rewinds: number
  /** Labels of ballots and draws that were already revealed before a rewind. */
  readonly known: readonly string[]
}

/** Seat at the table, which plays one or more houses. */
export interface Seat {
  readonly id: string
  /** Id of the player; undefined if the seat has no player (its houses bid 0 and place no orders). */
  readonly player?: string
}

/** Person who plays the game; not a house. */
export interface Player {
  readonly id: string
  readonly name: string
}

export interface HouseState {
  /** Id of the seat that plays this house. */
  readonly seat: string
  /** Space of the supply token of the house: 0–6. */
  readonly supply: number
  /** Available power tokens of the house; undefined if power is not tracked. */
  readonly power?: number
  /** Used House cards of the house, oldest first; undefined if used cards are not tracked. */
  readonly used?: readonly CardId[]
}

/** Units in an area; all belong to the same house. */
export interface Garrison {
  readonly house: HouseId
  readonly standing: Units
  /** Units routed by a retreat (R14.26). */
  readonly routed: Units
}

/** Neutral force in an area. A march must have at least its strength to enter the area (R13). */
export interface Neutral {
  readonly strength: number
  /** House and units that form the neutral force, if the house does not take part in the game; undefined for a printed token. */
  readonly house?: HouseId
  readonly units?: Units
}

export interface PlacedOrder {
  readonly house: HouseId
  readonly order: OrderId
}

/** Pieces in an area. If all fields are omitted, the area is empty, or its pieces are not tracked. */
export interface AreaState {
  readonly garrison?: Garrison
  /** House whose power token is in the area. */
  readonly token?: HouseId
  readonly neutral?: Neutral
  readonly order?: PlacedOrder
  /** House that controls the area by its units, as reported; only if units are not tracked. */
  readonly holder?: HouseId
}

/** Settings for open questions of the rulebook (rules document, section 9). */
export interface Settings {
  /** A16: the Raven may also place a normal order. */
  readonly ravenAnyOrder: boolean
  /** A20: routed ships can transport units. */
  readonly routedShipsTransport: boolean
  /** A25: units may retreat into an enemy's empty home area. */
  readonly retreatIntoEnemyHome: boolean
  /** A28: after the seventh card, this card stays used and the others return to the hand. */
  readonly seventhCardStaysOut: boolean
  /** A31: rivers do not block raids and support. */
  readonly riversBlockOnlyMovement: boolean
  /** A33: Oldtown is adjacent to Sunset Sea. */
  readonly oldtownTouchesSunsetSea: boolean
  /** A47: Maester Luwin may take back himself. */
  readonly luwinTakesBackHimself: boolean
  /** A49: Salladhor Saan does not affect ships that support his own side. */
  readonly salladhorSparesOwnShips: boolean
}
export type SettingName = keyof Settings

/** Values of the game that the app tracks; each can be turned on or off separately, at any time. */
export interface Tracking {
  /** Whether the units in each area are tracked; if not, the players report which house controls an area. */
  readonly units: boolean
  /** Whether the available power is tracked. */
  readonly power: boolean
  /** `app`: orders are sealed in the app; `table`: orders are on the board and reported when needed. */
  readonly orders: 'app' | 'table'
  /**
   * `app`: House cards are sealed in the app; `table`: cards are reported when revealed; `none`: only the figures of the cards are
   * reported.
   */
  readonly cards: 'app' | 'table' | 'none'
  /** `app`: the app draws the Westeros cards; `table`: the players draw and report real cards. */
  readonly decks: 'app' | 'table'
  /** Bids and contributions. `app`: sealed in the app; `table`: revealed by hand and entered afterwards. */
  readonly bids: 'app' | 'table'
}
export type Preset = 'referee' | 'full' | 'light'

export type BallotKind = 'bid' | 'contribution' | 'orders' | 'card'

/** Stages that need no further data: the game can continue with them from any position. */
export const RESUMABLE = ['draw', 'orders', 'raids', 'marches', 'power'] as const
export type Resumable = (typeof RESUMABLE)[number]

/** Current stage of the round. */
export type Stage =
  /** Stage in which the players set up the board; `next`: stage after the set-up, if the game begins in the middle of a round. */
  | { readonly at: 'setup'; readonly next?: Resumable }
  /** Three cards have to be turned up. */
  | { readonly at: 'draw' }
  /** The Westeros card of this deck has to be resolved. */
  | { readonly at: 'card'; readonly deck: DeckId }
  /** The first house of the queue has to remove surplus units, or is asked for its new army sizes. */
  | { readonly at: 'supply'; readonly deck: DeckId; readonly queue: readonly HouseId[] }
  /** The first house of the queue musters. */
  | { readonly at: 'muster'; readonly deck: DeckId; readonly queue: readonly HouseId[] }
  /** The houses bid. */
  | { readonly at: 'auction'; readonly deck: DeckId; readonly track: Track }
  /** Groups of equal bids, highest first; the holder of the Iron Throne token orders them. */
  | {
      readonly at: 'auctionTies'
      readonly deck: DeckId
      readonly track: Track
      readonly bids: Bids
      readonly ties: readonly (readonly HouseId[])[]
    }
  /** The houses contribute against the wildlings. */
  | { readonly at: 'contribution'; readonly deck: DeckId }
  /** The holder of the Iron Throne token names the highest (attack repelled) or the lowest (attack successful) contributor. */
  | {
      readonly at: 'wildlingTie'
      readonly deck: DeckId
      readonly bids: Bids
      readonly which: 'highest' | 'lowest'
      readonly tied: readonly HouseId[]
    }
  /** The highest contributor may take back a used House card. */
  | { readonly at: 'reward'; readonly deck: DeckId; readonly house: HouseId }
  /** The first house of the queue removes units worth `owed` muster points. */
  | { readonly at: 'losses'; readonly deck: DeckId; readonly queue: readonly { readonly house: HouseId; readonly owed: number }[] }
  /** The houses place orders. */
  | { readonly at: 'orders' }
  | { readonly at: 'raven' }
  /** Houses resolve Raid orders. `last`: house that raided last; the turn continues after this house. */
  | { readonly at: 'raids'; readonly last?: HouseId }
  | { readonly at: 'marches'; readonly last?: HouseId }
  /** A battle is open, see {@link Battle}. `last`: house that marched last. */
  | { readonly at: 'battle'; readonly last: HouseId }
  /** Power has to be collected. */
  | { readonly at: 'power' }
  | { readonly at: 'over' }

export type Bids = Readonly<Partial<Record<HouseId, number>>>

export type Side = 'attacker' | 'defender'
export const SIDES = ['attacker', 'defender'] as const
export const opposite = (side: Side): Side => (side === 'attacker' ? 'defender' : 'attacker')

/** Support order that takes part in a battle. */
export interface Support {
  readonly area: AreaId
  readonly house: HouseId
  readonly for: Side | 'none'
  /** Whether the order is Support +1. */
  readonly special: boolean
  /** Set if the supported side of the battle declined the support. */
  readonly declined?: true
}

/** Played House card: the id of a printed card, or reported figures if cards are not tracked. */
export type PlayedCard = { readonly card: CardId } | { readonly told: CardFigures }
export interface CardFigures {
  readonly strength: number
  readonly swords: number
  readonly fortifications: number
}

/** Modifier of the battle strength, from an ability or entered by the players. */
export type Modifier =
  | { readonly mod: 'unit'; readonly side: Side; readonly unit: UnitKind; readonly counts: number; readonly by: CardId }
  | { readonly mod: 'defenseTimes'; readonly times: number; readonly by: CardId }
  | { readonly mod: 'cardStrength'; readonly side: Side; readonly counts: number; readonly by: CardId }
  /** Strength of supporting units of this kind, for the listed sides. */
  | { readonly mod: 'supportUnit'; readonly unit: UnitKind; readonly counts: number; readonly sides: readonly Side[]; readonly by: CardId }
  /** Number added to the strength of one side, set by hand. */
  | { readonly mod: 'bonus'; readonly side: Side; readonly amount: number; readonly by: CardId }
  /** Swords and fortifications that replace the printed icons, set by hand. */
  | { readonly mod: 'icons'; readonly side: Side; readonly swords: number; readonly fortifications: number; readonly by: CardId }

/** Ability of a House card that has not been carried out yet. */
export interface PendingAbility {
  readonly side: Side
  readonly card: CardId
}

export type BattleStep = 'support' | 'cards' | 'abilities' | 'blade' | 'won' | 'casualties' | 'retreat'

export interface BattleResult {
  /** Final strength of the attacker; `defender` is that of the defender. */
  readonly attacker: number
  readonly defender: number
  readonly winner: Side
  readonly decidedBy: 'strength' | 'fiefdoms'
  /**
   * Number of units that the loser has to remove: swords − fortifications, at least 0, at most all units that are not routed
   * (R14.18–19).
   */
  readonly casualties: number
}

/** Open battle. The attackers are stored here, not in an area; the defenders are the garrison of the area. */
export interface Battle {
  readonly area: AreaId
  readonly attacker: HouseId
  readonly defender: HouseId
  /** Area from which the march came. */
  readonly from: AreaId
  /** March order of the attackers; its value is added to their strength. */
  readonly march: OrderId
  readonly attackers: Units
  readonly step: BattleStep
  readonly supports: readonly Support[]
  /** Defense order that counts in the area of the battle, from the board or as reported. */
  readonly defense?: OrderId
  readonly cards?: Readonly<Record<Side, PlayedCard>>
  /** Abilities that have not been carried out yet, in order (A23); abilities that need a winner come last. */
  readonly pending: readonly PendingAbility[]
  readonly modifiers: readonly Modifier[]
  /** House that used the Blade in this battle. */
  readonly blade?: HouseId
  readonly result?: BattleResult
  /**
   * Card that an ability discarded from the loser's hand. If it is the last of the seven cards, it is the card that may stay used
   * (A47).
   */
  readonly discarded?: CardId
  /** Played card that returns to the hand instead of the used pile (A47). */
  readonly kept?: CardId
}

export interface Outcome {
  readonly how: 'sudden' | 'lastRound'
  /** Houses that have won; more than one house is a draw. */
  readonly winners: readonly HouseId[]
  readonly decidedBy: 'castles' | 'supply' | 'power' | 'draw'
}

export const NO_UNITS: Units = { footman: 0, knight: 0, ship: 0 }

export const ORDER_OF_DECKS: readonly DeckId[] = [1, 2, 3]
