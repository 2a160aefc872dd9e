import { useMemo } from 'react'
import { SegmentedChoice } from '../../../../ui/SegmentedChoice'
import type { HouseRules, PointEditorProps } from '../../../../table/house-rules/house-rules'
import { HouseRulesPage as Page } from '../../../../table/house-rules/HouseRulesPage'
import { useTable } from '../../../../table/hook'
import { Figure } from '../../../../table/corrections/rows'
import { RuleLink } from '../../../../table/rules/RuleLink'
import type { Ledger } from '../../../../referee'
import type { ElCapitan } from '../..'
import { CITIES } from '../../box/board'
import { fields } from '../../fields'
import type { Change } from '../../model/moves'
import type { Settings } from '../../model/settings'
import { useByHand } from '../corrections/by-hand'
import { NumberField } from '../parts/NumberField'
import { cap, useTexts, type Texts } from '../parts/words'
import { useRoomTexts, type RoomTexts } from '../rooms/words'
import {
  BOOK,
  changeTo,
  departs,
  groupOf,
  idOf,
  isFixed,
  isLost,
  POINTS,
  ruleOf,
  rulesOf,
  valueOf,
  type Point,
  type Ruling,
  type Rules,
} from './points'
import { shelf } from './own-rules'

/** What a value of a ruling, or a number, is called. */
const saidOf = (point: Point, value: Settings[Ruling] | undefined, { rules: text }: RoomTexts): string => {
  if (value === undefined) return text.unknown
  if (value === 'forced' || value === 'negative') return text[value]
  if (typeof value === 'boolean') return value ? text.yes : text.no
  return point.about === 'number' && point.number.id.startsWith('site/') ? (text.kinds[value] ?? `${value}`) : `${value}`
}

const titleOf = (point: Point, texts: Texts, { rules: text }: RoomTexts): string =>
  point.about === 'ruling' ? text[point.name] : cap(texts.pointName(point.number.id).replace(/:.*$/, ''))

/** What each ruling may be. */
const CHOICES: Readonly<Record<Exclude<Ruling, 'bonusCities'>, readonly Settings[Ruling][]>> = {
  smallExtended: [20, 16],
  reopenShutsDown: [true, false],
  fortressNeedsSecond: [false, true],
  debt: ['forced', 'negative'],
}

/** Sets one point: one of a few values, a count, or a number that is typed in. */
function Editor({ point, title, rules, set }: PointEditorProps<Rules, Point, Change>) {
  const rooms = useRoomTexts()
  const value = valueOf(rules, point)
  const put = (next: Settings[Ruling]) => set(changeTo(point, next, rules))
  if (isFixed(point)) return
  if (point.about === 'ruling' && point.name === 'bonusCities')
    return (
      <ul className="card list">
        <Figure label={title} value={Number(value)} min={1} max={12} onChange={put} />
      </ul>
    )
  if (point.about === 'number' && !point.number.id.startsWith('site/'))
    return (
      <NumberField
        label={title}
        value={typeof value === 'number' ? value : undefined}
        most={point.number.most}
        onChange={(next) => next !== undefined && put(next)}
      />
    )
  const choices = point.about === 'ruling' && point.name !== 'bonusCities' ? CHOICES[point.name] : [0, 1, 2]
  return (
    <SegmentedChoice
      label={title}
      labelHidden
      value={value === undefined ? undefined : `${choices.indexOf(value)}`}
      options={choices.map((one, at) => ({ value: `${at}`, label: saidOf(point, one, rooms) }))}
      onChange={(at) => put(choices[Number(at)] ?? 0)}
    />
  )
}

function useHouseRules(): HouseRules<Rules, Point, Change> {
  const texts = useTexts()
  const rooms = useRoomTexts()
  return useMemo(() => {
    const text = rooms.rules
    return {
      book: BOOK,
      groups: [
        { group: 'rulings', title: text.groups.rulings },
        { group: 'chart', title: text.groups.chart },
        ...CITIES.map((city) => ({ group: city, title: cap(texts.cities[city] ?? city) })),
      ],
      points: () => POINTS,
      idOf,
      groupOf,
      departs,
      titleOf: (point) => titleOf(point, texts, rooms),
      sayingOf: (point, rules) => saidOf(point, valueOf(rules, point), rooms),
      whyOf: () => undefined,
      bookNote: (point) => {
        if (point.about === 'ruling' || point.number.unknown !== true) return undefined
        return point.number.likely === undefined ? text.lost : `${text.lost} ${text.likely(point.number.likely)}`
      },
      isAssumed: isLost,
      isUnknown: (rules, point) => valueOf(rules, point) === undefined,
      ruleOf,
      RuleLink,
      targetOf: (point) => (isFixed(point) ? undefined : fields.targetOf(changeTo(point, valueOf(BOOK, point) ?? 0, BOOK))),
      fixed: () => text.fixed,
      backToBook: (point, rules) => {
        const book = valueOf(BOOK, point)
        return book === undefined || isFixed(point) ? undefined : changeTo(point, book, rules)
      },
      Editor,
    }
  }, [texts, rooms])
}

const changesIn = (event: ElCapitan['event']): readonly Change[] => (event.e === 'corrected' ? event.changes : [])

/** What a game is played by: rulings, and the numbers of the board. */
export default function HouseRulesPage() {
  const ledger = useTable((open) => open.ledger) as Ledger<ElCapitan>
  return (
    <Page
      by={useByHand()}
      houseRules={useHouseRules()}
      shelf={shelf}
      ledger={ledger}
      rulesOf={rulesOf}
      changesIn={changesIn}
      roundOf={({ rounds }) => rounds + 1}
    />
  )
}
