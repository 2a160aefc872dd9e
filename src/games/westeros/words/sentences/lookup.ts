import { readParams, type ReadParams } from '../../../../kit/read-params'
import type { Params } from '../../../../referee'
import {
  HOUSES,
  ORDER_KINDS,
  ORDERS,
  UNIT_KINDS,
  type AreaId,
  type CardId,
  type HouseId,
  type OrderId,
  type OrderKind,
  type UnitKind,
} from '../../box/box'
import { spokenName } from '../../../../session/spoken-name'
import type { State } from '../../model/state'

/** The names in sentences, looked up in the state; the same in every language. */

/** Names of the houses, the same in every language and in every grammatical case. */
export const HOUSE_NAMES: Readonly<Record<HouseId, string>> = {
  stark: 'Stark',
  greyjoy: 'Greyjoy',
  lannister: 'Lannister',
  baratheon: 'Baratheon',
  tyrell: 'Tyrell',
}

/** The name of an area as printed on the board; its id if the box does not know it. */
export const areaName = (state: State, area: AreaId): string =>
  Object.hasOwn(state.box.areas, area) ? (state.box.areas[area]?.name ?? area) : area

/** The name of a House card as printed; its id if the box does not know it. */
export const cardName = (state: State, card: CardId): string =>
  Object.hasOwn(state.box.cards, card) ? (state.box.cards[card]?.name ?? card) : card

/** The person who plays a house; undefined where the table runs it. */
export const playerOf = (state: State, house: HouseId): string | undefined => {
  const seat = state.seats.find(({ id }) => id === state.houses[house]?.seat)
  return seat?.player === undefined ? undefined : personName(state, seat.player)
}

/** The name of a person as sentences say it; undefined if the person has none. */
export const personName = (state: State, player: string): string | undefined => {
  const name = spokenName(state.players.find(({ id }) => id === player)?.name ?? '')
  return name === '' ? undefined : name
}

const isArea = (state: State, id: string): boolean => Object.hasOwn(state.box.areas, id)

const oneOf = <T extends string>(list: readonly T[], value: unknown): T | undefined => list.find((item) => item === value)

export const isHouse = (value: unknown): value is HouseId => oneOf(HOUSES, value) !== undefined

/**
 * The figures of a refusal or a question, read without trust: each is there in the right form, or it is undefined and the
 * sentence does without it.
 */
export interface Given extends ReadParams {
  readonly state: State
  /** Number of the rule that refuses or asks: it tells apart what one code is used for. */
  readonly rule: string
  house(name?: string): HouseId | undefined
  houses(name: string): readonly HouseId[]
  /** Printed name of an area. */
  area(name?: string): string | undefined
  /** Printed names of areas. */
  areas(name: string): readonly string[]
  /** Printed name of a House card. */
  houseCard(name?: string): string | undefined
  unit(name?: string): UnitKind | undefined
  order(name?: string): OrderId | undefined
  orderKind(name?: string): OrderKind | undefined
}

export const given = (params: Params, state: State, rule = ''): Given => {
  const read = readParams(params)
  const { text, texts } = read
  return {
    state,
    rule,
    ...read,
    house: (name = 'house') => oneOf(HOUSES, params[name]),
    houses: (name) => texts(name).filter(isHouse),
    area(name = 'area') {
      const id = text(name)
      return id === undefined || !isArea(state, id) ? undefined : areaName(state, id)
    },
    areas: (name) =>
      texts(name)
        .filter((id) => isArea(state, id))
        .map((id) => areaName(state, id)),
    houseCard(name = 'card') {
      const id = text(name)
      return id === undefined || !Object.hasOwn(state.box.cards, id) ? undefined : cardName(state, id)
    },
    unit: (name = 'kind') => oneOf(UNIT_KINDS, params[name]),
    order: (name = 'order') => oneOf(ORDERS, params[name]),
    orderKind: (name = 'kind') => oneOf(ORDER_KINDS, params[name]),
  }
}

/** The army that its flag does not feed, with the largest size that it may have; undefined if all fit or nothing is known. */
export const unfedArmy = (figures: Given): { readonly size: number; readonly limit: number } | undefined => {
  const flags = figures.numbers('flags')
  const armies = figures.numbers('armies')
  const at = armies.findIndex((size, k) => size > (flags[k] ?? 0))
  const [size, limit] = [armies[at], flags[at]]
  return size === undefined || limit === undefined ? undefined : { size, limit }
}
