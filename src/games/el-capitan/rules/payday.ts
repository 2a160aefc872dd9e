import type { Addend } from '../../../kit/addends'
import { numberAt, type RulePoint } from '../../../kit/rule-points'
import type { CityId, Colour } from '../box/board'
import { chartCell, spaceValue } from '../box/numbers'
import type { City, Player, State } from '../model/state'
import { cityValue, occupied, on, valueSpace } from './track'

/** Payday: R30–R37, R50–R52. The pay follows from the position alone, so it can be shown at any time. */

/** The part of a position that a payday counts. */
export type Paying = Pick<State, 'players' | 'numbers' | 'cities' | 'settings' | 'told'>

/** A colour in a city, with what ranks it. */
export interface Ranked {
  readonly colour: Colour
  readonly warehouses: number
  /** Its first site: decides between equals (R34). */
  readonly first: number
}

/** R33, R34: who has most open warehouses, best first; between equals the lowest site decides. */
export const rankingIn = (city: Pick<City, 'row'>): readonly Ranked[] => {
  const found = new Map<Colour, Ranked>()
  for (const site of occupied(city)) {
    const colour = on(city, site)
    if (colour === undefined) continue
    const before = found.get(colour)
    found.set(colour, { colour, warehouses: (before?.warehouses ?? 0) + 1, first: before?.first ?? site })
  }
  return [...found.values()].toSorted((a, b) => b.warehouses - a.warehouses || a.first - b.first)
}

/** The payout of one city. */
export interface CityPay {
  /** Undefined while the number on its next free space is not known. */
  readonly value: number | undefined
  /** Open warehouses. */
  readonly size: number
  readonly ranking: readonly Ranked[]
  /** Who is paid for the first place and the second. */
  readonly majority: readonly { readonly colour: Colour; readonly place: 1 | 2; readonly florins: number | undefined }[]
  /** Every owner of a fortress. */
  readonly fortresses: readonly { readonly colour: Colour; readonly florins: number | undefined }[]
}

const half = (value: number | undefined): number | undefined => (value === undefined ? undefined : Math.floor(value / 2))
const isMain = (players: readonly Player[], colour: Colour): boolean => players.some((player) => player.colour === colour)

/** @param isLargest no city has more open warehouses (R37) */
export const payIn = (state: Paying, id: CityId, isLargest: boolean): CityPay => {
  const { players, settings } = state
  const city = state.cities[id] ?? { row: [], shut: [], fortresses: [] }
  const value = cityValue(state, id)
  const ranking = rankingIn(city)
  const [first, second] = ranking
  const isSecondPaid = players.length > 2 && second !== undefined
  const firstPaid =
    first !== undefined && isMain(players, first.colour) ? [{ colour: first.colour, place: 1 as const, florins: value }] : []
  const secondPaid = isSecondPaid ? [{ colour: second.colour, place: 2 as const, florins: half(value) }] : []
  const nominal = settings.fortressNeedsSecond && !isSecondPaid ? 0 : half(value)
  const owners = city.fortresses.flatMap((colour) => colour ?? [])
  return {
    value,
    size: occupied(city).length,
    ranking,
    majority: [...firstPaid, ...secondPaid],
    fortresses: owners.map((colour) => ({ colour, florins: isLargest ? value : nominal })),
  }
}

/** R37: the cities with the most open warehouses, all that share it. */
export const largestCities = ({ cities }: Pick<State, 'cities'>): readonly CityId[] => {
  const sizes = Object.entries(cities).map(([id, city]) => [id, occupied(city).length] as const)
  const most = Math.max(0, ...sizes.map(([, size]) => size))
  return most === 0 ? [] : sizes.flatMap(([id, size]) => (size === most ? [id] : []))
}

/** R31, R50: cities in which a player has an open warehouse of the main colour. */
export const openCities = ({ cities }: Pick<State, 'cities'>, colour: Colour): readonly CityId[] =>
  Object.entries(cities).flatMap(([id, { row }]) => (row.includes(colour) ? [id] : []))

/** R31: florins for so many cities; undefined where the cell of the chart is not known. */
export const proliferation = ({ numbers }: Pick<State, 'numbers'>, cities: number): number | undefined =>
  numberAt(numbers, chartCell(numbers, cities))

/** An addend of a payday; its amount is undefined while a number of the board that it follows from is not known. */
export type Due = Omit<Addend, 'amount'> & { readonly amount: number | undefined }

/** The payout of a player, addend by addend. */
export interface PlayerPay {
  readonly colour: Colour
  readonly proliferation: Due
  readonly majority: readonly Due[]
  readonly fortress: readonly Due[]
  /** Undefined while an addend is not known. */
  readonly total: number | undefined
}

/** Adds up addends; undefined where one of them is not known. */
export const totalOf = (dues: readonly Due[]): number | undefined =>
  dues.reduce<number | undefined>((total, { amount }) => (total === undefined || amount === undefined ? undefined : total + amount), 0)

/** The sheet of a payday. */
export interface Sheet {
  readonly largest: readonly CityId[]
  readonly cities: Readonly<Record<CityId, CityPay>>
  readonly players: readonly PlayerPay[]
}

/** R30: everything that a payday pays now. An amount that depends on an unknown number is undefined: see {@link numbersForPayday}. */
export const paydaySheet = (state: Paying): Sheet => {
  const largest = largestCities(state)
  const cities = Object.fromEntries(Object.keys(state.cities).map((id) => [id, payIn(state, id, largest.includes(id))]))
  const players = state.players.map(({ colour }) => {
    const many = openCities(state, colour).length
    const open: Due = { why: 'proliferation', amount: proliferation(state, many), params: { cities: many } }
    const majority = Object.entries(cities).flatMap(([city, { majority: paid, value }]) =>
      paid.flatMap((one): readonly Due[] =>
        one.colour === colour
          ? [{ why: one.place === 1 ? 'first' : 'second', amount: one.florins, params: { city, ...(value !== undefined && { value }) } }]
          : [],
      ),
    )
    const fortress = Object.entries(cities).flatMap(([city, { fortresses, value }]) =>
      fortresses.flatMap((one): readonly Due[] =>
        one.colour === colour
          ? [
              {
                why: largest.includes(city) ? 'fortressFull' : 'fortressHalf',
                amount: one.florins,
                params: { city, ...(value !== undefined && { value }) },
              },
            ]
          : [],
      ),
    )
    return { colour, proliferation: open, majority, fortress, total: totalOf([open, ...majority, ...fortress]) }
  })
  return { largest, cities, players }
}

/** Whether a payday looks at a city: somebody has something there. */
export const isInPlay = (city: City): boolean => occupied(city).length > 0 || city.fortresses.some((owner) => owner !== null)

/** Numbers that a payday needs now: of each city in which somebody is, and of the chart (R31, R32). */
export const numbersForPayday = (state: Paying): readonly RulePoint[] => [
  ...Object.entries(state.cities).flatMap(([id, city]) =>
    !Object.hasOwn(state.told.values, id) && isInPlay(city) ? [spaceValue(id, valueSpace(city))] : [],
  ),
  ...state.players.map(({ colour }) => chartCell(state.numbers, openCities(state, colour).length)),
]
