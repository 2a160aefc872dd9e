import type { ReportedNumbers } from '../../../kit/rule-points'
import type { Prompt } from '../../../referee'
import type { CityId, Colour } from '../box/board'
import type { Card, Choice } from '../model/moves'
import type { Loan } from '../model/state'

/** Fields of an answer filled in so far. */
export interface Draft {
  /** Player, by main colour. */
  readonly option?: Colour
  /** Warehouse colour of an action in a two-player game. */
  readonly colour?: Colour
  readonly kind?: 'build' | 'reopen' | 'fortress' | 'loan'
  readonly site?: number
  readonly face?: number
  readonly area?: CityId
  /** Sailing cards in order of play, if cards are reported. */
  readonly cards?: readonly Card[]
  /** Price of a card, in florins. */
  readonly amount?: number
  readonly told?: ReportedNumbers
  readonly choices?: readonly Choice[]
  /** Choice per loan; null if undecided. */
  readonly said?: readonly (Choice | null)[]
  readonly forced?: readonly number[]
  /** Open warehouses of a city in the order of their sites. `done`: the row is complete. */
  readonly row?: readonly Colour[]
  readonly done?: true
  readonly fortresses?: readonly (Colour | null)[]
  /** Site of the last warehouse; 0 if not reported. */
  readonly last?: number
  readonly value?: number
  /** Money in hand, in florins; null if the player declined. */
  readonly money?: number | null
  readonly loans?: readonly Loan[]
}

export type Question = Prompt<string, Colour>
