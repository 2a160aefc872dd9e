import type { Prompt } from '../../../referee'
import type { Colour, Place } from '../box/box'
import type { Veto } from '../box/effects'
import type { ActName } from '../rules/action-phase'
import type { Counts } from '../model/state'

/** Draft of an answer: the fields that the user has filled in. */
export interface Draft {
  readonly kind?: ActName
  /** Number of a location. `place` is the height of a Mafioso in the stack of the location, counted from 1 at the bottom. */
  readonly area?: string
  readonly place?: number
  readonly to?: string
  /** Colour of a player. */
  readonly option?: Colour
  readonly with?: Veto
  readonly amount?: number
  readonly yes?: boolean
  /** Is true if the player declines everything that the question offers, e.g. the effect of a location. */
  readonly skip?: true
  /** Tiles of the map in the order of their positions: the middle tile, then the ring. */
  readonly tiles?: readonly Place[]
  /** Heights of the Mafiosi that the player takes back, from top to bottom (A8). */
  readonly places?: readonly number[]
  readonly done?: true
  readonly stack?: readonly Colour[]
  /** Players who played the Secret Deals that were not cancelled. `whole` is true when the list is complete. */
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
