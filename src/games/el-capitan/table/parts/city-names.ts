import { isObject, saveStored, readStored } from '../../../../session/environment/local-storage'
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
