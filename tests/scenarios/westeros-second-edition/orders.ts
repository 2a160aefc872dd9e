import { HOUSES, WILDLING_CARDS, type OrderId, type WildlingCard } from '../../../src/games/westeros/box/box'
import * as game from '../../../src/games/westeros'
import { WILDLINGS } from '../../../src/games/westeros/box/second/wildlings'
import { mustHaveOrder } from '../../../src/games/westeros/rules/orders'
import { ORDERS, type State, type Track } from './types'
import { AnyOrder, OneOf } from '../compare'
import * as answers from '../westeros/answers'
import { each, goingOn, guard, manned, type Spots } from '../westeros/little-box'
import * as words from '../westeros/notation'
import { houseOf, nameOf, OUTSIDE, unitsIn, type CaseOrder, type CaseUnits, type LaidOrder, type Of } from '../westeros/notation'
import { outcomeOf, verdict } from '../westeros/play'
import { BASE, begin, stackWildlings } from './box'

/** Scenarios about the planning phase: orders and the Messenger Raven. */

interface PlanningBefore {
  readonly stars: number
  readonly forbidden?: readonly string[]
  readonly house?: string
  readonly areas: Of<{ readonly type: string; readonly units: number | CaseUnits; readonly garrison?: number }>
}
type PlannedOrder = CaseOrder & { readonly area: string; readonly confirm?: boolean }

export const planning = (
  { stars, forbidden = [], house: name = 'Stark', areas }: PlanningBefore,
  { orders: steps }: { readonly orders: readonly PlannedOrder[] },
): answers.Answers => {
  const house = houseOf(name)
  const there = each(areas, ({ type, units, garrison }) => ({
    type,
    house,
    units: unitsIn(type, units),
    ...(garrison ? { garrison, home: house } : {}),
  }))
  const named = steps.flatMap(({ area }): Spots => (area === undefined ? [] : [[area, {}]]))
  const { state } = begin('orders', {
    houses: [house],
    spots: [...named, ...there],
    cards: forbidden.map(words.forbidding),
    box: { stars: words.starsFor(stars) },
  })
  let plan: Of<OrderId> = {}
  const results = steps.map(({ area, confirm, ...token }) => {
    if (confirm === true) return outcomeOf(game.westerosSecondEdition.checkChoice(state, house, plan))
    const order = words.orderOf(token, Object.values(plan))
    const result = outcomeOf(game.orderObjection(state, house, plan, area, order))
    if (result === 'ok') plan = { ...plan, [area]: order }
    return result
  })
  const specialsUsed = Object.values(plan).filter((order) => BASE.orders[order].special).length
  return { results, specialsUsed, missing: mustHaveOrder(state, house, plan) }
}

interface RavenBefore {
  readonly holder: string
  readonly used?: boolean
  readonly stars?: number
  readonly forbidden?: readonly string[]
  readonly orders?: readonly LaidOrder[]
  readonly deck?: readonly WildlingCard[]
}
interface RavenDecision {
  readonly house: string
  readonly area?: string
  readonly to?: CaseOrder | null
  readonly look?: boolean
  readonly put?: 'top' | 'bottom'
}

/** Returns the order token that the Raven places: one that differs from the token in the area, if the scenario leaves it open. */
const newToken = (state: State, to: CaseOrder): OrderId => {
  const placed = Object.values(state.areas).flatMap(({ order }) => (order?.house === state.holders.kingsCourt ? [order.order] : []))
  const fits = (order: OrderId) => {
    const token = BASE.orders[order]
    const wanted = words.orderOf(to)
    return token.kind === BASE.orders[wanted].kind && token.special === BASE.orders[wanted].special
  }
  const given = words.orderOf(to, placed)
  const isOpen = to.modifier === undefined && !/[+-]\d/.test(to.kind)
  const free = ORDERS.find((order) => fits(order) && placed.filter((other) => other === order).length < BASE.orders[order].count)
  return isOpen ? (free ?? given) : given
}

export const raven = (before: RavenBefore, { house, area = '', to, look, put }: RavenDecision): answers.Answers => {
  const { holder, used = false, stars = 3, orders: placed = [], forbidden = [], deck = WILDLING_CARDS } = before
  const owner = houseOf(holder)
  const houses = [owner, house, ...placed.map((order) => order.house ?? owner)]
  const all = [...placed, ...goingOn(houses, placed, owner)]
  const spots: Spots = [...(area === '' ? [] : [[area, {}] as const]), ...manned(all, owner), [`${OUTSIDE}waiting`, guard(owner)]]
  const wildlings = Object.fromEntries(deck.map((card) => [card, WILDLINGS[card]]))
  const play = begin('marches', {
    houses,
    spots,
    cards: forbidden.map(words.forbidding),
    changes: [...words.laidBy(all, owner), { set: 'ravenUsed', used }],
    box: { stars: words.starsFor(stars), wildlings },
  })
  play.state = { ...play.state, stage: { at: 'raven' } }
  stackWildlings(play, deck)
  const by = houseOf(house)
  let result: string
  if (look === true) {
    result = play.do({ do: 'raven', house: by, use: true, look: true })
    const top = deck[0]
    if (result === 'ok' && top !== undefined) result = play.do({ do: 'lookAtWildling', house: by, card: top })
    if (result === 'ok' && put !== undefined) result = play.do({ do: 'putWildling', house: by, under: put === 'bottom' })
  } else {
    const swap = to ? { use: true, swap: { area, order: newToken(play.state, to) } } : { use: false }
    result = play.do({ do: 'raven', house: by, ...swap })
  }
  const { under = [], top } = play.state.wildlings ?? {}
  const left = answers.ordersOn(play.state).filter((order) => order.house === owner)
  return {
    ...verdict(result),
    specialsAfter: left.filter(({ token }) => token.special).length,
    ordersAfter: new OneOf([
      Object.fromEntries(left.map(({ area: where, token }) => [where, textOf(token.id)])),
      new AnyOrder(left.map(({ area: where }) => where)),
    ]),
    deckAfter: top === undefined ? under : [top, ...under],
    seenBy: play.all('wildlingSeen').map((event) => nameOf(event.house)),
    usedAfter: play.state.ravenUsed,
  }
}

/** Returns an order token in the notation of the scenarios, e.g. `March+1`; any notation of the same token is accepted. */
export const textOf = (order: OrderId): OneOf => {
  const { kind, value, special } = BASE.orders[order]
  const name = words.ORDER_NAMES[kind]
  const number = value > 0 ? `+${value}` : value < 0 ? String(value) : ''
  const modifier = value === 0 ? {} : { modifier: value }
  return new OneOf([`${name}${number}`, `${name}${number.replace('-', '−')}`, name, { kind: name, special, ...modifier }, { kind: name }])
}

/** Returns the tracks with the names of the houses. */
export const tracksOf = ({ tracks }: State): Of<readonly (string | undefined)[]> =>
  Object.fromEntries((Object.keys(tracks) as Track[]).map((track) => [track, tracks[track].map(nameOf)]))

export const holdersOf = ({ holders }: State): Of<string | undefined> =>
  Object.fromEntries(Object.entries(holders).map(([track, house]) => [track, nameOf(house)]))

/** Returns the available power of each house: as a number, or together with its pile. */
export const powerOf = (state: State): Of<OneOf> =>
  words.byName(
    HOUSES.filter((house) => state.playing.includes(house)),
    (house) => {
      const { power } = game.houseView(state, house)
      return new OneOf([power.available, power])
    },
  )
