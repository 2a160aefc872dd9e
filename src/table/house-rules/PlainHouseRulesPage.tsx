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
import type { PlainChange, PlainPoint, PlainPoints, PlainRules } from './plain-points'

/** Setting or number that a changeable rule currently has. */
export type PointValue = string | number | boolean

/** Texts of the changeable rules of a game, in the language of the page. */
export interface PlainPointTexts<Ruling extends string> {
  /** Groups of the changeable rules, in display order. */
  readonly groups: readonly RuleGroup<PlainPoint<Ruling>>[]
  readonly groupOf: (point: PlainPoint<Ruling>) => string
  readonly titleOf: (point: PlainPoint<Ruling>) => string
  /**
   * Formats the setting or number of a rule. Undefined means that the number is missing from the rulebook and the players have not reported
   * the number.
   */
  readonly saidOf: (point: PlainPoint<Ruling>, value: PointValue | undefined) => string
  /** Returns the possible options of a rule; undefined if the rule is set to a number. */
  readonly choicesOf: (point: PlainPoint<Ruling>) => readonly PointValue[] | undefined
  readonly whyOf?: (point: PlainPoint<Ruling>) => string | undefined
  readonly bookNote?: (point: PlainPoint<Ruling>) => string | undefined
  readonly isAssumed: (point: PlainPoint<Ruling>) => boolean
  /** Reason why a rule with only one possible option cannot be changed. */
  readonly fixed?: string
}

type PlainHouseRules<Settings, Ruling extends string> = HouseRules<PlainRules<Settings>, PlainPoint<Ruling>, PlainChange<Settings>>

/** Builds the configuration of the house rules screens for a game whose changeable rules are settings and numbers. */
const plainHouseRules = <Settings, Ruling extends string & keyof Settings>(
  points: PlainPoints<Settings, Ruling>,
  texts: PlainPointTexts<Ruling>,
  targetOf: (change: PlainChange<Settings>) => string,
): PlainHouseRules<Settings, Ruling> => {
  const { book, changeTo, departs, idOf, isFixed, ruleOf, valueOf } = points
  const { groups, groupOf, titleOf, saidOf, choicesOf, whyOf, bookNote, isAssumed, fixed = '' } = texts
  const saidValue = (rules: PlainRules<Settings>, point: PlainPoint<Ruling>) => valueOf(rules, point) as PointValue | undefined
  const placeOf = (point: PlainPoint<Ruling>) => groups.findIndex(({ group }) => group === groupOf(point))
  const listed = points.points.toSorted((a, b) => placeOf(a) - placeOf(b))
  const Editor = ({ point, title, rules, set }: PointEditorProps<PlainRules<Settings>, PlainPoint<Ruling>, PlainChange<Settings>>) => {
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
    book,
    groups,
    points: () => listed,
    idOf,
    groupOf,
    departs,
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

export interface PlainHouseRulesPageProps<V extends SetVocabulary, Settings, Ruling extends string & keyof Settings> {
  readonly by: ByHand<V>
  readonly points: PlainPoints<Settings, Ruling>
  /** Texts of the rules. Must be the same object while the language is unchanged. */
  readonly texts: PlainPointTexts<Ruling>
  readonly saved: SavedRules<PlainRules<Settings>>
  /** Returns the number of the round. Must be the same function in every render. */
  readonly roundOf: (state: V['state']) => number
}

/** Page of the house rules of a game in which each rule is set by a choice, plus and minus buttons, or a number input. */
export function PlainHouseRulesPage<
  V extends SetVocabulary & { readonly state: PlainRules<Settings>; readonly change: PlainChange<Settings> | SetVocabulary['change'] },
  Settings,
  Ruling extends string & keyof Settings,
>({ by, points, texts, saved, roundOf }: PlainHouseRulesPageProps<V, Settings, Ruling>) {
  const ledger = useTable((open) => open.ledger) as Ledger<V>
  const { targetOf } = by.fields
  const houseRules = useMemo(() => plainHouseRules(points, texts, targetOf), [points, texts, targetOf])
  return (
    <HouseRulesPage<V, PlainRules<Settings>, PlainPoint<Ruling>>
      by={by}
      houseRules={houseRules}
      saved={saved}
      ledger={ledger}
      rulesOf={points.rulesOf}
      roundOf={roundOf}
    />
  )
}
