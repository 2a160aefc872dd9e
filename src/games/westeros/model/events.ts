import type { BallotEvent, Deck, Rewound } from '../../../referee'
import type { AreaId, CardId, DeckCard, DeckId, HouseId, OrderId, OrderKind, Track, Units, WesterosCard } from '../box/box'
import type { Change, Hold, MusterStep, UnitsByArea } from './moves'
import type { Ballot } from '../../../referee'
import type { BallotKind, Battle, BattleResult, Bids, Modifier, Outcome, PlayedCard, Side, Stage, State, Support } from './state'
import type { Code } from './refusals'

/** An event: past tense. It contains all facts that `evolve` has to write. */
export type Event =
  /** The first event: the whole state to start from, so that an old ledger never depends on a newer box. */
  | { readonly e: 'begun'; readonly state: State }
  /** Play is at another place of the round. */
  | { readonly e: 'moved'; readonly stage: Stage }
  | { readonly e: 'roundBegan'; readonly round: number }
  | CardsTurnedUp
  /** The cards of this round went under their decks (R0.2 step 8); they stay in sight. */
  | { readonly e: 'cardsPutUnder' }
  | { readonly e: 'cardResolved'; readonly deck: DeckId; readonly card: WesterosCard }
  /** The supply token was set (R3.4). */
  | { readonly e: 'supplySet'; readonly house: HouseId; readonly barrels: number; readonly level: number }
  | UnitsRemoved
  /** A table that does not track units reported its armies, or did not (no sizes). */
  | {
      readonly e: 'armiesTold'
      readonly house: HouseId
      readonly why: 'supply' | 'wildlings' | 'muster'
      readonly sizes?: readonly number[]
    }
  | { readonly e: 'mustered'; readonly house: HouseId; readonly steps: readonly MusterStep[] }
  | { readonly e: 'ballotOpened'; readonly ballot: Ballot<BallotKind, HouseId> }
  | BallotEvent<HouseId>
  /** The payments of each house into the pile: bids or contributions (R5.8, R6.6). */
  | { readonly e: 'paid'; readonly why: 'bid' | 'contribution' | 'ability'; readonly amounts: Bids }
  /** A track was ordered by bids; place 1 takes the special token (R5.4–R5.7). */
  | {
      readonly e: 'trackOrdered'
      readonly track: Track
      readonly order: readonly HouseId[]
      readonly bids: Bids
      readonly decider?: HouseId
    }
  | WildlingsAttacked
  | { readonly e: 'cardTakenBack'; readonly house: HouseId; readonly card?: CardId; readonly why: 'wildlings' | 'ability' }
  /** Power taken from the pile; `due` is what the rules give, `amount` what the pile still had (R2.5). */
  | {
      readonly e: 'powerGained'
      readonly house: HouseId
      readonly amount: number
      readonly due: number
      readonly why: 'gameOfThrones' | 'pillage' | 'consolidate' | 'ability'
    }
  /** Orders turned face up (R8.5); only where they are in the app. */
  | { readonly e: 'ordersRevealed'; readonly orders: Readonly<Record<AreaId, { readonly house: HouseId; readonly order: OrderId }>> }
  | { readonly e: 'ordersTold' }
  | { readonly e: 'ravenUsed'; readonly house: HouseId; readonly area?: AreaId; readonly from?: OrderId; readonly to?: OrderId }
  | { readonly e: 'ravenPassed'; readonly house: HouseId }
  | Raided
  | { readonly e: 'raidsEnded' }
  | Marched
  | { readonly e: 'marchesEnded' }
  /** Routed units stood up (R14.28). */
  | { readonly e: 'routedRose' }
  | { readonly e: 'held'; readonly areas: readonly Hold[] }
  | { readonly e: 'battleTold'; readonly cards: readonly CardId[]; readonly blade?: HouseId }
  | { readonly e: 'battleBegan'; readonly battle: Battle }
  | { readonly e: 'supportCalled'; readonly supports: readonly Support[]; readonly defense?: OrderId }
  | { readonly e: 'cardsRevealed'; readonly cards: Readonly<Record<Side, PlayedCard>> }
  | AbilityUsed
  /** The Blade's holder in this battle used it, or let it be. */
  | { readonly e: 'bladeUsed'; readonly house: HouseId }
  | { readonly e: 'bladeKept'; readonly house: HouseId }
  /** The battle moved on: next step, with the abilities that wait in it. */
  | { readonly e: 'battleMoved'; readonly step: Battle['step']; readonly pending: Battle['pending'] }
  | { readonly e: 'battleDecided'; readonly result: BattleResult }
  | { readonly e: 'casualtiesTaken'; readonly house: HouseId; readonly side: Side; readonly units: Units }
  /** Routed units of a beaten defender were destroyed (R14.27). */
  | { readonly e: 'routedDestroyed'; readonly house: HouseId; readonly area: AreaId; readonly units: Units }
  /** The loser's survivors went to `to`, routed; `lost` were destroyed for want of supply; without `to` all were lost. */
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
  /** An order was taken off a board that does not track orders: a reminder only. */
  | { readonly e: 'cardDiscarded'; readonly house: HouseId; readonly card: CardId }
  /** All used cards of a house but `stay` came back to hand (R14.32). */
  | { readonly e: 'cardsReturned'; readonly house: HouseId; readonly stay: readonly CardId[] }
  /** All remaining orders left the board, Blade and Raven are fresh (R16.1–2). */
  | { readonly e: 'roundEnded'; readonly round: number }
  | { readonly e: 'gameEnded'; readonly outcome: Outcome }
  /** A later change undid the end of the game: a correction. */
  | { readonly e: 'gameResumed' }
  | { readonly e: 'corrected'; readonly changes: readonly Change[]; readonly reason?: string; readonly warnings: readonly string[] }
  /** The refusals that the table waived for this entry. */
  | { readonly e: 'overruled'; readonly codes: readonly Code[] }

/** Cards turned up from the decks (R0.2 steps 2–4). */
export interface CardsTurnedUp {
  readonly e: 'cardsTurnedUp'
  readonly how: 'app' | 'table'
  /** Cards in the order they came; all but the last are *Winter is Coming*, each followed by a shuffle. */
  readonly turned: Readonly<Record<DeckId, readonly DeckCard[]>>
  /** The cards that stay face up. */
  readonly faceUp: Readonly<Record<DeckId, DeckCard>>
  /** The decks afterwards, the cards still face up. */
  readonly decks: Readonly<Record<DeckId, Deck>>
  /** Mammoths on the cards that stay face up. */
  readonly mammoths: number
  /** Threat afterwards. */
  readonly threat: number
  /** Labels of the draws, so that the same cards come again after going back. */
  readonly labels: Readonly<Record<string, DeckCard>>
}

/** Units went to the pool: surplus, or losses to the wildlings. */
export interface UnitsRemoved {
  readonly e: 'unitsRemoved'
  readonly house: HouseId
  readonly why: 'supply' | 'wildlings'
  /** Standing units that went, by area. */
  readonly units: UnitsByArea
  /** Routed units that went too; only where a correction left some lying in a Westeros phase. */
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
  /** Holder of the Iron Throne token, if he named the highest or the lowest. */
  readonly decider?: HouseId
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
  /** The movement that starts the battle; these units stand in the battle, not in the area. */
  readonly attack?: { readonly to: AreaId; readonly units: Units }
  readonly leftToken: boolean
  /** Enemy power tokens that went to their owners' pile. */
  readonly tokensRemoved: readonly AreaId[]
  /** Neutral force that fell, with the count against it. */
  readonly neutral?: { readonly area: AreaId; readonly strength: number; readonly total: number }
}

/** An ability was carried out, or fell away, or was replaced by hand (A23, A48). */
export interface AbilityUsed {
  readonly e: 'abilityUsed'
  readonly card: CardId
  readonly side: Side
  readonly how: 'carriedOut' | 'passed' | 'noTarget' | 'cancelled' | 'byHand'
  /** Changes of the count that it brought. */
  readonly modifiers: readonly Modifier[]
  /** Card whose ability it cancels. */
  readonly cancels?: CardId
  /** The Defense order that counts no longer. */
  readonly defenseDiscarded?: true
  /** Units destroyed in the battle (a footman). */
  readonly destroyed?: { readonly side: Side; readonly standing: Units; readonly routed: Units }
  /** A footman of the owner that became a knight, and where it stands: among the attackers or in an area. */
  readonly upgraded?: { readonly side: Side; readonly routed: boolean }
  /** Order that is taken off on the table, where orders are not tracked. */
  readonly orderArea?: AreaId
}

export interface BattleEnded {
  readonly e: 'battleEnded'
  readonly area: AreaId
  readonly winner: Side
  /** Attackers who move in, if they won. */
  readonly movedIn: Units
  /** The defender's power token and order went off the board. */
  readonly tokenRemoved: boolean
}

export type AnyEvent = Event | Rewound
