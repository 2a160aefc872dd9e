import { titleOfPoint } from '../../../../table/house-rules/standard-points'
import { useMemo } from 'react'
import type { RoomProps } from '../../../../table/game/game-table'
import { StandardHouseRulesPage, type StandardPointTexts } from '../../../../table/house-rules/StandardHouseRulesPage'
import { sentence } from '../../../../ui/grammar/numbers'
import type { Graenaland } from '../..'
import { RESOURCES, type Thing } from '../../box/box'
import { placesOf } from '../../model/board'
import type { Settings } from '../../model/settings'
import { useByHand } from '../corrections/by-hand'
import { useSetTexts } from '../corrections/words'
import { RESOURCE_ICONS } from '../parts/goods'
import { usePosition } from '../parts/position'
import { useTexts } from '../parts/words'
import { saved } from './own-rules'
import { appliesIn, groupOf, pointsOf, type Point, type Ruling } from './points'
import { GROUPS, useHouseRulesTexts } from './words'

/** Ids of the numbers that the players are asked to compare with their rulebook (A1). */
const TO_COMPARE: readonly string[] = ['houses', 'startArmy', 'stock']
const isTokens = (point: Point): boolean => point.about === 'number' && point.number.id.startsWith('tokens/')
const isPrice = (point: Point): boolean => point.about === 'number' && point.number.unknown === true

function usePointTexts(players: number): StandardPointTexts<Ruling, Settings> {
  const texts = useTexts()
  const set = useSetTexts()
  const rules = useHouseRulesTexts()
  return useMemo(() => {
    const priceTitle = (point: Point): string => {
      const [, what = '', at = ''] = point.about === 'number' ? point.number.id.split('/') : []
      return what === 'village' ? rules.villagePrice(texts.place(at)) : sentence(texts.things[what as Thing])
    }
    const columns = RESOURCES.map((resource) => ({ title: texts.resources[resource], icon: RESOURCE_ICONS[resource] }))
    return {
      groups: GROUPS.map((group) => ({
        group,
        title: rules.groups[group],
        ...(group === 'prices' && { table: { columns, rowOf: priceTitle } }),
      })),
      groupOf,
      titleOf: (point) => titleOfPoint(point, set.rules, texts.pointName),
      saidOf: (point, value) => {
        if (value === undefined) return '?'
        if (value === 'firstPass' || value === 'always') return set.rules[value]
        if (typeof value === 'boolean') return rules[value ? 'yes' : 'no']
        return value === 0 && point.about === 'number' && point.number.id === 'armyTop' ? rules.noTop : `${value}`
      },
      choicesOf: (point) =>
        point.about === 'number' ? undefined : point.name === 'anchorWarrior' ? (['firstPass', 'always'] as const) : [true, false],
      whyOf: (point) => (point.about === 'ruling' ? rules.why[point.name] : undefined),
      bookNote: (point) => {
        if (point.about === 'ruling') return undefined
        if (isPrice(point)) return rules.printedPrice
        return isTokens(point) ? rules.tokens : TO_COMPARE.includes(point.number.id) ? rules.toCompare : undefined
      },
      applies: (point, { settings }) => appliesIn(point, settings, players),
      isAssumed: (point) => isPrice(point) || isTokens(point),
    }
  }, [texts, set, rules, players])
}

const roundOf = ({ round }: Graenaland['state']): number => round

/**
 * Screen on which the players set house rules: settings for unclear rules, variants, what the app tracks, and the numbers and prices of the
 * box.
 */
export default function HouseRulesPage({ changedOnly }: RoomProps) {
  const { island, players } = usePosition()
  const places = useMemo(() => placesOf({ island }), [island])
  const points = useMemo(() => pointsOf(places, players.length), [places, players.length])
  return (
    <StandardHouseRulesPage<Graenaland, Settings, Ruling>
      by={useByHand()}
      points={points}
      texts={usePointTexts(players.length)}
      saved={saved}
      roundOf={roundOf}
      changedOnly={changedOnly}
    />
  )
}
