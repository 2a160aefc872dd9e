// Reads the notation of the scenarios: colours as letters, the sites of a city as text, and the invented numbers T of a city.
import { CITIES, COLOURS, type Colour } from '../../../src/games/el-capitan/box/board'
import { DEFAULT_SETTINGS, type Settings } from '../../../src/games/el-capitan/model/settings'
import type { City, Pieces, Player, Ship, State } from '../../../src/games/el-capitan/model/state'
import { elCapitan } from '../../../src/games/el-capitan'

/** First letter of a player's colour: `R`, `G`, `B`, `Y`, `P`. */
export type Letter = string

export const colourOf = (letter: Letter): Colour => {
  const colour = COLOURS.find((one) => one.startsWith(letter.toLowerCase()))
  if (colour === undefined) throw new Error(`no colour ${letter}`)
  return colour
}
export const letterOf = (colour: Colour): Letter => colour.charAt(0).toUpperCase()

/** Parses the sites of a city, e.g. `"..GRB"`, first site first. */
export const rowOf = (text: string): City['row'] => {
  const row = text.split('').map((sign) => (sign === '.' ? null : colourOf(sign)))
  return row.slice(0, row.findLastIndex((one) => one !== null) + 1)
}
export const textOf = (row: readonly (Colour | null)[]): string => row.map((one) => (one === null ? '.' : letterOf(one))).join('')

/** City as described in a scenario. */
export interface CityBefore {
  readonly row?: string
  readonly shut?: string
  readonly fortresses?: readonly (Letter | null)[]
  readonly ships?: readonly (Letter | null)[]
  readonly value?: number
  readonly track?: readonly number[]
  readonly dark?: readonly number[]
  readonly triangle?: number
  readonly harbours?: readonly number[]
  readonly fortressPrices?: readonly number[]
}

/** Invented printed numbers of a city, which the scenarios call T. */
const T = {
  track: [0, 4, 8, 12, 16, 20, 24, 26, 24, 22, 20, 18, 16],
  dark: [7, 9, 11],
  triangle: 6,
  harbours: [4, 5],
  fortressPrices: [8, 10],
} as const

/** Ids of the cities. The key is the name in a scenario. Names of cities that are not on the board stay unchanged. */
const NAMES: Readonly<Record<string, string>> = Object.fromEntries(CITIES.map((id) => [id.charAt(0).toUpperCase() + id.slice(1), id]))
export const cityId = (name: string): string => NAMES[name] ?? name
export const cityName = (id: string): string => Object.entries(NAMES).find(([, one]) => one === id)?.[0] ?? id

const occupiedTo = (row: string): number => row.split('').findLastIndex((sign) => sign !== '.') + 1

/**
 * Returns the printed numbers of a city. The key is the id of the number. A given `value` is the number on the track at the next free site.
 */
export const numbersOf = (id: string, city: CityBefore): Readonly<Record<string, number>> => {
  const { track, dark, triangle, harbours, fortressPrices } = { ...T, ...city }
  const list = (name: string, numbers: readonly number[]) => numbers.map((number, at) => [`${name}/${id}/${at + 1}`, number] as const)
  const kinds = Array.from({ length: 12 }, (_, at) => (dark.includes(at + 1) ? 1 : triangle === at + 1 ? 2 : 0))
  const typed = city.value === undefined ? [] : [[`track/${id}/${occupiedTo(city.row ?? '') + 1}`, city.value] as const]
  return Object.fromEntries([
    ...list('track', track),
    ...list('harbour', harbours),
    ...list('fortress', fortressPrices),
    ...list('site', kinds),
    ...typed,
  ])
}

/** Players as described in a scenario. */
export interface Table {
  readonly players?: readonly Letter[]
  readonly neutral?: Readonly<Record<Letter, Letter>>
  readonly settings?: Partial<Settings>
  readonly cities?: Readonly<Record<string, CityBefore>>
  readonly chart?: readonly number[]
}

export const playersOf = ({ players = ['R', 'G', 'B', 'Y'], neutral = {} }: Table): readonly Player[] =>
  players.map((letter) => ({
    colour: colourOf(letter),
    name: letter,
    ...(neutral[letter] === undefined ? {} : { neutral: colourOf(neutral[letter]) }),
  }))

/** Returns the state at the beginning of a game with these players. */
const begun = (players: readonly Player[]): State => {
  const opening = elCapitan.begin({ players })
  if (!opening.ok) throw new Error(opening.refusal.code)
  return opening.value.reduce<State | undefined>((state, event) => elCapitan.evolve(state, event), undefined) as State
}

export const cityOf = (before: CityBefore): City => ({
  row: rowOf(before.row ?? ''),
  shut: (before.shut ?? '').split('').map(colourOf),
  fortresses: (before.fortresses ?? [null, null]).map((letter) => (letter === null ? null : colourOf(letter))),
})

const shipAt = (letter: Letter, city: string, harbour: 1 | 2): readonly [Colour, Ship] => [colourOf(letter), { at: 'city', city, harbour }]

/** Returns the state that a scenario describes. Cities that it does not name are empty and have the invented numbers T. */
export const positionOf = (table: Table, change: Partial<State> = {}): State => {
  const players = playersOf(table)
  const state = begun(players.length === 1 ? [...players, { colour: 'purple', name: 'P' }] : players)
  const named = Object.fromEntries(Object.entries(table.cities ?? {}).map(([name, city]) => [cityId(name), city]))
  const all: Readonly<Record<string, CityBefore>> = { ...Object.fromEntries(CITIES.map((id) => [id, {}])), ...named }
  const chart = Object.fromEntries((table.chart ?? []).map((florins, cities) => [`chart/${cities}`, florins]))
  const others = Object.entries(all).flatMap(([id, { ships = [] }]) =>
    ships.flatMap((letter, at) => (letter ? [shipAt(letter, id, at === 0 ? 1 : 2)] : [])),
  )
  return {
    ...state,
    settings: { ...DEFAULT_SETTINGS, ...table.settings },
    numbers: Object.assign({}, ...Object.entries(all).map(([id, city]) => numbersOf(id, city)), chart),
    cities: Object.fromEntries(Object.entries(all).map(([id, city]) => [id, cityOf(city)])),
    ships: { ...state.ships, ...Object.fromEntries(others) },
    stage: 'turns',
    ...change,
  }
}

export const piecesOf = (left: Partial<Pieces> = {}): Pieces => ({ main: 0, neutral: 0, fortresses: 0, ...left })

/** Returns the turn order together with the active player. */
export const turnOf = (order: readonly Colour[], turn: Colour | undefined): State['turns'] => ({
  order,
  turn,
  round: 1,
  passed: [],
  ending: false,
})
