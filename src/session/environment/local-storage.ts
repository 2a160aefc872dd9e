/**
 * Reads and writes preferences stored outside the games: appearance, last choices, the role that holds the phone. The app works without
 * them: if the browser stores nothing (private window, full disk), reads return nothing, and preferences last until the page is closed.
 */

/** Storage area: `localStorage` stores data permanently on the device, `sessionStorage` for this window only. Both survive a reload. */
export type StorageArea = 'localStorage' | 'sessionStorage'

/** Reads a stored text. @returns undefined if there is none, or if the device stores nothing */
export const readText = (name: string, area: StorageArea = 'localStorage'): string | undefined => {
  try {
    return globalThis[area].getItem(name) ?? undefined
  } catch {
    return undefined
  }
}

/** Stores a text under a name. @param text undefined: removes it */
export const saveText = (name: string, text: string | undefined, area: StorageArea = 'localStorage'): void => {
  try {
    if (text === undefined) globalThis[area].removeItem(name)
    else globalThis[area].setItem(name, text)
  } catch {
    // If writing fails, the stored value does not change.
  }
}

/**
 * Reads stored JSON, which may be damaged or from another version of the app.
 * @param check converts the parsed value; called with undefined if nothing is stored, or if parsing or the first `check` throws
 */
export const readStored = <T>(name: string, check: (found: unknown) => T, area?: StorageArea): T => {
  const text = readText(name, area)
  if (text === undefined) return check(undefined)
  try {
    return check(JSON.parse(text))
  } catch {
    return check(undefined)
  }
}

/** Stores a value as JSON under a name. @param what the value; undefined removes the stored value */
export const saveStored = (name: string, what: unknown, area?: StorageArea): void => saveText(name, JSON.stringify(what), area)

/** Returns the names in `localStorage` that start with a prefix; empty if the device stores nothing. */
export const storedNames = (prefix: string): readonly string[] => {
  try {
    return Object.keys(globalThis.localStorage).filter((name) => name.startsWith(prefix))
  } catch {
    return []
  }
}

export { isObject } from '../../storage/store/shapes'
