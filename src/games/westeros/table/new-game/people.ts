import { create } from 'zustand'
import { isObject, keep, readKept } from '../../../../session/local-storage'
import { HOUSES, type HouseId } from '../../box/box'
import { spokenName } from '../../words/lookup'
import { BY_TABLE, FRESH, housesFor, type NewGame } from './draft'

/**
 * Who has played on this device: names to be offered again, and the last group with its houses. They leave it only in the copy of
 * everything.
 */
export interface Remembered {
  /** Names as typed, the latest first. */
  readonly names: readonly string[]
  readonly last?: Group
}

/** The people of a game that was begun. */
export interface Group {
  readonly number: 3 | 4 | 5
  readonly names: readonly string[]
  /** Who had which house, by name. */
  readonly houses: Readonly<Partial<Record<HouseId, string>>>
}

/** More names than anybody wants to look through. */
const MOST = 24
const LONGEST = 60
const storedUnder = 'castellan.people.westeros'
const NOBODY: Remembered = { names: [] }

const isName = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST && spokenName(value) !== ''

const groupIn = (value: unknown): Group | undefined => {
  if (!isObject(value) || !Array.isArray(value.names) || !isObject(value.houses)) return
  const number = ([3, 4, 5] as const).find((one) => one === value.number)
  const names = value.names.filter(isName).slice(0, 5)
  const { houses } = value
  if (number === undefined || names.length === 0) return
  return { number, names, houses: Object.fromEntries(HOUSES.flatMap((house) => (isName(houses[house]) ? [[house, houses[house]]] : []))) }
}

/** Anything strange is nobody. */
export const rememberedIn = (found: unknown): Remembered => {
  if (!isObject(found) || !Array.isArray(found.names)) return NOBODY
  const last = groupIn(found.last)
  return { names: found.names.filter(isName).slice(0, MOST), ...(last === undefined ? {} : { last }) }
}

export const useRemembered = create<Remembered>(() => readKept(storedUnder, rememberedIn))

const put = (remembered: Remembered): void => {
  useRemembered.setState(remembered, true)
  keep(storedUnder, remembered.names.length === 0 ? undefined : remembered)
}

/** Remembers who begins a game. People without a name are nobody's to remember. */
export const rememberPeople = ({ number, people, plays }: NewGame): void => {
  const nameOf = (player: string | undefined) => people.find(({ id }) => id === player)?.name.trim() ?? ''
  const names = [...new Set(people.map(({ name }) => name.trim()).filter(isName))]
  if (names.length === 0) return
  const houses = housesFor(number).flatMap((house) => (isName(nameOf(plays[house])) ? [[house, nameOf(plays[house])]] : []))
  const before = useRemembered.getState().names.filter((name) => !names.includes(name))
  put({ names: [...names, ...before].slice(0, MOST), last: { number, names, houses: Object.fromEntries(houses) } })
}

/** Who is remembered here, and after them those of another device; the last group is the one of here, if there is any. */
export const mergedPeople = (here: Remembered, there: Remembered): Remembered => {
  const last = here.last ?? there.last
  return { names: [...new Set([...here.names, ...there.names])].slice(0, MOST), ...(last === undefined ? {} : { last }) }
}

/** Remembers the people of another device beside those of here. */
export const takeInPeople = (there: Remembered): void => put(mergedPeople(useRemembered.getState(), there))

/** Forgets one name: it is offered no more, and the last group has one fewer. */
export const forgetName = (name: string): void => {
  const { names, last } = useRemembered.getState()
  const left = last?.names.filter((one) => one !== name) ?? []
  const houses = Object.fromEntries(Object.entries(last?.houses ?? {}).filter(([, one]) => one !== name))
  put({
    names: names.filter((one) => one !== name),
    ...(last === undefined || left.length === 0 ? {} : { last: { ...last, names: left, houses } }),
  })
}

export const forgetEverybody = (): void => put(NOBODY)

/** The game with the people of a group on its places; their houses are still to be given out. */
export const withGroup = (game: NewGame, { number, names }: Group): NewGame => ({
  ...game,
  number,
  people: names.slice(0, number).map((name, k) => ({ id: FRESH.people[k]?.id ?? BY_TABLE, name })),
  plays: {},
})

/** Whether the people of a group sit here already. */
export const sitsHere = ({ people }: NewGame, { names }: Group): boolean =>
  people.length === names.length && names.every((name) => people.some((person) => person.name.trim() === name))
