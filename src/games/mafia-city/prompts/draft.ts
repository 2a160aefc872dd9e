import type { Prompt } from '../../../referee'
import type { Colour, Place } from '../box/box'
import type { Veto } from '../box/effects'
import type { ActName } from '../model/moves'
import type { Counts } from '../model/state'

/** Fields of an answer filled in so far. */
export interface Draft {
  readonly kind?: ActName
  /** Number of a location. `place`: height in its stack, from 1 at the bottom. */
  readonly area?: string
  readonly place?: number
  readonly to?: string
  /** Player, by colour. */
  readonly option?: Colour
  readonly with?: Veto
  readonly amount?: number
  readonly yes?: boolean
  /** True if the player skips all choices. */
  readonly skip?: true
  /** Tiles in order of position: the middle, then the ring. */
  readonly tiles?: readonly Place[]
  /** Heights of Mafiosi that are taken back, upper ones first (A8). */
  readonly places?: readonly number[]
  readonly done?: true
  readonly stack?: readonly Colour[]
  /** Secret Deals that were not cancelled. `whole`: the list is complete. */
  readonly deals?: readonly Colour[]
  readonly whole?: true
  readonly reserve?: Counts
  readonly cards?: Counts
}

export type PromptKind =
  | 'map'
  | 'redraw'
  | 'act'
  | 'bullet'
  | 'bulletAct'
  | 'react'
  | 'silent'
  | 'reveal'
  | 'thief'
  | 'drewCards'
  | 'complicity'
  | 'choose'
  | 'secretDeals'
  | 'stackNow'
  | 'jail'
  | 'moveHitman'
  | 'hitman'
  | 'takeFigure'
  | 'shop'
  | 'star'
  | 'result'
  | 'name'
  | 'takeBack'
  | 'draws'
export type Question = Prompt<PromptKind, Colour>
