// Where the games lie: how much space they take, and whether the system may clear it away.
import { isStoragePersistent } from '../../ui/home-screen'

/** The storage estimate of the device for this app. */
export interface StorageSpace {
  /** Bytes taken and bytes allowed; undefined where the browser does not tell. */
  readonly used: number | undefined
  readonly most: number | undefined
  /** Whether the system keeps it until somebody deletes it; undefined where the browser does not tell. */
  readonly persisted: boolean | undefined
}

export const readStorageSpace = async (): Promise<StorageSpace> => {
  // Missing without a secure context.
  const storage = 'storage' in navigator ? navigator.storage : undefined
  const estimate = await storage?.estimate?.().catch(() => undefined)
  return {
    used: estimate?.usage,
    most: estimate?.quota,
    persisted: await isStoragePersistent(),
  }
}

/** Asks the browser to keep the games until somebody deletes them; some browsers ask the reader in turn. */
export const requestPersistence = async (): Promise<void> => {
  if (!('storage' in navigator)) return
  if (await navigator.storage.persisted?.().catch(() => true)) return
  await navigator.storage.persist?.().catch(() => false)
}
