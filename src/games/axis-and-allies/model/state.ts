import type { Addend } from '../../../kit/addends'
import type { Dice } from '../../../kit/dice'
import type { Hidden } from '../../../kit/hidden'
import type { Accounts } from '../../../kit/money'
import type { ReportedNumbers } from '../../../kit/rule-points'
import type { Canal } from '../box/board'
import type { Development, Power, Side } from '../box/powers'
import type { Units } from '../box/units'
import type { Battle } from './battle'
import type { PieceId, Pieces } from './pieces'
import type { Settings } from './settings'

/** Player who controls the powers of one seat. */
export interface Player {
  /** Name that the players entered; may be an empty string. */
  readonly name: string
  readonly powers: readonly Power[]
}

export interface Holding {
  readonly controller: Power
  readonly income: number
  readonly ic: boolean
  /** Number of AA guns in the territory. */
  readonly aa: number
}
export type Territories = Readonly<Record<string, Holding>>

/** Battle or raid still to be fought in phase 4. */
export interface Announced {
  readonly at: string
  readonly kind: 'land' | 'sea' | 'raid'
  /** Sea zone from which troops land. If troops land from several sea zones, this is the first one. */
  readonly from?: string
}

/** Guarantee that a carrier will be in the sea zone in which a fighter needs to land (R52). */
export interface Commitment {
  readonly id: number
  readonly to: string
}

/** AA fire at air units that fly over a territory (R27). The dice still have to be rolled. */
export interface FireOnTheWay {
  readonly at: string
  readonly units: Units
  /** Space in which the flight of the air units ends. */
  readonly end: string
  /** Number that distinguishes groups of air units with the same path. */
  readonly group: number
  /** Ids of the aircraft, if the app tracks units. */
  readonly pieces?: readonly PieceId[]
}

/** Dice that have to be rolled outside a battle: their number and their purpose. */
export type Rolling = { readonly count: number } & (
  | { readonly what: 'research'; readonly development: Development }
  | { readonly what: 'onTheWay'; readonly fire: FireOnTheWay }
  | { readonly what: 'raidFire'; readonly at: string; readonly bombers: number; readonly cash: number }
  | { readonly what: 'bombs'; readonly at: string; readonly bombers: number; readonly cash: number; readonly shotDown: number }
  | { readonly what: 'rocket'; readonly from: string; readonly to: string; readonly cash: number }
)

/** Record of the actions in the current turn. */
export interface Turn {
  /** Side that controlled each canal at the start of the turn; null for neither side (R4). */
  readonly canals: Readonly<Record<Canal, Side | null>>
  readonly researched: boolean
  /** Dice that have to be rolled now. */
  readonly rolling?: Rolling
  readonly purchased: boolean
  /** Whether the power has collected its income, or no income is due. */
  readonly collected: boolean
  /** Territories that were captured from the enemy this turn. */
  readonly taken: readonly string[]
  /**
   * Territories that an ally returned to their owner this turn because a capital was liberated (R55). These territories were friendly since
   * the start of the turn, but the owner did not control them.
   */
  readonly returned?: readonly string[]
  readonly announced: readonly Announced[]
  /** Spaces in which a battle was fought this turn. */
  readonly fought: readonly string[]
  readonly commitments: readonly Commitment[]
  readonly fire: readonly FireOnTheWay[]
  readonly rockets: readonly { readonly from: string; readonly to: string }[]
  /** Territories of the industrial complexes that were raided this turn. */
  readonly raided: readonly string[]
  /** Number of units placed through each industrial complex. */
  readonly used: Readonly<Record<string, number>>
  /**
   * `newIcs`: territories of the industrial complexes that were placed this turn. `newDecks`: number of fighters that the carriers placed
   * this turn can take.
   */
  readonly newIcs: readonly string[]
  readonly newDecks: readonly { readonly zone: string; readonly via: string; readonly room: number }[]
  /** Number of AA guns that moved to a territory this turn and may not move again (R81). */
  readonly gunsMoved?: Readonly<Record<string, number>>
  /** Whether the app has checked the guaranteed carriers and removed fighters without a carrier. */
  readonly landed: boolean
  /** Whether the power has settled its bought units that were not placed: it keeps them, or got their cost back. */
  readonly settled: boolean
}

/** Bookkeeping for one power: how its cash and production have changed since the start of its last turn. */
export interface Book {
  readonly cash: readonly Addend[]
  readonly production: readonly Addend[]
}

export interface Result {
  readonly side: Side
  readonly count: Readonly<Record<Side, number>>
  readonly individual: readonly Power[]
  /** Growth of the production of each power in IPCs. */
  readonly growth: Readonly<Record<Power, number>>
}

export interface State extends Hidden<'losses', Power> {
  readonly settings: Settings
  /** Unit numbers that differ from the rulebook. */
  readonly numbers: ReportedNumbers
  /** Players in clockwise order. */
  readonly players: readonly Player[]
  readonly dice: Dice
  /** Number of the current round, from 1. */
  readonly round: number
  readonly power: Power
  /** Number of the current phase, 1–7; 0 before the turn begins. */
  readonly phase: number
  readonly cash: Accounts
  readonly territories: Territories
  readonly developments: Readonly<Record<Power, readonly Development[]>>
  /** Bought units of each power that are not placed on the board yet (mobilization zone). */
  readonly bought: Readonly<Record<Power, Units>>
  readonly turn: Turn
  readonly battle?: Battle
  readonly book: Readonly<Record<Power, Book>>
  /** Ids of the single-use national advantages that were used. */
  readonly used: readonly string[]
  /** Ids of the used national advantages whose effect is over. The effect of Russian Winter lasts until the owner's next turn. */
  readonly ended?: readonly string[]
  /**
   * Pieces on the board. If the app tracks units, all units except AA guns on land are pieces. Otherwise only AA guns at sea are pieces.
   */
  readonly pieces: Pieces
  /** Number that becomes the id of the next new piece. */
  readonly nextPiece: number
  readonly result?: Result
  /** Whether the game has ended with a victory, and the players do not continue. */
  readonly over: boolean
  /** Whether the players continue the game after a victory. */
  readonly playsOn: boolean
}
