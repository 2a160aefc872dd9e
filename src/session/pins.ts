import { create } from 'zustand'
import { isObject, saveStored, readStored } from './environment/local-storage'
import { randomHex } from './environment/environment'

/**
 * The PIN of a seat on this device: the PIN prevents a player from looking at another seat's screens by mistake or
 * out of curiosity. Four digits do not protect against an attack on the device, so security does not depend on PINs:
 * choices are sealed with or without a PIN. PINs are stored salted and stretched on this device only, neither in the
 * ledger nor in exports.
 */

/** Number of digits of a PIN. */
export const PIN_DIGITS = 4

/** Number of PBKDF2 iterations; they take about 0.1 s on a slow phone. */
const ITERATIONS = 100_000

/** Maximum number of games with stored PINs; the PINs of the oldest games are deleted. */
const MOST_GAMES = 20

const storedUnder = 'castellan.pins'

/**
 * Lock of a seat: either the hash of its PIN, or a mark that the players have removed a forgotten PIN. The mark is shown
 * until the player of the seat sets a new PIN.
 */
type Lock = { readonly salt: string; readonly hash: string } | { readonly dropped: true }
type Locks = Readonly<Record<string, Lock>>
/** PIN locks of the seats. The keys are game and seat; the most recently used game is last. */
type Pins = Readonly<Record<string, Locks>>

const isLock = (value: unknown): value is Lock =>
  isObject(value) && (value.dropped === true || (typeof value.salt === 'string' && typeof value.hash === 'string'))

/** Reads the stored PINs from any JSON; invalid values are dropped. */
const pinsIn = (found: unknown): Pins => {
  if (!isObject(found)) return {}
  const games = Object.entries(found).filter((pair): pair is [string, Readonly<Record<string, unknown>>] => isObject(pair[1]))
  return Object.fromEntries(
    games.map(([game, seats]) => [
      game,
      Object.fromEntries(Object.entries(seats).filter((pair): pair is [string, Lock] => isLock(pair[1]))),
    ]),
  )
}

const kept = (): Pins => readStored(storedUnder, pinsIn)

const usePins = create<{ readonly pins: Pins }>(() => ({ pins: kept() }))

/**
 * Sets or removes the PIN lock of a seat. Reads the stored PINs first, because another window may have changed the
 * lock of another seat.
 */
const put = (game: string, seat: string, lock: Lock | undefined): void => {
  const { [game]: locks = {}, ...others } = kept()
  const { [seat]: _before, ...seats } = locks
  const games = Object.entries({ ...others, [game]: lock === undefined ? seats : { ...seats, [seat]: lock } })
  const pins = Object.fromEntries(games.slice(-MOST_GAMES))
  usePins.setState({ pins })
  saveStored(storedUnder, pins)
}

const bytes = (text: string) => new TextEncoder().encode(text)

const hashOf = async (salt: string, pin: string): Promise<string> => {
  const key = await crypto.subtle.importKey('raw', bytes(pin), 'PBKDF2', false, ['deriveBits'])
  const parameters = { name: 'PBKDF2', hash: 'SHA-256', salt: bytes(salt), iterations: ITERATIONS }
  const bits = new Uint8Array(await crypto.subtle.deriveBits(parameters, key, 256))
  return Array.from(bits, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Hook that returns the state of a seat's PIN: `set`, `dropped` (removed by the players), or undefined if the seat has no PIN. */
export const usePin = (game: string, seat: string): 'set' | 'dropped' | undefined =>
  usePins(({ pins }) => {
    const lock = pins[game]?.[seat]
    return lock === undefined ? undefined : 'dropped' in lock ? 'dropped' : 'set'
  })

/** Hook that returns the seats of a game whose PIN the players have removed. */
export const useDropped = (game: string, seats: readonly string[]): readonly string[] => {
  const locks = usePins(({ pins }) => pins[game])
  return seats.filter((seat) => locks?.[seat] !== undefined && 'dropped' in locks[seat])
}

/** Sets the PIN of a seat. @param pin the PIN, with `PIN_DIGITS` digits */
export const setPin = async (game: string, seat: string, pin: string): Promise<void> => {
  const salt = randomHex(16)
  put(game, seat, { salt, hash: await hashOf(salt, pin) })
}

/** Returns whether a PIN unlocks the seat. A seat without a PIN accepts any PIN. */
export const isPin = async (game: string, seat: string, pin: string): Promise<boolean> => {
  const lock = usePins.getState().pins[game]?.[seat]
  return lock === undefined || 'dropped' in lock || lock.hash === (await hashOf(lock.salt, pin))
}

/** Removes the PIN of a seat at the request of the player in that seat. */
export const takePinOff = (game: string, seat: string): void => put(game, seat, undefined)

/**
 * Removes a forgotten PIN of a seat at the request of the players. The seat is then unlocked, and the app shows all players
 * that its PIN was removed.
 */
export const dropPin = (game: string, seat: string): void => put(game, seat, { dropped: true })

/** Removes the PINs of all seats of a game. */
export const forgetPins = (game: string): void => {
  for (const seat of Object.keys(kept()[game] ?? {})) put(game, seat, undefined)
}
