import { useMemo } from 'react'
import type { RoomProps } from '../../../../table/game/game-table'
import { titleOfPoint } from '../../../../table/house-rules/standard-points'
import { StandardHouseRulesPage, type StandardPointTexts } from '../../../../table/house-rules/StandardHouseRulesPage'
import { sentence } from '../../../../ui/grammar/numbers'
import type { ElCapitan } from '../..'
import { CITIES } from '../../box/board'
import { ASSUMED_CELLS, SPLITS, splitPoint } from '../../box/numbers'
import type { Settings } from '../../model/settings'
import { useByHand } from '../corrections/by-hand'
import { pointValueText } from '../corrections/changes'
import { useNamedTexts } from '../parts/named'
import { useRoomTexts } from '../rooms/words'
import { saved } from './own-rules'
import { groupOf, points, type Point, type Ruling } from './points'

/** Choices of each setting that is not a number. */
const CHOICES: Readonly<Partial<Record<Ruling, readonly Settings[Ruling][]>>> = {
  smallExtended: [20, 16],
  reopenShutsDown: [true, false],
  fortressNeedsSecond: [false, true],
  debt: ['forced', 'negative'],
}
const isSplit = (point: Point): boolean => point.about === 'number' && point.number.id === splitPoint.id
const isSite = (point: Point): boolean => point.about === 'number' && point.number.id.startsWith('site/')

function usePointTexts(): StandardPointTexts<Ruling> {
  const texts = useNamedTexts()
  const { rules } = useRoomTexts()
  return useMemo(
    () => ({
      groups: [
        { group: 'rulings', title: rules.groups.rulings },
        { group: 'chart', title: rules.groups.chart },
        ...CITIES.map((city) => ({ group: city, title: sentence(texts.cities[city] ?? city) })),
      ],
      groupOf,
      titleOf: (point) => titleOfPoint(point, rules, texts.pointName),
      saidOf: (point, value) => {
        if (value === undefined) return rules.unknown
        if (value === 'forced' || value === 'negative') return rules[value]
        if (typeof value === 'boolean') return rules[value ? 'yes' : 'no']
        if (isSplit(point)) return pointValueText(splitPoint.id, Number(value), texts)
        return (isSite(point) ? rules.kinds[Number(value)] : undefined) ?? `${value}`
      },
      choicesOf: (point) =>
        isSplit(point) ? SPLITS.map((_, at) => at) : isSite(point) ? [0, 1, 2] : point.about === 'ruling' ? CHOICES[point.name] : undefined,
      bookNote: (point) => {
        if (isSplit(point)) return rules.splitNote
        if (point.about === 'ruling' && point.name === 'smallExtended') return rules.twice
        if (point.about === 'ruling') return undefined
        if (ASSUMED_CELLS.includes(point.number.id)) return rules.assumedCell
        if (point.number.unknown !== true) return undefined
        return point.number.likely === undefined ? rules.lost : `${rules.lost} ${rules.likely(point.number.likely)}`
      },
      isAssumed: (point) => points.isLost(point) || (point.about === 'number' && ASSUMED_CELLS.includes(point.number.id)),
      fixed: rules.fixed,
    }),
    [texts, rules],
  )
}

const roundOf = ({ rounds }: ElCapitan['state']): number => rounds + 1

/** Screen on which the players set house rules: settings for unclear rules, and the numbers of the board. */
export default function HouseRulesPage({ changedOnly }: RoomProps) {
  return (
    <StandardHouseRulesPage<ElCapitan, Settings, Ruling>
      by={useByHand()}
      points={points}
      texts={usePointTexts()}
      saved={saved}
      roundOf={roundOf}
      changedOnly={changedOnly}
    />
  )
}
