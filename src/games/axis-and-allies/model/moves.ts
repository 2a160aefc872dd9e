import type { ReportedNumbers } from '../../../kit/rule-points'
import type { Dice } from '../../../kit/dice'
import type { ByPower, Development, Power } from '../box/powers'
import type { Unit, Units } from '../box/units'
import type { Settings } from './settings'
import type { Announced, Commitment, Holding, Player } from './state'

/** Set-up of a game, parts of moves (reports, ships and steps of moves) and changes of corrections. `rules/moves.ts` lists the moves. */

export interface Setup {
  readonly players: readonly Player[]
  readonly dice?: Dice['source']
  readonly settings?: Partial<Settings>
  /** Unit numbers that differ from the rulebook. The players entered the numbers, or the app took them from an earlier game. */
  readonly numbers?: ReportedNumbers
  /**
   * Cash of the powers that do not start with the printed cash. `incomes` contains the incomes of territories that differ from the printed
   * incomes.
   */
  readonly cash?: ByPower<number>
  readonly incomes?: Readonly<Record<string, number>>
}

/** Set-up of a game after defaults are filled in, so that no field is missing. */
export interface Agreed extends Setup {
  readonly dice: Dice['source']
  readonly settings: Settings
  readonly numbers: ReportedNumbers
  readonly cash: ByPower<number>
  readonly incomes: Readonly<Record<string, number>>
}

/** Facts about the spaces of a path that the players report if the app does not track units. */
export interface Facts {
  /** Types of enemy units that are not submerged. The key is the space. */
  readonly enemy?: Readonly<Record<string, readonly Unit[]>>
  readonly submerged?: Readonly<Record<string, number>>
  /** Number of fighters that friendly carriers can take. The key is the sea zone. */
  readonly deck?: Readonly<Record<string, number>>
  /** Number of movement points that the units have used earlier in the turn. */
  readonly spent?: number
  readonly used?: boolean
}

export type SailStep =
  | { readonly do: 'load'; readonly unit: Unit; readonly from: string }
  | { readonly do: 'move'; readonly to: string }
  | { readonly do: 'unload'; readonly unit: Unit; readonly to: string }

/** State of a transport and its cargo. */
export interface Boat {
  readonly at: string
  readonly left?: number
  readonly cargo?: readonly { readonly unit: Unit; readonly owner: Power }[]
  readonly fought?: boolean
  readonly retreated?: boolean
  readonly movedInCombat?: boolean
}

/** Report of the players whether a guaranteed carrier came to its sea zone. */
export interface Promised extends Pick<Commitment, 'id'> {
  readonly carrierEnds?: string
  readonly carrierAlive?: boolean
  readonly fighterAlive?: boolean
}

/** Single change within a correction. */
export type Change =
  | { readonly set: 'cash'; readonly power: Power; readonly ipc: number }
  | ({ readonly set: 'territory'; readonly at: string } & Holding)
  /** Sets whether a territory was captured from the enemy this turn. */
  | { readonly set: 'taken'; readonly at: string; readonly taken: boolean }
  | { readonly set: 'developments'; readonly power: Power; readonly owned: readonly Development[] }
  | { readonly set: 'bought'; readonly power: Power; readonly units: Units }
  | { readonly set: 'units'; readonly at: string; readonly power: Power; readonly units: Units }
  | { readonly set: 'clock'; readonly round: number; readonly power: Power; readonly phase: number }
  /** Sets the battles and raids that are not fought yet. */
  | { readonly set: 'announced'; readonly announced: readonly Announced[] }
  | { readonly set: 'used'; readonly advantage: string; readonly used: boolean }
  | { readonly set: 'number'; readonly point: string; readonly value: number }
  | { readonly set: 'name'; readonly seat: number; readonly name: string }
  /** Sets the player who controls a power. */
  | { readonly set: 'plays'; readonly power: Power; readonly seat: number }
  | { readonly set: 'settings'; readonly settings: Settings }
