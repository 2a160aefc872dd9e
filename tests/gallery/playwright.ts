// Runs scenes in a browser controlled by Playwright.
import type { Browser, Locator, Page } from '@playwright/test'
import type { Language } from '../../src/ui/words'
import { emptyDevice } from '../browser/kit/device'
import { takeInGame } from '../browser/kit/files'
import { EVENING, LATER } from './games'
import type { PositionName } from './positions'
import * as stages from './stage'

/** Page in which the app is open, with functions needed between two scenes. */
export interface App extends stages.OpenedDevice {
  readonly page: Page
  /** Deletes all data of the device and loads the app again. Sets the clock to the time of the first start. */
  readonly empty: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Device and helpers for the steps of a scene, with the Playwright page. */
export interface PictureStage extends stages.Stage {
  readonly page: Page
  readonly over: () => Locator
}

export interface Look {
  readonly width: number
  readonly height: number
  readonly theme: 'light' | 'dark'
  readonly language: Language
  /** Preferences of the app that differ from the defaults, e.g. `{ text: '130' }`. */
  readonly preferences?: Readonly<Record<string, string>>
  /** Browser font size in percent of the default size. */
  readonly deviceText?: number
}

/** Default font size, in px. */
const LETTERS = 16
/** Time in ms that is longer than a short message is visible. */
const MESSAGE = 7000

/** Opens the app on a device without stored data. */
export async function openApp(
  browser: Browser,
  url: string,
  { width, height, theme, language, preferences, deviceText = 100 }: Look,
): Promise<App> {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    locale: language === 'cs' ? 'cs-CZ' : 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  context.setDefaultTimeout(stages.PATIENCE)
  if (preferences !== undefined)
    await context.addInitScript((text) => {
      if (localStorage.getItem('castellan.preferences') === null) localStorage.setItem('castellan.preferences', text)
    }, JSON.stringify(preferences))
  const page = await context.newPage()
  if (deviceText !== 100) {
    const device = await context.newCDPSession(page)
    const size = (LETTERS * deviceText) / 100
    await device.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } })
  }
  await page.clock.install({ time: EVENING + LATER })
  const begin = async () => {
    await page.goto(url)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
  }
  const device = deviceOf(page)
  await begin()
  const games = new Map<PositionName, string>()
  const empty = async () => {
    await emptyDevice(page, url)
    games.clear()
    await page.clock.setSystemTime(EVENING + LATER)
    await begin()
  }
  return { ...device, language, games, empty, close: () => context.close() }
}

/** Opens a position in the app, as `setStage` in `stage.ts` does. */
export const setStage = async (app: App, position?: PositionName, tells = false): Promise<PictureStage> => ({
  ...(await stages.setStage(app, position, tells)),
  page: app.page,
  over: () => app.page.getByRole('dialog'),
})

function deviceOf(page: Page): stages.Device & { readonly page: Page } {
  let fetching = 0
  page.on('request', () => void fetching++)
  page.on('requestfinished', () => void fetching--)
  page.on('requestfailed', () => void fetching--)
  const fileOf = (name: string, text: string) => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) })
  const inPage: stages.Device['inPage'] = async (run, given) => {
    const handle = await page.evaluateHandle(() => window)
    try {
      return (await page.evaluate(run as (all: unknown) => unknown, { page: handle, given })) as Awaited<ReturnType<typeof run>>
    } finally {
      await handle.dispose().catch(() => undefined)
    }
  }
  return {
    page,
    inPage,
    isFetching: () => fetching !== 0,
    pressKey: (key) => page.keyboard.press(key),
    load: async () => void (await page.reload()),
    chooseFile: (name, text) => page.locator('input[type=file]').setInputFiles(fileOf(name, text)),
    takeInGame: async (name, text) => {
      const before = page.url()
      await takeInGame(page, fileOf(name, text))
      await page.waitForURL((now) => now.href !== before && now.hash.startsWith('#/game/'))
      // Waits until the message about the import disappears. Otherwise it would cover every scene.
      await page.clock.fastForward(MESSAGE)
    },
    setTime: (time) => page.clock.setSystemTime(time),
    passTime: (time) => page.clock.runFor(time),
  }
}
