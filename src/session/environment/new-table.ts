import { isObject, readStored, saveStored } from './local-storage'

/** New host of a game whose copy on this device is only shown. */
interface NewTable {
  readonly id: string
  /** Seat of the new host phone; empty if it has none. */
  readonly seat: string
}

const storedUnder = 'castellan.newTables'

/** Maximum number of stored games. */
const MOST_GAMES = 20

const isNewTable = (found: unknown): found is NewTable => isObject(found) && typeof found.id === 'string' && typeof found.seat === 'string'

const all = (): readonly NewTable[] => readStored(storedUnder, (found) => (Array.isArray(found) ? found.filter(isNewTable) : []))

/** Returns which phone has become the host of a game; undefined if this device does not know of a new host. */
export const newTableOf = (id: string): NewTable | undefined => all().find((one) => one.id === id)

/**
 * Stores on the device which phone has become the host of a game, for the other windows and after a reload.
 * @param seat undefined: this device is linked to the host again
 */
export const saveNewTable = (id: string, seat: string | undefined): void => {
  const before = all()
  if (seat === undefined && !before.some((one) => one.id === id)) return
  const others = before.filter((one) => one.id !== id)
  saveStored(storedUnder, [...(seat === undefined ? [] : [{ id, seat }]), ...others].slice(0, MOST_GAMES))
}
