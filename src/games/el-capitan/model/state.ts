import type { Accounts } from '../../../kit/money'
import type { ReportedNumbers } from '../../../kit/rule-points'
import type { Turns } from '../../../kit/turns'
import type { CityId, Colour, Face, Nameless } from '../box/board'
import type { Settings } from './settings'

/** Player, identified by main colour. */
export interface Player {
  readonly colour: Colour
  /** Name as entered by the players; may be empty. */
  readonly name: string
  /** Neutral colour; two-player games only (R46). */
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
  /** If true, the card is turned over: the loan must be repaid after the next payday (R40). */
  readonly extended: boolean
}

/** Position of a ship. */
export type Ship = { readonly at: 'start' | 'bank' } | { readonly at: 'city'; readonly city: CityId; readonly harbour: 1 | 2 }

export interface City {
  /** Owner of each site, from site 1; null for an empty site. Empty sites at the end are omitted. */
  readonly row: readonly (Colour | null)[]
  /** Shut-down warehouses on the city picture, oldest first (R20). */
  readonly shut: readonly Colour[]
  /** Owner of each fortress site; null if free. */
  readonly fortresses: readonly (Colour | null)[]
}

/** Actions of the current turn so far. */
export interface Turn {
  readonly bought: boolean
  readonly sailed: boolean
  readonly action?: Action
}
export type Action = 'build' | 'reopen' | 'fortress' | 'loan'

/** Stages of the game, in order (R59). */
export type Stage = 'firstPlayer' | 'turns' | 'payday' | 'settle' | 'nameStart' | 'over'

export type CityNames = Readonly<Partial<Record<Nameless, string>>>
export type ByColour<T> = Readonly<Partial<Record<Colour, T>>>

export interface State {
  readonly settings: Settings
  /** Board numbers reported by the players, by point id. */
  readonly numbers: ReportedNumbers
  /** Players clockwise. */
  readonly players: readonly Player[]
  /** Names of cities that are missing in the rulebook, read off the board by the players; never empty. */
  readonly cityNames?: CityNames
  readonly stage: Stage
  /** Current phase, 1 to 3. */
  readonly phase: number
  /** Number of completed rounds. */
  readonly rounds: number
  /** Turn order of the phase, from its start player. */
  readonly turns: Turns<Colour>
  readonly turn: Turn
  /** Player who placed the last piece (R29). */
  readonly trigger?: Colour
  readonly money: Accounts
  readonly left: Readonly<Record<string, Pieces>>
  readonly loans: Readonly<Record<string, readonly Loan[]>>
  /** Bonus card of each player, in florins. */
  readonly bonus: ByColour<number>
  readonly ships: Readonly<Record<string, Ship>>
  readonly cities: Readonly<Record<CityId, City>>
  /** Players who still have to settle loans after a payday, in turn order (R40). */
  readonly settling: readonly Colour[]
  /** Reports for this payday, if the app does not track turns. */
  readonly told: Told
  readonly result?: Result
}

export interface Told {
  /** Cities whose rows have been reported. */
  readonly cities: readonly CityId[]
  /** Numbers on next free spaces, valid for this payday only: these rows were reported without sites. */
  readonly values: Readonly<Record<CityId, number>>
  /** Players who have reported money and loans. */
  readonly hands: readonly Colour[]
  /** Players who declined to report. If any, no cash check decides the start player. */
  readonly leftOut: readonly Colour[]
}

export const NOTHING_TOLD: Told = { cities: [], values: {}, hands: [], leftOut: [] }

/** Result of the game (R45). */
export interface Result {
  readonly florins: ByColour<number>
  readonly winners: readonly Colour[]
}
