import { useMemo } from 'react'
import type { Ledger } from '../../referee'
import { NumberField } from '../../ui/NumberField'
import { SegmentedChoice } from '../../ui/SegmentedChoice'
import type { ByHand, SetVocabulary } from '../corrections/by-hand'
import { Figure } from '../corrections/rows'
import { useTable } from '../hook'
import { RuleLink } from '../rules/RuleLink'
import type { HouseRules, PointEditorProps, RuleGroup } from './house-rules'
import { HouseRulesPage } from './HouseRulesPage'
import type { SavedRules } from './own-rules'
import type { StandardChange, StandardPoint, StandardPoints, StandardRules } from './standard-points'

/** Setting or number that a changeable rule currently has. */
export type PointValue = string | number | boolean

/** Texts of the changeable rules of a game, in the language of the page. */
export interface StandardPointTexts<Ruling extends string, Settings = unknown> {
  /** Groups of the changeable rules, in display order. */
  readonly groups: readonly RuleGroup<StandardPoint<Ruling>>[]
  readonly groupOf: (point: StandardPoint<Ruling>) => string
  readonly titleOf: (point: StandardPoint<Ruling>) => string
  /**
   * Formats the setting or number of a rule. Undefined means that the number is missing from the rulebook and the players have not reported
   * the number.
   */
  readonly saidOf: (point: StandardPoint<Ruling>, value: PointValue | undefined) => string
  /** Returns the possible options of a rule; undefined if the rule is set to a number. */
  readonly choicesOf: (point: StandardPoint<Ruling>) => readonly PointValue[] | undefined
  readonly whyOf?: (point: StandardPoint<Ruling>) => string | undefined
  readonly bookNote?: (point: StandardPoint<Ruling>) => string | undefined
  readonly isAssumed: (point: StandardPoint<Ruling>) => boolean
  /** Returns whether a rule has an effect in this game. A rule without one is listed only if it differs from the book. */
  readonly applies?: (point: StandardPoint<Ruling>, rules: StandardRules<Settings>) => boolean
  /** Reason why a rule with only one possible option cannot be changed. */
  readonly fixed?: string
}

type StandardHouseRules<Settings, Ruling extends string> = HouseRules<
  StandardRules<Settings>,
  StandardPoint<Ruling>,
  StandardChange<Settings>
>

/** Builds the configuration of the house rules screens for a game whose changeable rules are settings and numbers. */
const standardHouseRules = <Settings, Ruling extends string & keyof Settings>(
  points: StandardPoints<Settings, Ruling>,
  texts: StandardPointTexts<Ruling, Settings>,
  targetOf: (change: StandardChange<Settings>) => string,
): StandardHouseRules<Settings, Ruling> => {
  const { book, changeTo, departs, idOf, isFixed, isVariant, ruleOf, valueOf } = points
  const { groups, groupOf, titleOf, saidOf, choicesOf, whyOf, bookNote, isAssumed, applies, fixed = '' } = texts
  const saidValue = (rules: StandardRules<Settings>, point: StandardPoint<Ruling>) => valueOf(rules, point) as PointValue | undefined
  const placeOf = (point: StandardPoint<Ruling>) => groups.findIndex(({ group }) => group === groupOf(point))
  const listed = points.points.toSorted((a, b) => placeOf(a) - placeOf(b))
  const Editor = ({
    point,
    title,
    rules,
    set,
  }: PointEditorProps<StandardRules<Settings>, StandardPoint<Ruling>, StandardChange<Settings>>) => {
    if (isFixed(point)) return
    const value = saidValue(rules, point)
    const put = (next: PointValue | undefined) => set(changeTo(point, next, rules))
    const choices = choicesOf(point)
    if (choices !== undefined)
      return (
        <SegmentedChoice
          label={title}
          labelHidden
          value={value === undefined ? undefined : `${choices.indexOf(value)}`}
          options={choices.map((one, at) => ({ value: `${at}`, label: saidOf(point, one) }))}
          onChange={(at) => put(choices[Number(at)])}
        />
      )
    const { least, most } = points.rangeOf(point)
    const number = typeof value === 'number' ? value : undefined
    if (number === undefined || most - least > STEPS)
      return <NumberField label={title} value={number} most={most} onChange={(next) => next !== undefined && put(next)} />
    return (
      <ul className="card list">
        <Figure label={title} value={number} min={least} max={most} onChange={put} />
      </ul>
    )
  }
  return {
    bookFor: () => book,
    groups,
    points: (rules) => listed.filter((point) => departs(rules, point) || applies?.(point, rules) !== false),
    idOf,
    groupOf,
    departs,
    isVariant,
    titleOf,
    sayingOf: (point, rules) => saidOf(point, saidValue(rules, point)),
    whyOf: (point) => whyOf?.(point),
    bookNote: (point) => bookNote?.(point),
    isAssumed,
    isUnknown: (rules, point) => valueOf(rules, point) === undefined,
    ruleOf,
    RuleLink,
    targetOf: (point) => (isFixed(point) ? undefined : targetOf(changeTo(point, valueOf(book, point) ?? 0, book))),
    fixed: () => fixed,
    backToBook: (point, rules) => {
      const printed = valueOf(book, point)
      return printed === undefined || isFixed(point) ? undefined : changeTo(point, printed, rules)
    },
    Editor,
  }
}

/** Maximum size of a number range that has plus and minus buttons; a larger range has a number input. */
const STEPS = 30

export interface StandardHouseRulesPageProps<V extends SetVocabulary, Settings, Ruling extends string & keyof Settings> {
  readonly by: ByHand<V>
  readonly points: StandardPoints<Settings, Ruling>
  /** Texts of the rules. Must be the same object while the language is unchanged. */
  readonly texts: StandardPointTexts<Ruling, Settings>
  readonly saved: SavedRules<StandardRules<Settings>>
  /** Returns the number of the round. Must be the same function in every render. */
  readonly roundOf: (state: V['state']) => number
  readonly changedOnly?: boolean | undefined
}

/** Page of the house rules of a game in which each rule is set by a choice, plus and minus buttons, or a number input. */
export function StandardHouseRulesPage<
  V extends SetVocabulary & {
    readonly state: StandardRules<Settings>
    readonly change: StandardChange<Settings> | SetVocabulary['change']
  },
  Settings,
  Ruling extends string & keyof Settings,
>({ by, points, texts, saved, roundOf, changedOnly }: StandardHouseRulesPageProps<V, Settings, Ruling>) {
  const ledger = useTable((open) => open.ledger) as Ledger<V>
  const { targetOf } = by.fields
  const houseRules = useMemo(() => standardHouseRules(points, texts, targetOf), [points, texts, targetOf])
  return (
    <HouseRulesPage<V, StandardRules<Settings>, StandardPoint<Ruling>>
      by={by}
      houseRules={houseRules}
      saved={saved}
      ledger={ledger}
      rulesOf={points.rulesOf}
      roundOf={roundOf}
      changedOnly={changedOnly}
    />
  )
}
