import { isObject, saveStored, readStored } from '../../../../session/environment/local-storage'
import { searchKey } from '../../../../table/house-rules/house-rules'
import { LONGEST_CITY, NAMELESS } from '../../box/board'
import type { CityNames } from '../../model/state'

/**
 * Stores the city names that the players read from their board, as defaults for the next game on this device. No rule depends on the names.
 */

const storedUnder = 'castellan.el-capitan.cities'

/** Returns only the valid city names of a value. Each name is trimmed, and its length is limited. */
export const soundNames = (found: unknown): CityNames =>
  Object.fromEntries(
    NAMELESS.flatMap((city) => {
      const name = isObject(found) && typeof found[city] === 'string' ? found[city].trim().slice(0, LONGEST_CITY).trim() : ''
      return name === '' ? [] : [[city, name]]
    }),
  )

export const rememberedNames = (): CityNames => readStored(storedUnder, soundNames)
export const rememberNames = (names: CityNames): void => saveStored(storedUnder, { ...rememberedNames(), ...soundNames(names) })

/** Returns a name in lower case, without accents and without the characters that are no letters. */
const plain = (name: string): string => searchKey(name).replaceAll(/[^a-z]/g, '')

/** Returns whether one of the entered city names is nearly the same as another entered name or as a printed name. */
export const areAlike = (entered: CityNames, printed: Readonly<Record<string, string>>): boolean => {
  const own = Object.entries(entered).flatMap(([id, name]) => (plain(name) === '' ? [] : [[id, plain(name)] as const]))
  const all = [...own, ...Object.entries(printed).flatMap(([id, name]) => (Object.hasOwn(entered, id) ? [] : [[id, plain(name)] as const]))]
  return own.some(([id, name]) => all.some(([other, another]) => other !== id && isNear(name, another)))
}

/** Returns whether two names differ in at most one letter at the same place, or in one more letter at the end. */
const isNear = (one: string, other: string): boolean => {
  const [short = '', long = ''] = [one, other].toSorted((a, b) => a.length - b.length)
  const differing = short.split('').filter((letter, at) => letter !== long[at]).length
  return differing + long.length - short.length <= 1
}
