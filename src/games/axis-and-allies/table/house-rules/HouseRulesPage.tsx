import { useMemo } from 'react'
import type { RoomProps } from '../../../../table/game/game-table'
import { StandardHouseRulesPage, type StandardPointTexts } from '../../../../table/house-rules/StandardHouseRulesPage'
import type { AxisAndAllies } from '../..'
import { territoryOf } from '../../box/board'
import { territoryOfNumber } from '../../box/numbers'
import { ADVANTAGES, eachPower, POWERS, START } from '../../box/powers'
import type { Settings } from '../../model/settings'
import { useByHand } from '../corrections/by-hand'
import { useSetTexts } from '../corrections/words'
import { RULINGS } from '../parts/rulings'
import { useTexts } from '../parts/words'
import { saved } from './own-rules'
import { groupOf, GROUPS, incomesOf, isLost, points, titleOf, type Group, type Point } from './points'

/** Returns the choices of a house rule. Returns undefined if the house rule is a number. */
const choicesOf = (point: Point) => {
  if (point.about === 'number' || point.name === 'needed') return undefined
  return (point.name === 'advantages' ? undefined : RULINGS[point.name].values) ?? [true, false]
}

function usePointTexts(): StandardPointTexts<keyof Settings> {
  const texts = useTexts()
  const set = useSetTexts()
  return useMemo(() => {
    const incomes = Object.fromEntries(POWERS.map((power) => [incomesOf(power), set.incomesOf(texts.powers[power])]))
    const titles = { ...set.groups, ...eachPower((power) => set.advantagesOf(texts.powers[power])), ...incomes } as Readonly<
      Record<Group, string>
    >
    return {
      groups: GROUPS.map((group) => ({ group, title: titles[group] })),
      groupOf,
      titleOf: (point) => titleOf(point, texts, set),
      saidOf: (_, value) => set.values[`${value}`] ?? `${value}`,
      choicesOf,
      whyOf: (point) => {
        const territory = point.about === 'number' ? territoryOf(territoryOfNumber(point.number.id) ?? '') : undefined
        if (territory !== undefined) return set.incomesSum(texts.powers[territory.original], START[territory.original])
        if (point.about === 'number') return undefined
        if (point.name !== 'advantages') return set.rules[point.name][1]
        return ADVANTAGES.some(({ id, calc }) => id === point.member && calc) ? `${set.counted} ${set.ownBook}` : set.ownBook
      },
      bookNote: (point) => (isLost(point) ? set.lost : undefined),
      isAssumed: isLost,
    }
  }, [texts, set])
}

const roundOf = ({ round }: AxisAndAllies['state']): number => round

/** Screen on which the players set house rules: settings, national advantages, and printed numbers of the units. */
export default function HouseRulesPage({ changedOnly }: RoomProps) {
  return (
    <StandardHouseRulesPage<AxisAndAllies, Settings, keyof Settings>
      by={useByHand()}
      points={points}
      texts={usePointTexts()}
      saved={saved}
      roundOf={roundOf}
      changedOnly={changedOnly}
    />
  )
}
