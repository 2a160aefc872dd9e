// The traces of a page during a secret choice: the screens that open, the writes and encryptions, and their sizes.
import type { BrowserContext, Page } from '@playwright/test'

/** One piece of work: a screen that came up, a write to the disk, something encrypted; with its size where it has one. */
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
 * Watches every page of a context from its beginning on.
 * `before` begins a new count, `work` gives what was done since; `hold` lets all encryption wait until `release`.
 */
export async function watchWork(context: BrowserContext) {
  await context.addInitScript(() => {
    const spied: Spied = { work: [], held: undefined, let: () => undefined }
    Object.assign(globalThis, { spied })
    const note = (what: string, size = 0) => void spied.work.push({ what, size })

    // Sizes as the disk sees them; names, digests and times are of one length whatever they say.
    const sizeOf = (value: unknown): number =>
      value instanceof Uint8Array ? value.length : value instanceof CryptoKey ? 1 : (JSON.stringify(value, inBytes)?.length ?? 0)
    const inBytes = (_: string, value: unknown) => (value instanceof Uint8Array ? '.'.repeat(value.length) : value)
    // The second database is told apart: how often it is brought up to date is a matter of time.
    const copies = new WeakSet<IDBDatabase>()
    const openPlain = Reflect.get(IDBFactory.prototype, 'open') as (this: IDBFactory, ...given: unknown[]) => IDBOpenDBRequest
    IDBFactory.prototype.open = function (...given: unknown[]) {
      const asked = openPlain.apply(this, given)
      // Before anybody else hears of it, in the middle of an upgrade too.
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
