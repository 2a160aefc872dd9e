import { create } from 'zustand'
import { isObject, saveStored, storedNames, readStored } from './environment/local-storage'
import { personKey, spokenName } from './spoken-name'

/**
 * Players remembered on this device, across all games: their names, which the app suggests for a new game, and the
 * last group of players of each game. This data is exported only in the backup of all games.
 */
export interface People {
  /** Player names as the user typed them, the most recently used name first. */
  readonly names: readonly string[]
  /** Last group of players of each game. The key is the id of the game in the catalogue. */
  readonly groups: Readonly<Partial<Record<string, Group>>>
}

/** Group of players who played a game together, with their roles. */
export interface Group {
  /** Number of roles that players played in the game. */
  readonly number: number
  readonly names: readonly string[]
  /** Name of the player of each role. The key is the role. */
  readonly plays: Readonly<Partial<Record<string, string>>>
}

/** Remembered players of one game, as stored on this device or sent by another device. */
export interface Remembered {
  readonly names: readonly string[]
  readonly last?: Group
}

/** Maximum number of remembered player names. */
const MOST = 24
/** Maximum number of player names in a group. */
const LARGEST_GROUP = 12
const LONGEST = 60
const storedUnder = 'castellan.people'
/** Prefix of the storage keys of earlier app versions, which stored the player names under one key per game. */
const FORMER = 'castellan.people.'
const NOBODY: People = { names: [], groups: {} }

const isName = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST && spokenName(value) !== ''

const groupIn = (value: unknown): Group | undefined => {
  if (!isObject(value) || !Array.isArray(value.names)) return
  // Earlier app versions supported one game only, and stored the players of the roles in the field `houses`.
  const { number, plays = value.houses } = value
  const names = value.names.filter(isName).slice(0, LARGEST_GROUP)
  if (typeof number !== 'number' || !Number.isInteger(number) || !isObject(plays) || names.length === 0) return
  return { number, names, plays: Object.fromEntries(Object.entries(plays).flatMap(([role, name]) => (isName(name) ? [[role, name]] : []))) }
}

/** Removes duplicate player names: names with the same {@link personKey} are one player. Of several spellings, the first is used. */
const eachOnce = (names: readonly string[]): readonly string[] => {
  const byKey = new Map<string, string>()
  for (const name of names) if (!byKey.has(personKey(name))) byKey.set(personKey(name), name)
  return [...byKey.values()]
}

/** Reads the remembered players of one game from any JSON; invalid values are dropped. */
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

/**
 * Merges the remembered players of one game into `here`. New names come after the existing names. If `here` has a
 * last group for the game, the group is not replaced.
 */
const merged = (here: People, game: string, { names, last }: Remembered): People => {
  const group = here.groups[game] ?? last
  return {
    names: eachOnce([...here.names, ...names]).slice(0, MOST),
    groups: { ...here.groups, ...(group === undefined ? {} : { [game]: group }) },
  }
}

/** Reads all remembered players from storage, including the players in the storage keys of earlier app versions. */
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

/** Returns the remembered players of one game from the players remembered on this device. */
export const peopleOf = ({ names, groups }: People, game: string): Remembered => {
  const last = groups[game]
  return { names, ...(last === undefined ? {} : { last }) }
}

/** Stores the group of players of a game that starts. Players without a name are skipped. */
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
 * Merges the remembered players of another device into the players of this device.
 * @returns a function that stores the merged players; undefined if the other device has no new players
 */
export const importPeople = (game: string, there: Remembered): (() => void) | undefined => {
  const here = usePeople.getState()
  const both = merged(here, game, there)
  if (both.names.length === here.names.length && both.groups[game] === here.groups[game]) return undefined
  return () => put(merged(usePeople.getState(), game, there))
}

/** Deletes one player from the suggested names and from all last groups, in all spellings of the name. */
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
