import type { About as Subject } from '../../../../kit/field'
import type { AreaId, Box, CardId, DeckId, HouseId, OrderId, Track, UnitKind } from '../../box/box'
import { PRINTED_BOX } from '../../box/printed'
import { printedLike } from '../../box/second/laid-out'
import type { BoxChange, Change } from '../../model/moves'
import { DEFAULT_SETTINGS, SECOND_DEFAULT_SETTINGS } from '../../model/settings'
import type { SettingName, Settings } from '../../model/state'
import type { Speech } from '../speech'
import type { RulesWords } from './words'

/** Types of the changeable rules of Westeros. */

/** Rules of a game that can be changed: settings for questions that the rulebook does not answer, and printed numbers. */
export interface Rules {
  readonly settings: Settings
  readonly box: Box
}

/** Rules of the rulebook of the first edition: default settings, and the numbers as printed. */
export const BOOK: Rules = { settings: DEFAULT_SETTINGS, box: PRINTED_BOX }

/** Returns the rules of the rulebook for the edition and the number of players of a box. */
export const bookOf = ({ settings, box }: Rules): Rules =>
  box.edition === 2 ? { settings: SECOND_DEFAULT_SETTINGS, box: printedLike(box, settings.lannisterPortShip ?? true) } : BOOK

/** Groups of the list of changeable rules, in display order. */
export const GROUPS = ['settings', 'length', 'pieces', 'tracks', 'orders', 'decks', 'icons', 'borders', 'houseCards', 'start'] as const
export type Group = (typeof GROUPS)[number]

/** Fields that distinguish the changeable rules of each kind. A kind without fields has only one rule. */
interface PointFields {
  readonly setting: { readonly name: SettingName }
  readonly rounds: unknown
  readonly victory: { readonly houses: 3 | 4 | 5 | 6 }
  readonly limit: { readonly piece: UnitKind | 'power' }
  readonly strength: { readonly unit: UnitKind }
  readonly cost: { readonly unit: UnitKind }
  readonly supplyTable: { readonly level: number }
  readonly stars: unknown
  readonly threat: unknown
  readonly order: { readonly order: OrderId }
  readonly deck: { readonly deck: DeckId }
  readonly icons: { readonly area: AreaId }
  readonly neutral: { readonly area: AreaId }
  readonly border: { readonly a: AreaId; readonly b: AreaId }
  readonly houseCard: { readonly card: CardId }
  readonly startingPower: unknown
  readonly startingSupply: { readonly house: HouseId }
  readonly startingTrack: { readonly track: Track }
  readonly startingUnits: { readonly house: HouseId }
}
export type About = keyof PointFields

/** Changeable rule of one kind. */
export type PointOf<Kind extends About> = { readonly about: Kind } & PointFields[Kind]

/** One rule or number that may differ from the rulebook. */
export type Point = { [Kind in About]: PointOf<Kind> }[About]

/** Texts for the changeable rules of Westeros. */
export interface Voice {
  readonly speech: Speech
  readonly rules: RulesWords
}

/** Changeable rule that is a single number: the number, its bounds, and a function that returns the change to another number. */
export interface Single {
  readonly value: number
  readonly min: number
  readonly max: number
  readonly to: (value: number) => BoxChange
}

/** One kind of changeable rules: its values, its texts, and the correction that changes a rule. */
export interface PointKind<P> {
  readonly group: Group
  /** Whether the rulebook does not define the number, so that the default is an assumption. */
  readonly isAssumed?: true
  /** Whether the rule matters only at the start of a game. Later, players correct the position instead. */
  readonly isOfTheStart?: true
  /** Returns all rules of this kind, in display order. */
  points(this: void, box: Box): readonly P[]
  /** Returns the current choice or number of a rule as plain data. */
  value(this: void, rules: Rules, point: P): unknown
  /** Number of the rule or ruling behind the changeable rule, for example `R8.2`. */
  rule(this: void, point: P, box: Box): string
  /** Returns the setting or the printed number that a correction of this rule changes; omitted if no correction changes it. */
  subject?(this: void, point: P): Subject<Change>
  /** Returns the rules with one rule as in the rulebook, if the same change sets several rules at once. By default, `bookOf`. */
  reset?(this: void, rules: Rules, point: P): Rules
  /** Returns the number, its bounds and its change, if the rule is a single number that players may change in a game. */
  single?(this: void, box: Box, point: P): Single
  /** Returns the title of a rule: "Pieces of each house: Ship". */
  title(this: void, point: P, box: Box, voice: Voice): string
  /** Returns the current choice or number of a rule as text. */
  text(this: void, rules: Rules, point: P, voice: Voice): string
  /** Returns a text why players may want to change the rule; undefined or omitted if no reason is known. */
  why?(this: void, point: P, voice: Voice): string | undefined
}

/** All kinds of changeable rules. */
export type PointKinds = { readonly [Kind in About]: PointKind<PointOf<Kind>> }
