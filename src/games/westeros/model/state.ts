import type { Ballot, Deck } from '../../../referee'
import type { AreaId, Box, CardId, DeckCard, DeckId, HouseId, OrderId, Track, UnitKind, Units } from '../box/box'

/** The tracked state of a game of Westeros. Absent = unknown; the app never guesses an unknown fact. */
export interface State {
  readonly box: Box
  readonly settings: Settings
  readonly tracking: Tracking
  /** Houses that are played, in the order of the box. */
  readonly playing: readonly HouseId[]
  readonly houses: Readonly<Partial<Record<HouseId, HouseState>>>
  readonly seats: readonly Seat[]
  readonly players: readonly Player[]
  /** 1 … `box.rounds` */
  readonly round: number
  readonly stage: Stage
  readonly areas: Readonly<Record<AreaId, AreaState>>
  /** The influence tracks, place 1 first. */
  readonly tracks: Readonly<Record<Track, readonly HouseId[]>>
  /** Who holds the Iron Throne token, the Valyrian Steel Blade, the Messenger Raven. */
  readonly holders: Readonly<Record<Track, HouseId>>
  readonly bladeUsed: boolean
  readonly ravenUsed: boolean
  readonly decks: Readonly<Record<DeckId, Deck>>
  /** The Westeros cards of this round, in sight until the round ends; undefined before they are turned up. */
  readonly turned?: Readonly<Record<DeckId, DeckCard>>
  /** Wildling threat: one of `box.threat`. */
  readonly threat: number
  readonly ballot?: Ballot<BallotKind, HouseId>
  readonly battle?: Battle
  readonly outcome?: Outcome
  /** Where play stood when the game ended, so that a correction that undoes the end can resume it there. */
  readonly interrupted?: Stage
  /** Ballots opened, or begun anew after being called off, so far on this line of play; part of the names of ballots. */
  readonly ballots: number
  /** Marked ways back so far; part of the names of ballots. */
  readonly rewinds: number
  /** Labels of ballots and draws that had been revealed before the table went back behind them. */
  readonly known: readonly string[]
}

/** A place at the table. */
export interface Seat {
  readonly id: string
  /** Id of the person who sits there; undefined = run by the table (bids 0, no orders). */
  readonly player?: string
}

/** A person. */
export interface Player {
  readonly id: string
  readonly name: string
}

export interface HouseState {
  /** Seat that plays this house. */
  readonly seat: string
  /** Place of the supply token: 0–6. */
  readonly supply: number
  /** Available power tokens; undefined = not tracked. */
  readonly power?: number
  /** Used House cards, oldest first; undefined = not tracked. */
  readonly used?: readonly CardId[]
}

/** Units of the one house that stands in an area. */
export interface Garrison {
  readonly house: HouseId
  readonly standing: Units
  /** Laid down after a retreat (R14.26). */
  readonly routed: Units
}

/** A force of nobody that has to be matched (R13). */
export interface Neutral {
  readonly strength: number
  /** House and units it consists of, if it is made of the units of a house nobody plays; undefined = a printed token. */
  readonly house?: HouseId
  readonly units?: Units
}

export interface PlacedOrder {
  readonly house: HouseId
  readonly order: OrderId
}

/** The pieces in an area; all fields absent = empty (or unknown, as far as it is not tracked). */
export interface AreaState {
  readonly garrison?: Garrison
  /** House whose power token lies here. */
  readonly token?: HouseId
  readonly neutral?: Neutral
  readonly order?: PlacedOrder
  /** House that controls the area by its units, as reported by the table; only where units are not tracked. */
  readonly holder?: HouseId
}

/** Table settings: open questions of the rulebook (rules document, section 9). */
export interface Settings {
  /** A16: the Raven may put in a normal order too. */
  readonly ravenAnyOrder: boolean
  /** A20: routed ships carry. */
  readonly routedShipsTransport: boolean
  /** A25: one may retreat into an enemy's empty home area. */
  readonly retreatIntoEnemyHome: boolean
  /** A28: the seventh card is the only used one afterwards. */
  readonly seventhCardStaysOut: boolean
  /** A31: rivers do not stop raids and support. */
  readonly riversBlockOnlyMovement: boolean
  /** A33: Oldtown touches Sunset Sea. */
  readonly oldtownTouchesSunsetSea: boolean
  /** A47: Maester Luwin may take back himself. */
  readonly luwinTakesBackHimself: boolean
  /** A49: Salladhor Saan leaves the ships that support his own side their strength. */
  readonly salladhorSparesOwnShips: boolean
}
export type SettingName = keyof Settings

/** How much the table tells the app; each part can be switched alone, at any time. */
export interface Tracking {
  /** Units of each area; without them control is reported. */
  readonly units: boolean
  /** Available power. */
  readonly power: boolean
  /** `app`: sealed in the app; `table`: they lie on the board and are reported when they matter. */
  readonly orders: 'app' | 'table'
  /** `app`: sealed in the app; `table`: reported when revealed; `none`: only their figures are reported. */
  readonly cards: 'app' | 'table' | 'none'
  /** `app`: turned up by the app; `table`: read off the real cards. */
  readonly decks: 'app' | 'table'
  /** Bids and contributions. `app`: sealed in the app; `table`: revealed by hand and typed in. */
  readonly bids: 'app' | 'table'
}
export type Preset = 'referee' | 'full' | 'light'

export type BallotKind = 'bid' | 'contribution' | 'orders' | 'card'

/** Stages that stand on their own: play can be taken up there whatever was before. */
export const RESUMABLE = ['draw', 'orders', 'raids', 'marches', 'power'] as const
export type Resumable = (typeof RESUMABLE)[number]

/** Where in the round the game stands. */
export type Stage =
  /** The board is being laid out; `next`: where play goes on, if the board is laid out in the middle of a round. */
  | { readonly at: 'setup'; readonly next?: Resumable }
  /** Three cards are to be turned up. */
  | { readonly at: 'draw' }
  /** A card of this deck is to be resolved. */
  | { readonly at: 'card'; readonly deck: DeckId }
  /** The first of the queue owes a removal of surplus units (or is asked for his new army sizes). */
  | { readonly at: 'supply'; readonly deck: DeckId; readonly queue: readonly HouseId[] }
  /** The first of the queue musters. */
  | { readonly at: 'muster'; readonly deck: DeckId; readonly queue: readonly HouseId[] }
  /** Bids are being made. */
  | { readonly at: 'auction'; readonly deck: DeckId; readonly track: Track }
  /** Groups of equal bids, highest first, wait for the holder of the Iron Throne token. */
  | {
      readonly at: 'auctionTies'
      readonly deck: DeckId
      readonly track: Track
      readonly bids: Bids
      readonly ties: readonly (readonly HouseId[])[]
    }
  /** Contributions against the wildlings are being made. */
  | { readonly at: 'contribution'; readonly deck: DeckId }
  /** The holder of the Iron Throne token names the highest (attack beaten) or the lowest (attack won). */
  | {
      readonly at: 'wildlingTie'
      readonly deck: DeckId
      readonly bids: Bids
      readonly which: 'highest' | 'lowest'
      readonly tied: readonly HouseId[]
    }
  /** The highest contributor may take back a used House card. */
  | { readonly at: 'reward'; readonly deck: DeckId; readonly house: HouseId }
  /** The first of the queue removes units worth `owed` muster points. */
  | { readonly at: 'losses'; readonly deck: DeckId; readonly queue: readonly { readonly house: HouseId; readonly owed: number }[] }
  /** Orders are being placed. */
  | { readonly at: 'orders' }
  | { readonly at: 'raven' }
  /** `last`: house that raided last; the turn goes on after it. */
  | { readonly at: 'raids'; readonly last?: HouseId }
  | { readonly at: 'marches'; readonly last?: HouseId }
  /** A battle is open: see {@link Battle}. `last` as for marches. */
  | { readonly at: 'battle'; readonly last: HouseId }
  /** Power is to be collected. */
  | { readonly at: 'power' }
  | { readonly at: 'over' }

export type Bids = Readonly<Partial<Record<HouseId, number>>>

export type Side = 'attacker' | 'defender'
export const SIDES = ['attacker', 'defender'] as const
export const opposite = (side: Side): Side => (side === 'attacker' ? 'defender' : 'attacker')

/** A Support order's part in a battle. */
export interface Support {
  readonly area: AreaId
  readonly house: HouseId
  readonly for: Side | 'none'
  /** Support +1. */
  readonly special: boolean
  /** Offered, but the supported combatant declined it. */
  readonly declined?: true
}

/** A played House card: one of the box, or figures reported by a table that does not track cards. */
export type PlayedCard = { readonly card: CardId } | { readonly told: CardFigures }
export interface CardFigures {
  readonly strength: number
  readonly swords: number
  readonly fortifications: number
}

/** A change of the count of a battle by an ability, or by the table. */
export type Modifier =
  | { readonly mod: 'unit'; readonly side: Side; readonly unit: UnitKind; readonly counts: number; readonly by: CardId }
  | { readonly mod: 'defenseTimes'; readonly times: number; readonly by: CardId }
  | { readonly mod: 'cardStrength'; readonly side: Side; readonly counts: number; readonly by: CardId }
  /** Supporting units of this kind count so much; for the named sides. */
  | { readonly mod: 'supportUnit'; readonly unit: UnitKind; readonly counts: number; readonly sides: readonly Side[]; readonly by: CardId }
  /** Set by hand: an addend of its own. */
  | { readonly mod: 'bonus'; readonly side: Side; readonly amount: number; readonly by: CardId }
  /** Set by hand: icons that count instead of the printed ones. */
  | { readonly mod: 'icons'; readonly side: Side; readonly swords: number; readonly fortifications: number; readonly by: CardId }

/** An ability that is still to be carried out. */
export interface PendingAbility {
  readonly side: Side
  readonly card: CardId
}

export type BattleStep = 'support' | 'cards' | 'abilities' | 'blade' | 'won' | 'casualties' | 'retreat'

export interface BattleResult {
  /** Final totals. */
  readonly attacker: number
  readonly defender: number
  readonly winner: Side
  readonly decidedBy: 'strength' | 'fiefdoms'
  /** Units the loser has to lose: swords − fortifications, at most all standing ones (R14.18–19). */
  readonly casualties: number
}

/** The one open battle. The attackers stand here, not in an area; the defenders are the garrison of the area. */
export interface Battle {
  readonly area: AreaId
  readonly attacker: HouseId
  readonly defender: HouseId
  /** Where the march came from. */
  readonly from: AreaId
  /** March order that was used; its value counts for the attacker. */
  readonly march: OrderId
  readonly attackers: Units
  readonly step: BattleStep
  readonly supports: readonly Support[]
  /** Defense order in the area that counts; from the board, or as reported. */
  readonly defense?: OrderId
  readonly cards?: Readonly<Record<Side, PlayedCard>>
  /** Abilities still to be carried out, in their order (A23); those that wait for a winner come last. */
  readonly pending: readonly PendingAbility[]
  readonly modifiers: readonly Modifier[]
  /** House that used the Blade in this battle. */
  readonly blade?: HouseId
  readonly result?: BattleResult
  /** Card that an ability discarded from the loser's hand: if it is the seventh, it is the one that may stay out (A47). */
  readonly discarded?: CardId
  /** Played card that goes back to hand instead of the used pile (A47). */
  readonly kept?: CardId
}

export interface Outcome {
  readonly how: 'sudden' | 'lastRound'
  /** More than one = a draw. */
  readonly winners: readonly HouseId[]
  readonly decidedBy: 'castles' | 'supply' | 'power' | 'draw'
}

export const NO_UNITS: Units = { footman: 0, knight: 0, ship: 0 }

export const ORDER_OF_DECKS: readonly DeckId[] = [1, 2, 3]
