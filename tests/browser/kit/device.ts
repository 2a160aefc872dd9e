// Reads or deletes the stored data of a device with the storage APIs of a page.
import type { Page } from '@playwright/test'

/** Deletes all stored data of a page. Afterwards, the page is blank. */
export async function emptyDevice(page: Page, url: string): Promise<void> {
  await page.evaluate(() => sessionStorage.clear())
  // Leaves the app first, because the app keeps its databases open while its page is open.
  await page.goto('about:blank')
  const device = await page.context().newCDPSession(page)
  await device.send('Storage.clearDataForOrigin', { origin: new URL(url).origin, storageTypes: 'all' })
  await device.detach()
}

/** Returns all stored data that a page can read, as text. Encrypted bytes are replaced by their length. */
export const onDevice = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const asText = (_: string, value: unknown) =>
      value instanceof Uint8Array ? `${value.length} bytes` : value instanceof CryptoKey ? `key, extractable: ${value.extractable}` : value
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(new Error('not read')))
      })
    const tables: Record<string, unknown> = {}
    interface Buckets {
      readonly keys: () => Promise<readonly string[]>
      readonly open: (name: string) => Promise<{ readonly indexedDB: IDBFactory }>
    }
    const { storageBuckets: buckets } = navigator as { readonly storageBuckets?: Buckets }
    const factories: [string, IDBFactory][] = [['', indexedDB]]
    for (const bucket of (await buckets?.keys()) ?? [])
      factories.push([`${bucket}/`, (await buckets?.open(bucket))?.indexedDB ?? indexedDB])
    for (const [bucket, factory] of factories) {
      for (const { name = '' } of await factory.databases()) {
        const db = await done(factory.open(name))
        for (const table of db.objectStoreNames) {
          const store = db.transaction(table).objectStore(table)
          tables[`${bucket}${name}/${table}`] = [await done(store.getAllKeys()), await done(store.getAll())]
        }
        db.close()
      }
    }
    const kept: string[] = []
    for (const name of await caches.keys()) for (const { url } of await (await caches.open(name)).keys()) kept.push(url)
    return JSON.stringify([tables, kept.toSorted(), Object.entries(localStorage), Object.entries(sessionStorage), document.cookie], asText)
  })
