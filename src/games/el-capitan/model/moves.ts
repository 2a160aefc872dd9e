import type { ReportedNumbers } from '../../../kit/rule-points'
import type { MoveOf } from '../../../referee'
import type { CityId, Colour, Nameless } from '../box/board'
import type { Settings } from './settings'
import type { City, CityNames, Loan, Pieces, Player, Ship } from './state'

export interface Setup {
  readonly players: readonly Player[]
  readonly settings?: Partial<Settings>
  /** Board numbers known from other games or entered by the players. */
  readonly numbers?: ReportedNumbers
  readonly cityNames?: CityNames
}

/** Set-up with all fields filled in. */
export interface Agreed {
  readonly players: readonly Player[]
  readonly settings: Settings
  readonly numbers: ReportedNumbers
  readonly cityNames: CityNames
}

/** Sailing card as used in a voyage. */
export type Card =
  | { readonly as: 'destination'; readonly city: CityId; readonly seals: number }
  /** For a sea route, the city shown on the card has no effect. */
  | { readonly as: 'route'; readonly city?: CityId; readonly seals: number; readonly via: readonly CityId[] }
  | { readonly as: 'link'; readonly link: readonly [CityId, CityId] }

/** Board numbers that an action needs, read off the board by the players. */
interface Telling {
  readonly told?: ReportedNumbers
}

export type OwnMove =
  | { readonly do: 'firstPlayer'; readonly colour: Colour }
  /** One number of the board, or several from one form. */
  | ({ readonly do: 'tell'; readonly point?: string; readonly value?: number } & Telling)
  | { readonly do: 'buy'; readonly price: number }
  /** One voyage without a stop. `cards` is set only if cards are reported. */
  | { readonly do: 'sail'; readonly to: CityId; readonly cards?: readonly Card[] }
  | ({ readonly do: 'build'; readonly colour?: Colour; readonly site?: number } & Telling)
  | ({ readonly do: 'reopen'; readonly colour?: Colour; readonly site?: number } & Telling)
  | ({ readonly do: 'fortress' } & Telling)
  /** Takes a loan; includes the way to the bank. */
  | { readonly do: 'loan'; readonly face: number }
  | { readonly do: 'endTurn' }
  | { readonly do: 'paid' }
  | { readonly do: 'settle'; readonly by: Colour; readonly choices: readonly Choice[]; readonly forced?: readonly number[] }
  /** Names the next start player. `by` is omitted if the money of a player is unknown. */
  | { readonly do: 'nameStart'; readonly by?: Colour; readonly starts: Colour }
  /** Player who placed the last piece, if turns are not tracked. */
  | { readonly do: 'lastPiece'; readonly colour: Colour }
  | {
      readonly do: 'row'
      readonly city: CityId
      /** Open warehouses in the order of their sites. */
      readonly row: readonly Colour[]
      readonly fortresses: readonly (Colour | null)[]
      /** Number on the next free space; optional if known. */
      readonly value?: number
      /** Site of the last warehouse. With `last`, the app can store the number of the next space. */
      readonly last?: number
    }
  | { readonly do: 'bonusCard'; readonly colour: Colour }
  /** Money and loans of the player after the payout; omitted if the player declines. */
  | { readonly do: 'hand'; readonly by: Colour; readonly money?: number; readonly loans?: readonly Loan[] }

/** Decision about a loan after a payday (R40). */
export type Choice = 'repay' | 'extend'

/** One change of a correction. */
export type Change =
  | { readonly set: 'money'; readonly colour: Colour; readonly florins: number }
  | ({ readonly set: 'left'; readonly colour: Colour } & Pieces)
  | { readonly set: 'loans'; readonly colour: Colour; readonly loans: readonly Loan[] }
  | { readonly set: 'bonus'; readonly colour: Colour; readonly florins: number }
  | { readonly set: 'ship'; readonly colour: Colour; readonly ship: Ship }
  | ({ readonly set: 'city'; readonly city: CityId } & City)
  | { readonly set: 'phase'; readonly phase: number }
  | { readonly set: 'number'; readonly point: string; readonly value: number }
  | { readonly set: 'cityName'; readonly city: Nameless; readonly name: string }
  | { readonly set: 'name'; readonly colour: Colour; readonly name: string }
  | { readonly set: 'settings'; readonly settings: Settings }

/** Moves of this game and moves shared by all games. */
export type AnyMove = MoveOf<Words>
/** Part of the vocabulary that the moves use. */
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
