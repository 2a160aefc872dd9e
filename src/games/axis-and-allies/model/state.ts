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

/** Player with the powers of this seat. */
export interface Player {
  /** Name as entered; may be empty. */
  readonly name: string
  readonly powers: readonly Power[]
}

export interface Holding {
  readonly controller: Power
  readonly income: number
  readonly ic: boolean
  /** Number of AA guns. */
  readonly aa: number
}
export type Territories = Readonly<Record<string, Holding>>

/** Battle or raid still to be fought in phase 4. */
export interface Announced {
  readonly at: string
  readonly kind: 'land' | 'sea' | 'raid'
  /** Zone from which troops land; the first zone if several. */
  readonly from?: string
}

/** Promise that a carrier will be in the zone that a fighter needs (R52). */
export interface Commitment {
  readonly id: number
  readonly to: string
}

/** AA fire due on air units that fly over a territory (R27). */
export interface FireOnTheWay {
  readonly at: string
  readonly units: Units
  /** Destination of the air units. */
  readonly end: string
  /** Distinguishes groups with the same path. */
  readonly group: number
  /** Ids of the aircraft, if the app tracks units. */
  readonly pieces?: readonly PieceId[]
}

/** Dice that are due outside a battle: number and purpose. */
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
  /** Dice that are due. */
  readonly rolling?: Rolling
  readonly purchased: boolean
  /** True if cash was collected, or no income is due. */
  readonly collected: boolean
  /** Territories captured from the enemy. */
  readonly taken: readonly string[]
  /** Territories that an ally returned after the liberation of a capital (R55): friendly all turn, but not controlled by the owner. */
  readonly returned?: readonly string[]
  readonly announced: readonly Announced[]
  /** Spaces in which a battle was fought. */
  readonly fought: readonly string[]
  readonly commitments: readonly Commitment[]
  readonly fire: readonly FireOnTheWay[]
  readonly rockets: readonly { readonly from: string; readonly to: string }[]
  /** Industrial complexes that were raided. */
  readonly raided: readonly string[]
  /** Number of units placed through each industrial complex. */
  readonly used: Readonly<Record<string, number>>
  /** New industrial complexes, and decks of new carriers by zone. */
  readonly newIcs: readonly string[]
  readonly newDecks: readonly { readonly zone: string; readonly via: string; readonly room: number }[]
  /** Number of AA guns that moved to a territory this turn and may not move again (R81). */
  readonly gunsMoved?: Readonly<Record<string, number>>
  /** True once promises were checked and fighters without a deck removed. */
  readonly landed: boolean
  /** True once bought units that were not placed are kept or refunded. */
  readonly settled: boolean
}

/** Changes of cash and production of a power since the start of its last turn. */
export interface Book {
  readonly cash: readonly Addend[]
  readonly production: readonly Addend[]
}

export interface Result {
  readonly side: Side
  readonly count: Readonly<Record<Side, number>>
  readonly individual: readonly Power[]
  /** Growth of production by power. */
  readonly growth: Readonly<Record<Power, number>>
}

export interface State extends Hidden<'losses', Power> {
  readonly settings: Settings
  /** Unit numbers that differ from the rulebook. */
  readonly numbers: ReportedNumbers
  /** Players in clockwise order. */
  readonly players: readonly Player[]
  readonly dice: Dice
  /** Starts at 1. */
  readonly round: number
  readonly power: Power
  /** 0 before the turn begins; then 1–7. */
  readonly phase: number
  readonly cash: Accounts
  readonly territories: Territories
  readonly developments: Readonly<Record<Power, readonly Development[]>>
  /** Units in the mobilization zone. */
  readonly bought: Readonly<Record<Power, Units>>
  readonly turn: Turn
  readonly battle?: Battle
  readonly book: Readonly<Record<Power, Book>>
  /** Single-use national advantages that were used. */
  readonly used: readonly string[]
  /** Used advantages whose effect is over (Russian Winter: until the owner's next turn). */
  readonly ended?: readonly string[]
  /** All units except AA guns on land, if the app tracks units; otherwise only AA guns at sea. */
  readonly pieces: Pieces
  /** Id of the next new piece. */
  readonly nextPiece: number
  readonly result?: Result
  /** True if a side has won and the game does not continue. */
  readonly over: boolean
  /** True if the game continues after a victory. */
  readonly playsOn: boolean
}
