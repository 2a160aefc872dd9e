import type { ReportedNumbers } from '../../../kit/rule-points'
import type { CityId, Colour, Nameless } from '../box/board'
import type { Settings } from './settings'
import type { City, CityNames, Loan, Pieces, Player, Ship } from './state'

/** Set-up of a game, parts of moves (sailing cards, decisions about loans) and changes of corrections. `rules/moves.ts` lists the moves. */

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
