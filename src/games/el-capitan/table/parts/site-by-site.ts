import { readStored, saveStored } from '../../../../session/environment/local-storage'
import type { CityId } from '../../box/board'

/**
 * Stores the cities for which the players skipped the form with all board numbers. The app then asks for one site at a time. The choice is
 * stored on this device for each game and city.
 */

const storedUnder = 'castellan.el-capitan.site-by-site'
/** Maximum number of stored cities. The oldest choices are dropped. */
const MOST_STORED = 60

const keysIn = (found: unknown): readonly string[] =>
  Array.isArray(found) ? found.filter((one): one is string => typeof one === 'string') : []
const keyOf = (game: string, city: CityId): string => `${game} ${city}`

/** Choices since the app was loaded, for devices that store nothing. */
const chosen = new Set<string>()

export const isSiteBySite = (game: string, city: CityId): boolean =>
  chosen.has(keyOf(game, city)) || readStored(storedUnder, keysIn).includes(keyOf(game, city))

export const rememberSiteBySite = (game: string, city: CityId): void => {
  const key = keyOf(game, city)
  chosen.add(key)
  saveStored(storedUnder, [...readStored(storedUnder, keysIn).filter((one) => one !== key), key].slice(-MOST_STORED))
}
