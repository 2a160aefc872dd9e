// Simulated phone for benchmarks: headless Chromium with its own profile, a throttled main thread and a throttled network.
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type BrowserContext, type CDPSession, type Page } from '@playwright/test'
import { host } from './host'

/** Environment of a benchmark. */
export interface Bench {
  /** Path of a Chromium. */
  readonly executable: string
  /** Folder of the built app. */
  readonly app: string
  /** URL of the app. */
  readonly url: string
  /** Folder for temporary files. */
  readonly folder: string
}

export interface Phone {
  readonly context: BrowserContext
  readonly close: () => Promise<void>
}

const device = { viewport: { width: 360, height: 640 }, locale: 'en-GB', reducedMotion: 'reduce', hasTouch: true } as const

const openOn = (profile: string, executable: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext(profile, {
    executablePath: executable,
    args: ['--disable-gpu', '--disable-quic', '--enable-precise-memory-info'],
    ...device,
  })

/** Starts a browser with a new profile. The profile is deleted when the browser is closed. */
export const phone = async ({ executable, folder }: Bench): Promise<Phone> => {
  const profile = mkdtempSync(join(folder, 'profile-'))
  const context = await openOn(profile, executable)
  const close = async () => {
    await context.close()
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  return { context, close }
}

/** Opens a page with a throttled main thread. The service worker and the database process are not throttled. */
export const slowed = async (context: BrowserContext, rate: number): Promise<{ readonly page: Page; readonly cdp: CDPSession }> => {
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate })
  return { page, cdp }
}

/** Waits until the service worker has cached the app and controls the page. */
export const installed = async (context: BrowserContext, url: string): Promise<Page> => {
  const page = await context.newPage()
  await page.goto(url)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  return page
}

/** Imports a file through the file input of the home screen. */
export const chooseFile = async (page: Page, text: string): Promise<void> => {
  const file = { name: 'games.json', mimeType: 'application/json', buffer: Buffer.from(text) }
  await page.locator('input[type=file]').setInputFiles(file)
}

/** Imports a file with one game and waits until the game is open. Old builds import without a preview. */
export const importGame = async (page: Page, text: string): Promise<void> => {
  await chooseFile(page, text)
  const table = page.getByRole('navigation', { name: 'The game' })
  const offer = page.getByRole('dialog').getByRole('button', { name: 'Load', exact: true })
  await table.or(offer).first().waitFor()
  if (await offer.isVisible()) await offer.click()
  await table.waitFor()
}

/** Waits until the page writes a word to its console. A query from outside would add to the measured time. */
export const says = (page: Page, word: string): Promise<unknown> => page.waitForEvent('console', (message) => message.text() === word)

/** Profile of a phone with the app installed. The browser is closed, and the server of the app is stopped. */
export interface Prepared<T> {
  readonly profile: string
  readonly url: string
  /** Return value of the function `fill`. */
  readonly filled: T
}

/**
 * Installs a built app in a new profile and then stops its server.
 * @param app folder of the app
 * @param fill imports games
 */
export const prepared = async <T>({ executable, folder }: Bench, app: string, fill: (page: Page) => Promise<T>): Promise<Prepared<T>> => {
  const profile = mkdtempSync(join(folder, 'profile-'))
  const { url, stop } = await host(app)
  const context = await openOn(profile, executable)
  const filled = await fill(await installed(context, url))
  await context.close()
  await stop()
  return { profile, url, filled }
}

/** Address of an open game, and the heading of its open question. */
export interface Open {
  readonly address: string
  readonly heading: string
}

/** Imports one game and waits for its question. */
export const openGame = async (page: Page, text: string): Promise<Open> => {
  await importGame(page, text)
  const heading = await page.locator('main:not([aria-busy]) h1').first().textContent()
  if (heading === null || heading === '') throw new Error('the game asks nothing')
  return { address: page.url(), heading }
}
