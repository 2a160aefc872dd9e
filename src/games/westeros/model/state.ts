import type { Ballot, Deck } from '../../../referee'
import type { AreaId, Box, CardId, DeckCard, DeckId, HouseId, OrderId, Track, UnitKind, Units, WildlingCard } from '../box/box'
import type { Tides, TidesStep } from './tides'
import type { WildlingDeck } from './wildling-deck'

/** State of a game of Westeros. An omitted property is not known; the app never guesses it. */
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
  /** Holders of the Iron Throne token, the Valyrian Steel Blade and the Messenger Raven. The key is the track of the token. */
  readonly holders: Readonly<Record<Track, HouseId>>
  readonly bladeUsed: boolean
  readonly ravenUsed: boolean
  readonly decks: Readonly<Record<DeckId, Deck>>
  /** Westeros cards of this round, visible until the round ends; undefined before the draw. */
  readonly turned?: Readonly<Record<DeckId, DeckCard>>
  /** Restriction that the holder of the Blade chose for this round with *Put to the Sword* (E7.7). */
  readonly restriction?: 'storm-of-swords' | 'rains-of-autumn'
  /** Value of the wildling threat, one of `box.threat`. */
  readonly threat: number
  /** Deck of wildling cards; absent in the first edition. */
  readonly wildlings?: WildlingDeck
  /** Number of Tides of Battle cards drawn so far; absent: 0. The labels of random draws contain this number. */
  readonly tidesDrawn?: number
  readonly ballot?: Ballot<BallotKind, HouseId>
  readonly battle?: Battle
  readonly outcome?: Outcome
  /** Stage at which the game ended. If a correction undoes the end, the game can continue at this stage. */
  readonly interrupted?: Stage
  /** Number of ballots opened or restarted on this branch of the history. The names of ballots contain this number. */
  readonly ballots: number
  /** Number of recorded rewinds. The names of ballots contain this number. */
  readonly rewinds: number
  /** Labels of ballots and random draws that were revealed before a rewind. */
  readonly known: readonly string[]
}

/** Seat of a player. One seat plays one or more houses. */
export interface Seat {
  readonly id: string
  /** Id of the player; undefined if the seat has no player (its houses bid 0 and place no orders). */
  readonly player?: string
}

/** Person who plays the game. A player is not a house. */
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
  /** House whose units form the neutral force because it does not take part in the game, and these units; undefined for a printed token. */
  readonly house?: HouseId
  readonly units?: Units
}

export interface PlacedOrder {
  readonly house: HouseId
  readonly order: OrderId
}

/** Pieces in an area. If all properties are omitted, the area is empty or its pieces are not tracked. */
export interface AreaState {
  readonly garrison?: Garrison
  /** House whose power token is in the area. */
  readonly token?: HouseId
  readonly neutral?: Neutral
  /** Strength of the garrison token in the area (E21). It belongs to the house whose home the area is. */
  readonly garrisonToken?: number
  readonly order?: PlacedOrder
  /** `true` if the area has no order, because it was used or removed. Present only if the players report the orders. */
  readonly noOrder?: true
  /** House that controls the area by its units, as reported by the players. Present only if units are not tracked. */
  readonly holder?: HouseId
}

/** Settings that decide questions left open by the rulebook (rules document, section 9). */
export interface Settings {
  /** A16: whether the Messenger Raven may also place a normal order. */
  readonly ravenAnyOrder: boolean
  /** A20: whether routed ships can transport units. */
  readonly routedShipsTransport: boolean
  /** A25: whether units may retreat into the empty home area of another house. */
  readonly retreatIntoEnemyHome: boolean
  /** A28: whether the seventh House card stays used, while the other six return to the hand. */
  readonly seventhCardStaysOut: boolean
  /** A31: whether rivers block only movement, not raids and support. */
  readonly riversBlockOnlyMovement: boolean
  /** A33: whether Oldtown is adjacent to Sunset Sea. */
  readonly oldtownTouchesSunsetSea: boolean
  /** A47: whether the card Maester Luwin may take back itself. */
  readonly luwinTakesBackHimself: boolean
  /** A49: whether the card Salladhor Saan does not affect ships that support its own side. */
  readonly salladhorSparesOwnShips: boolean
  // Settings of the second edition. Absent means that the setting is off.
  /** B1: whether the second ship of House Lannister starts in the port of Lannisport. */
  readonly lannisterPortShip?: boolean
  /** B6: whether *Dark Wings, Dark Words* also pays for ports. */
  readonly darkWingsPaysPorts?: boolean
  /** B7: whether a house may place forbidden orders, which have no effect. */
  readonly blankOrders?: boolean
  /** B10: whether a power token may be left in the own home area. */
  readonly tokenInOwnHome?: boolean
  /** B11: whether the total of the attacker may be below zero. */
  readonly negativeTotals?: boolean
  /** B12: whether the attacker and the defender may decline support. */
  readonly declineSupport?: boolean
  /** B15: whether beaten attackers may return to the home area of another house. */
  readonly attackersReturnToEnemyHome?: boolean
  /** B18: whether a battle ends when a text destroys the last unit of a side. */
  readonly maceEndsCombat?: boolean
  /** B19: whether the printed tie-break applies: castle areas, supply, available power, draw. */
  readonly printedTieBreak?: boolean
  /** B32: whether *Massing on the Milkwater* may empty a hand. */
  readonly massingMayEmptyHand?: boolean
  /** E22: whether the Tides of Battle deck is used. */
  readonly tidesOfBattle?: boolean
}
export type SettingName = keyof Settings

/** Parts of the game that the app tracks. Players can turn each part on or off at any time. */
export interface Tracking {
  /** Whether the units in each area are tracked; if not, the players report which house controls an area. */
  readonly units: boolean
  /** Whether the available power is tracked. */
  readonly power: boolean
  /** `app`: players place orders in the app, in secret. `table`: players place orders on the physical board and report them when needed. */
  readonly orders: 'app' | 'table'
  /**
   * `app`: players choose House cards in the app, in secret. `table`: players report the revealed cards. `none`: players report only
   * strength, swords and fortifications of the cards.
   */
  readonly cards: 'app' | 'table' | 'none'
  /** `app`: the app draws the Westeros cards; `table`: the players draw and report real cards. */
  readonly decks: 'app' | 'table'
  /** Bids and contributions. `app`: chosen in secret in the app; `table`: revealed by hand and then entered. */
  readonly bids: 'app' | 'table'
}
export type Preset = 'referee' | 'full' | 'light'

/** Attack of the wildlings: the card or event that started it. */
export interface Attack {
  /** Deck of the card that started the attack; 3 if the wildlings attacked at the end of their track. */
  readonly deck: DeckId
  /** `true` if the wildlings attack before the cards are resolved, because the threat reached the end of the track (E0.2). */
  readonly early?: true
  /** Second attack by *Preemptive Raid*: its strength, and the house that takes no part (E6.1). */
  readonly again?: { readonly strength: number; readonly without: HouseId }
}

export type BallotKind = 'bid' | 'contribution' | 'orders' | 'card'

/** Stages that need no further data: the game can continue with them from any position. */
export const RESUMABLE = ['draw', 'orders', 'raids', 'marches', 'power'] as const
export type Resumable = (typeof RESUMABLE)[number]

/** Current stage of the round. */
export type Stage =
  /** Stage in which the players set up the board; `next`: stage after the set-up, if the game begins in the middle of a round. */
  | { readonly at: 'setup'; readonly next?: Resumable }
  /** Stage in which three Westeros cards have to be turned up. */
  | { readonly at: 'draw' }
  /** Stage in which the Westeros card of this deck has to be resolved. */
  | { readonly at: 'card'; readonly deck: DeckId }
  /** Stage in which the first house in `queue` has to remove surplus units, or is asked for its new army sizes. */
  | { readonly at: 'supply'; readonly deck: DeckId; readonly queue: readonly HouseId[] }
  /** Stage in which the first house in `queue` musters. */
  | { readonly at: 'muster'; readonly deck: DeckId; readonly queue: readonly HouseId[] }
  /** Stage in which the houses bid for a track. */
  | { readonly at: 'auction'; readonly deck: DeckId; readonly track: Track }
  /** Stage in which the holder of the Iron Throne token orders groups of equal bids, highest bids first. */
  | {
      readonly at: 'auctionTies'
      readonly deck: DeckId
      readonly track: Track
      readonly bids: Bids
      readonly ties: readonly (readonly HouseId[])[]
    }
  /** Stage in which the houses contribute power against the wildlings. */
  | ({ readonly at: 'contribution' } & Attack)
  /**
   * Stage in which the holder of the Iron Throne token names the highest (attack repelled) or the lowest (attack successful) contributor.
   */
  | ({
      readonly at: 'wildlingTie'
      readonly bids: Bids
      readonly which: 'highest' | 'lowest'
      readonly tied: readonly HouseId[]
    } & Attack)
  /** Stage in which the top wildling card has to be turned up (E6.4). `house`: highest or lowest bidder. */
  | ({
      readonly at: 'wildlingCard'
      readonly bids: Bids
      readonly which: 'highest' | 'lowest'
      readonly house: HouseId
    } & Attack)
  /** Stage in which the first house in `queue` carries out its part of a wildling card (E6.6). */
  | WildlingEffectStage
  /** Stage in which the highest contributor may take back a used House card. */
  | { readonly at: 'reward'; readonly deck: DeckId; readonly house: HouseId }
  /** Stage in which the first house in `queue` removes units worth `owed` muster points. */
  | { readonly at: 'losses'; readonly deck: DeckId; readonly queue: readonly { readonly house: HouseId; readonly owed: number }[] }
  /** Stage in which the holder of a token chooses the effect of a Westeros card (E7.5–E7.7). */
  | { readonly at: 'choice'; readonly deck: DeckId }
  /** Stage in which the houses place orders. */
  | { readonly at: 'orders' }
  | { readonly at: 'raven' }
  /** Stage in which the holder of the Raven has looked at the top wildling card and decides where it goes (E8.4). */
  | { readonly at: 'ravenLook' }
  /** Stage in which the houses resolve Raid orders. `last`: house that raided last; the turn continues after this house. */
  | { readonly at: 'raids'; readonly last?: HouseId }
  | { readonly at: 'marches'; readonly last?: HouseId }
  /** Stage with an open {@link Battle}. `last`: house that marched last. */
  | { readonly at: 'battle'; readonly last: HouseId }
  /** Stage in which `house` may discard a card from the hand of `of` by the text of `card`. `last`: house that marched (E14.9). */
  | { readonly at: 'afterBattle'; readonly last: HouseId; readonly house: HouseId; readonly of: HouseId; readonly card: CardId }
  /** Stage in which the new owner of a port decides about the ships in it (E20.7). `next`: stage that follows. */
  | { readonly at: 'ports'; readonly port: AreaId; readonly house: HouseId; readonly next: Stage }
  /** Stage in which the houses collect power. `last`: house that resolved its order last (second edition, E15.1). */
  | { readonly at: 'power'; readonly last?: HouseId }
  | { readonly at: 'over' }

/** Stage in which houses carry out a wildling card. */
export interface WildlingEffectStage extends Attack {
  readonly at: 'effect'
  readonly card: WildlingCard
  /** Part of the card that is carried out now. The lowest bidder comes before all others (E6.4). */
  readonly part: 'lowest' | 'others' | 'highest'
  /** Highest or lowest bidder. */
  readonly house: HouseId
  readonly bids: Bids
  /** Houses that still have to act in this part. */
  readonly queue: readonly HouseId[]
  /** Choice that the first house in `queue` made: units or track (*Preemptive Raid*), or the supply limit after a lower level. */
  readonly way?: 'units' | 'track' | 'supply'
}

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
  /** `true` if the supported side of the battle declined the support. */
  readonly declined?: true
}

/** Played House card: the id of a printed card, or its reported strength, swords and fortifications if cards are not tracked. */
export type PlayedCard = { readonly card: CardId } | { readonly told: CardFigures }
export interface CardFigures {
  readonly strength: number
  readonly swords: number
  readonly fortifications: number
}

/** Change of the battle strength or of the icons of a side, made by an ability or entered by the players. */
export type Modifier =
  /** `supporting`: also changes supporting units of the house of this side. */
  | {
      readonly mod: 'unit'
      readonly side: Side
      readonly unit: UnitKind
      readonly counts: number
      readonly by: CardId
      readonly supporting?: true
    }
  | { readonly mod: 'defenseTimes'; readonly times: number; readonly by: CardId }
  | { readonly mod: 'cardStrength'; readonly side: Side; readonly counts: number; readonly by: CardId }
  /** Sets the strength of supporting units of one kind for the listed sides. */
  | { readonly mod: 'supportUnit'; readonly unit: UnitKind; readonly counts: number; readonly sides: readonly Side[]; readonly by: CardId }
  /** Adds a number, entered by the players, to the strength of one side. */
  | { readonly mod: 'bonus'; readonly side: Side; readonly amount: number; readonly by: CardId }
  /** Replaces the printed swords and fortifications of one side by numbers that the players entered. */
  | { readonly mod: 'icons'; readonly side: Side; readonly swords: number; readonly fortifications: number; readonly by: CardId }
  /** Adds strength and icons to the House card of one side, by its text (second edition). */
  | {
      readonly mod: 'gain'
      readonly side: Side
      readonly strength: number
      readonly swords: number
      readonly fortifications: number
      readonly by: CardId
    }
  /** Sets the strength of units of one kind of all houses except one, on both sides, fighting or supporting. */
  | { readonly mod: 'othersUnit'; readonly house: HouseId; readonly unit: UnitKind; readonly counts: number; readonly by: CardId }

/** Ability of a House card that has not been carried out yet. */
export interface PendingAbility {
  readonly side: Side
  readonly card: CardId
}

/** Steps of a battle. `anotherCard`: the side `redraw` has to play another House card (E14.8). */
export type BattleStep = 'support' | 'cards' | 'abilities' | 'anotherCard' | TidesStep | 'blade' | 'won' | 'casualties' | 'retreat'

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
  /** Cards whose texts changed the strength or the icons, in the order in which they apply (second edition). */
  readonly texts?: readonly CardId[]
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
  /** Defense order that counts in the area of the battle, placed on the board or reported by the players. */
  readonly defense?: OrderId
  readonly cards?: Readonly<Record<Side, PlayedCard>>
  /** Abilities that have not been carried out yet, in the order of A23. Abilities that need a winner come last. */
  readonly pending: readonly PendingAbility[]
  readonly modifiers: readonly Modifier[]
  /** Tides of Battle cards of this battle; absent before the draw. */
  readonly tides?: Tides
  /** House whose Valyrian Steel Blade adds 1 in this battle. */
  readonly blade?: HouseId
  readonly result?: BattleResult
  /** Card that an ability discarded from the loser's hand. As the last of the seven cards, it is the card that may stay used (A47). */
  readonly discarded?: CardId
  /** Played card that returns to the hand instead of the used pile (A47). */
  readonly kept?: CardId
  /** Side that has to play another House card, because an ability sent its card back to the hand. */
  readonly redraw?: Side
  /** House that chooses the area of the retreat, because an ability allows it. */
  readonly chooser?: HouseId
  /** Area of the retreat that the house `chooser` chose. The loser still chooses which units are lost. */
  readonly retreatTo?: AreaId
  /** `true` if the attackers return to the area from which they marched, although they won. */
  readonly staysOut?: true
  /** `true` if the March order moves to the battle area at the end of the battle. */
  readonly marchMoves?: true
}

export interface Outcome {
  readonly how: 'sudden' | 'lastRound'
  /** Houses that have won. If more than one house has won, the game is a draw. */
  readonly winners: readonly HouseId[]
  readonly decidedBy: 'castles' | 'landAreas' | 'supply' | 'power' | 'ironThrone' | 'draw'
}

export const NO_UNITS: Units = { footman: 0, knight: 0, ship: 0 }

export const ORDER_OF_DECKS: readonly DeckId[] = [1, 2, 3]
