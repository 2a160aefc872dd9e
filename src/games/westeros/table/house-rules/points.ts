import { canonical } from '../../../../referee'
import {
  DECKS,
  HOUSES,
  ORDERS,
  TRACKS,
  UNIT_KINDS,
  type AreaId,
  type Box,
  type CardId,
  type DeckId,
  type HouseId,
  type OrderId,
  type Track,
  type UnitKind,
} from '../../box/box'
import { PRINTED_BOX } from '../../box/printed'
import { EVIDENCE, type Fact } from '../../box/certainty'
import { DEFAULT_SETTINGS, SETTING_NAMES, SETTING_RULINGS } from '../../model/settings'
import type { SettingName, Settings } from '../../model/state'

/** Rules of a game that can be changed: settings for questions that the rulebook does not answer, and printed numbers. */
export interface Rules {
  readonly settings: Settings
  readonly box: Box
}

/** Rules of the rulebook: default settings, and the numbers as printed. */
export const BOOK: Rules = { settings: DEFAULT_SETTINGS, box: PRINTED_BOX }

/** Groups of the list of changeable rules, in display order. */
export const GROUPS = ['settings', 'length', 'pieces', 'tracks', 'orders', 'decks', 'icons', 'borders', 'houseCards', 'start'] as const
export type Group = (typeof GROUPS)[number]

/** One rule or number that may differ from the rulebook. */
export type Point =
  | { readonly about: 'setting'; readonly name: SettingName }
  | { readonly about: 'rounds' | 'stars' | 'threat' | 'startingPower' }
  | { readonly about: 'victory'; readonly houses: 3 | 4 | 5 }
  | { readonly about: 'limit'; readonly piece: UnitKind | 'power' }
  | { readonly about: 'strength' | 'cost'; readonly unit: UnitKind }
  | { readonly about: 'supplyTable'; readonly level: number }
  | { readonly about: 'order'; readonly order: OrderId }
  | { readonly about: 'deck'; readonly deck: DeckId }
  | { readonly about: 'icons' | 'neutral'; readonly area: AreaId }
  | { readonly about: 'border'; readonly a: AreaId; readonly b: AreaId }
  | { readonly about: 'houseCard'; readonly card: CardId }
  | { readonly about: 'startingSupply' | 'startingUnits'; readonly house: HouseId }
  | { readonly about: 'startingTrack'; readonly track: Track }
export type About = Point['about']

const GROUP_OF: Readonly<Record<About, Group>> = {
  setting: 'settings',
  rounds: 'length',
  victory: 'length',
  limit: 'pieces',
  strength: 'pieces',
  cost: 'pieces',
  supplyTable: 'tracks',
  stars: 'tracks',
  threat: 'tracks',
  order: 'orders',
  deck: 'decks',
  icons: 'icons',
  neutral: 'icons',
  border: 'borders',
  houseCard: 'houseCards',
  startingPower: 'start',
  startingSupply: 'start',
  startingTrack: 'start',
  startingUnits: 'start',
}
export const groupOf = ({ about }: Point): Group => GROUP_OF[about]

/** Returns the permanent id of a changeable rule, for example `limit ship`. */
export const idOf = (point: Point): string => Object.values(point).join(' ')

type Pair = readonly [AreaId, AreaId]
const isPair =
  (a: AreaId, b: AreaId) =>
  ([c, d]: Pair): boolean =>
    (a === c && b === d) || (a === d && b === c)

/** Returns all pairs of areas that are adjacent, separated by a river, or disputed. May contain a pair several times. */
const pairsIn = ({ adjacency, rivers, bridges, disputed }: Box): readonly Pair[] => [
  ...adjacency,
  ...rivers,
  ...bridges,
  ...(disputed === undefined ? [] : [disputed]),
]

/**
 * Returns whether a border is the one whose adjacency a setting decides, with its printed value. Such a pair of areas is not listed as a
 * border.
 */
const isSettled = (box: Box, [a, b]: Pair): boolean =>
  box.disputed !== undefined && isPair(a, b)(box.disputed) && borderIn(box, a, b).touch === borderIn(PRINTED_BOX, a, b).touch

const bordersOf = (box: Box): readonly Point[] => {
  const pairs = [...pairsIn(PRINTED_BOX), ...pairsIn(box)].filter((pair) => !isSettled(box, pair))
  const sorted = pairs.map((pair) => pair.toSorted().join('|'))
  return [...new Set(sorted)].toSorted().map((pair) => {
    const [a = '', b = ''] = pair.split('|')
    return { about: 'border', a, b }
  })
}

const byName = (box: Box) => Object.values(box.areas).toSorted((a, b) => a.name.localeCompare(b.name, 'en'))

/** Returns all settings and printed numbers that can be changed, in the order of the groups. */
export const pointsOf = ({ box }: Rules): readonly Point[] => [
  ...SETTING_NAMES.map((name): Point => ({ about: 'setting', name })),
  { about: 'rounds' },
  ...([3, 4, 5] as const).map((houses): Point => ({ about: 'victory', houses })),
  ...([...UNIT_KINDS, 'power'] as const).map((piece): Point => ({ about: 'limit', piece })),
  ...UNIT_KINDS.map((unit): Point => ({ about: 'strength', unit })),
  ...UNIT_KINDS.map((unit): Point => ({ about: 'cost', unit })),
  ...box.supplyTable.map((_, level): Point => ({ about: 'supplyTable', level })),
  { about: 'stars' },
  { about: 'threat' },
  ...ORDERS.map((order): Point => ({ about: 'order', order })),
  ...DECKS.map((deck): Point => ({ about: 'deck', deck })),
  ...byName(box).map(({ id }): Point => ({ about: 'icons', area: id })),
  ...byName(box).flatMap(({ id, neutral }): readonly Point[] => (neutral === undefined ? [] : [{ about: 'neutral', area: id }])),
  ...bordersOf(box),
  ...Object.values(box.cards).map(({ id }): Point => ({ about: 'houseCard', card: id })),
  { about: 'startingPower' },
  ...HOUSES.map((house): Point => ({ about: 'startingSupply', house })),
  ...TRACKS.map((track): Point => ({ about: 'startingTrack', track })),
  ...HOUSES.map((house): Point => ({ about: 'startingUnits', house })),
]

/** Returns whether two areas are adjacent, and whether a river or a bridge is between them. */
export const borderIn = ({ adjacency, rivers, bridges }: Box, a: AreaId, b: AreaId) => ({
  touch: adjacency.some(isPair(a, b)),
  river: rivers.some(isPair(a, b)),
  bridge: bridges.some(isPair(a, b)),
})

/** Returns the current choice or number of a changeable rule as plain data. */
const valueOf = ({ settings, box }: Rules, point: Point): unknown => {
  switch (point.about) {
    case 'setting':
      return settings[point.name]
    case 'rounds':
    case 'stars':
    case 'threat':
    case 'startingPower':
      return box[point.about]
    case 'victory':
      return box.victory[point.houses]
    case 'limit':
      return box.limits[point.piece]
    case 'strength':
      return box.unitStrength[point.unit]
    case 'cost':
      return box.musterValue[point.unit]
    case 'supplyTable':
      return box.supplyTable[point.level]
    case 'order':
      return box.orders[point.order]
    case 'deck':
      return box.decks[point.deck].toSorted()
    case 'icons': {
      const { neutral: _own, ...area } = box.areas[point.area] ?? { neutral: 0 }
      return area
    }
    case 'neutral':
      return box.areas[point.area]?.neutral
    case 'border':
      return borderIn(box, point.a, point.b)
    case 'houseCard': {
      const { printed: _own, ...card } = box.cards[point.card] ?? { printed: 'none' }
      return card
    }
    case 'startingSupply':
      return box.houses[point.house].supply
    case 'startingTrack':
      return box.tracks[point.track]
    case 'startingUnits': {
      const { home, units } = box.houses[point.house]
      return { home, units }
    }
  }
}

/** Returns whether a setting or a printed number differs from the rulebook. */
export const isHouseRule = (rules: Rules, point: Point): boolean =>
  canonical(valueOf(rules, point) ?? 'none') !== canonical(valueOf(BOOK, point) ?? 'none')

/** Returns the settings and printed numbers that differ from the rulebook: the house rules. */
export const houseRulesIn = (rules: Rules): readonly Point[] => pointsOf(rules).filter((point) => isHouseRule(rules, point))

const FACT_OF: Readonly<Record<Exclude<About, 'setting' | 'limit' | 'border' | 'strength' | 'cost' | 'rounds' | 'startingPower'>, Fact>> = {
  victory: 'victory',
  supplyTable: 'supplyTable',
  stars: 'stars',
  threat: 'threatTrack',
  order: 'orderTokens',
  deck: 'deckCounts',
  icons: 'areaIcons',
  neutral: 'neutralStrengths',
  houseCard: 'cardFigures',
  startingSupply: 'startingSupply',
  startingTrack: 'startingTracks',
  startingUnits: 'startingUnits',
}

/** Returns the number of the rule or ruling behind a setting or a printed number, for example `R8.2`. */
export const ruleOf = (point: Point): string => {
  switch (point.about) {
    case 'setting':
      return SETTING_RULINGS[point.name]
    case 'rounds':
      return 'R0.1'
    case 'startingPower':
      return 'R2.2'
    case 'strength':
      return 'R14.3'
    case 'cost':
      return 'R4.3'
    case 'limit':
      return point.piece === 'ship' ? 'A1' : point.piece === 'power' ? 'R2.1' : 'R18.1'
    case 'border': {
      const { river, bridge } = borderIn(PRINTED_BOX, point.a, point.b)
      if (PRINTED_BOX.disputed !== undefined && isPair(point.a, point.b)(PRINTED_BOX.disputed)) return 'A33'
      return river || bridge ? 'R19.3' : 'R19.1'
    }
    default:
      return EVIDENCE[FACT_OF[point.about]].rule
  }
}

/** Returns whether the rulebook does not define a printed number, so that the default is an assumption. */
export const isAssumed = ({ about }: Point): boolean => about === 'deck' || about === 'startingSupply'

/** Returns whether a rule matters only at the start of a game. Later, players correct the position instead. */
export const isOfTheStart = (point: Point): boolean => groupOf(point) === 'start' || point.about === 'neutral'
