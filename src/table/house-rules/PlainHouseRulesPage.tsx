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

/** A setting or a number. */
export type PointValue = string | number | boolean

/** The words of a game's points, in the language of the page. */
export interface PlainPointTexts<Ruling extends string> {
  /** The parts of the list, in its order. */
  readonly groups: readonly RuleGroup<PlainPoint<Ruling>>[]
  readonly groupOf: (point: PlainPoint<Ruling>) => string
  readonly titleOf: (point: PlainPoint<Ruling>) => string
  /** A value of a point in words; undefined: the rulebook has lost it and nobody has reported it. */
  readonly saidOf: (point: PlainPoint<Ruling>, value: PointValue | undefined) => string
  /** The few values of a point; undefined: it is a number. */
  readonly choicesOf: (point: PlainPoint<Ruling>) => readonly PointValue[] | undefined
  readonly whyOf?: (point: PlainPoint<Ruling>) => string | undefined
  readonly bookNote?: (point: PlainPoint<Ruling>) => string | undefined
  readonly isAssumed: (point: PlainPoint<Ruling>) => boolean
  /** Why a point that can be only what it is cannot be set. */
  readonly fixed?: string
}

type PlainHouseRules<Settings, Ruling extends string> = HouseRules<PlainRules<Settings>, PlainPoint<Ruling>, PlainChange<Settings>>

/** Makes the interface of the house-rules screens from plain points. */
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

/** The largest range that is set step by step; in a larger one the number is typed in. */
const STEPS = 30

export interface PlainHouseRulesPageProps<V extends SetVocabulary, Settings, Ruling extends string & keyof Settings> {
  readonly by: ByHand<V>
  readonly points: PlainPoints<Settings, Ruling>
  /** The same object while the language stays. */
  readonly texts: PlainPointTexts<Ruling>
  readonly saved: SavedRules<PlainRules<Settings>>
  /** The same function at every render. */
  readonly roundOf: (state: V['state']) => number
}

/** The house rules of a game of plain points: each is set by a choice, step by step, or typed in. */
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
