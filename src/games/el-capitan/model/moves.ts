import type { ReportedNumbers } from '../../../kit/rule-points'
import type { MoveOf } from '../../../referee'
import type { CityId, Colour, Nameless } from '../box/board'
import type { Settings } from './settings'
import type { City, CityNames, Loan, Pieces, Player, Ship } from './state'

export interface Setup {
  readonly players: readonly Player[]
  readonly settings?: Partial<Settings>
  /** Board numbers that differ from the default. They come from earlier games, or the players entered them. */
  readonly numbers?: ReportedNumbers
  readonly cityNames?: CityNames
  /** Whether the app counts bought sailing cards and refuses a voyage without a card. Omitted by earlier versions of the app. */
  readonly cardsCounted?: boolean
}

/** Set-up of a game in which every omitted field is replaced by its default. */
export interface Agreed {
  readonly players: readonly Player[]
  readonly settings: Settings
  readonly numbers: ReportedNumbers
  readonly cityNames: CityNames
  readonly cardsCounted: boolean
}

/** Sailing card, and the way in which a player uses it in a voyage. */
export type Card =
  | { readonly as: 'destination'; readonly city: CityId; readonly seals: number }
  /** Card that is used as a sea route. The city printed on the card then has no effect. */
  | { readonly as: 'route'; readonly city?: CityId; readonly seals: number; readonly via: readonly CityId[] }
  | { readonly as: 'link'; readonly link: readonly [CityId, CityId] }

/** Board numbers that an action needs. The players read them from the board. */
interface Telling {
  readonly told?: ReportedNumbers
}

export type OwnMove =
  | { readonly do: 'firstPlayer'; readonly colour: Colour }
  /** Reports one number that is printed on the board, or several such numbers from one form. */
  | ({ readonly do: 'tell'; readonly point?: string; readonly value?: number } & Telling)
  | { readonly do: 'buy'; readonly price: number }
  /** Sails the ship without a stop. `cards` is set only if the players report sailing cards. */
  | { readonly do: 'sail'; readonly to: CityId; readonly cards?: readonly Card[] }
  | ({ readonly do: 'build'; readonly colour?: Colour; readonly site?: number } & Telling)
  | ({ readonly do: 'reopen'; readonly colour?: Colour; readonly site?: number } & Telling)
  | ({ readonly do: 'fortress' } & Telling)
  /** Takes a loan and moves the ship to the bank. */
  | { readonly do: 'loan'; readonly face: number }
  | { readonly do: 'endTurn' }
  | { readonly do: 'paid' }
  | { readonly do: 'settle'; readonly by: Colour; readonly choices: readonly Choice[]; readonly forced?: readonly number[] }
  /**
   * Names the next start player. `by` is the player who decides; it is omitted if nobody can tell who decides, because a player's money is
   * unknown.
   */
  | { readonly do: 'nameStart'; readonly by?: Colour; readonly starts: Colour }
  /** Reports the player who placed the last piece. Used only if the app does not track turns. */
  | { readonly do: 'lastPiece'; readonly colour: Colour }
  | {
      readonly do: 'row'
      readonly city: CityId
      /** Owners of the open warehouses, in the order of their sites. */
      readonly row: readonly Colour[]
      readonly fortresses: readonly (Colour | null)[]
      /** Number on the space after the last warehouse. May be omitted if the app already knows the number. */
      readonly value?: number
      /** Site of the last warehouse. If set, the app can store the number of the space after it. */
      readonly last?: number
    }
  | { readonly do: 'bonusCard'; readonly colour: Colour }
  /** Reports the money and loans of a player after the payout. Both are omitted if the player declines to report them. */
  | { readonly do: 'hand'; readonly by: Colour; readonly money?: number; readonly loans?: readonly Loan[] }

/** Decision of a player about one loan after a payday (R40). */
export type Choice = 'repay' | 'extend'

/** Single change within a correction. */
export type Change =
  | { readonly set: 'money'; readonly colour: Colour; readonly florins: number }
  | ({ readonly set: 'left'; readonly colour: Colour } & Pieces)
  | { readonly set: 'loans'; readonly colour: Colour; readonly loans: readonly Loan[] }
  | { readonly set: 'bonus'; readonly colour: Colour; readonly florins: number }
  | { readonly set: 'ship'; readonly colour: Colour; readonly ship: Ship }
  /** Sets the number of bought sailing cards that a player has not used yet. */
  | { readonly set: 'cards'; readonly colour: Colour; readonly cards: number }
  | ({ readonly set: 'city'; readonly city: CityId } & City)
  | { readonly set: 'phase'; readonly phase: number }
  /** Sets the player whose turn it is. The turn begins anew: nothing is bought, sailed or built in it. */
  | { readonly set: 'turn'; readonly colour: Colour }
  | { readonly set: 'number'; readonly point: string; readonly value: number }
  | { readonly set: 'cityName'; readonly city: Nameless; readonly name: string }
  | { readonly set: 'name'; readonly colour: Colour; readonly name: string }
  | { readonly set: 'settings'; readonly settings: Settings }

/** Moves of this game and the moves that all games share. */
export type AnyMove = MoveOf<Words>
/** Types of this game from which the generic type of the moves is built. */
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
