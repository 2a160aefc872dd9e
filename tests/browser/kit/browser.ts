// URLs, screen sizes and checks that the browser tests share.
import type { Browser, BrowserContext, Page } from '@playwright/test'

/** URL of the built app for all browser tests. */
export const appUrl = process.env.APP_URL ?? ''
/** URL of the test page with all components of the user interface. */
export const blocksUrl = process.env.BLOCKS_URL ?? ''
/** Folder of the built app. */
export const builtFolder = process.env.BUILT ?? ''

/** Smallest supported phone, in px. */
export const phone = { width: 360, height: 640 }

/** Waits until an active service worker controls the page. The service worker first stores the whole app. */
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

/** Time limit for a screen to show the expected content, in ms. Long, because the machine may be busy. */
export const PATIENCE = 60_000

/** Reads a value repeatedly until the value is right or the time limit is reached. Returns the last value. */
async function readUntil<T>(read: () => Promise<T> | T, isRight: (is: T) => boolean): Promise<T> {
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
 * Throws an error that contains both values if the values differ. The values are compared as JSON.
 * @param actual a value, or a function that is called until the values are equal or the time limit is reached
 */
export function same(actual: Read, expected: unknown, what?: string): Promise<void>
export function same(actual: unknown, expected: unknown, what?: string): void
export function same(actual: unknown, expected: unknown, what = 'it'): Promise<void> | void {
  const compare = (is: unknown) => {
    if (json(is) !== json(expected)) throw new Error(`${what} is ${json(is)}, should be ${json(expected)}`)
  }
  return isRead(actual) ? readUntil(actual, (is) => json(is) === json(expected)).then(compare) : compare(actual)
}

/**
 * Throws an error with the text `what` if a condition is false.
 * @param condition a boolean, or a function that is called until it returns true or the time limit is reached
 */
export function holds(condition: () => Promise<boolean> | boolean, what: string): Promise<void>
export function holds(condition: boolean, what: string): void
export function holds(condition: boolean | (() => Promise<boolean> | boolean), what: string): Promise<void> | void {
  const judge = (is: boolean) => {
    if (!is) throw new Error(what)
  }
  return typeof condition === 'function' ? readUntil(condition, (is) => is).then(judge) : judge(condition)
}
