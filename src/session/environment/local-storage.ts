// Small things that the device keeps beside the games: how the app looks, what was chosen last, who has the phone. Nothing rests on them:
// a device that keeps nothing (a private window, a full disk) is asked in vain, and all holds until the page is closed.

/** The storage area: on the device for good, or with this one window, where it outlives a reload. */
export type StorageArea = 'localStorage' | 'sessionStorage'

/** @returns undefined where nothing is stored under the name, or the device keeps nothing */
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
    // The stored value stays as it was.
  }
}

/**
 * Reads JSON that was kept; it may have been damaged, or written by another version.
 * @param check makes what is wanted out of what was found: out of undefined, where nothing is found or it can make nothing of it, too
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

/** Stores a value as JSON under a name. @param what undefined, which JSON does not know: removes it */
export const saveStored = (name: string, what: unknown, area?: StorageArea): void => saveText(name, JSON.stringify(what), area)

/** The names with that prefix under which the device stores something for good; none where it keeps nothing. */
export const storedNames = (prefix: string): readonly string[] => {
  try {
    return Object.keys(globalThis.localStorage).filter((name) => name.startsWith(prefix))
  } catch {
    return []
  }
}

export { isObject } from '../../storage/store/shapes'
