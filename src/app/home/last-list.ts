import type { GameRecord } from '../../session'
import { isObject, keep, readKept } from '../../session/local-storage'

const storedUnder = 'castellan.home'

const isRecord = (found: unknown): found is GameRecord =>
  isObject(found) &&
  [found.id, found.game, found.name, found.origin].every((text) => typeof text === 'string') &&
  [found.created, found.changed, found.entries].every((number) => typeof number === 'number')

/**
 * The first games of the list as home showed them last. They are painted while the disk is being opened; what it tells takes their
 * place.
 * @returns undefined if none were there, or nothing is known
 */
export const lastList = (): readonly GameRecord[] | undefined =>
  readKept(storedUnder, (found) => (Array.isArray(found) && found.length > 0 && found.every(isRecord) ? found : undefined))

/** Keeps the first games of the list for the next start. */
export const keepLastList = (games: readonly GameRecord[]): void => keep(storedUnder, games.length > 0 ? games : undefined)
