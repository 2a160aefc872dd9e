// A page with a prepared game on it, and what a scene does there. Everything is found by its role and its name, in either language.
import type { Browser, Locator, Page } from '@playwright/test'
import appCs from '../../src/app/words/cs'
import appEn from '../../src/app/words/en'
import archiveCs from '../../src/app/archive/words/cs'
import archiveEn from '../../src/app/archive/words/en'
import fairCs from '../../src/app/fair/words/cs'
import fairEn from '../../src/app/fair/words/en'
import linkCs from '../../src/app/link/words/cs'
import linkEn from '../../src/app/link/words/en'
import type { State } from '../../src/games/westeros/model/state'
import boardCs from '../../src/games/westeros/table/check/words/cs'
import boardEn from '../../src/games/westeros/table/check/words/en'
import checkCs from '../../src/table/check/words/cs'
import checkEn from '../../src/table/check/words/en'
import correctionsCs from '../../src/table/corrections/words/cs'
import correctionsEn from '../../src/table/corrections/words/en'
import boxRulesCs from '../../src/games/westeros/table/house-rules/words/cs'
import boxRulesEn from '../../src/games/westeros/table/house-rules/words/en'
import houseRulesCs from '../../src/table/house-rules/words/cs'
import houseRulesEn from '../../src/table/house-rules/words/en'
import logCs from '../../src/table/log/words/cs'
import logEn from '../../src/table/log/words/en'
import momentCs from '../../src/table/history/words/cs'
import filmCs from '../../src/table/film/words/cs'
import filmEn from '../../src/table/film/words/en'
import momentEn from '../../src/table/history/words/en'
import everyNewGameCs from '../../src/table/new-game/words/cs'
import everyNewGameEn from '../../src/table/new-game/words/en'
import newGameCs from '../../src/games/westeros/table/new-game/words/cs'
import newGameEn from '../../src/games/westeros/table/new-game/words/en'
import askingCs from '../../src/table/question/words/cs'
import askingEn from '../../src/table/question/words/en'
import ballotsCs from '../../src/table/ballot/words/cs'
import ballotsEn from '../../src/table/ballot/words/en'
import questionsCs from '../../src/games/westeros/table/words/questions/cs'
import questionsEn from '../../src/games/westeros/table/words/questions/en'
import moreCs from '../../src/games/westeros/table/words/deferred/cs'
import moreEn from '../../src/games/westeros/table/words/deferred/en'
import tableCs from '../../src/games/westeros/table/words/cs'
import tableEn from '../../src/games/westeros/table/words/en'
import everyTableCs from '../../src/table/words/cs'
import everyTableEn from '../../src/table/words/en'
import gameCs from '../../src/games/westeros/words/cs'
import laterCs from '../../src/games/westeros/words/cs/deferred'
import gameEn from '../../src/games/westeros/words/en'
import laterEn from '../../src/games/westeros/words/en/deferred'
import type { Language } from '../../src/ui/words'
import { emptyDevice } from '../browser/kit/device'
import { takeInGame } from '../browser/kit/files'
import { EVENING } from './games'
import { positionOf, type PositionName } from './positions'

/** Everything the app says, by where the words are kept. */
const WORDS = {
  en: {
    app: appEn,
    archive: archiveEn,
    fair: fairEn,
    link: linkEn,
    everyTable: everyTableEn,
    table: { ...tableEn, ...moreEn },
    check: { ...checkEn, ...boardEn },
    corrections: correctionsEn,
    houseRules: { ...houseRulesEn, ...boxRulesEn },
    log: logEn,
    moment: momentEn,
    film: filmEn,
    newGame: { ...everyNewGameEn, ...newGameEn },
    questions: { ...askingEn, ...questionsEn },
    secret: ballotsEn,
    game: { ...gameEn, ...laterEn },
  },
  cs: {
    app: appCs,
    archive: archiveCs,
    fair: fairCs,
    link: linkCs,
    everyTable: everyTableCs,
    table: { ...tableCs, ...moreCs },
    check: { ...checkCs, ...boardCs },
    corrections: correctionsCs,
    houseRules: { ...houseRulesCs, ...boxRulesCs },
    log: logCs,
    moment: momentCs,
    film: filmCs,
    newGame: { ...everyNewGameCs, ...newGameCs },
    questions: { ...askingCs, ...questionsCs },
    secret: ballotsCs,
    game: { ...gameCs, ...laterCs },
  },
} as const
export type SceneWords = (typeof WORDS)[Language]

/** The app on a page of its own, as it stands between two scenes. */
export interface App {
  readonly page: Page
  readonly url: string
  readonly language: Language
  /** Addresses of the games that lie on this device already, by position. */
  readonly games: Map<PositionName, string>
  /** Waits until nothing is being fetched and the page stands still. */
  readonly settled: () => Promise<void>
  /** Takes everything off the device and loads the app again, on the evening of the first start. */
  readonly empty: () => Promise<void>
  readonly close: () => Promise<void>
}

/** The stage of a scene: its page and its games. */
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
  /** Loads the page again and waits until it stands still. */
  readonly reload: () => Promise<void>
  /** Waits until the page stands still. */
  readonly settled: () => Promise<void>
  /** A dialog, sheet or cover that lies over the screen. */
  readonly over: () => Locator
}
type Role = 'radio' | 'checkbox' | 'switch' | 'link' | 'listitem' | 'combobox' | 'textbox' | 'button' | 'group'

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

/** Longest wait for anything on a stage, in milliseconds. */
const PATIENCE = 60_000
/** Longest time between two pages, in milliseconds. */
const IN_PASSING = 3000
/** Longer than a message in passing stays, in milliseconds. */
const MESSAGE = 7000
/** How long after the first move of the gallery's games the app is looked at, in milliseconds. */
const LATER = 5 * 3600_000

/** Opens the app on a device of its own, without games. */
export async function openApp(browser: Browser, url: string, look: Look): Promise<App> {
  const { width, height, theme, language, preferences, deviceText = 100 } = look
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    locale: language === 'cs' ? 'cs-CZ' : 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  context.setDefaultTimeout(PATIENCE)
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
  const settled = standsStill(page)
  const begin = async () => {
    await page.goto(url)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
  }
  await begin()
  const games = new Map<PositionName, string>()
  const empty = async () => {
    await emptyDevice(page, url)
    games.clear()
    await page.clock.setSystemTime(EVENING + LATER)
    await begin()
  }
  return { page, url, language, games, settled, empty, close: () => context.close() }
}

/**
 * Opens a position in the app; without one, home is shown. Dialogs of the scene before are gone.
 * @param tells the scene shows automatic consequences; else they are confirmed as done on the board, and the question is shown
 */
export async function setStage(app: App, position?: PositionName, tells = false): Promise<Stage> {
  const { page, settled } = app
  const words = WORDS[app.language]
  const go = (address: string) => page.evaluate((hash) => location.assign(hash), address)
  await go('#/')
  await settled()
  if (position !== undefined) {
    const known = app.games.get(position)
    if (known === undefined) await importGame(app, position)
    else await go(known)
    const told = page.locator('[data-told] > .do')
    await page.getByRole('navigation', { name: words.everyTable.places.label }).or(told).first().waitFor()
    await settled()
    if (!tells && (await told.count()) > 0) {
      await told.evaluateAll((all: HTMLElement[]) => all.forEach((done) => done.click()))
      await settled()
    }
    app.games.set(position, gameAt(page))
  }
  return {
    page,
    words,
    state: () => {
      const { state } = position === undefined ? {} : positionOf(position)
      if (state === undefined) throw new Error('this scene has no position of Westeros')
      return state
    },
    press: (name) => page.getByRole('button', { name, exact: true }).first().click(),
    pressOn: (role, name) =>
      page
        .getByRole(role, name === undefined ? {} : { name, exact: true })
        .first()
        .click(),
    hold: async (name) => {
      // After the first press it says that it waits for the second, and keeps the focus.
      await page.getByRole('button', { name, exact: true }).press('Enter')
      await page.keyboard.press('Enter')
    },
    visit: async (place) => {
      await closed(page)
      await go(place.startsWith('/') ? `#${place}` : `${gameAt(page)}/${place}`)
      await settled()
    },
    reload: async () => {
      await closed(page)
      await page.reload()
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      await settled()
    },
    settled,
    over: () => page.getByRole('dialog'),
  }
}

/** Waits until what was closed has gone from the history as well: going elsewhere within these milliseconds would be taken back. */
const closed = (page: Page) =>
  page.waitForFunction(
    () => document.querySelector('dialog[open]') !== null || !('over' in ((history.state ?? {}) as Record<string, unknown>)),
  )

/** "#/game/…" of the game whose table is on the page. */
const gameAt = (page: Page): string => /^#\/game\/[^/]+/.exec(new URL(page.url()).hash)?.[0] ?? '#'

/** Takes in the file of a position, as somebody does who got it from another phone. */
async function importGame({ page }: App, position: PositionName): Promise<void> {
  const before = page.url()
  await takeInGame(page, { name: `${position}.json`, mimeType: 'application/json', buffer: Buffer.from(positionOf(position).file) })
  await page.waitForURL((now) => now.href !== before && now.hash.startsWith('#/game/'))
  // The message that the game is here would lie over every scene.
  await page.clock.fastForward(MESSAGE)
}

/** Waits until nothing is being fetched, the fonts are there and the page has stopped changing. */
const standsStill = (page: Page): (() => Promise<void>) => {
  let fetching = 0
  page.on('request', () => void fetching++)
  page.on('requestfinished', () => void fetching--)
  page.on('requestfailed', () => void fetching--)
  /** Whether nothing has changed in two frames. */
  const look = (isStrict: boolean) =>
    page.evaluate(async (strict) => {
      let changed = false
      const observer = new MutationObserver(() => {
        changed = true
      })
      await document.fonts.ready
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(drawn))))
      observer.disconnect()
      // A part that is being fetched says so.
      const isBusy = document.querySelector('[aria-busy=true]') !== null
      // A page that waits for the disk has no heading yet; one that is being left still has its part beside the next one.
      const parts = [...document.querySelectorAll('main')].filter((part) => part.checkVisibility())
      const isWhole = parts.length <= 1 && document.querySelector('h1, dialog[open]') !== null
      return !changed && !isBusy && (isWhole || !strict)
    }, isStrict)
  return async () => {
    const began = Date.now()
    const until = began + PATIENCE
    const isStill = async () => (await look(Date.now() < began + IN_PASSING)) && fetching === 0
    let still = await isStill()
    while (!still && Date.now() < until) still = await isStill()
  }
}
