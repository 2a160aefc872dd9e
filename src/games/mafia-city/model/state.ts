import type { Hidden } from '../../../kit/hidden'
import type { ResponseWindow } from './response'
import type { ReportedNumbers } from '../../../kit/rule-points'
import type { Turns } from '../../../kit/turns'
import type { Colour, Place } from '../box/box'
import type { EffectName, Veto } from '../box/effects'
import type { Settings } from './settings'

export interface Player {
  readonly colour: Colour
  /** Name that the players entered; may be an empty string. */
  readonly name: string
}

export type ByColour<T> = Readonly<Partial<Record<Colour, T>>>
/** Number of Mafiosi, cards or points of each player. A missing player has 0. */
export type Counts = ByColour<number>

/** Colours of the Mafiosi in a stack, from bottom to top. */
export type Stack = readonly Colour[]

export interface CityMap {
  readonly centre: Place
  /** Locations around the middle of the map. Each location borders the previous and the next location of the list (R2). */
  readonly ring: readonly Place[]
}

/**
 * Declared effect that has not happened yet and can be cancelled. `place` is the height of a Mafioso in its stack, counted from 1 at the
 * bottom.
 */
export interface Effect {
  readonly what: EffectName
  readonly by: Colour
  readonly at?: Place
  readonly place?: number
  /** Location to which the effect moves a Mafioso, or the second location of the effect. */
  readonly to?: Place
  /** Player from whose hand the Thief takes a card. */
  readonly from?: Colour
  /** Number of Secret Deals of the same player that still have to be declared. */
  readonly more?: number
}

/** Declared effect with its vetoes. The first element of the chain is the effect itself. */
export interface Reactions {
  readonly effect: Effect
  readonly chain: ResponseWindow<Colour, Veto | null>
}

/** Mafioso that was moved to the Cell last. Its owner may react by playing Complicity (R58). */
export interface Jailing {
  readonly owner: Colour
  readonly causer: Colour
  /** Whether the owner of the Mafioso may still play Complicity. */
  readonly open: boolean
  /** Whether a Complicity was cancelled. The owner may then not play another Complicity for this Mafioso (A26). */
  readonly used: boolean
}

/** Task that the players carry out with real cards after an effect was not cancelled. */
export type Pending =
  | { readonly is: 'thief'; readonly by: Colour; readonly from: Colour }
  | { readonly is: 'drewCards'; readonly by: Colour }

export type Why = 'most' | 'lower' | 'earlierDeal' | 'tie' | 'empty'
/** Result of the control of a location: the controller and the reason (R18–R20). */
export interface Control {
  readonly counts: Counts
  /** Players with the highest count at the location. In a tie, the first of them wins. */
  readonly leaders: readonly Colour[]
  readonly controller?: Colour
  readonly why: Why
}

/** State of the evaluation of one location (R16). */
export interface Cycle {
  readonly at: Place
  readonly step: 'deals' | 'effect' | 'over'
  /** Players who played the Secret Deals that were not cancelled, in the order in which these cards were played. */
  readonly deals: readonly Colour[]
  /** Players who have declined to play a Secret Deal since the last Secret Deal. */
  readonly declined: readonly Colour[]
  /** Whether the start player has already decided about a Secret Deal (R20). */
  readonly heard: boolean
  readonly control?: Control
  /** Whether the effect of the location has been used or skipped. */
  readonly used: boolean
  /**
   * `shot`: a Hitman card was played. `killed`: a Hitman card was played and not cancelled. `starred`: a Star was played and not cancelled.
   */
  readonly shot: boolean
  readonly killed: boolean
  readonly starred: boolean
  /** Whether the controller skips all remaining choices that the location offers. */
  readonly done: boolean
}

/** State of phase III, the strategic phase (R25–R30). */
export interface Strategy {
  /** Player who had the Mayor at the start of phase III. */
  readonly mayor?: Colour
  readonly at?: Place
  readonly decided: readonly Colour[]
  readonly named?: Colour
}

export type Stage = 'redraw' | 'actions' | 'locations' | 'strategy' | 'draw' | 'over'

/** Criterion that decided between two players with consecutive final ranks (R37, R38). */
export type Criterion = 'vp' | 'reserve' | 'cards' | 'mayor' | 'distance'
export interface Result {
  readonly places: readonly Colour[]
  readonly decidedBy: readonly Criterion[]
}

export interface State extends Hidden<'silent', Colour> {
  readonly settings: Settings
  /**
   * Changeable numbers, e.g. the target of victory points, that differ from their defaults in this game. The key is the id of the number.
   */
  readonly numbers: ReportedNumbers
  /** Players in clockwise order. */
  readonly players: readonly Player[]
  readonly start: Colour
  readonly stage: Stage
  readonly round: number
  readonly map?: CityMap
  /** Players who still have to decide whether they exchange their first two cards. */
  readonly redraw: readonly Colour[]
  readonly stacks: Readonly<Record<number, Stack>>
  readonly hand: Counts
  readonly reserve: Counts
  readonly cell: Counts
  /** Number of each player's Mafiosi that were jailed in this round and are still in the Cell (A2). */
  readonly fresh: Counts
  /** Number of cards in the hand of each player. */
  readonly cards: Counts
  readonly pile: number
  readonly discards: number
  readonly hitman: Place
  /** Player who has the Policeman; undefined if the figure is on its tile. */
  readonly policeman?: Colour
  readonly mayor?: Colour
  readonly vp: Counts
  /** Turn order of phase I, the player whose turn it is, and the players who have passed. */
  readonly turns: Turns<Colour>
  /** Player whose turn it is, if this player has already taken the action of the turn. */
  readonly acted?: Colour
  /** Player who has played a Bullet that was not cancelled. */
  readonly bullet?: Colour
  readonly reacting?: Reactions
  readonly jailing?: Jailing
  readonly pending?: Pending
  readonly marked: readonly Place[]
  readonly cycle?: Cycle
  readonly strategy?: Strategy
  /** Number of declared effects, draws and reveals so far. The labels of random draws and secret choices contain this number. */
  readonly count: number
  readonly result?: Result
}
