import type { Hidden } from '../../../kit/hidden'
import type { ResponseWindow } from '../../../kit/response'
import type { ReportedNumbers } from '../../../kit/rule-points'
import type { Turns } from '../../../kit/turns'
import type { Colour, Place } from '../box/box'
import type { EffectName, Veto } from '../box/effects'
import type { Settings } from './settings'

export interface Player {
  readonly colour: Colour
  /** Name as entered by the players; may be empty. */
  readonly name: string
}

export type ByColour<T> = Readonly<Partial<Record<Colour, T>>>
/** Count for each player; absent means 0. */
export type Counts = ByColour<number>

/** Colours from bottom to top. */
export type Stack = readonly Colour[]

export interface CityMap {
  readonly centre: Place
  /** Ring around the middle. Each location borders the previous and the next one (R2). */
  readonly ring: readonly Place[]
}

/** Effect that is about to happen and can still be cancelled. Heights are counted from 1 at the bottom. */
export interface Effect {
  readonly what: EffectName
  readonly by: Colour
  readonly at?: Place
  readonly place?: number
  /** Destination, or the other location. */
  readonly to?: Place
  /** Player from whom the Thief takes a card. */
  readonly from?: Colour
  /** Number of Secret Deals from the same hand that still have to be declared. */
  readonly more?: number
}

/** Effect with its vetoes. The first element of the chain is the effect itself. */
export interface Reactions {
  readonly effect: Effect
  readonly chain: ResponseWindow<Colour, Veto | null>
}

/** The Mafioso moved to the Cell last (R58). */
export interface Jailing {
  readonly owner: Colour
  readonly causer: Colour
  /** True while the owner may still play Complicity. */
  readonly open: boolean
  /** True if a Complicity was cancelled: another one is not allowed in this case (A26). */
  readonly used: boolean
}

/** Card handling at the table after a card effect was not cancelled. */
export type Pending =
  | { readonly is: 'thief'; readonly by: Colour; readonly from: Colour }
  | { readonly is: 'drewCards'; readonly by: Colour }

export type Why = 'most' | 'lower' | 'earlierDeal' | 'tie' | 'empty'
/** Control of a location, with the reason (R18–R20). */
export interface Control {
  readonly counts: Counts
  /** Players with the highest count, in order of precedence. */
  readonly leaders: readonly Colour[]
  readonly controller?: Colour
  readonly why: Why
}

/** Evaluation of one location (R16). */
export interface Cycle {
  readonly at: Place
  readonly step: 'deals' | 'effect' | 'over'
  /** Secret Deals in force (not cancelled), in the order of play. */
  readonly deals: readonly Colour[]
  /** Players who have declined since the last Secret Deal. */
  readonly declined: readonly Colour[]
  /** True if the start player has played or declined a Secret Deal (R20). */
  readonly heard: boolean
  readonly control?: Control
  /** True if the effect of the location has been used or skipped. */
  readonly used: boolean
  /** `shot`: a Hitman card was played. `killed`: a Hitman card was not cancelled. `starred`: a Star was not cancelled. */
  readonly shot: boolean
  readonly killed: boolean
  readonly starred: boolean
  /** True if the controller skips all further choices. */
  readonly done: boolean
}

/** Phase III (R25–R30). */
export interface Strategy {
  /** Holder of the Mayor at the start of the phase. */
  readonly mayor?: Colour
  readonly at?: Place
  readonly decided: readonly Colour[]
  readonly named?: Colour
}

export type Stage = 'redraw' | 'actions' | 'locations' | 'strategy' | 'draw' | 'over'

/** Criterion that decided between two neighbours in the final places (R37, R38). */
export type Criterion = 'vp' | 'reserve' | 'cards' | 'mayor' | 'distance'
export interface Result {
  readonly places: readonly Colour[]
  readonly decidedBy: readonly Criterion[]
}

export interface State extends Hidden<'silent', Colour> {
  readonly settings: Settings
  /** Numbers that differ from the defaults in this game. */
  readonly numbers: ReportedNumbers
  /** Players clockwise. */
  readonly players: readonly Player[]
  readonly start: Colour
  readonly stage: Stage
  readonly round: number
  readonly map?: CityMap
  /** Players who still have to decide whether to exchange the first two cards. */
  readonly redraw: readonly Colour[]
  readonly stacks: Readonly<Record<number, Stack>>
  readonly hand: Counts
  readonly reserve: Counts
  readonly cell: Counts
  /** Mafiosi in the Cell that were jailed in this round (A2). */
  readonly fresh: Counts
  /** Number of cards of each player. */
  readonly cards: Counts
  readonly pile: number
  readonly discards: number
  readonly hitman: Place
  /** Holder of the Policeman; absent if the figure is on its tile. */
  readonly policeman?: Colour
  readonly mayor?: Colour
  readonly vp: Counts
  /** Phase I: the turn order, the active player, and the passed players. */
  readonly turns: Turns<Colour>
  /** Player whose action of this turn is done. */
  readonly acted?: Colour
  /** Player whose Bullet was not cancelled. */
  readonly bullet?: Colour
  readonly reacting?: Reactions
  readonly jailing?: Jailing
  readonly pending?: Pending
  readonly marked: readonly Place[]
  readonly cycle?: Cycle
  readonly strategy?: Strategy
  /** Number of declarations, draws and reveals so far. Used to label random draws and secret choices. */
  readonly count: number
  readonly result?: Result
}
