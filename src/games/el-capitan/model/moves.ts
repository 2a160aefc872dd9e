import type { ReportedNumbers } from '../../../kit/rule-points'
import type { MoveOf } from '../../../referee'
import type { CityId, Colour, Nameless } from '../box/board'
import type { Settings } from './settings'
import type { City, CityNames, Loan, Pieces, Player, Ship } from './state'

export interface Setup {
  readonly players: readonly Player[]
  readonly settings?: Partial<Settings>
  /** Numbers of the board that are known from other games or typed in. */
  readonly numbers?: ReportedNumbers
  readonly cityNames?: CityNames
}

/** A set-up in which nothing is left out. */
export interface Agreed {
  readonly players: readonly Player[]
  readonly settings: Settings
  readonly numbers: ReportedNumbers
  readonly cityNames: CityNames
}

/** A sailing card as it is played. */
export type Card =
  | { readonly as: 'destination'; readonly city: CityId; readonly seals: number }
  /** Which city the card itself shows is of no use for a route. */
  | { readonly as: 'route'; readonly city?: CityId; readonly seals: number; readonly via: readonly CityId[] }
  | { readonly as: 'link'; readonly link: readonly [CityId, CityId] }

/** Numbers that an action needs and the table reads off its board. */
interface Telling {
  readonly told?: ReportedNumbers
}

export type OwnMove =
  | { readonly do: 'firstPlayer'; readonly colour: Colour }
  /** A number of the board, or several of one form. */
  | ({ readonly do: 'tell'; readonly point?: string; readonly value?: number } & Telling)
  | { readonly do: 'buy'; readonly price: number }
  /** One voyage without a stop; `cards` only where they are reported. */
  | { readonly do: 'sail'; readonly to: CityId; readonly cards?: readonly Card[] }
  | ({ readonly do: 'build'; readonly colour?: Colour; readonly site?: number } & Telling)
  | ({ readonly do: 'reopen'; readonly colour?: Colour; readonly site?: number } & Telling)
  | ({ readonly do: 'fortress' } & Telling)
  /** The way to the bank is part of it. */
  | { readonly do: 'loan'; readonly face: number }
  | { readonly do: 'endTurn' }
  | { readonly do: 'paid' }
  | { readonly do: 'settle'; readonly by: Colour; readonly choices: readonly Choice[]; readonly forced?: readonly number[] }
  /** By nobody where somebody's money is not known. */
  | { readonly do: 'nameStart'; readonly by?: Colour; readonly starts: Colour }
  /** Who has placed the last piece, where turns are not followed. */
  | { readonly do: 'lastPiece'; readonly colour: Colour }
  | {
      readonly do: 'row'
      readonly city: CityId
      /** Open warehouses in the order of their sites. */
      readonly row: readonly Colour[]
      readonly fortresses: readonly (Colour | null)[]
      /** The number on the next free space; may be left out where it is known. */
      readonly value?: number
      /** The site of the last warehouse, so that the number is remembered for the space after it. */
      readonly last?: number
    }
  | { readonly do: 'bonusCard'; readonly colour: Colour }
  /** Money and loans of the player after the payout; absent if the player would rather not say. */
  | { readonly do: 'hand'; readonly by: Colour; readonly money?: number; readonly loans?: readonly Loan[] }

/** The decision about a loan after a payday (R40). */
export type Choice = 'repay' | 'extend'

/** One thing that the table sets by hand. */
export type Change =
  | { readonly set: 'money'; readonly colour: Colour; readonly florins: number }
  | ({ readonly set: 'left'; readonly colour: Colour } & Pieces)
  | { readonly set: 'loans'; readonly colour: Colour; readonly loans: readonly Loan[] }
  | { readonly set: 'bonus'; readonly colour: Colour; readonly florins: number }
  | { readonly set: 'ship'; readonly colour: Colour; readonly ship: Ship }
  | ({ readonly set: 'city'; readonly city: CityId } & City)
  | { readonly set: 'number'; readonly point: string; readonly value: number }
  | { readonly set: 'cityName'; readonly city: Nameless; readonly name: string }
  | { readonly set: 'name'; readonly colour: Colour; readonly name: string }
  | { readonly set: 'settings'; readonly settings: Settings }

/** Its own moves and those of every game. */
export type AnyMove = MoveOf<Words>
/** The part of the vocabulary that the moves use. */
export interface Words {
  readonly setup: Setup
  readonly state: unknown
  readonly move: OwnMove
  readonly event: { readonly e: string }
  readonly promptKind: string
  readonly offerKind: string
  readonly role: Colour
  readonly draft: unknown
  readonly step: unknown
  readonly choice: never
  readonly change: Change
  readonly code: string
}
