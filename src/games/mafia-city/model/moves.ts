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

/** A set-up in which nothing is left out. */
export interface Agreed {
  readonly players: readonly Player[]
  readonly start: Colour
  readonly settings: Settings
  readonly numbers: ReportedNumbers
}

/** A location, or the Cell, where nobody may be placed and nobody hit. */
export type Spot = Place | 'cell'

/** The actions of phase I; `acted` and `raided` serve where Mafiosi are not followed. */
export type ActName = (typeof ACTION_CARDS)[number] | (typeof NO_ACTIONS)[number] | 'place' | 'pass' | 'wait' | 'acted' | 'raided'

export interface Act {
  readonly do: 'act'
  readonly by: Colour
  readonly what: ActName
  readonly at?: Spot
  readonly place?: number
  readonly to?: Spot
  readonly from?: Colour
  /** Who got Mafiosi back in a raid, where they are not followed. */
  readonly back?: readonly Colour[]
}

export type OwnMove =
  | { readonly do: 'map'; readonly centre: number; readonly ring: readonly number[]; readonly drawn?: true }
  | { readonly do: 'redraw'; readonly by: Colour; readonly discard: number }
  | Act
  | { readonly do: 'bullet'; readonly by: Colour }
  | { readonly do: 'react'; readonly by: Colour; readonly with: Veto }
  /** Nobody reacts; in a silent window the first one of those who wanted to does not after all. */
  | { readonly do: 'nobody' }
  | { readonly do: 'complicity'; readonly by: Colour; readonly at: Spot; readonly place: number }
  | { readonly do: 'noComplicity'; readonly by: Colour }
  /** `position`: which card from the left, where the app draws it. */
  | { readonly do: 'taken'; readonly position?: number }
  | { readonly do: 'drew' }
  | { readonly do: 'choose'; readonly by?: Colour; readonly at: Place }
  | { readonly do: 'deal'; readonly by: Colour; readonly cards: number }
  | { readonly do: 'noDeal'; readonly by: Colour }
  | { readonly do: 'noMoreDeals' }
  /** The stack and the Secret Deals that stood, where Mafiosi are not followed. */
  | { readonly do: 'stackNow'; readonly stack: Stack; readonly deals: readonly Colour[] }
  | { readonly do: 'jail'; readonly by: Colour; readonly at: Spot; readonly place: number }
  | { readonly do: 'moveHitman'; readonly by: Colour; readonly to: Place }
  | { readonly do: 'hitman'; readonly by: Colour; readonly place: number; readonly at?: Spot }
  | { readonly do: 'takeFigure'; readonly by: Colour; readonly take: boolean }
  | { readonly do: 'shop'; readonly by: Colour }
  /** `cancelled`: reported where Mafiosi are not followed. */
  | { readonly do: 'star'; readonly by: Colour; readonly cancelled?: true }
  /** The controller leaves out what may be done next. */
  | { readonly do: 'skip'; readonly by: Colour }
  /** The table enters the values that break a tie where they are not followed. */
  | { readonly do: 'end'; readonly reserve?: Counts; readonly cards?: Counts }
  | { readonly do: 'name'; readonly by: Colour; readonly player: Colour }
  | { readonly do: 'take'; readonly by: Colour; readonly places: readonly number[] | 'cell' }
  /** `fewest`: whether who is last alone has alone the fewest cards, where they are not counted. */
  | { readonly do: 'draw'; readonly fewest?: boolean }

/** One thing that the table sets by hand. */
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

/** Figures that are on their own tile or with somebody. */
export type Figure = 'policeman' | 'mayor'

/** Its own moves and those of every game. */
export type AnyMove = MoveOf<Words>
export type AnyHiddenMove = HiddenMove<Colour>
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
  readonly choice: unknown
  readonly change: Change
  readonly code: string
}
