import type { ReportedNumbers } from '../../../kit/rule-points'
import type { Prompt } from '../../../referee'
import type { CityId, Colour } from '../box/board'
import type { Card, Choice } from '../model/moves'
import type { Loan } from '../model/state'

/** Draft of an answer: the fields that the user has filled in. */
export interface Draft {
  /** Main colour of a player. */
  readonly option?: Colour
  /** Colour of the warehouse that the action places in a two-player game. */
  readonly colour?: Colour
  readonly kind?: 'build' | 'reopen' | 'fortress' | 'loan'
  readonly site?: number
  readonly face?: number
  readonly area?: CityId
  /** Sailing cards of the voyage in the order in which they are used, if the players report cards. */
  readonly cards?: readonly Card[]
  /** Prices of the sailing cards that are bought for a voyage; null for a card without a price. */
  readonly amounts?: readonly (number | null)[]
  /** Price of a sailing card, in florins. */
  readonly amount?: number
  readonly told?: ReportedNumbers
  /** Refusal codes of the action that the players have overruled. */
  readonly waived?: readonly string[]
  readonly choices?: readonly Choice[]
  /** Decision about each loan; null if the player has not decided. */
  readonly said?: readonly (Choice | null)[]
  readonly forced?: readonly number[]
  /** Owners of the open warehouses of a city, in the order of their sites. `done` is present when the row is complete. */
  readonly row?: readonly Colour[]
  readonly done?: true
  readonly fortresses?: readonly (Colour | null)[]
  /** Site of the last warehouse in the row; 0 if the site is not reported. */
  readonly last?: number
  readonly value?: number
  /** Florins that the player has; null if the player declined to report them. */
  readonly money?: number | null
  readonly loans?: readonly Loan[]
}

export type Question = Prompt<string, Colour>
