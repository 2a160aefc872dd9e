import { allCards, refusedByReferee, type Refusal } from '../../../referee'
import { numberOf, ORDERS, TRACKS, UNIT_KINDS, type Area, type AreaId, type HouseId, type UnitKind, type Units } from '../box/box'
import { cardsOf, garrisonsOf, onBoard, ordersOf, tokensOnBoard } from '../model/position'
import type { Code } from '../model/refusals'
import { ORDER_OF_DECKS, type AreaState, type Stage, type State } from '../model/state'
import { count } from '../model/units'
import { breach, type Breach } from './breach'
import { countOfSecondEdition } from './second-edition'

export { breach, type Breach } from './breach'

/**
 * Invariants about the number of pieces (rules document, section 6). They hold in every position, also after a correction. A correction
 * that violates any of them is refused.
 */

export const COUNT_INVARIANTS = [
  'I1',
  'I2',
  'I7',
  'I8',
  'I9',
  'I13',
  'I19',
  'I23',
  'I29',
  'I37',
  'I43',
  'I45',
  'J1',
  'J2',
  'J3',
  'J4',
  'J7',
  'J13',
] as const

/** Stages of the Westeros phase in which three cards are face up. */
export const CARD_STAGES: readonly Stage['at'][] = [
  'card',
  'supply',
  'muster',
  'auction',
  'auctionTies',
  'contribution',
  'wildlingTie',
  'reward',
  'losses',
  'choice',
  'wildlingCard',
  'effect',
]

/** Returns the army sizes of a house, largest first; attackers of the open battle count as an army. */
export const armySizes = (state: State, house: HouseId): readonly number[] => {
  const { battle } = state
  const sizes = garrisonsOf(state, house).map(({ standing, routed }) => count(standing) + count(routed))
  if (battle?.attacker === house) sizes.push(count(battle.attackers))
  return sizes.filter((size) => size > 1).sort((a, b) => b - a)
}

/** Returns all violations of the invariants about the number of pieces in a position. */
export const countBreaches = (state: State): readonly Breach[] => [
  ...state.playing.flatMap((house) => [...powerBreaches(state, house), ...unitBreaches(state, house), ...cardBreaches(state, house)]),
  ...state.playing.flatMap((house) => orderBreaches(state, house)),
  ...Object.entries(state.areas).flatMap(([area, there]) => areaBreaches(state, area, there)),
  ...battleBreaches(state),
  ...trackBreaches(state),
  ...deckBreaches(state),
  ...roundBreaches(state),
  ...countOfSecondEdition(state),
]

/** Returns COUNT_BROKEN with the first violated invariant about the number of pieces; undefined if the number of pieces is valid. */
export const countObjection = (state: State): Refusal<Code> | undefined => {
  const [broken] = countBreaches(state)
  return broken === undefined ? undefined : refusedByReferee('COUNT_BROKEN', { ...broken.params, invariant: broken.invariant }).refusal
}

const isCount = (n: number): boolean => Number.isInteger(n) && n >= 0

/** I1: the available tokens, the tokens on the board and the tokens in the pile are together all power tokens of the house. */
const powerBreaches = (state: State, house: HouseId): readonly Breach[] => {
  const power = state.houses[house]?.power
  const limit = state.box.limits.power
  const tokens = tokensOnBoard(state, house)
  if (state.tracking.power !== (power !== undefined)) return [breach('I1', { house, tokens, limit })]
  if (!isCount(power ?? 0) || (power ?? 0) + tokens > limit) return [breach('I1', { house, available: power ?? 0, tokens, limit })]
  return []
}

/** I7: the units on the board and the units that can still be mustered are together the printed number of units. */
const unitBreaches = (state: State, house: HouseId): readonly Breach[] => {
  const there = onBoard(state, house)
  return UNIT_KINDS.flatMap((kind) => {
    const limit = numberOf(state.box.limits, kind)
    const onTheBoard = numberOf(there, kind)
    return onTheBoard > limit ? [breach('I7', { house, kind, onBoard: onTheBoard, limit })] : []
  })
}

/** I29: a house has at most as many orders of a kind on the board as it has tokens of that kind. */
const orderBreaches = (state: State, house: HouseId): readonly Breach[] => {
  const placed = ordersOf(state, house)
  return ORDERS.flatMap((order) => {
    const limit = state.box.orders[order].count
    const onTheBoard = placed.filter(({ token }) => token.id === order).length
    return onTheBoard > limit ? [breach('I29', { house, order, onBoard: onTheBoard, limit })] : []
  })
}

/** I37: the used cards and the cards in hand are together the cards of the house; between battles the hand is not empty. */
const cardBreaches = (state: State, house: HouseId): readonly Breach[] => {
  const used = state.houses[house]?.used
  if ((state.tracking.cards !== 'none') !== (used !== undefined)) return [breach('I37', { house })]
  if (used === undefined) return []
  const all = cardsOf(state, house)
  const stranger = used.find((card, index) => !all.includes(card) || used.indexOf(card) !== index)
  if (stranger !== undefined) return [breach('I37', { house, card: stranger })]
  const handed = all.length === 0 || used.length < all.length || state.battle?.cards !== undefined
  return handed ? [] : [breach('I37', { house, used: used.length })]
}

const KINDS_AT: Readonly<Record<Area['kind'], readonly UnitKind[]>> = {
  land: ['footman', 'knight', 'siegeEngine'],
  sea: ['ship'],
  port: ['ship'],
}

const misplaced = (some: Units, kind: Area['kind']): UnitKind | undefined =>
  UNIT_KINDS.find((unit) => numberOf(some, unit) > 0 && !KINDS_AT[kind].includes(unit))

/** I2, I7, I8, I13, I29, I43: checks the pieces in one area. */
const areaBreaches = (state: State, area: AreaId, there: AreaState): readonly Breach[] => {
  const printed = state.box.areas[area]
  const { garrison, token, neutral, order, holder } = there
  if (printed === undefined) return Object.keys(there).length > 0 ? [breach('I13', { area })] : []
  const plays = (house: HouseId | undefined): boolean => house === undefined || state.playing.includes(house)
  const found: Breach[] = []
  if (token !== undefined && (printed.kind !== 'land' || !plays(token))) found.push(breach('I2', { area, house: token }))
  if (garrison !== undefined) {
    const { house, standing, routed } = garrison
    const whole =
      UNIT_KINDS.every((kind) => isCount(numberOf(standing, kind)) && isCount(numberOf(routed, kind))) &&
      count(standing) + count(routed) > 0
    if (!whole || !plays(house) || !state.tracking.units) found.push(breach('I7', { area, house }))
    const kind = misplaced(standing, printed.kind) ?? misplaced(routed, printed.kind)
    if (kind !== undefined) found.push(breach('I8', { area, house, kind }))
  }
  if (neutral !== undefined && (garrison !== undefined || holder !== undefined)) found.push(breach('I13', { area }))
  if (order !== undefined && (state.tracking.orders !== 'app' || !plays(order.house)))
    found.push(breach('I29', { area, house: order.house, order: order.order }))
  if (holder !== undefined && (state.tracking.units || printed.kind !== 'land' || !plays(holder)))
    found.push(breach('I43', { area, house: holder }))
  return found
}

/** I8, I9: checks the attackers of the open battle, and other units in its area. */
const battleBreaches = ({ battle, areas, box }: State): readonly Breach[] => {
  if (battle === undefined) return []
  const { area, attacker, defender, attackers } = battle
  const there = areas[area]?.garrison?.house
  const kind = misplaced(attackers, box.areas[area]?.kind ?? 'land')
  return [
    ...(there !== undefined && there !== defender ? [breach('I9', { area, house: there })] : []),
    ...(attacker === defender ? [breach('I9', { area, house: attacker })] : []),
    ...(kind === undefined ? [] : [breach('I8', { area, house: attacker, kind })]),
    ...(UNIT_KINDS.every((unit) => isCount(numberOf(attackers, unit))) ? [] : [breach('I7', { area, house: attacker })]),
  ]
}

const sameSet = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && [...a].sort().every((item, index) => item === [...b].sort()[index])

/** I19: each influence track contains every playing house exactly once. */
const trackBreaches = ({ tracks, playing }: State): readonly Breach[] =>
  TRACKS.flatMap((track) => (sameSet(tracks[track], playing) ? [] : [breach('I19', { track, houses: tracks[track] })]))

/** I23: the cards of each deck and its face-up card are together the printed cards of the deck. */
const deckBreaches = ({ decks, box }: State): readonly Breach[] =>
  ORDER_OF_DECKS.flatMap((deck) => (sameSet(allCards(decks[deck]), box.decks[deck]) ? [] : [breach('I23', { deck })]))

/** I45: the number of the round exists on the round track, and round 1 has no Westeros phase. */
const roundBreaches = ({ round, box, stage, turned }: State): readonly Breach[] => {
  if (!Number.isInteger(round) || round < 1 || round > box.rounds) return [breach('I45', { round, limit: box.rounds })]
  const westeros = stage.at === 'draw' || CARD_STAGES.includes(stage.at) || (stage.at === 'setup' && stage.next === 'draw')
  return round === 1 && (westeros || turned !== undefined) ? [breach('I45', { round })] : []
}
