import { numberAt } from '../../../kit/rule-points'
import { FACES, FORTRESS_SITES, PHASES, SITES, type CityId, type Colour } from '../box/board'
import { spaceValue } from '../box/numbers'
import { cityOf } from '../model/city'
import { coloursOf } from '../model/count'
import type { OwnMove } from '../rules/moves'
import type { Loan, State } from '../model/state'
import type { Draft, Question } from './draft'

/**
 * Builds the answers that players report at a payday if the app does not track turns or money: rows of warehouses, bonus cards, money and
 * loans.
 */

/** Returns the players who do not have a bonus card. */
export const cardless = ({ players, bonus }: Pick<State, 'players' | 'bonus'>): readonly Colour[] =>
  players.flatMap(({ colour }) => (bonus[colour] === undefined ? [colour] : []))

const cityIn = ({ params }: Question): CityId => String(params.city)

/**
 * Returns every possible list of the fortress owners of a city: the current list, and each list with more owners. A fortress is never
 * removed (I6).
 */
const fortressesFor = (state: State, city: CityId): readonly (readonly (Colour | null)[])[] => {
  const owners = cityOf(state, city).fortresses.flatMap((owner) => owner ?? [])
  const others = state.players.flatMap(({ colour }) => (owners.includes(colour) ? [] : [colour]))
  const lists = [
    owners,
    ...others.map((one) => [...owners, one]),
    ...others.flatMap((one) => others.filter((two) => two > one).map((two) => [...owners, one, two])),
  ]
  return lists
    .filter((list) => list.length <= FORTRESS_SITES)
    .map((list) => Array.from({ length: FORTRESS_SITES }, (_, at) => list[at] ?? null))
}

const MOST_FLORINS = 99
const isNothing = ({ row = [], fortresses = [] }: Draft): boolean => row.length === 0 && fortresses.every((owner) => owner === null)
const isKnown = ({ numbers }: State, city: CityId, last: number): boolean =>
  last > 0 && numberAt(numbers, spaceValue(city, last + 1)) !== undefined

/**
 * Steps in which players report a city: its warehouses in order, its fortresses, the site of the last warehouse, and the number on the
 * space after it if the app does not know this number.
 */
export const rowSteps = (state: State, prompt: Question, draft: Draft): readonly Draft[] => {
  const { row = [], done, fortresses, last, value } = draft
  const city = cityIn(prompt)
  if (done === undefined)
    return [{ done: true }, ...(row.length < SITES ? coloursOf(state.players).map((colour): Draft => ({ row: [...row, colour] })) : [])]
  if (fortresses === undefined) return fortressesFor(state, city).map((owners) => ({ fortresses: owners }))
  if (isNothing(draft)) return []
  if (last === undefined) {
    const least = Math.max(1, row.length)
    const sites = row.length === 0 ? [] : Array.from({ length: SITES + 1 - least }, (_, at) => least + at)
    return [0, ...sites].map((site) => ({ last: site }))
  }
  return value === undefined && !isKnown(state, city, last) ? Array.from({ length: MOST_FLORINS + 1 }, (_, at) => ({ value: at })) : []
}

export const rowOf = (state: State, prompt: Question, draft: Draft): OwnMove | undefined => {
  const { row = [], done, last = 0, value } = draft
  const city = cityIn(prompt)
  const fortresses = draft.fortresses ?? cityOf(state, city).fortresses
  if (done === undefined) return undefined
  const whole = { do: 'row', city, row, fortresses } as const
  if (isNothing({ ...draft, fortresses })) return whole
  if (value === undefined && !isKnown(state, city, last)) return undefined
  return { ...whole, ...(last > 0 && { last }), ...(value === undefined ? {} : { value }) }
}

/** Highest amount of money that the app offers, in florins. The user can enter a higher amount. */
const USUAL_MONEY = 150

/** Steps in which a player reports money, or declines, and then loans. The app offers the loans it knows, with up to two new loans. */
export const handSteps = (state: State, { roles: [by = 'red'] }: Question, { money, loans }: Draft): readonly Draft[] => {
  if (money === undefined) {
    const amounts = Array.from({ length: USUAL_MONEY + 1 }, (_, at): Draft => ({ money: at }))
    return state.phase < PHASES ? [{ money: null }, ...amounts] : amounts
  }
  if (money === null || loans !== undefined) return []
  const held = state.loans[by] ?? []
  const fresh = FACES.map((face): Loan => ({ face, extended: false }))
  return [[], held, ...fresh.map((loan) => [...held, loan]), [...held, ...fresh]].map((list) => ({ loans: list }))
}

export const handOf = ({ loans: before }: State, { roles: [by] }: Question, { money, loans }: Draft): OwnMove | undefined => {
  if (by === undefined || money === undefined) return undefined
  return money === null ? { do: 'hand', by } : { do: 'hand', by, money, loans: loans ?? before[by] ?? [] }
}
