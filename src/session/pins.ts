import { create } from 'zustand'
import { isObject, saveStored, readStored } from './environment/local-storage'
import { randomHex } from './environment/environment'

/**
 * The PIN of a seat on this device: a courtesy lock, so that nobody opens another's cover by mistake or out of curiosity. Four digits
 * stop nobody who takes the device apart, so nothing rests on them: choices are sealed with or without a PIN. PINs lie outside the
 * ledger and the export, salted and stretched, and stay on the device they were set on.
 */

/** How many digits a PIN has. */
export const PIN_DIGITS = 4

/** Rounds of the stretching; a tenth of a second on a slow phone. */
const ITERATIONS = 100_000

/** Games whose PINs are kept; of more the oldest are forgotten. */
const MOST_GAMES = 20

const storedUnder = 'castellan.pins'

/** A seat with a PIN, or one whose PIN the table has dropped since: that stays to be seen until the seat sets another one. */
type Lock = { readonly salt: string; readonly hash: string } | { readonly dropped: true }
type Locks = Readonly<Record<string, Lock>>
/** Locks by seat, by game; the game used last comes last. */
type Pins = Readonly<Record<string, Locks>>

const isLock = (value: unknown): value is Lock =>
  isObject(value) && (value.dropped === true || (typeof value.salt === 'string' && typeof value.hash === 'string'))

/** Anything strange is no lock. */
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

/** Puts another lock, or none, on a seat; read again first, since another window may have changed another seat. */
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

/** How a seat is locked here: with a PIN, with one that the table has dropped, or not at all. */
export const usePin = (game: string, seat: string): 'set' | 'dropped' | undefined =>
  usePins(({ pins }) => {
    const lock = pins[game]?.[seat]
    return lock === undefined ? undefined : 'dropped' in lock ? 'dropped' : 'set'
  })

/** Seats of a game whose PIN the table has dropped. */
export const useDropped = (game: string, seats: readonly string[]): readonly string[] => {
  const locks = usePins(({ pins }) => pins[game])
  return seats.filter((seat) => locks?.[seat] !== undefined && 'dropped' in locks[seat])
}

/** Locks a seat. @param pin `PIN_DIGITS` digits */
export const setPin = async (game: string, seat: string, pin: string): Promise<void> => {
  const salt = randomHex(16)
  put(game, seat, { salt, hash: await hashOf(salt, pin) })
}

/** Whether these digits open the seat; a seat without a PIN is opened by any. */
export const isPin = async (game: string, seat: string, pin: string): Promise<boolean> => {
  const lock = usePins.getState().pins[game]?.[seat]
  return lock === undefined || 'dropped' in lock || lock.hash === (await hashOf(lock.salt, pin))
}

/** The seat itself takes its lock off. */
export const takePinOff = (game: string, seat: string): void => put(game, seat, undefined)

/** The table drops a forgotten PIN: the seat opens without it, and everybody sees that it was dropped. */
export const dropPin = (game: string, seat: string): void => put(game, seat, { dropped: true })

/** No seat of this game has a lock any more. */
export const forgetPins = (game: string): void => {
  for (const seat of Object.keys(kept()[game] ?? {})) put(game, seat, undefined)
}
