// The base of every browser test: starts Chromium, serves a built folder, and counts passed checks.
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core'
import { serveFolder, type Server } from './serve'

const setting = (name: string): string => {
  const value = process.env[name]
  if (value === undefined) throw new Error(`${name} is not set: run this with npm run browser`)
  return value
}

/** Where the built app is served for all browser tests. */
export const appUrl = setting('APP_URL')
/** Where the page with every building block is served. */
export const blocksUrl = setting('BLOCKS_URL')
/** The built app. */
export const builtFolder = setting('BUILT')

/** A small phone, the smallest the app is made for. */
export const phone = { width: 360, height: 640 }

/**
 * Features of Chromium that are off. The first two would load pages of the address bar into every context, each time for a second of the
 * processor. The list takes the place of Playwright's own, so the rest repeats that.
 */
const OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]
const flags = ['--disable-quic', '--disable-sync', '--disable-gpu', `--disable-features=${OFF.join(',')}`]
const toClose: (() => Promise<unknown>)[] = []

/**
 * Starts a browser of its own; it is closed at the end whatever happens. Its contexts have no service worker, which would put the whole
 * app on each of their disks: a test of what happens without a network asks for it with `serviceWorkers: 'allow'`.
 */
export async function launch(...more: readonly string[]): Promise<Browser> {
  const browser = await chromium.launch({ executablePath: setting('CHROME_BIN'), args: [...flags, ...more] })
  const context = browser.newContext.bind(browser)
  browser.newContext = (options) => context({ serviceWorkers: 'block', ...options })
  toClose.push(() => browser.close())
  return browser
}

/** Starts a browser on a profile on disk: it is no private window, and what it keeps outlives it. */
export async function launchProfile(folder: string, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(folder, { executablePath: setting('CHROME_BIN'), args: flags, ...options })
  toClose.push(() => context.close())
  return context
}

/** Serves a built folder of this test alone, so that the test may stop the server or change the folder. */
export async function serve(folder: string): Promise<Server> {
  const server = await serveFolder(folder)
  toClose.push(server.stop)
  return server
}

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

/** Whether this run plays only a part of what each test has, as `npm test` does. */
export const isSample = process.env.SAMPLE !== undefined

/** All of a list, and in a sample only the first of it. */
export const sampled = <T>(all: readonly T[]): readonly T[] => (isSample ? all.slice(0, 1) : all)

/** One thing that is tried; a miss is printed and counted, and the next is tried. */
export type Try = (name: string, work: () => Promise<void>) => Promise<void>

/** Runs the tries of a browser test, closes everything, and says how many passed and failed. */
export async function run(work: (attempt: Try) => Promise<void>): Promise<void> {
  let passed = 0
  let failed = 0
  const miss = (name: string, reason: unknown) => {
    failed += 1
    console.log(`  MISS ${name}\n    ${reason instanceof Error ? (reason.stack ?? reason.message) : String(reason)}`)
  }
  try {
    await work(async (name, body) => {
      const began = Date.now()
      try {
        await body()
        passed += 1
        console.log(`  ok   ${name}, ${((Date.now() - began) / 1000).toFixed(1)} s`)
      } catch (reason) {
        miss(name, reason)
      }
    })
  } catch (reason) {
    miss('the test itself', reason)
  }
  for (const close of toClose.toReversed()) await close().catch(() => undefined)
  console.log(`${passed} passed, ${failed} failed`)
  process.exit(failed || !passed ? 1 : 0)
}
