import { readParams, type ReadParams } from './read-params'
import type { Params, Revealed } from '../../../../referee'
import {
  HOUSES,
  ORDER_KINDS,
  ORDERS,
  UNIT_KINDS,
  WILDLING_CARDS,
  type AreaId,
  type Box,
  type CardId,
  type HouseId,
  type OrderId,
  type OrderKind,
  type UnitKind,
} from '../../box/box'
import { spokenName } from '../../../../session/spoken-name'
import type { State } from '../../model/state'

/** Functions that look up names for sentences in the state. They are the same in every language. */

/** Names of the houses, the same in every language and in every grammatical case. */
export const HOUSE_NAMES: Readonly<Record<HouseId, string>> = {
  stark: 'Stark',
  greyjoy: 'Greyjoy',
  lannister: 'Lannister',
  baratheon: 'Baratheon',
  tyrell: 'Tyrell',
  martell: 'Martell',
}

/** Returns the name of an area as printed on the board, or the id of the area if the game does not contain the area. */
export const areaName = ({ box: { areas } }: Pick<State, 'box'>, area: AreaId): string =>
  Object.hasOwn(areas, area) ? (areas[area]?.name ?? area) : area

/** Returns the name of a House card as printed, or the id of the card if the game does not contain the card. */
export const cardName = ({ box: { cards } }: { readonly box: Pick<Box, 'cards'> }, card: CardId): string =>
  Object.hasOwn(cards, card) ? (cards[card]?.name ?? card) : card

/** Returns the deck of cards that were turned up. */
export const kindOfCards = ({ box: { tides } }: State, { what }: Revealed): 'wildling' | 'tides' | 'westeros' => {
  const [first = ''] = Object.values(what).map(String)
  if (WILDLING_CARDS.some((card) => card === first)) return 'wildling'
  return tides !== undefined && Object.hasOwn(tides, first) ? 'tides' : 'westeros'
}

/** Returns the name of the player of a house; undefined if the house has no player or the player has no name. */
export const playerOf = (state: State, house: HouseId): string | undefined => {
  const seat = state.seats.find(({ id }) => id === state.houses[house]?.seat)
  return seat?.player === undefined ? undefined : personName(state, seat.player)
}

/** Returns the name of a player in a form for sentences; undefined if the name is empty. */
export const personName = (state: State, player: string): string | undefined => {
  const name = spokenName(state.players.find(({ id }) => id === player)?.name ?? '')
  return name === '' ? undefined : name
}

const isArea = (state: State, id: string): boolean => Object.hasOwn(state.box.areas, id)

const oneOf = <T extends string>(list: readonly T[], value: unknown): T | undefined => list.find((item) => item === value)

export const isHouse = (value: unknown): value is HouseId => oneOf(HOUSES, value) !== undefined

/**
 * Validated parameters of a refusal or a question. If a parameter is missing or malformed, its value is undefined,
 * and the sentence omits it.
 */
export interface Given extends ReadParams {
  readonly state: State
  /** Number of the rule of the refusal or question. The rule number distinguishes the uses of one code. */
  readonly rule: string
  house(name?: string): HouseId | undefined
  houses(name: string): readonly HouseId[]
  /** Returns the printed name of the area in a parameter. */
  area(name?: string): string | undefined
  /** Returns the printed names of the areas in a parameter. */
  areas(name: string): readonly string[]
  /** Returns the printed name of the House card in a parameter. */
  houseCard(name?: string): string | undefined
  unit(name?: string): UnitKind | undefined
  order(name?: string): OrderId | undefined
  orderKind(name?: string): OrderKind | undefined
  orderKinds(name: string): readonly OrderKind[]
}

/**
 * Returns the validated parameters of a refusal or a question, for its sentence. `nameOf` returns the name of an area in the language of
 * the sentence.
 */
export const given = (params: Params, state: State, rule = '', nameOf = areaName): Given => {
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
      return id === undefined || !isArea(state, id) ? undefined : nameOf(state, id)
    },
    areas: (name) =>
      texts(name)
        .filter((id) => isArea(state, id))
        .map((id) => nameOf(state, id)),
    houseCard(name = 'card') {
      const id = text(name)
      return id === undefined || !Object.hasOwn(state.box.cards, id) ? undefined : cardName(state, id)
    },
    unit: (name = 'kind') => oneOf(UNIT_KINDS, params[name]),
    order: (name = 'order') => oneOf(ORDERS, params[name]),
    orderKind: (name = 'kind') => oneOf(ORDER_KINDS, params[name]),
    orderKinds: (name) => texts(name).flatMap((kind) => oneOf(ORDER_KINDS, kind) ?? []),
  }
}

/**
 * Returns the size of the first army that is larger than the supply level allows, and the allowed size. Returns undefined if no army is too
 * large, or if the house has too many armies instead.
 */
export const unfedArmy = (figures: Given): { readonly size: number; readonly limit: number } | undefined => {
  const flags = figures.numbers('flags')
  const armies = figures.numbers('armies')
  const at = armies.findIndex((size, k) => size > (flags[k] ?? 0))
  const [size, limit] = [armies[at], flags[at]]
  return size === undefined || limit === undefined ? undefined : { size, limit }
}
