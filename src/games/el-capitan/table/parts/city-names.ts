import { isObject, saveStored, readStored } from '../../../../session/environment/local-storage'
import { LONGEST_CITY, NAMELESS } from '../../box/board'
import type { CityNames } from '../../model/state'

/** Names of cities that a table has read off its board: the next game on this device begins with them. Nothing rests on them. */

const storedUnder = 'castellan.el-capitan.cities'

/** Names that can be printed on a board, without blanks at their ends; whatever else was found is left out. */
export const soundNames = (found: unknown): CityNames =>
  Object.fromEntries(
    NAMELESS.flatMap((city) => {
      const name = isObject(found) && typeof found[city] === 'string' ? found[city].trim().slice(0, LONGEST_CITY).trim() : ''
      return name === '' ? [] : [[city, name]]
    }),
  )

export const rememberedNames = (): CityNames => readStored(storedUnder, soundNames)
export const rememberNames = (names: CityNames): void => saveStored(storedUnder, { ...rememberedNames(), ...soundNames(names) })
