// A page with a prepared game on it, and what a scene does there. Everything is found by its role and its name, in either language.
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import appCs from '../../src/app/words/cs'
import appEn from '../../src/app/words/en'
import fairCs from '../../src/app/fair/words/cs'
import fairEn from '../../src/app/fair/words/en'
import type { State } from '../../src/games/westeros/state'
import questionsCs from '../../src/games/westeros/table/questions/words/cs'
import questionsEn from '../../src/games/westeros/table/questions/words/en'
import tableCs from '../../src/games/westeros/table/words/cs'
import tableEn from '../../src/games/westeros/table/words/en'
import gameCs from '../../src/games/westeros/words/cs'
import gameEn from '../../src/games/westeros/words/en'
import type { Language } from '../../src/ui/words'
import { EVENING } from './games'
import { positionOf, type PositionName } from './positions'

/** Everything the app says, by where the words are kept. */
const WORDS = {
  en: { app: appEn, fair: fairEn, table: tableEn, questions: questionsEn, game: gameEn },
  cs: { app: appCs, fair: fairCs, table: tableCs, questions: questionsCs, game: gameCs },
} as const
export type SceneWords = (typeof WORDS)[Language]

/** What a scene is played on. */
export interface Stage {
  readonly page: Page
  readonly words: SceneWords
  /** The prepared position; a scene without one must not ask for it. */
  readonly state: () => State
  /** Presses a button by its words; of several the first. */
  readonly press: (name: string | RegExp) => Promise<void>
  /** Presses something else by its role and its words; of several the first. */
  readonly pressOn: (role: Role, name?: string | RegExp) => Promise<void>
  /** Presses a button that wants to be held, as a keyboard does: twice. */
  readonly hold: (name: string) => Promise<void>
  /** Goes to a place of the open game ("houses/stark"), or of the app ("/settings"). */
  readonly visit: (place: string) => Promise<void>
  /** A dialog, sheet or cover that lies over the screen. */
  readonly over: () => Locator
}
type Role = 'radio' | 'checkbox' | 'switch' | 'link' | 'listitem' | 'combobox' | 'textbox' | 'button' | 'group'

export interface Look {
  readonly width: number
  readonly height: number
  readonly theme: 'light' | 'dark'
  readonly language: Language
}

/** Longest wait for anything on a stage, in milliseconds. */
const PATIENCE = 8000
/** Longer than a message in passing stays, in milliseconds. */
const MESSAGE = 7000
/** How long after the first move of the gallery's games the app is looked at, in milliseconds. */
const LATER = 5 * 3600_000

/** Opens the app on a page of its own, with a position on the table if there is one. */
export async function setStage(
  browser: Browser,
  url: string,
  look: Look,
  position?: PositionName,
): Promise<Stage & { readonly leave: () => Promise<void> }> {
  const { width, height, theme, language } = look
  const context: BrowserContext = await browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    locale: language === 'cs' ? 'cs-CZ' : 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  context.setDefaultTimeout(PATIENCE)
  const page = await context.newPage()
  await page.clock.install({ time: EVENING + LATER })
  await page.goto(url)
  const heading = page.getByRole('heading', { level: 1 }).first()
  await heading.waitFor()
  const words = WORDS[language]
  const stage: Stage = {
    page,
    words,
    state: () => {
      if (position === undefined) throw new Error('this scene has no position')
      return positionOf(position).state
    },
    press: (name) => page.getByRole('button', { name, exact: true }).first().click(),
    pressOn: (role, name) => page.getByRole(role, name === undefined ? {} : { name, exact: true }).first().click(),
    hold: async (name) => {
      // After the first press it says that it waits for the second, and keeps the focus.
      await page.getByRole('button', { name, exact: true }).press('Enter')
      await page.keyboard.press('Enter')
    },
    visit: async (place) => {
      const game = /^#\/game\/[^/]+/.exec(new URL(page.url()).hash)?.[0] ?? '#'
      await page.evaluate((hash) => location.assign(hash), place.startsWith('/') ? `#${place}` : `${game}/${place}`)
      await heading.waitFor()
      await settled(page)
    },
    over: () => page.getByRole('dialog'),
  }
  if (position !== undefined) {
    await page.locator('input[type=file]').setInputFiles({
      name: `${position}.json`,
      mimeType: 'application/json',
      buffer: Buffer.from(positionOf(position).file),
    })
    await page.getByRole('navigation', { name: words.table.places.label }).waitFor()
    await heading.waitFor()
    await settled(page)
    // The message that the game is here would lie over every scene.
    await page.clock.fastForward(MESSAGE)
  }
  return { ...stage, leave: () => context.close() }
}

/** Waits until the page stands still: its words and fonts are there, and it is drawn. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  })
