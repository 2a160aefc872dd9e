import type { Addend } from '../../../kit/addends'
import { numberAt, type RulePoint } from '../../../kit/rule-points'
import type { CityId, Colour } from '../box/board'
import { chartCell, spaceValue } from '../box/numbers'
import type { City, Player, State } from '../model/state'
import { cityValue, occupied, on, valueSpace } from './track'

/** Rules of a payday: R30–R37, R50–R52. The payouts depend only on the current state, so the app can show them at any time. */

/** Part of the state that determines the payouts of a payday. */
export type Paying = Pick<State, 'players' | 'numbers' | 'cities' | 'settings' | 'told'>

/** Colour in the ranking of a city by warehouses, with its number of open warehouses. */
export interface Ranked {
  readonly colour: Colour
  readonly warehouses: number
  /** Lowest site on which the colour has an open warehouse. It breaks ties (R34). */
  readonly first: number
}

/**
 * R33, R34: ranks the colours in a city by their number of open warehouses, highest first. In a tie, the colour with the lowest site ranks
 * higher.
 */
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

/** Payout of one city. */
export interface CityPay {
  /** Value of the city in florins; undefined while the number on the space after the last warehouse is unknown. */
  readonly value: number | undefined
  /** Number of open warehouses in the city. */
  readonly size: number
  readonly ranking: readonly Ranked[]
  /** Colours that the city pays for the first and the second place. */
  readonly majority: readonly { readonly colour: Colour; readonly place: 1 | 2; readonly florins: number | undefined }[]
  /** Colours that have a fortress in the city, with the florins that each fortress pays. */
  readonly fortresses: readonly { readonly colour: Colour; readonly florins: number | undefined }[]
}

const half = (value: number | undefined): number | undefined => (value === undefined ? undefined : Math.floor(value / 2))
const isMain = (players: readonly Player[], colour: Colour): boolean => players.some((player) => player.colour === colour)

/**
 * Computes the payout of one city.
 * @param isLargest whether no other city has more open warehouses (R37)
 */
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

/** R37: returns all cities with the highest number of open warehouses. */
export const largestCities = ({ cities }: Pick<State, 'cities'>): readonly CityId[] => {
  const sizes = Object.entries(cities).map(([id, city]) => [id, occupied(city).length] as const)
  const most = Math.max(0, ...sizes.map(([, size]) => size))
  return most === 0 ? [] : sizes.flatMap(([id, size]) => (size === most ? [id] : []))
}

/** R31, R50: returns the cities in which a player has an open warehouse of the main colour. */
export const openCities = ({ cities }: Pick<State, 'cities'>, colour: Colour): readonly CityId[] =>
  Object.entries(cities).flatMap(([id, { row }]) => (row.includes(colour) ? [id] : []))

/** R31: returns the florins that the chart pays for a number of cities; undefined if this cell of the chart is unknown. */
export const proliferation = ({ numbers }: Pick<State, 'numbers'>, cities: number): number | undefined =>
  numberAt(numbers, chartCell(numbers, cities))

/** One part of a payout, with its reason. The amount is undefined if it depends on a board number that the app does not know. */
export type Due = Omit<Addend, 'amount'> & { readonly amount: number | undefined }

/** Payout of a player at a payday, listed by reason. */
export interface PlayerPay {
  readonly colour: Colour
  readonly proliferation: Due
  readonly majority: readonly Due[]
  readonly fortress: readonly Due[]
  /** Total of the payout in florins; undefined if one of its parts is unknown. */
  readonly total: number | undefined
}

/** Returns the sum of the parts of a payout; undefined if one part is unknown. */
export const totalOf = (dues: readonly Due[]): number | undefined =>
  dues.reduce<number | undefined>((total, { amount }) => (total === undefined || amount === undefined ? undefined : total + amount), 0)

/** Returns the sum of the known parts of a payout. Unknown parts can only make the payout higher. */
export const knownTotal = (pay: PlayerPay): number =>
  [pay.proliferation, ...pay.majority, ...pay.fortress].reduce((total, { amount = 0 }) => total + amount, 0)

/** Payouts of a payday for each city and each player. */
export interface Sheet {
  readonly largest: readonly CityId[]
  readonly cities: Readonly<Record<CityId, CityPay>>
  readonly players: readonly PlayerPay[]
}

/**
 * R30: computes all payouts of a payday in the current state. Amounts that depend on unknown board numbers are undefined; {@link
 * numbersForPayday} lists these board numbers.
 */
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

/** Returns whether a payday counts a city: the city has an open warehouse or a fortress. */
export const isInPlay = (city: City): boolean => occupied(city).length > 0 || city.fortresses.some((owner) => owner !== null)

/**
 * Returns the board numbers that a payday in the current state needs: the value of each occupied city, and the cells of the chart (R31,
 * R32).
 */
export const numbersForPayday = (state: Paying): readonly RulePoint[] => [
  ...Object.entries(state.cities).flatMap(([id, city]) =>
    !Object.hasOwn(state.told.values, id) && isInPlay(city) ? [spaceValue(id, valueSpace(city))] : [],
  ),
  ...state.players.map(({ colour }) => chartCell(state.numbers, openCities(state, colour).length)),
]
