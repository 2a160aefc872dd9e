import type { Accounts } from '../../../kit/money'
import type { ReportedNumbers } from '../../../kit/rule-points'
import type { Turns } from '../../../kit/turns'
import type { CityId, Colour, Face, Nameless } from '../box/board'
import type { Settings } from './settings'

/** Somebody who plays, called by the main colour. */
export interface Player {
  readonly colour: Colour
  /** As the table wrote it; may be empty. */
  readonly name: string
  /** Two players only (R46). */
  readonly neutral?: Colour
}

/** Pieces in front of a player. */
export interface Pieces {
  readonly main: number
  readonly neutral: number
  readonly fortresses: number
}

export interface Loan {
  readonly face: Face
  /** Its card is turned over: it has to be repaid after the next payday (R40). */
  readonly extended: boolean
}

/** Where a ship lies. */
export type Ship = { readonly at: 'start' | 'bank' } | { readonly at: 'city'; readonly city: CityId; readonly harbour: 1 | 2 }

export interface City {
  /** Who stands on which site, the first site first; undefined sites at the end are left out as null. */
  readonly row: readonly (Colour | null)[]
  /** Shut-down warehouses on the city picture, oldest first (R20). */
  readonly shut: readonly Colour[]
  /** Owners of the fortress sites. */
  readonly fortresses: readonly (Colour | null)[]
}

/** The actions of the current turn so far. */
export interface Turn {
  readonly bought: boolean
  readonly sailed: boolean
  readonly action?: Action
}
export type Action = 'build' | 'reopen' | 'fortress' | 'loan'

/** The stages of the game in their order (R59). */
export type Stage = 'firstPlayer' | 'turns' | 'payday' | 'settle' | 'nameStart' | 'over'

export type CityNames = Readonly<Partial<Record<Nameless, string>>>
export type ByColour<T> = Readonly<Partial<Record<Colour, T>>>

export interface State {
  readonly settings: Settings
  /** Numbers of the board that the table has reported, by the id of their point. */
  readonly numbers: ReportedNumbers
  /** Clockwise. */
  readonly players: readonly Player[]
  /** Names of cities that the rulebook has lost and the table has read off its board; none is empty. */
  readonly cityNames?: CityNames
  readonly stage: Stage
  /** 1, 2, 3 */
  readonly phase: number
  /** Rounds of the game that are over. */
  readonly rounds: number
  /** The order of the phase, its start player first. */
  readonly turns: Turns<Colour>
  readonly turn: Turn
  /** Who has placed the last piece (R29). */
  readonly trigger?: Colour
  readonly money: Accounts
  readonly left: Readonly<Record<string, Pieces>>
  readonly loans: Readonly<Record<string, readonly Loan[]>>
  /** Florins of the bonus card that a player has. */
  readonly bonus: ByColour<number>
  readonly ships: Readonly<Record<string, Ship>>
  readonly cities: Readonly<Record<CityId, City>>
  /** After a payday: who still has to settle loans, in turn order (R40). */
  readonly settling: readonly Colour[]
  /** The answers of the table for this payday, where the app does not follow each turn. */
  readonly told: Told
  readonly result?: Result
}

export interface Told {
  /** Cities whose rows have been reported. */
  readonly cities: readonly CityId[]
  /** Numbers on next free spaces that hold for this payday alone: the row was reported without its sites. */
  readonly values: Readonly<Record<CityId, number>>
  /** Who has reported money and loans. */
  readonly hands: readonly Colour[]
  /** Who has left that out: nobody's cash check decides then. */
  readonly leftOut: readonly Colour[]
}

export const NOTHING_TOLD: Told = { cities: [], values: {}, hands: [], leftOut: [] }

/** How the game ended (R45). */
export interface Result {
  readonly florins: ByColour<number>
  readonly winners: readonly Colour[]
}
