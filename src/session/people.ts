import { create } from 'zustand'
import { isObject, saveStored, storedNames, readStored } from './environment/local-storage'
import { personKey, spokenName } from './spoken-name'

/**
 * Players remembered on this device, across all games: names offered again as suggestions, and the last group of each game. They are
 * exported only in the backup of all games.
 */
export interface People {
  /** Player names as typed, most recent first. */
  readonly names: readonly string[]
  /** Last group of players of each game. The key is the id of the game in the catalogue. */
  readonly groups: Readonly<Partial<Record<string, Group>>>
}

/** People who played a game, and their roles. */
export interface Group {
  /** Number of roles that played. */
  readonly number: number
  readonly names: readonly string[]
  /** Name of the player of each role. */
  readonly plays: Readonly<Partial<Record<string, string>>>
}

/** The remembered players of one game, on this device or another one. */
export interface Remembered {
  readonly names: readonly string[]
  readonly last?: Group
}

/** Maximum number of remembered names. */
const MOST = 24
/** Maximum number of names in a group. */
const LARGEST_GROUP = 12
const LONGEST = 60
const storedUnder = 'castellan.people'
/** Prefix of the storage keys of earlier versions, which stored the players per game. */
const FORMER = 'castellan.people.'
const NOBODY: People = { names: [], groups: {} }

const isName = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST && spokenName(value) !== ''

const groupIn = (value: unknown): Group | undefined => {
  if (!isObject(value) || !Array.isArray(value.names)) return
  // Earlier versions had one game, and used the name `houses`.
  const { number, plays = value.houses } = value
  const names = value.names.filter(isName).slice(0, LARGEST_GROUP)
  if (typeof number !== 'number' || !Number.isInteger(number) || !isObject(plays) || names.length === 0) return
  return { number, names, plays: Object.fromEntries(Object.entries(plays).flatMap(([role, name]) => (isName(name) ? [[role, name]] : []))) }
}

/** Removes duplicate names by {@link personKey}; of several spellings, the first is used. */
const eachOnce = (names: readonly string[]): readonly string[] => {
  const byKey = new Map<string, string>()
  for (const name of names) if (!byKey.has(personKey(name))) byKey.set(personKey(name), name)
  return [...byKey.values()]
}

/** Reads the players of one game from any JSON; invalid values are dropped. */
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

/** Merges the players of one game into `here`: new names come after the existing ones, and an existing last group is not replaced. */
const merged = (here: People, game: string, { names, last }: Remembered): People => {
  const group = here.groups[game] ?? last
  return {
    names: eachOnce([...here.names, ...names]).slice(0, MOST),
    groups: { ...here.groups, ...(group === undefined ? {} : { [game]: group }) },
  }
}

/** Reads all remembered players, including those in the storage keys of earlier versions. */
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

/** Returns the remembered players of one game. */
export const peopleOf = ({ names, groups }: People, game: string): Remembered => {
  const last = groups[game]
  return { names, ...(last === undefined ? {} : { last }) }
}

/** Remembers the players of a game that starts. Players without a name are skipped. */
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
 * Merges the players remembered by another device.
 * @returns a function that stores the result; undefined if nothing is new
 */
export const importPeople = (game: string, there: Remembered): (() => void) | undefined => {
  const here = usePeople.getState()
  const both = merged(here, game, there)
  if (both.names.length === here.names.length && both.groups[game] === here.groups[game]) return undefined
  return () => put(merged(usePeople.getState(), game, there))
}

/** Deletes one player in all spellings of the name, from the suggestions and from all last groups. */
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
