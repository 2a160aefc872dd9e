import type { Accounts } from '../../../kit/money'
import type { ReportedNumbers } from '../../../kit/rule-points'
import type { Turns } from '../../../kit/turns'
import type { CityId, Colour, Face, Nameless } from '../box/board'
import type { Settings } from './settings'

/** Player of the game. The main colour of the player is the player's id. */
export interface Player {
  readonly colour: Colour
  /** Name as entered by the players; may be empty. */
  readonly name: string
  /** Neutral colour of the player, only in two-player games (R46). */
  readonly neutral?: Colour
}

/** Number of pieces that a player has not placed yet. */
export interface Pieces {
  readonly main: number
  readonly neutral: number
  readonly fortresses: number
}

export interface Loan {
  readonly face: Face
  /** Whether the loan card is turned over. The player must then repay the loan after the next payday (R40). */
  readonly extended: boolean
}

/** Position of a player's ship. */
export type Ship = { readonly at: 'start' | 'bank' } | { readonly at: 'city'; readonly city: CityId; readonly harbour: 1 | 2 }

export interface City {
  /** Owner of the warehouse on each site, from site 1; null for an empty site. Empty sites at the end of the list are omitted. */
  readonly row: readonly (Colour | null)[]
  /** Owners of the shut-down warehouses on the city picture. The warehouse that was shut down first is the first element (R20). */
  readonly shut: readonly Colour[]
  /** Owner of the fortress on each fortress site; null if the site is free. */
  readonly fortresses: readonly (Colour | null)[]
}

/** Actions that the player has taken in the current turn. */
export interface Turn {
  readonly bought: boolean
  readonly sailed: boolean
  readonly action?: Action
}
export type Action = 'build' | 'reopen' | 'fortress' | 'loan'

/** Stages of the game, in the order in which they occur (R59). */
export type Stage = 'firstPlayer' | 'turns' | 'payday' | 'settle' | 'nameStart' | 'over'

export type CityNames = Readonly<Partial<Record<Nameless, string>>>
export type ByColour<T> = Readonly<Partial<Record<Colour, T>>>

export interface State {
  readonly settings: Settings
  /** Board numbers that the players reported. The key is the id of the changeable number. */
  readonly numbers: ReportedNumbers
  /** Players in clockwise order. */
  readonly players: readonly Player[]
  /** Names of the cities whose names are missing in the rulebook, as the players read them from the board. Never an empty object. */
  readonly cityNames?: CityNames
  readonly stage: Stage
  /** Current phase, 1 to 3. */
  readonly phase: number
  /** Number of completed rounds. */
  readonly rounds: number
  /** Turn order of the current phase, beginning with its start player. */
  readonly turns: Turns<Colour>
  readonly turn: Turn
  /** First player in this phase who placed all pieces, so that the phase ends (R29). */
  readonly trigger?: Colour
  readonly money: Accounts
  readonly left: Readonly<Record<string, Pieces>>
  readonly loans: Readonly<Record<string, readonly Loan[]>>
  /** Florins of the bonus card of each player who has one. */
  readonly bonus: ByColour<number>
  readonly ships: Readonly<Record<string, Ship>>
  readonly cities: Readonly<Record<CityId, City>>
  /** Players who still have to settle their loans after a payday, in turn order (R40). */
  readonly settling: readonly Colour[]
  /** Data that the players reported for this payday, if the app does not track turns. */
  readonly told: Told
  /**
   * Number of bought sailing cards that each player has not used yet (R55). After a voyage without reported cards, the number is a maximum.
   * Omitted in games in which voyages are not checked for a bought card, e.g. in games of earlier versions.
   */
  readonly cards?: ByColour<number>
  readonly result?: Result
}

export interface Told {
  /** Cities whose row of warehouses has been reported. */
  readonly cities: readonly CityId[]
  /**
   * Number on the space after the last warehouse of a city. Used only for this payday, because the players reported the row of the city
   * without its sites.
   */
  readonly values: Readonly<Record<CityId, number>>
  /** Players who have reported their money and loans. */
  readonly hands: readonly Colour[]
  /**
   * Players who declined to report their money. If the list is not empty, the app cannot compare cash checks, so it does not know which
   * player names the start player.
   */
  readonly leftOut: readonly Colour[]
}

export const NOTHING_TOLD: Told = { cities: [], values: {}, hands: [], leftOut: [] }

/** Final result of the game (R45). */
export interface Result {
  readonly florins: ByColour<number>
  readonly winners: readonly Colour[]
}
