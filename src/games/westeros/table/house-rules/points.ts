import { canonical } from '../../../../referee'
import { fields } from '../../fields'
import type { Change } from '../../model/moves'
import type { State } from '../../model/state'
import { bookOf, type Group, type Point, type PointKind, type Rules, type Single, type Voice } from './point'
import { POINT_KINDS } from './point-kinds'

/** Lists the changeable rules of Westeros, and the corrections that change one of them or reset it to the rulebook. */

const kindOf = ({ about }: Point): PointKind<Point> => POINT_KINDS[about]

export const groupOf = (point: Point): Group => kindOf(point).group

/** Returns the permanent id of a changeable rule, for example `limit ship`. */
export const idOf = (point: Point): string => Object.values(point).join(' ')

/** Returns all settings and printed numbers that can be changed, in the order of the groups. */
export const pointsOf = ({ box }: Rules): readonly Point[] =>
  Object.values(POINT_KINDS).flatMap(({ points }): readonly Point[] => points(box))

/** Returns whether a setting or a printed number differs from the rulebook. */
export const isHouseRule = (rules: Rules, point: Point): boolean => {
  const { value } = kindOf(point)
  return canonical(value(rules, point) ?? 'none') !== canonical(value(bookOf(rules), point) ?? 'none')
}

/** Returns the settings and printed numbers that differ from the rulebook: the house rules. */
export const houseRulesIn = (rules: Rules): readonly Point[] => pointsOf(rules).filter((point) => isHouseRule(rules, point))

/** Returns the number of the rule or ruling behind a setting or a printed number, for example `R8.2`. */
export const ruleOf = (point: Point, { box }: Rules): string => kindOf(point).rule(point, box)

/** Returns whether the rulebook does not define a printed number, so that the default is an assumption. */
export const isAssumed = (point: Point): boolean => kindOf(point).isAssumed === true

/** Returns whether a rule matters only at the start of a game. Later, players correct the position instead. */
export const isOfTheStart = (point: Point): boolean => kindOf(point).isOfTheStart === true

/**
 * Returns the correction that makes one rule the same as in another set of rules.
 * @param as rules to copy from, for example the rulebook
 * @returns undefined if no such correction exists: the rule matters only at the start, or is part of the printed board
 */
export const changeTo = (point: Point, as: Rules): Change | undefined => {
  const subject = kindOf(point).subject?.(point)
  // The fields of settings and of printed numbers read only `settings` and `box` of a state.
  return subject === undefined ? undefined : fields.before(as as State, subject)
}

/**
 * Returns the change that resets a rule to the rulebook. If this kind of change sets several rules at once, the others keep their values,
 * except that the costs of all units are reset together.
 */
export const backToBook = (point: Point, rules: Rules): Change | undefined =>
  changeTo(point, kindOf(point).reset?.(rules, point) ?? bookOf(rules))

/** Returns the number of a rule with its bounds and its change; undefined if the rule is not a single number. */
export const singleOf = (point: Point, { box }: Rules): Single | undefined => kindOf(point).single?.(box, point)

/** Returns the title of a changeable rule: "Pieces of each house: Ship". */
export const titleOf = (point: Point, { box }: Rules, voice: Voice): string => kindOf(point).title(point, box, voice)

/** Returns the current choice or number of a changeable rule as text. */
export const textOf = (point: Point, rules: Rules, voice: Voice): string => kindOf(point).text(rules, point, voice)

/** Returns a text why players may want to change a rule; undefined if no reason is known. */
export const whyOf = (point: Point, voice: Voice): string | undefined => kindOf(point).why?.(point, voice)
