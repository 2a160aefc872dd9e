// A phone for measuring: headless Chromium on a profile of its own, with its main thread and its network slowed down.
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type BrowserContext, type CDPSession, type Page } from 'playwright-core'

/** Where and with what is measured. */
export interface Bench {
  /** Path of a Chromium. */
  readonly executable: string
  /** Where the built app is served. */
  readonly url: string
  /** A folder for what comes and goes. */
  readonly folder: string
}

export interface Phone {
  readonly context: BrowserContext
  readonly close: () => Promise<void>
}

const device = { viewport: { width: 360, height: 640 }, locale: 'en-GB', reducedMotion: 'reduce', hasTouch: true } as const

/** A browser whose profile goes with it. */
export const phone = async ({ executable, folder }: Bench): Promise<Phone> => {
  const profile = mkdtempSync(join(folder, 'profile-'))
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: executable,
    args: ['--disable-gpu', '--disable-quic', '--enable-precise-memory-info'],
    ...device,
  })
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

/** Takes in a file of games on the home screen. */
export const takeIn = async (page: Page, text: string): Promise<void> => {
  const file = { name: 'games.json', mimeType: 'application/json', buffer: Buffer.from(text) }
  await page.locator('input[type=file]').setInputFiles(file)
}

/** Waits until the page says a word by itself, on its console. To be asked would take it time, which would be measured too. */
export const says = (page: Page, word: string): Promise<unknown> => page.waitForEvent('console', (message) => message.text() === word)

/** Marks in the page when a heading with these words is painted and a button can be tapped. */
const watch = (wanted: string) => {
  const isTappable = (button: HTMLButtonElement) => {
    const { x, y, width, height } = button.getBoundingClientRect()
    const hit = width > 0 && !button.disabled ? document.elementFromPoint(x + width / 2, y + height / 2) : null
    return hit !== null && button.contains(hit)
  }
  const look = () => {
    const there = [...document.querySelectorAll('h1, h2')].some((one) => one.textContent.includes(wanted))
    if (there && [...document.querySelectorAll('button')].some(isTappable)) {
      // The next frame has painted what this one saw.
      requestAnimationFrame(() => {
        performance.mark('tappable')
        console.debug('tappable')
      })
      return
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/**
 * Begins a page at an address.
 * @param heading what has to be there, with a button that can be tapped
 * @returns when it had painted its first contents, and when it was there: milliseconds since its start
 */
export const timedStart = async (
  page: Page,
  address: string,
  heading: string,
): Promise<{ readonly painted: number; readonly tappable: number }> => {
  await page.addInitScript(watch, heading)
  const isThere = says(page, 'tappable')
  await page.goto(address, { waitUntil: 'commit' })
  await isThere
  return page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    tappable: performance.getEntriesByName('tappable')[0]?.startTime ?? Number.NaN,
  }))
}
