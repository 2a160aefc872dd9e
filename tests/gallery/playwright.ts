// The device of a scene in a browser that Playwright drives.
import type { Browser, Locator, Page } from '@playwright/test'
import type { Language } from '../../src/ui/words'
import { emptyDevice } from '../browser/kit/device'
import { takeInGame } from '../browser/kit/files'
import { EVENING, LATER } from './games'
import type { PositionName } from './positions'
import * as stages from './stage'

/** The app on a page of its own, as it stands between two scenes. */
export interface App extends stages.OpenedDevice {
  readonly page: Page
  /** Takes everything off the device and loads the app again, on the evening of the first start. */
  readonly empty: () => Promise<void>
  readonly close: () => Promise<void>
}

/** A stage whose page is Playwright's. */
export interface PictureStage extends stages.Stage {
  readonly page: Page
  readonly over: () => Locator
}

export interface Look {
  readonly width: number
  readonly height: number
  readonly theme: 'light' | 'dark'
  readonly language: Language
  /** Other preferences than those of the first day: `{ text: '130' }`. */
  readonly preferences?: Readonly<Record<string, string>>
  /** How large the device sets all letters, in percent of the ordinary size. */
  readonly deviceText?: number
}

/** Size of ordinary letters, in px. */
const LETTERS = 16
/** Longer than a message in passing stays, in milliseconds. */
const MESSAGE = 7000

/** Opens the app on a device of its own, without games. */
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

/** Opens a position in the app, as `setStage` of `stage.ts` does. */
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
      // The message that the game is here would lie over every scene.
      await page.clock.fastForward(MESSAGE)
    },
    setTime: (time) => page.clock.setSystemTime(time),
    passTime: (time) => page.clock.runFor(time),
  }
}
