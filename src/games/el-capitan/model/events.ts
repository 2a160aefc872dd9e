import type { Addend } from '../../../kit/addends'
import type { CityId, Colour, Face } from '../box/board'
import type { Card, Change, Choice } from './moves'
import type { City, Loan, Result, Ship, State } from './state'

/** Florins that a player receives at a payday, listed by reason. */
export interface Payout {
  readonly colour: Colour
  readonly addends: readonly Addend[]
  readonly total: number
}

export type Event =
  | { readonly e: 'begun'; readonly state: State }
  | { readonly e: 'startChosen'; readonly colour: Colour }
  | { readonly e: 'numberTold'; readonly point: string; readonly value: number }
  | { readonly e: 'bought'; readonly colour: Colour; readonly price: number }
  | { readonly e: 'sailed'; readonly colour: Colour; readonly from: Ship; readonly to: Ship; readonly cards?: readonly Card[] }
  | {
      readonly e: 'built'
      readonly by: Colour
      readonly colour: Colour
      readonly city: CityId
      readonly site: number
      readonly price: number
    }
  | { readonly e: 'reopened'; readonly by: Colour; readonly colour: Colour; readonly city: CityId; readonly site: number }
  | { readonly e: 'shutDown'; readonly colour: Colour; readonly city: CityId; readonly site: number }
  | { readonly e: 'fortressBuilt'; readonly by: Colour; readonly city: CityId; readonly site: number; readonly price: number }
  | { readonly e: 'loanTaken'; readonly by: Colour; readonly face: Face }
  | { readonly e: 'bonusTaken'; readonly colour: Colour; readonly florins: number }
  | { readonly e: 'lastPiecePlaced'; readonly colour: Colour; readonly stillToMove: readonly Colour[] }
  | { readonly e: 'turnEnded'; readonly colour: Colour }
  | { readonly e: 'paydayDue'; readonly phase: number }
  | { readonly e: 'paid'; readonly phase: number; readonly largest: readonly CityId[]; readonly payouts: readonly Payout[] }
  | {
      readonly e: 'settled'
      readonly by: Colour
      readonly choices: readonly Choice[]
      readonly forced: readonly Face[]
      readonly money: number
      readonly loans: readonly Loan[]
      readonly toBank: boolean
    }
  | { readonly e: 'startNamed'; readonly by?: Colour; readonly starts: Colour }
  | { readonly e: 'lastPieceTold'; readonly colour: Colour; readonly stillToMove: readonly Colour[] }
  | {
      readonly e: 'rowTold'
      readonly city: CityId
      readonly row: City['row']
      readonly fortresses: City['fortresses']
      readonly value?: number
    }
  | { readonly e: 'handTold'; readonly by: Colour; readonly money?: number; readonly loans?: readonly Loan[] }
  | { readonly e: 'phaseBegun'; readonly phase: number; readonly order: readonly Colour[] }
  | { readonly e: 'ended'; readonly result: Result }
  | { readonly e: 'corrected'; readonly changes: readonly Change[]; readonly reason?: string }
  | { readonly e: 'overruled'; readonly waived: readonly string[] }
