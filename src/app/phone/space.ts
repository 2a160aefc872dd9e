// Storage that the app uses on this device, and whether the browser may delete this storage.
import { isStoragePersistent } from '../../ui/home-screen'

/** Estimate by the browser of the storage for this app. */
export interface StorageSpace {
  /** `used`: number of bytes that the app uses. `most`: quota in bytes. Both are undefined if the browser does not report them. */
  readonly used: number | undefined
  readonly most: number | undefined
  /** Whether the browser keeps the data until the user deletes the data; undefined if the browser does not report this. */
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
