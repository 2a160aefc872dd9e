// Records the activity of a page during a secret choice: new screens, writes and encryptions, with their sizes.
import type { BrowserContext, Page } from '@playwright/test'

/** Recorded activity: a new screen, a write, or an encryption. `size` is 0 if the activity has no size. */
export interface Work {
  readonly what: string
  readonly size: number
}

interface Spied {
  work: Work[]
  held: Promise<void> | undefined
  let: () => void
}

/**
 * Records the activity of all pages of a context. `before` clears the record, and `work` returns it. `hold` delays all encryption until the
 * test calls `release`.
 */
export async function watchWork(context: BrowserContext) {
  await context.addInitScript(() => {
    const spied: Spied = { work: [], held: undefined, let: () => undefined }
    Object.assign(globalThis, { spied })
    const note = (what: string, size = 0) => void spied.work.push({ what, size })

    // Returns the size of a stored value. Names, digests and times have a constant length.
    const sizeOf = (value: unknown): number =>
      value instanceof Uint8Array ? value.length : value instanceof CryptoKey ? 1 : (JSON.stringify(value, inBytes)?.length ?? 0)
    const inBytes = (_: string, value: unknown) => (value instanceof Uint8Array ? '.'.repeat(value.length) : value)
    // Recognizes the second database. Its writes are recorded separately, because their number depends on timing.
    const copies = new WeakSet<IDBDatabase>()
    const openStandard = Reflect.get(IDBFactory.prototype, 'open') as (this: IDBFactory, ...given: unknown[]) => IDBOpenDBRequest
    IDBFactory.prototype.open = function (...given: unknown[]) {
      const asked = openStandard.apply(this, given)
      // Registers the listener before the listeners of the app, so that writes during an upgrade of the database are recognized too.
      const heard = () => this !== indexedDB && copies.add(asked.result)
      for (const when of ['upgradeneeded', 'success']) asked.addEventListener(when, heard)
      return asked
    }
    for (const way of ['put', 'add', 'delete', 'clear'] as const) {
      const plain = IDBObjectStore.prototype[way] as (this: IDBObjectStore, ...given: unknown[]) => IDBRequest
      Object.assign(IDBObjectStore.prototype, {
        [way](this: IDBObjectStore, ...given: unknown[]) {
          note(`${copies.has(this.transaction.db) ? 'copy' : 'write'} ${way} ${this.name}`, sizeOf(given[0]))
          return plain.apply(this, given)
        },
      })
    }
    const encrypt = crypto.subtle.encrypt.bind(crypto.subtle)
    crypto.subtle.encrypt = async (...given: Parameters<typeof encrypt>) => {
      note('encrypt', (given[2] as Uint8Array).byteLength)
      await spied.held
      return encrypt(...given)
    }
    const remember = Reflect.get(Storage.prototype, 'setItem')
    Storage.prototype.setItem = function (name: string, value: string) {
      note(`keep ${name}`, value.length)
      remember.call(this, name, value)
    }

    let shown = ''
    const see = () => {
      const [screen] = [...document.querySelectorAll('dialog[open] main')].slice(-1)
      const now = screen === undefined ? 'the table' : `${screen.className}: ${screen.querySelector('h1')?.textContent ?? ''}`
      if (now !== shown) note(`screen ${(shown = now)}`)
    }
    addEventListener('DOMContentLoaded', () => new MutationObserver(see).observe(document.body, { childList: true, subtree: true }))
  })
  return {
    before: (page: Page) => page.evaluate(() => void ((globalThis as unknown as { spied: Spied }).spied.work = [])),
    work: (page: Page): Promise<readonly Work[]> => page.evaluate(() => (globalThis as unknown as { spied: Spied }).spied.work),
    hold: (page: Page) =>
      page.evaluate(() => {
        const { spied } = globalThis as unknown as { spied: Spied }
        spied.held = new Promise<void>((go) => (spied.let = go))
      }),
    release: (page: Page) =>
      page.evaluate(() => {
        const { spied } = globalThis as unknown as { spied: Spied }
        spied.let()
        spied.held = undefined
      }),
  }
}
