import { titleOfPoint } from '../../../../table/house-rules/standard-points'
import { useMemo } from 'react'
import type { RoomProps } from '../../../../table/game/game-table'
import { StandardHouseRulesPage, type StandardPointTexts } from '../../../../table/house-rules/StandardHouseRulesPage'
import type { MafiaCity } from '../..'
import type { Settings } from '../../model/settings'
import { useByHand } from '../corrections/by-hand'
import { useSetTexts } from '../corrections/words'
import { usePosition } from '../parts/position'
import { useTexts } from '../parts/words'
import { GROUPS, useRoomTexts } from '../rooms/words'
import { saved } from './own-rules'
import { groupOf, pointsFor, type Ruling } from './points'

/** Returns the values that the players can choose for a setting about an unclear rule. */
const choicesOf = (name: Ruling): readonly Settings[Ruling][] =>
  name === 'level' ? ['beginner', 'advanced'] : name === 'cellRelease' ? ['all', 'nextRound'] : [true, false]

function usePointTexts(): StandardPointTexts<Ruling> {
  const texts = useTexts()
  const set = useSetTexts()
  const { rules } = useRoomTexts()
  return useMemo(
    () => ({
      groups: GROUPS.map((group) => ({ group, title: rules.groups[group] })),
      groupOf,
      titleOf: (point) => titleOfPoint(point, set.rules, texts.pointName),
      saidOf: (_, value) => {
        if (value === 'beginner' || value === 'advanced') return texts.setUp.levels[value]
        if (value === 'all' || value === 'nextRound') return set.rules[value]
        return typeof value === 'boolean' ? rules[value ? 'yes' : 'no'] : `${value}`
      },
      choicesOf: (point) => (point.about === 'ruling' ? choicesOf(point.name) : undefined),
      whyOf: (point) => (point.about === 'ruling' ? rules.why[point.name] : undefined),
      bookNote: (point) => (point.about === 'number' ? rules.lost : undefined),
      isAssumed: (point) => point.about === 'number',
    }),
    [texts, set, rules],
  )
}

const roundOf = ({ round }: MafiaCity['state']): number => round

/** Screen on which the players set house rules: decisions about unclear rules, how much the app tracks, and numbers such as the target. */
export default function HouseRulesPage({ changedOnly }: RoomProps) {
  const { players } = usePosition()
  return (
    <StandardHouseRulesPage<MafiaCity, Settings, Ruling>
      by={useByHand()}
      points={useMemo(() => pointsFor(players.length), [players.length])}
      texts={usePointTexts()}
      saved={saved}
      roundOf={roundOf}
      changedOnly={changedOnly}
    />
  )
}
