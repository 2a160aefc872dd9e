import type { BallotEvent, Deck, Rewound } from '../../../referee'
import type {
  AreaId,
  CardId,
  DeckCard,
  DeckId,
  HouseId,
  OrderId,
  OrderKind,
  TidesCard,
  Track,
  Units,
  WesterosCard,
  WildlingCard,
} from '../box/box'
import type { Change, Hold, MusterStep, Option, UnitsByArea } from './moves'
import type { Ballot } from '../../../referee'
import type { BallotKind, Battle, BattleResult, Bids, Modifier, Outcome, PlayedCard, Side, Stage, State, Support } from './state'
import type { Code } from './refusals'

/** Event of the game, named by a verb in the past tense. An event contains all data that `evolve` writes to the state. */
export type Event =
  /** First event of a game. Contains the complete start position, so that a stored game never depends on newer printed data. */
  | { readonly e: 'begun'; readonly state: State }
  /** The game continued with another stage of the round. */
  | { readonly e: 'moved'; readonly stage: Stage }
  | { readonly e: 'roundBegan'; readonly round: number }
  | CardsTurnedUp
  /** The Westeros cards of this round were put under their decks (R0.2 step 8); they stay visible in `turned`. */
  | { readonly e: 'cardsPutUnder' }
  | { readonly e: 'cardResolved'; readonly deck: DeckId; readonly card: WesterosCard }
  /** The supply token of a house was moved (R3.4). */
  | { readonly e: 'supplySet'; readonly house: HouseId; readonly barrels: number; readonly level: number }
  | UnitsRemoved
  /**
   * The players were asked for the army sizes of a house, because the app does not track units. `sizes` is omitted if they reported none.
   */
  | {
      readonly e: 'armiesTold'
      readonly house: HouseId
      readonly why: 'supply' | 'wildlings' | 'muster'
      readonly sizes?: readonly number[]
    }
  | { readonly e: 'mustered'; readonly house: HouseId; readonly steps: readonly MusterStep[] }
  | { readonly e: 'ballotOpened'; readonly ballot: Ballot<BallotKind, HouseId> }
  | BallotEvent<HouseId>
  /** Payments of each house into the pile: bids, contributions (R5.8, R6.6) or the price of an ability. */
  | { readonly e: 'paid'; readonly why: 'bid' | 'contribution' | 'ability' | 'pillage' | 'wildlings'; readonly amounts: Bids }
  /**
   * The houses were ordered on an influence track by their bids; the house on place 1 received the special token of the track (R5.4–R5.7).
   */
  | {
      readonly e: 'trackOrdered'
      readonly track: Track
      readonly order: readonly HouseId[]
      readonly bids: Bids
      readonly decider?: HouseId
    }
  | WildlingsAttacked
  | { readonly e: 'cardTakenBack'; readonly house: HouseId; readonly card?: CardId; readonly why: 'wildlings' | 'ability' }
  /**
   * A house gained power from its pile. `due`: amount according to the rules; `amount`: amount gained, limited by the pile (R2.5); `ports`:
   * part of `due` that ports give (E7.4).
   */
  | {
      readonly e: 'powerGained'
      readonly house: HouseId
      readonly amount: number
      readonly due: number
      readonly why: 'gameOfThrones' | 'pillage' | 'consolidate' | 'ability' | 'wildlings'
      readonly ports?: number
    }
  /** Orders were turned face up (R8.5). This event exists only if orders are tracked. */
  | { readonly e: 'ordersRevealed'; readonly orders: Readonly<Record<AreaId, { readonly house: HouseId; readonly order: OrderId }>> }
  | { readonly e: 'ordersTold' }
  /** `look`: the holder looks at the top wildling card instead of replacing an order (E8.4). */
  | {
      readonly e: 'ravenUsed'
      readonly house: HouseId
      readonly area?: AreaId
      readonly from?: OrderId
      readonly to?: OrderId
      readonly look?: true
    }
  | { readonly e: 'ravenPassed'; readonly house: HouseId }
  | Raided
  | { readonly e: 'raidsEnded' }
  | Marched
  | { readonly e: 'marchesEnded' }
  /** The routed units were no longer routed (R14.28). */
  | { readonly e: 'routedRose' }
  | { readonly e: 'held'; readonly areas: readonly Hold[] }
  | { readonly e: 'battleTold'; readonly cards: readonly CardId[]; readonly blade?: HouseId }
  | { readonly e: 'battleBegan'; readonly battle: Battle }
  | { readonly e: 'supportCalled'; readonly supports: readonly Support[]; readonly defense?: OrderId }
  | { readonly e: 'cardsRevealed'; readonly cards: Readonly<Record<Side, PlayedCard>> }
  | AbilityUsed
  /** The holder of the Valyrian Steel Blade decided whether to use it in this battle. */
  | { readonly e: 'bladeUsed'; readonly house: HouseId }
  | { readonly e: 'bladeKept'; readonly house: HouseId }
  /** The battle continued with the next step. `pending`: abilities of House cards that are not carried out yet. */
  | { readonly e: 'battleMoved'; readonly step: Battle['step']; readonly pending: Battle['pending'] }
  | { readonly e: 'battleDecided'; readonly result: BattleResult }
  | { readonly e: 'casualtiesTaken'; readonly house: HouseId; readonly side: Side; readonly units: Units }
  /** Routed units of a beaten defender were destroyed (R14.27). */
  | { readonly e: 'routedDestroyed'; readonly house: HouseId; readonly area: AreaId; readonly units: Units }
  /**
   * The surviving units of the loser retreated to the area `to` and were routed. The units in `lost` were destroyed because of supply. If
   * `to` is omitted, all units were lost.
   */
  | {
      readonly e: 'retreated'
      readonly house: HouseId
      readonly side: Side
      readonly to?: AreaId
      readonly units: Units
      readonly lost: Units
    }
  | BattleEnded
  | { readonly e: 'orderRemoved'; readonly area: AreaId; readonly why: 'ability' | 'battle' | 'raid' | 'leftAlone' }
  /** An ability discarded a House card from the hand of a house. */
  | { readonly e: 'cardDiscarded'; readonly house: HouseId; readonly card: CardId }
  /** All used cards of a house except those in `stay` returned to its hand (R14.32). */
  | { readonly e: 'cardsReturned'; readonly house: HouseId; readonly stay: readonly CardId[] }
  /** All remaining orders were removed from the board. The Blade and the Raven can be used again (R16.1–2). */
  | { readonly e: 'roundEnded'; readonly round: number }
  | { readonly e: 'gameEnded'; readonly outcome: Outcome }
  | SecondEditionEvent
  /** A correction undid the end of the game, so the game continues. */
  | { readonly e: 'gameResumed' }
  | { readonly e: 'corrected'; readonly changes: readonly Change[]; readonly reason?: string; readonly warnings: readonly string[] }
  /** Codes of the refusals that the players overruled for this entry. */
  | { readonly e: 'overruled'; readonly codes: readonly Code[] }

/** Events that only the second edition has. */
export type SecondEditionEvent =
  /** The holder of a token chose the effect of a Westeros card (E7.5–E7.7). */
  | { readonly e: 'effectChosen'; readonly house: HouseId; readonly card: WesterosCard; readonly option: Option }
  /** The top wildling card was turned up and then put under the deck (E6.4). `labels`: as in {@link CardsTurnedUp}. */
  | {
      readonly e: 'wildlingDrawn'
      readonly card: WildlingCard
      readonly how: 'app' | 'table'
      readonly labels: Readonly<Record<string, WildlingCard>>
    }
  /**
   * A house carried out its part of a wildling card. `byHand`: the players do it at the table, because the app does not track the pieces;
   * `nothing`: the part changes nothing for this house.
   */
  | {
      readonly e: 'wildlingEffect'
      readonly house: HouseId
      readonly card: WildlingCard
      readonly part: 'lowest' | 'others' | 'highest'
      readonly how: 'done' | 'byHand' | 'nothing'
    }
  /** A wildling card moved the supply token of a house (E3.3). */
  | { readonly e: 'supplyMoved'; readonly house: HouseId; readonly level: number }
  /** A house went to another place of an influence track; `order`: the track afterwards. Its token goes to place 1 (E6.8). */
  | {
      readonly e: 'placeChanged'
      readonly house: HouseId
      readonly track: Track
      readonly order: readonly HouseId[]
      readonly why: 'wildlings' | 'ability'
    }
  /** Units of a house were replaced by units of the other kind from its pool (E6.7). */
  | { readonly e: 'unitsReplaced'; readonly house: HouseId; readonly from: 'footman' | 'knight'; readonly units: UnitsByArea }
  /** The holder of the Raven looked at the top wildling card (E8.4). `card` is omitted if the app does not draw the cards. */
  | {
      readonly e: 'wildlingSeen'
      readonly house: HouseId
      readonly card?: WildlingCard
      readonly labels: Readonly<Record<string, WildlingCard>>
    }
  | { readonly e: 'wildlingPut'; readonly house: HouseId; readonly under: boolean }
  /** A House card was replaced by another one. `discarded`: whether the first card was discarded; otherwise it returned to the hand. */
  | {
      readonly e: 'cardReplaced'
      readonly side: Side
      readonly card: CardId
      readonly played: PlayedCard
      readonly discarded: boolean
    }
  /** An ability sent the House card of this side back to the hand; another one has to be played (E14.8). */
  | { readonly e: 'cardSentBack'; readonly side: Side; readonly card: CardId }
  /** Sides of the battle drew Tides of Battle cards (E22.1). `labels`: as in {@link CardsTurnedUp}. */
  | {
      readonly e: 'tidesDrawn'
      readonly cards: Readonly<Partial<Record<Side, TidesCard>>>
      readonly how: 'app' | 'table'
      readonly labels: Readonly<Record<string, TidesCard>>
    }
  /** The holder of the Blade discarded its Tides card to draw another one (E22.2). `card` is omitted if it was drawn at the table. */
  | { readonly e: 'tidesReplaced'; readonly house: HouseId; readonly side: Side; readonly card?: TidesCard }
  | { readonly e: 'tidesKept'; readonly house: HouseId }
  /** Both Tides cards were turned up (E22.3). */
  | { readonly e: 'tidesShown'; readonly cards: Readonly<Record<Side, TidesCard>> }
  /** A side lost a unit by a skull of the opponent (E22.4). */
  | { readonly e: 'skullSuffered'; readonly house: HouseId; readonly side: Side; readonly standing: Units; readonly routed: Units }
  /** The siege engines of the loser were destroyed (E14.13). */
  | { readonly e: 'siegeDestroyed'; readonly house: HouseId; readonly side: Side; readonly units: Units }
  | { readonly e: 'garrisonRemoved'; readonly house: HouseId; readonly area: AreaId }
  /** The March order of the attacker moved to the conquered area (E14.20). `order` is omitted if orders are not tracked. */
  | { readonly e: 'marchMoved'; readonly house: HouseId; readonly area: AreaId; readonly order?: OrderId }
  /** The attackers returned to the area from which they marched, although they won (E14.21). */
  | { readonly e: 'attackersBack'; readonly house: HouseId; readonly to: AreaId; readonly units: Units }
  /** The winner chose the area of the retreat (E14.16). */
  | { readonly e: 'retreatChosen'; readonly by: HouseId; readonly to: AreaId }
  /** Ships in a port were destroyed, or replaced by ships of the new owner of its land area (E20.7, E20.8). */
  | {
      readonly e: 'shipsCaptured'
      readonly port: AreaId
      readonly from: HouseId
      readonly to?: HouseId
      readonly kept: number
      readonly destroyed: number
    }
  /** A Consolidate Power order was resolved: it gave power, or its area mustered (E15). */
  | { readonly e: 'consolidated'; readonly house: HouseId; readonly area: AreaId; readonly how: 'power' | 'muster' }

/** Event: Westeros cards were turned up from the decks (R0.2 steps 2–4). */
export interface CardsTurnedUp {
  readonly e: 'cardsTurnedUp'
  readonly how: 'app' | 'table'
  /**
   * Cards of each deck in the order in which they were drawn. All except the last are *Winter is Coming*; the deck was shuffled after each
   * of them.
   */
  readonly turned: Readonly<Record<DeckId, readonly DeckCard[]>>
  /** Cards that stay face up, one from each deck. */
  readonly faceUp: Readonly<Record<DeckId, DeckCard>>
  /** Decks after the draw. The face-up cards are not put under the decks yet. */
  readonly decks: Readonly<Record<DeckId, Deck>>
  /** Number of mammoths on the cards in `faceUp`. */
  readonly mammoths: number
  /** Wildling threat after the draw. */
  readonly threat: number
  /** Drawn cards. The key is the label of a random draw: after a rewind, a draw with the same label gives the same card. */
  readonly labels: Readonly<Record<string, DeckCard>>
}

/** Event: units were removed from the board and can be mustered again. The reason is the supply limit or the wildlings. */
export interface UnitsRemoved {
  readonly e: 'unitsRemoved'
  readonly house: HouseId
  readonly why: 'supply' | 'wildlings'
  /** Removed units that were not routed. The key is the area. */
  readonly units: UnitsByArea
  /** Removed routed units. Present only if a correction left routed units in a Westeros phase. */
  readonly routed?: UnitsByArea
}

export interface WildlingsAttacked {
  readonly e: 'wildlingsAttacked'
  readonly threat: number
  readonly watch: number
  readonly winner: 'watch' | 'wildlings'
  readonly bids: Bids
  readonly highest?: HouseId
  readonly lowest?: HouseId
  /** Holder of the Iron Throne token, if this house had to choose the highest or lowest contributor among tied houses. */
  readonly decider?: HouseId
  /** Wildling threat after the attack; absent: 0 (E6.5). */
  readonly threatAfter?: number
}

export interface Raided {
  readonly e: 'raided'
  readonly house: HouseId
  readonly from: AreaId
  readonly removed: readonly { readonly area: AreaId; readonly kind: OrderKind; readonly house?: HouseId }[]
}

export interface Marched {
  readonly e: 'marched'
  readonly house: HouseId
  readonly from: AreaId
  readonly order: OrderId
  /** Movements into areas without a battle. */
  readonly moves: readonly { readonly to: AreaId; readonly units: Units }[]
  /** Movement that starts the battle. Its units are stored in the battle, not in the area. */
  readonly attack?: { readonly to: AreaId; readonly units: Units }
  readonly leftToken: boolean
  /** Areas whose enemy power token returned to its owner's pile. */
  readonly tokensRemoved: readonly AreaId[]
  /** Neutral force that the march removed, its strength, and the total strength of the march. */
  readonly neutral?: { readonly area: AreaId; readonly strength: number; readonly total: number }
}

/** Event: an ability was carried out, declined, cancelled, dropped without a target, or replaced by hand (A23, A48). */
export interface AbilityUsed {
  readonly e: 'abilityUsed'
  readonly card: CardId
  readonly side: Side
  readonly how: 'carriedOut' | 'passed' | 'noTarget' | 'cancelled' | 'byHand'
  /** Modifiers of the battle strength that the ability added. */
  readonly modifiers: readonly Modifier[]
  /** Card whose ability this ability cancels. */
  readonly cancels?: CardId
  /** `true` if the ability removed the Defense order from the battle. */
  readonly defenseDiscarded?: true
  /** Unit that the ability destroyed in the battle. */
  readonly destroyed?: { readonly side: Side; readonly standing: Units; readonly routed: Units }
  /** Upgrade of a footman to a knight by the owner of the ability: the side in the battle, and whether the footman was routed. */
  readonly upgraded?: { readonly side: Side; readonly routed: boolean; readonly area?: AreaId }
  /** Area whose order the players remove on the physical board, if orders are not tracked. */
  readonly orderArea?: AreaId
  /** Area whose support ended because the ability removed its Support order (second edition). */
  readonly supportEnded?: AreaId
  /** `true` if the winner chooses the area of the retreat. */
  readonly choosesRetreat?: true
  /** `true` if the attackers return to the area from which they marched. */
  readonly staysOut?: true
  /** `true` if the March order moves to the battle area. */
  readonly marchMoves?: true
}

export interface BattleEnded {
  readonly e: 'battleEnded'
  readonly area: AreaId
  readonly winner: Side
  /** Attackers that move into the area of the battle; empty if the attackers lost. */
  readonly movedIn: Units
  /** Whether the power token of another house was removed from the area. */
  readonly tokenRemoved: boolean
}

export type AnyEvent = Event | Rewound
