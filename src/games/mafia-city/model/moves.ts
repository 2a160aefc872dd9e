import type { HiddenMove } from '../../../kit/hidden'
import type { ReportedNumbers } from '../../../kit/rule-points'
import type { MoveOf } from '../../../referee'
import type { Colour, Place } from '../box/box'
import type { ACTION_CARDS, NO_ACTIONS, Veto } from '../box/effects'
import type { Settings } from './settings'
import type { Counts, Player, Stack } from './state'

export interface Setup {
  readonly players: readonly Player[]
  readonly start: Colour
  readonly settings?: Partial<Settings>
  readonly numbers?: ReportedNumbers
}

/** Set-up of a game in which omitted settings have been replaced by their defaults, so that no field is missing. */
export interface Agreed {
  readonly players: readonly Player[]
  readonly start: Colour
  readonly settings: Settings
  readonly numbers: ReportedNumbers
}

/** A location, or the Cell. No effect can hit Mafiosi in the Cell, and players cannot place Mafiosi in the Cell. */
export type Spot = Place | 'cell'

/** Names of the actions of phase I. `acted` and `raided` are used only if the app does not track Mafiosi. */
export type ActName = (typeof ACTION_CARDS)[number] | (typeof NO_ACTIONS)[number] | 'place' | 'pass' | 'wait' | 'acted' | 'raided'

export interface Act {
  readonly do: 'act'
  readonly by: Colour
  readonly what: ActName
  readonly at?: Spot
  readonly place?: number
  readonly to?: Spot
  readonly from?: Colour
  /** Players who got Mafiosi back in a Raid, if the app does not track Mafiosi. */
  readonly back?: readonly Colour[]
}

export type OwnMove =
  | { readonly do: 'map'; readonly centre: number; readonly ring: readonly number[]; readonly drawn?: true }
  | { readonly do: 'redraw'; readonly by: Colour; readonly discard: number }
  | Act
  | { readonly do: 'bullet'; readonly by: Colour }
  | { readonly do: 'react'; readonly by: Colour; readonly with: Veto }
  /** Declines to react, for all players. After a secret ballot, declines only for the first player who wanted to react. */
  | { readonly do: 'nobody' }
  | { readonly do: 'complicity'; readonly by: Colour; readonly at: Spot; readonly place: number }
  | { readonly do: 'noComplicity'; readonly by: Colour }
  /** The players have taken a card from a hand. If the app selects the card at random, `position` is its index from the left. */
  | { readonly do: 'taken'; readonly position?: number }
  | { readonly do: 'drew' }
  | { readonly do: 'choose'; readonly by?: Colour; readonly at: Place }
  | { readonly do: 'deal'; readonly by: Colour; readonly cards: number }
  | { readonly do: 'noDeal'; readonly by: Colour }
  | { readonly do: 'noMoreDeals' }
  /** Reports the stack of a location and the Secret Deals that were not cancelled. Used if the app does not track Mafiosi. */
  | { readonly do: 'stackNow'; readonly stack: Stack; readonly deals: readonly Colour[] }
  | { readonly do: 'jail'; readonly by: Colour; readonly at: Spot; readonly place: number }
  | { readonly do: 'moveHitman'; readonly by: Colour; readonly to: Place }
  | { readonly do: 'hitman'; readonly by: Colour; readonly place: number; readonly at?: Spot }
  | { readonly do: 'takeFigure'; readonly by: Colour; readonly take: boolean }
  | { readonly do: 'shop'; readonly by: Colour }
  /** Plays a Star. If the app does not track Mafiosi, the players report in `cancelled` whether the Star was cancelled. */
  | { readonly do: 'star'; readonly by: Colour; readonly cancelled?: true }
  /** Skips the next choice of the location. Only the controller of the location can skip. */
  | { readonly do: 'skip'; readonly by: Colour }
  /**
   * Ends the game. The players report the numbers in `reserve` and `cards` if these numbers break a tie and the app does not track them.
   */
  | { readonly do: 'end'; readonly reserve?: Counts; readonly cards?: Counts }
  | { readonly do: 'name'; readonly by: Colour; readonly player: Colour }
  | { readonly do: 'take'; readonly by: Colour; readonly places: readonly number[] | 'cell' }
  /**
   * Draws cards at the end of a round. If the app does not count cards, the players report `fewest`: whether the player who alone has the
   * fewest victory points also alone has the fewest cards.
   */
  | { readonly do: 'draw'; readonly fewest?: boolean }

/** Single change within a correction. */
export type Change =
  | {
      readonly set: 'tokens'
      readonly colour: Colour
      readonly hand: number
      readonly reserve: number
      readonly cell: number
      readonly fresh: number
    }
  | { readonly set: 'stack'; readonly at: Place; readonly stack: Stack }
  | { readonly set: 'cards'; readonly colour: Colour; readonly cards: number }
  | { readonly set: 'piles'; readonly pile: number; readonly discards: number }
  | { readonly set: 'vp'; readonly colour: Colour; readonly vp: number }
  | { readonly set: 'hitman'; readonly at: Place }
  | { readonly set: 'figure'; readonly figure: Figure; readonly holder: Colour | 'tile' }
  | { readonly set: 'marked'; readonly marked: readonly Place[] }
  | { readonly set: 'passed'; readonly passed: readonly Colour[] }
  | { readonly set: 'start'; readonly colour: Colour }
  | { readonly set: 'map'; readonly centre: Place; readonly ring: readonly Place[] }
  | { readonly set: 'number'; readonly point: string; readonly value: number }
  | { readonly set: 'name'; readonly colour: Colour; readonly name: string }
  | { readonly set: 'settings'; readonly settings: Settings }

/** Figures of which a player can take possession; otherwise they are on their own tile. */
export type Figure = 'policeman' | 'mayor'

/** All moves that the app accepts in this game: moves of this game, and moves that exist in every game. */
export type AnyMove = MoveOf<Words>
export type AnyHiddenMove = HiddenMove<Colour>
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
  readonly choice: unknown
  readonly change: Change
  readonly code: string
}
