import type { Hidden } from '../../../kit/hidden'
import type { ResponseWindow } from '../../../kit/response'
import type { ReportedNumbers } from '../../../kit/rule-points'
import type { Turns } from '../../../kit/turns'
import type { Colour, Place } from '../box/box'
import type { EffectName, Veto } from '../box/effects'
import type { Settings } from './settings'

export interface Player {
  readonly colour: Colour
  /** As the table wrote it; may be empty. */
  readonly name: string
}

export type ByColour<T> = Readonly<Partial<Record<Colour, T>>>
/** Something counted for each player; absent is none. */
export type Counts = ByColour<number>

/** Bottom to top. */
export type Stack = readonly Colour[]

export interface CityMap {
  readonly centre: Place
  /** Round the middle; each borders on the one before and the one after (R2). */
  readonly ring: readonly Place[]
}

/** An effect that is about to happen and can still be cancelled. Heights are counted from the bottom, from 1. */
export interface Effect {
  readonly what: EffectName
  readonly by: Colour
  readonly at?: Place
  readonly place?: number
  /** Where to, or the other location. */
  readonly to?: Place
  /** Whose hand the Thief goes for. */
  readonly from?: Colour
  /** Secret Deals of the same hand that are still to be heard. */
  readonly more?: number
}

/** An effect with the vetoes on it: the first of the chain is the effect itself. */
export interface Reactions {
  readonly effect: Effect
  readonly chain: ResponseWindow<Colour, Veto | null>
}

/** The Mafioso that was moved to the Cell last (R58). */
export interface Jailing {
  readonly owner: Colour
  readonly causer: Colour
  /** The owner is still asked for Complicity. */
  readonly open: boolean
  /** A Complicity was cancelled: there is no other one in this case (A26). */
  readonly used: boolean
}

/** The handling of cards at the table, once an effect stands. */
export type Pending =
  | { readonly is: 'thief'; readonly by: Colour; readonly from: Colour }
  | { readonly is: 'drewCards'; readonly by: Colour }

export type Why = 'most' | 'lower' | 'earlierDeal' | 'tie' | 'empty'
/** Who controls a location, and why (R18–R20). */
export interface Control {
  readonly counts: Counts
  /** With the highest count, the one with precedence first. */
  readonly leaders: readonly Colour[]
  readonly controller?: Colour
  readonly why: Why
}

/** The evaluation of one location (R16). */
export interface Cycle {
  readonly at: Place
  readonly step: 'deals' | 'effect' | 'over'
  /** Secret Deals that stand, in the order of play. */
  readonly deals: readonly Colour[]
  /** Who wants to play none since the last one. */
  readonly declined: readonly Colour[]
  /** The start player has played or declined (R20). */
  readonly heard: boolean
  readonly control?: Control
  /** The effect of the location has been used, or left out. */
  readonly used: boolean
  /** A Hitman card was played; one of them stood; a Star stood. */
  readonly shot: boolean
  readonly killed: boolean
  readonly starred: boolean
  /** The controller wants nothing more. */
  readonly done: boolean
}

/** Phase III (R25–R30). */
export interface Strategy {
  /** Who held the Mayor when it began. */
  readonly mayor?: Colour
  readonly at?: Place
  readonly decided: readonly Colour[]
  readonly named?: Colour
}

export type Stage = 'redraw' | 'actions' | 'locations' | 'strategy' | 'draw' | 'over'

/** The comparison that decided between two neighbours in the list of places (R37, R38). */
export type Criterion = 'vp' | 'reserve' | 'cards' | 'mayor' | 'distance'
export interface Result {
  readonly places: readonly Colour[]
  readonly decidedBy: readonly Criterion[]
}

export interface State extends Hidden<'silent', Colour> {
  readonly settings: Settings
  /** Numbers that the table plays otherwise than is most probable. */
  readonly numbers: ReportedNumbers
  /** Clockwise. */
  readonly players: readonly Player[]
  readonly start: Colour
  readonly stage: Stage
  readonly round: number
  readonly map?: CityMap
  /** Who has still to say whether to exchange the first two cards. */
  readonly redraw: readonly Colour[]
  readonly stacks: Readonly<Record<number, Stack>>
  readonly hand: Counts
  readonly reserve: Counts
  readonly cell: Counts
  /** Of those in the Cell, who was jailed in this round (A2). */
  readonly fresh: Counts
  /** Numbers of cards. */
  readonly cards: Counts
  readonly pile: number
  readonly discards: number
  readonly hitman: Place
  /** Absent: on its own tile. */
  readonly policeman?: Colour
  readonly mayor?: Colour
  readonly vp: Counts
  /** Phase I: whose place it is, and who has passed. */
  readonly turns: Turns<Colour>
  /** Whose action of this turn is done. */
  readonly acted?: Colour
  /** Whose Bullet stands. */
  readonly bullet?: Colour
  readonly reacting?: Reactions
  readonly jailing?: Jailing
  readonly pending?: Pending
  readonly marked: readonly Place[]
  readonly cycle?: Cycle
  readonly strategy?: Strategy
  /** How often something was declared, drawn or shown: names what is drawn and what is chosen unseen. */
  readonly count: number
  readonly result?: Result
}
