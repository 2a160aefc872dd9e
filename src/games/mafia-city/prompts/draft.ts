import type { Prompt } from '../../../referee'
import type { Colour, Place } from '../box/box'
import type { Veto } from '../box/effects'
import type { ActName } from '../model/moves'
import type { Counts } from '../model/state'

/** One step of a growing answer. */
export interface Draft {
  readonly kind?: ActName
  /** A location by its number, or a height in a stack from the bottom. */
  readonly area?: string
  readonly place?: number
  readonly to?: string
  /** A player. */
  readonly option?: Colour
  readonly with?: Veto
  readonly amount?: number
  readonly yes?: boolean
  /** Nothing of what may be done. */
  readonly skip?: true
  /** Tiles in the order in which they lie: the middle, then round it. */
  readonly tiles?: readonly Place[]
  /** Heights of Mafiosi that are taken back, upper ones first (A8). */
  readonly places?: readonly number[]
  readonly done?: true
  readonly stack?: readonly Colour[]
  /** Secret Deals that stood; `whole`: there are no more. */
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
