import type { SealedOnPhone } from '../../link/messages'
import { isObject, readStored, saveStored } from './local-storage'

/** Guest phone that was linked to the host phone, the seat that chose on it, and the choices sealed on it. */
export interface StoredPhone {
  /** Id of the game that the guest phone showed. */
  readonly game: string
  readonly number: number
  /** Empty if no seat chose on the phone. */
  readonly seat: string
  readonly roles: readonly string[]
  readonly sealed: readonly SealedOnPhone[]
  /** Why the phone is not linked: the players have unlinked it, or it has joined another host. By default, its link was lost. */
  readonly cause?: 'unlinked' | 'left'
}

/** Number of sealed choices that are kept for a phone. The oldest ones belong to ballots that are over. */
const MOST_SEALED = 12

const isSealed = (found: unknown): found is SealedOnPhone =>
  isObject(found) && [found.ballot, found.role, found.commitment].every((one) => typeof one === 'string')

/** Reads a stored phone; older versions of the app stored no sealed choices. Undefined if it is none. */
const toPhone = (found: unknown): StoredPhone | undefined => {
  if (!isObject(found)) return undefined
  const { game, number, seat, roles, sealed = [], cause } = found
  if (typeof game !== 'string' || typeof number !== 'number' || typeof seat !== 'string') return undefined
  if (!Array.isArray(roles) || !roles.every((role) => typeof role === 'string')) return undefined
  return {
    game,
    number,
    seat,
    roles,
    sealed: Array.isArray(sealed) ? sealed.filter(isSealed) : [],
    ...((cause === 'unlinked' || cause === 'left') && { cause }),
  }
}

/** Linked phones of a game as the device keeps them, and the time of the last change in milliseconds since 1970. */
interface KeptPhones {
  readonly time: number
  readonly phones: readonly StoredPhone[]
}

const keptUnder = 'castellan.phonesOfGames'

/** Time in milliseconds after which the phones of a game are no longer expected, because another evening has begun. */
const EVENING = 12 * 60 * 60_000

/** Reads the kept phones of one game; undefined if they are damaged. */
const toKept = (found: unknown): KeptPhones | undefined => {
  if (!isObject(found) || typeof found.time !== 'number' || !Array.isArray(found.phones)) return undefined
  return { time: found.time, phones: found.phones.map(toPhone).filter((phone) => phone !== undefined) }
}

const allKept = (): Readonly<Record<string, KeptPhones>> =>
  readStored(keptUnder, (found) => {
    const entries = isObject(found) ? Object.entries(found).map(([game, kept]) => [game, toKept(kept)] as const) : []
    return Object.fromEntries(entries.flatMap(([game, kept]) => (kept === undefined ? [] : [[game, kept]])))
  })

/**
 * Returns the guest phones that were linked to a game on this device and had a seat or held a sealed choice, also if the window that linked
 * them was reloaded or closed.
 * @param now milliseconds since 1970
 */
export const keptPhones = (game: string, now: number): readonly StoredPhone[] => {
  const kept = allKept()[game]
  return kept === undefined || now - kept.time > EVENING ? [] : kept.phones
}

/**
 * Keeps the linked phones of a game on the device, so that another window of the app knows them.
 * @param now milliseconds since 1970
 */
export const keepPhones = (game: string, phones: readonly StoredPhone[], now: number): void => {
  const others = Object.entries(allKept()).filter(([other, { time }]) => other !== game && now - time <= EVENING)
  const kept = phones.map(({ number, seat, roles, sealed, cause }): StoredPhone => {
    const phone = { game, number, seat, roles, sealed: sealed.slice(-MOST_SEALED) }
    return cause === undefined ? phone : { ...phone, cause }
  })
  saveStored(keptUnder, Object.fromEntries([...others, ...(kept.length === 0 ? [] : [[game, { time: now, phones: kept }] as const])]))
}
