import { create } from 'zustand'
import { isObject, saveStored, storedNames, readStored } from './environment/local-storage'
import { personKey, spokenName } from './spoken-name'

/**
 * Who has played on this device, whatever the game: names to be offered again, and the last group of each game. They leave it only in
 * the copy of everything.
 */
export interface People {
  /** Names as typed, the latest first. */
  readonly names: readonly string[]
  /** By the id of the game in the catalogue. */
  readonly groups: Readonly<Partial<Record<string, Group>>>
}

/** The people of a game that was begun. */
export interface Group {
  /** How many roles played. */
  readonly number: number
  readonly names: readonly string[]
  /** Who had which role, by name. */
  readonly plays: Readonly<Partial<Record<string, string>>>
}

/** The remembered people of one game, on this device or another one. */
export interface Remembered {
  readonly names: readonly string[]
  readonly last?: Group
}

/** More names than anybody wants to look through. */
const MOST = 24
/** More than sit at any table. */
const LARGEST_GROUP = 12
const LONGEST = 60
const storedUnder = 'castellan.people'
/** Each game once kept its people by itself, under its id. */
const FORMER = 'castellan.people.'
const NOBODY: People = { names: [], groups: {} }

const isName = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST && spokenName(value) !== ''

const groupIn = (value: unknown): Group | undefined => {
  if (!isObject(value) || !Array.isArray(value.names)) return
  // Once there was one game, and its roles were houses.
  const { number, plays = value.houses } = value
  const names = value.names.filter(isName).slice(0, LARGEST_GROUP)
  if (typeof number !== 'number' || !Number.isInteger(number) || !isObject(plays) || names.length === 0) return
  return { number, names, plays: Object.fromEntries(Object.entries(plays).flatMap(([role, name]) => (isName(name) ? [[role, name]] : []))) }
}

/** Each person once, by the first of the names. */
const eachOnce = (names: readonly string[]): readonly string[] => {
  const byKey = new Map<string, string>()
  for (const name of names) if (!byKey.has(personKey(name))) byKey.set(personKey(name), name)
  return [...byKey.values()]
}

/** The people of one game out of any JSON. Anything strange is nobody. */
export const rememberedIn = (found: unknown): Remembered => {
  if (!isObject(found) || !Array.isArray(found.names)) return { names: [] }
  const last = groupIn(found.last)
  return { names: found.names.filter(isName).slice(0, MOST), ...(last === undefined ? {} : { last }) }
}

const peopleIn = (found: unknown): People => {
  const groups = isObject(found) && isObject(found.groups) ? Object.entries(found.groups) : []
  const sound = groups.flatMap(([game, group]) => {
    const one = groupIn(group)
    return one === undefined ? [] : [[game, one] as const]
  })
  return { names: rememberedIn(found).names, groups: Object.fromEntries(sound) }
}

/** Everybody of here, and after them those of another device or another time; the last group is the one of here, if there is any. */
const merged = (here: People, game: string, { names, last }: Remembered): People => {
  const group = here.groups[game] ?? last
  return {
    names: eachOnce([...here.names, ...names]).slice(0, MOST),
    groups: { ...here.groups, ...(group === undefined ? {} : { [game]: group }) },
  }
}

/** Everybody that the device knows, those included that each game once kept by itself. */
const read = (): People =>
  storedNames(FORMER).reduce(
    (all, name) => merged(all, name.slice(FORMER.length), readStored(name, rememberedIn)),
    readStored(storedUnder, peopleIn),
  )

export const usePeople = create<People>(read)

const put = (people: People): void => {
  usePeople.setState(people, true)
  saveStored(storedUnder, people.names.length === 0 ? undefined : people)
  for (const name of storedNames(FORMER)) saveStored(name, undefined)
}

/** The people of one game. */
export const peopleOf = ({ names, groups }: People, game: string): Remembered => {
  const last = groups[game]
  return { names, ...(last === undefined ? {} : { last }) }
}

/** Remembers the people of a game that begins. People without a name are left out. */
export const rememberGroup = (game: string, { number, names: typed, plays }: Group): void => {
  const names = eachOnce(typed.filter(isName))
  if (names.length === 0) return
  const { names: known, groups } = usePeople.getState()
  const named = Object.fromEntries(Object.entries(plays).filter(([, name]) => isName(name)))
  put({
    names: eachOnce([...names, ...known]).slice(0, MOST),
    groups: { ...groups, [game]: { number, names, plays: named } },
  })
}

/**
 * Merges the people whom another device remembers with those of this one.
 * @returns how to remember it too; undefined where all of it is known
 */
export const importPeople = (game: string, there: Remembered): (() => void) | undefined => {
  const here = usePeople.getState()
  const both = merged(here, game, there)
  if (both.names.length === here.names.length && both.groups[game] === here.groups[game]) return undefined
  return () => put(merged(usePeople.getState(), game, there))
}

/** Forgets one person, however the name is written: it is offered no more, and every last group has one fewer. */
export const forgetName = (name: string): void => {
  const key = personKey(name)
  const isOther = (one: string | undefined): boolean => one === undefined || personKey(one) !== key
  const { names, groups } = usePeople.getState()
  const left = Object.entries(groups).flatMap(([game, group]) => {
    const stay = group?.names.filter(isOther) ?? []
    if (group === undefined || stay.length === 0) return []
    return [[game, { ...group, names: stay, plays: Object.fromEntries(Object.entries(group.plays).filter(([, one]) => isOther(one))) }]]
  })
  put({ names: names.filter(isOther), groups: Object.fromEntries(left) })
}

export const forgetEverybody = (): void => put(NOBODY)
