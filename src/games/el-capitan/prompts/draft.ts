import type { ReportedNumbers } from '../../../kit/rule-points'
import type { Prompt } from '../../../referee'
import type { CityId, Colour } from '../box/board'
import type { Card, Choice } from '../model/moves'
import type { Loan } from '../model/state'

/** The part of an answer that has been filled in so far. */
export interface Draft {
  /** A player by the main colour. */
  readonly option?: Colour
  /** Of an action of two players. */
  readonly colour?: Colour
  readonly kind?: 'build' | 'reopen' | 'fortress' | 'loan'
  readonly site?: number
  readonly face?: number
  readonly area?: CityId
  /** Sailing cards played one after the other, where they are reported. */
  readonly cards?: readonly Card[]
  /** The price of a card. */
  readonly amount?: number
  readonly told?: ReportedNumbers
  readonly choices?: readonly Choice[]
  /** Loan by loan; null: nobody has said yet. */
  readonly said?: readonly (Choice | null)[]
  readonly forced?: readonly number[]
  /** Open warehouses of a city in the order of their sites; `done`: it is whole. */
  readonly row?: readonly Colour[]
  readonly done?: true
  readonly fortresses?: readonly (Colour | null)[]
  /** The site of the last warehouse; 0: it is not reported. */
  readonly last?: number
  readonly value?: number
  /** Money in hand; null: left out. */
  readonly money?: number | null
  readonly loans?: readonly Loan[]
}

export type Question = Prompt<string, Colour>
