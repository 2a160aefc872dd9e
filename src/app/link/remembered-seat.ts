import { readStored, saveStored } from '../../session/environment/local-storage'

/**
 * Seats that were chosen on this phone for games of other phones. They are stored on the device, so that a phone whose app was closed gets
 * its seat again when it joins the table.
 */

const storedUnder = 'castellan.ownSeats'

/** Maximum number of games whose seats are stored. */
const MOST_GAMES = 8

type Remembered = readonly [game: string, seat: string]

const isRemembered = (found: unknown): found is Remembered =>
  Array.isArray(found) && found.length === 2 && found.every((one) => typeof one === 'string')

/** Returns the stored seats, newest first. */
const all = (): readonly Remembered[] => readStored(storedUnder, (found) => (Array.isArray(found) ? found.filter(isRemembered) : []))

/** Stores the seat that was chosen for a game. Seats of the games that were joined longest ago are removed. */
export const rememberSeat = (game: string, seat: string): void =>
  saveStored(storedUnder, [[game, seat], ...all().filter(([of]) => of !== game)].slice(0, MOST_GAMES))

/** Returns the seat that was last chosen for a game on this phone; undefined if there is none. */
export const rememberedSeat = (game: string): string | undefined => all().find(([of]) => of === game)?.[1]
