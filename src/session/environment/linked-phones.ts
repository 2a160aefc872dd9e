import { isObject, readStored, saveStored } from './local-storage'

/** Guest phone that was linked to the host phone, and the seat that chose on it. */
export interface StoredPhone {
  /** Id of the game that the guest phone showed. */
  readonly game: string
  readonly number: number
  readonly seat: string
  readonly roles: readonly string[]
}

const storedUnder = 'castellan.phones'

export const isPhone = (found: unknown): found is StoredPhone =>
  isObject(found) &&
  typeof found.game === 'string' &&
  typeof found.number === 'number' &&
  typeof found.seat === 'string' &&
  Array.isArray(found.roles) &&
  found.roles.every((role) => typeof role === 'string')

/** Returns the guest phones with seats that were linked to this window before it was reloaded. Their connections are lost. */
export const storedPhones = (): readonly StoredPhone[] =>
  readStored(storedUnder, (found) => (Array.isArray(found) ? found.filter(isPhone) : []), 'sessionStorage')

/** Stores the linked phones of this window, so that they survive a reload. */
export const savePhones = (phones: readonly StoredPhone[]): void =>
  saveStored(
    storedUnder,
    phones.map(({ game, number, seat, roles }) => ({ game, number, seat, roles })),
    'sessionStorage',
  )

/** Linked phones of a game as the device keeps them, and the time of the last change in milliseconds since 1970. */
interface KeptPhones {
  readonly time: number
  readonly phones: readonly StoredPhone[]
}

const keptUnder = 'castellan.phonesOfGames'

/** Time in milliseconds after which the phones of a game are no longer expected, because another evening has begun. */
const EVENING = 12 * 60 * 60_000

const isKept = (found: unknown): found is KeptPhones =>
  isObject(found) && typeof found.time === 'number' && Array.isArray(found.phones) && found.phones.every(isPhone)

const allKept = (): Readonly<Record<string, KeptPhones>> =>
  readStored(keptUnder, (found) =>
    isObject(found) ? Object.fromEntries(Object.entries(found).flatMap(([game, kept]) => (isKept(kept) ? [[game, kept]] : []))) : {},
  )

/**
 * Returns the guest phones with seats that were linked to a game on this device, also if the window that linked them is closed.
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
  const kept = phones.map(({ number, seat, roles }) => ({ game, number, seat, roles }))
  saveStored(keptUnder, Object.fromEntries([...others, ...(kept.length === 0 ? [] : [[game, { time: now, phones: kept }] as const])]))
}
