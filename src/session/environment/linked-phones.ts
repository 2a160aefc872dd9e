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
