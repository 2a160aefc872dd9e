// Storage used by the app, and whether the browser may delete it.
import { isStoragePersistent } from '../../ui/home-screen'

/** Storage estimate of the browser for this app. */
export interface StorageSpace {
  /** Used bytes; `most` is the quota in bytes. Undefined if the browser does not report them. */
  readonly used: number | undefined
  readonly most: number | undefined
  /** Whether the browser keeps the data until the user deletes it; undefined if it does not report this. */
  readonly persisted: boolean | undefined
}

export const readStorageSpace = async (): Promise<StorageSpace> => {
  // `navigator.storage` is missing outside a secure context.
  const storage = 'storage' in navigator ? navigator.storage : undefined
  const estimate = await storage?.estimate?.().catch(() => undefined)
  return {
    used: estimate?.usage,
    most: estimate?.quota,
    persisted: await isStoragePersistent(),
  }
}

/** Requests persistent storage for the games. Some browsers ask the user for permission. */
export const requestPersistence = async (): Promise<void> => {
  if (!('storage' in navigator)) return
  if (await navigator.storage.persisted?.().catch(() => true)) return
  await navigator.storage.persist?.().catch(() => false)
}
