import type { Params } from '../../../referee'
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
} from '../box/box'
import type { State } from '../model/state'

/** What sentences name, looked up in the state; the same in every language. */

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

/** Signs of a name that a sentence says at most. */
const LONGEST_NAME = 28
/** Short, of Latin letters with single spaces between them: most names are, and need none of what follows. */
const ORDINARY = /^(?! )(?:[!-~\u00A1-\u024F]| (?! |$)){1,28}$/
/** Letters that are written from right to left. */
const FROM_RIGHT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
/** Marks that would turn the sentence around a name, or close what it has opened; and signs that are none. */
const MARKS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\p{Cc}]/gu
/** Accents heaped on one letter beyond what any language writes. */
const HEAPED = /(\p{Mn}{4})\p{Mn}+/gu

/**
 * A name as any sentence can say it, whatever somebody typed: on one line, cut where it is too long, and one that runs from right to
 * left kept apart, so that it turns nothing around it. Empty where nothing is left to say.
 */
export const spokenName = (name: string): string => {
  if (ORDINARY.test(name)) return name
  const plain = name.replaceAll(/\s+/g, ' ').replaceAll(MARKS, '').replaceAll(HEAPED, '$1').trim()
  const said = plain.length > LONGEST_NAME ? cut(plain) : plain
  return FROM_RIGHT.test(said) ? `\u2068${said}\u2069` : said
}

/** Cut between signs as people see them, so that no emoji is torn apart. */
const cut = (name: string): string => {
  const signs = Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment)
  return signs.length > LONGEST_NAME
    ? `${signs
        .slice(0, LONGEST_NAME - 1)
        .join('')
        .trimEnd()}…`
    : name
}

const isArea = (state: State, id: string): boolean => Object.hasOwn(state.box.areas, id)

const oneOf = <T extends string>(list: readonly T[], value: unknown): T | undefined => list.find((item) => item === value)

export const isHouse = (value: unknown): value is HouseId => oneOf(HOUSES, value) !== undefined

/**
 * The figures of a refusal or a question, read without trust: each is there in the right form, or it is undefined and the
 * sentence does without it.
 */
export interface Given {
  readonly state: State
  /** Number of the rule that refuses or asks: it tells apart what one code is used for. */
  readonly rule: string
  number(name: string): number | undefined
  numbers(name: string): readonly number[]
  text(name: string): string | undefined
  texts(name: string): readonly string[]
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
  const text = (name: string): string | undefined => {
    const value = params[name]
    return typeof value === 'string' && value !== '' ? value : undefined
  }
  const list = (name: string): readonly (string | number)[] => {
    const value = params[name]
    return Array.isArray(value) ? value : []
  }
  const texts = (name: string): readonly string[] => list(name).filter((item) => typeof item === 'string')
  return {
    state,
    rule,
    text,
    texts,
    number(name) {
      const value = params[name]
      return typeof value === 'number' && Number.isFinite(value) ? value : undefined
    },
    numbers: (name) => list(name).filter((item) => typeof item === 'number'),
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

/** A sentence begins with a capital letter, whatever word it begins with. */
export const sentence = (text: string): string => text.charAt(0).toLocaleUpperCase('cs') + text.slice(1)

/** A number with a minus sign that is one: 7, 0, −1. */
export const figure = (n: number): string => (n < 0 ? `−${-n}` : `${n}`)

/** An addend with its sign: +2, 0, −1. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : figure(n))

/** Deck, and step of the board's print: I, II, III. */
export const ROMAN = { 1: 'I', 2: 'II', 3: 'III' } as const

/** The army that its flag does not feed, with the largest size that it may have; undefined if all fit or nothing is known. */
export const unfedArmy = (figures: Given): { readonly size: number; readonly limit: number } | undefined => {
  const flags = figures.numbers('flags')
  const armies = figures.numbers('armies')
  const at = armies.findIndex((size, k) => size > (flags[k] ?? 0))
  const [size, limit] = [armies[at], flags[at]]
  return size === undefined || limit === undefined ? undefined : { size, limit }
}
