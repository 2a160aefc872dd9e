import { readStored, saveStored } from './local-storage'

const storedUnder = 'castellan.deletedAtTable'

/** Maximum number of stored games. */
const MOST_GAMES = 20

/** Returns the ids of the games that were deleted on their host phones and of which this guest phone has a copy, newest first. */
export const deletedAtTable = (): readonly string[] =>
  readStored(storedUnder, (found) => (Array.isArray(found) ? found.filter((one) => typeof one === 'string') : []))

/** Stores the ids of these games on the device, so that a reload does not forget them. */
export const saveDeletedAtTable = (games: readonly string[]): void => saveStored(storedUnder, games.slice(0, MOST_GAMES))
