// Addresses, sizes and checks that the browser tests share.
import type { Browser, BrowserContext, Page } from '@playwright/test'

/** Where the built app is served for all browser tests. */
export const appUrl = process.env.APP_URL ?? ''
/** Where the page with every building block is served. */
export const blocksUrl = process.env.BLOCKS_URL ?? ''
/** The folder of the built app. */
export const builtFolder = process.env.BUILT ?? ''

/** A small phone, the smallest the app is made for. */
export const phone = { width: 360, height: 640 }

/** Waits until the page is served by an active service worker, which first puts the whole app on the disk. */
export async function controlled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 2 * PATIENCE })
}

/** Opens a page of the app in English and waits for its heading. */
export async function open(context: BrowserContext | Browser, address = appUrl): Promise<Page> {
  const page = await context.newPage()
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}

/** How long a screen may take until it shows what it should, in milliseconds: a busy machine is no fault. */
export const PATIENCE = 60_000

/** Reads a value again and again until it is right; returns the last one. */
async function settled<T>(read: () => Promise<T> | T, isRight: (is: T) => boolean): Promise<T> {
  const until = Date.now() + PATIENCE
  for (;;) {
    const is = await read()
    if (isRight(is) || Date.now() > until) return is
    await new Promise((soon) => setTimeout(soon, 40))
  }
}

type Read = () => unknown

const isRead = (what: unknown): what is Read => typeof what === 'function'
const json = (what: unknown): string => JSON.stringify(what) ?? 'undefined'

/**
 * Fails with the difference in words; both sides are compared as JSON.
 * @param actual a value, which is compared as it is; or a way to read it, which is asked again until it is right
 */
export function same(actual: Read, expected: unknown, what?: string): Promise<void>
export function same(actual: unknown, expected: unknown, what?: string): void
export function same(actual: unknown, expected: unknown, what = 'it'): Promise<void> | void {
  const compare = (is: unknown) => {
    if (json(is) !== json(expected)) throw new Error(`${what} is ${json(is)}, should be ${json(expected)}`)
  }
  return isRead(actual) ? settled(actual, (is) => json(is) === json(expected)).then(compare) : compare(actual)
}

/**
 * Fails with `what` where something does not hold.
 * @param condition what was found; or a way to find out, which is asked again until it holds
 */
export function holds(condition: () => Promise<boolean> | boolean, what: string): Promise<void>
export function holds(condition: boolean, what: string): void
export function holds(condition: boolean | (() => Promise<boolean> | boolean), what: string): Promise<void> | void {
  const judge = (is: boolean) => {
    if (!is) throw new Error(what)
  }
  return typeof condition === 'function' ? settled(condition, (is) => is).then(judge) : judge(condition)
}
