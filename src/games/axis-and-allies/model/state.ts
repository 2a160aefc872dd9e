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

/** Somebody at the table, with the powers played from there. */
export interface Player {
  /** As the table wrote it; may be empty. */
  readonly name: string
  readonly powers: readonly Power[]
}

export interface Holding {
  readonly controller: Power
  readonly income: number
  readonly ic: boolean
  /** AA guns. */
  readonly aa: number
}
export type Territories = Readonly<Record<string, Holding>>

/** A battle or raid that is still to be fought in phase 4. */
export interface Announced {
  readonly at: string
  readonly kind: 'land' | 'sea' | 'raid'
  /** The zone from which troops land, or the first of several. */
  readonly from?: string
}

/** A promise that a carrier will be where a fighter needs it (R52). */
export interface Commitment {
  readonly id: number
  readonly to: string
}

/** AA fire that is due on the way of some air units (R27). */
export interface FireOnTheWay {
  readonly at: string
  readonly units: Units
  /** Where they fly to. */
  readonly end: string
  /** Tells groups apart that fly the same way. */
  readonly group: number
  /** The aircraft, where units are followed. */
  readonly pieces?: readonly PieceId[]
}

/** Dice that are due outside a battle: how many, and what for. */
export type Rolling = { readonly count: number } & (
  | { readonly what: 'research'; readonly development: Development }
  | { readonly what: 'onTheWay'; readonly fire: FireOnTheWay }
  | { readonly what: 'raidFire'; readonly at: string; readonly bombers: number; readonly cash: number }
  | { readonly what: 'bombs'; readonly at: string; readonly bombers: number; readonly cash: number; readonly shotDown: number }
  | { readonly what: 'rocket'; readonly from: string; readonly to: string; readonly cash: number }
)

/** The actions in the turn under way. */
export interface Turn {
  /** Who controlled each canal when it began; null: nobody (R4). */
  readonly canals: Readonly<Record<Canal, Side | null>>
  readonly researched: boolean
  /** Dice that are due. */
  readonly rolling?: Rolling
  readonly purchased: boolean
  /** Cash was collected, or there is none to collect. */
  readonly collected: boolean
  /** Territories that were taken from the enemy. */
  readonly taken: readonly string[]
  /** Territories that an ally handed back when a capital was freed (R55): friendly all the turn, but not held by their owner. */
  readonly returned?: readonly string[]
  readonly announced: readonly Announced[]
  /** Spaces in which a battle was fought. */
  readonly fought: readonly string[]
  readonly commitments: readonly Commitment[]
  readonly fire: readonly FireOnTheWay[]
  readonly rockets: readonly { readonly from: string; readonly to: string }[]
  /** Complexes that were bombed. */
  readonly raided: readonly string[]
  /** Units placed through each complex. */
  readonly used: Readonly<Record<string, number>>
  /** New complexes, and decks of new carriers by zone. */
  readonly newIcs: readonly string[]
  readonly newDecks: readonly { readonly zone: string; readonly via: string; readonly room: number }[]
  /** AA guns that have moved to a territory this turn: they move no more (R81). */
  readonly gunsMoved?: Readonly<Record<string, number>>
  /** Promises were looked at, and fighters without a deck taken off. */
  readonly landed: boolean
  /** Bought units that were not placed were kept or paid back. */
  readonly settled: boolean
}

/** Where IPCs and production of a power came from and went to since its last turn began. */
export interface Book {
  readonly cash: readonly Addend[]
  readonly production: readonly Addend[]
}

export interface Result {
  readonly side: Side
  readonly count: Readonly<Record<Side, number>>
  readonly individual: readonly Power[]
  /** The growth of each power's production. */
  readonly growth: Readonly<Record<Power, number>>
}

export interface State extends Hidden<'losses', Power> {
  readonly settings: Settings
  /** Numbers that this table plays otherwise than the box has them. */
  readonly numbers: ReportedNumbers
  /** Clockwise. */
  readonly players: readonly Player[]
  readonly dice: Dice
  /** 1, 2, … */
  readonly round: number
  readonly power: Power
  /** 0: the turn has not begun; 1–7. */
  readonly phase: number
  readonly cash: Accounts
  readonly territories: Territories
  readonly developments: Readonly<Record<Power, readonly Development[]>>
  /** The mobilization zone. */
  readonly bought: Readonly<Record<Power, Units>>
  readonly turn: Turn
  readonly battle?: Battle
  readonly book: Readonly<Record<Power, Book>>
  /** National advantages of one use that are used. */
  readonly used: readonly string[]
  /** Those whose effect is over (Russian Winter: until the owner's next turn). */
  readonly ended?: readonly string[]
  /** All units on the board but guns on land, if the table follows units; otherwise guns at sea alone. */
  readonly pieces: Pieces
  /** The number that the next new piece gets. */
  readonly nextPiece: number
  readonly result?: Result
  /** A side has won, and nobody plays on. */
  readonly over: boolean
  /** The table goes on although a side has won. */
  readonly playsOn: boolean
}
