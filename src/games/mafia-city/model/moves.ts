import type { ReportedNumbers } from '../../../kit/rule-points'
import type { Colour, Place } from '../box/box'
import type { Settings } from './settings'
import type { Player, Stack } from './state'

/** Set-up of a game, parts of moves (places and figures) and changes of corrections. `rules/moves.ts` lists the moves. */

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
