// A phone for measuring: headless Chromium on a profile of its own, with its main thread and its network slowed down.
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type BrowserContext, type CDPSession, type Page } from '@playwright/test'
import { host } from './host'

/** Where and with what is measured. */
export interface Bench {
  /** Path of a Chromium. */
  readonly executable: string
  /** The folder of the built app. */
  readonly app: string
  /** Where it is served. */
  readonly url: string
  /** A folder for what comes and goes. */
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

/** A browser whose profile goes with it. */
export const phone = async ({ executable, folder }: Bench): Promise<Phone> => {
  const profile = mkdtempSync(join(folder, 'profile-'))
  const context = await openOn(profile, executable)
  const close = async () => {
    await context.close()
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  return { context, close }
}

/** A page whose main thread is slowed down: the service worker and the database's own process are not. */
export const slowed = async (context: BrowserContext, rate: number): Promise<{ readonly page: Page; readonly cdp: CDPSession }> => {
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate })
  return { page, cdp }
}

/** The app is there, its service worker has everything and serves the page. */
export const installed = async (context: BrowserContext, url: string): Promise<Page> => {
  const page = await context.newPage()
  await page.goto(url)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  return page
}

/** Chooses a file of games on the home screen. */
export const chooseFile = async (page: Page, text: string): Promise<void> => {
  const file = { name: 'games.json', mimeType: 'application/json', buffer: Buffer.from(text) }
  await page.locator('input[type=file]').setInputFiles(file)
}

/** Takes in a file with one game, and waits for its table. Builds of before do so without showing it first. */
export const importGame = async (page: Page, text: string): Promise<void> => {
  await chooseFile(page, text)
  const table = page.getByRole('navigation', { name: 'The game' })
  const offer = page.getByRole('dialog').getByRole('button', { name: 'Load', exact: true })
  await table.or(offer).first().waitFor()
  if (await offer.isVisible()) await offer.click()
  await table.waitFor()
}

/** Waits until the page says a word by itself, on its console. To be asked would take it time, which would be measured too. */
export const says = (page: Page, word: string): Promise<unknown> => page.waitForEvent('console', (message) => message.text() === word)

/** A phone on which everything is ready, switched off; nothing answers at the app's address any more. */
export interface Prepared<T> {
  readonly profile: string
  readonly url: string
  /** The result of `fill`. */
  readonly filled: T
}

/**
 * Installs a built app on a profile of its own, and then stops its host.
 * @param app the folder of the app
 * @param fill puts games into it
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

/** Where a game stands: its address, and what it asks there. */
export interface Open {
  readonly address: string
  readonly heading: string
}

/** Takes in one game, and waits until its question stands there. */
export const openGame = async (page: Page, text: string): Promise<Open> => {
  await importGame(page, text)
  const heading = await page.locator('main:not([aria-busy]) h1').first().textContent()
  if (heading === null || heading === '') throw new Error('the game asks nothing')
  return { address: page.url(), heading }
}
