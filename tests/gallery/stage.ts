/**
 * Helpers for the steps of a scene. The helpers find controls by role and name, in Czech or English, and operate the device. The helpers
 * have two implementations: Playwright (`playwright.ts`), and the page of the development server (`page/`).
 */
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
import { positionOf, type PositionName } from './positions'

/** All texts of the app, grouped by the file in which they are defined. */
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

type Role =
  | 'radio'
  | 'checkbox'
  | 'switch'
  | 'link'
  | 'listitem'
  | 'combobox'
  | 'textbox'
  | 'button'
  | 'group'
  | 'heading'
  | 'navigation'
  | 'dialog'
  | 'img'
  | 'alert'
  | 'timer'

export interface RoleOptions {
  readonly name?: string | RegExp
  /** Whether the whole name must match. Otherwise a part of the name is enough. */
  readonly exact?: boolean
  readonly disabled?: boolean
  /** Level of the heading to find, from 1 to 6. */
  readonly level?: number
}

/** Functions that search the page or a part of the page. They are the functions of Playwright's `Page` and `Locator` that scenes use. */
export interface Screen {
  getByRole(role: Role, options?: RoleOptions): Found
  getByText(text: string | RegExp): Found
  locator(selector: string): Found
}

/** Query for a control. It is evaluated again before each action, and an action waits until exactly one control matches. */
export interface Found extends Screen {
  first(): Found
  last(): Found
  nth(index: number): Found
  filter(options: { readonly hasText: RegExp }): Found
  or(other: Found): Found
  and(other: Found): Found
  all(): Promise<readonly Found[]>
  count(): Promise<number>
  click(): Promise<void>
  check(options: { readonly force: true }): Promise<void>
  dispatchEvent(type: 'click'): Promise<void>
  press(key: string): Promise<void>
  fill(text: string): Promise<void>
  scrollIntoViewIfNeeded(): Promise<void>
  waitFor(options?: { readonly state: 'attached' | 'detached' }): Promise<void>
  getAttribute(name: string): Promise<string | null>
  boundingBox(): Promise<{ readonly x: number; readonly y: number; readonly width: number; readonly height: number } | null>
}

/** Functions that operate the device of a scene: its screen, storage, files and clock. */
export interface Device {
  readonly page: Screen
  /**
   * Runs a function in the page. The function must not use variables of its surrounding code. `given` is copied and passed to the function.
   */
  readonly inPage: <T, G = undefined>(run: (all: { readonly page: Window; readonly given: G }) => T | Promise<T>, given?: G) => Promise<T>
  /** Returns whether the page is still requesting files. */
  readonly isFetching: () => boolean
  /** Presses a key on the focused control. */
  readonly pressKey: (key: 'Enter') => Promise<void>
  /** Reloads the page. */
  readonly load: () => Promise<void>
  /** Chooses a file in the file input of the page. */
  readonly chooseFile: (name: string, text: string) => Promise<void>
  /** Imports a game on the home screen and waits until its table is shown. */
  readonly takeInGame: (name: string, text: string) => Promise<void>
  /** Sets the clock to a time in ms since 1970. Timers do not fire. */
  readonly setTime: (time: number) => Promise<void>
  /** Advances the clock by a number of ms. Timers fire. */
  readonly passTime: (time: number) => Promise<void>
}

/** Device on which the app is open, between two scenes. */
export interface OpenedDevice extends Device {
  readonly language: Language
  /** URLs of the games on this device. The key is the position. */
  readonly games: Map<PositionName, string>
}

/** Device of a scene, with helpers for the steps of the scene. */
export interface Stage extends Omit<Device, 'isFetching' | 'load' | 'takeInGame' | 'pressKey'> {
  readonly words: SceneWords
  /** Returns the state of the position in which the scene starts. Throws an error if the scene has no position. */
  readonly state: () => State
  /** Presses the first button with this label. */
  readonly press: (name: string | RegExp) => Promise<void>
  /** Presses the first element with this role and label. */
  readonly pressOn: (role: Role, name?: string | RegExp) => Promise<void>
  /** Presses a hold button twice, as with a keyboard. */
  readonly hold: (name: string) => Promise<void>
  /** Opens a screen of the open game (e.g. "houses/stark") or of the app (e.g. "/settings"). */
  readonly visit: (place: string) => Promise<void>
  /** Reloads the page and waits until it has stopped changing. */
  readonly reload: () => Promise<void>
  /** Waits until the page has stopped changing. */
  readonly waitUntilStill: () => Promise<void>
  /** Finds the dialog, sheet or private screen that lies over the page. */
  readonly over: () => Found
}

/** Maximum time in ms that a step waits for a control. */
export const PATIENCE = 60_000
/** Maximum time in ms for changing from one page to the next. */
const IN_PASSING = 3000

/**
 * Opens a position in the app, or the home screen if no position is given. Closes dialogs of the previous scene.
 * @param tells whether the result before the next question stays open; otherwise the result is closed, and the question is shown
 */
export async function setStage(device: OpenedDevice, position?: PositionName, tells = false): Promise<Stage> {
  const { page, inPage, language, games } = device
  const words = WORDS[language]
  const waitUntilStill = () => standStill(device)
  const go = (address: string) =>
    inPage(({ page: { location }, given }) => {
      location.hash = given
    }, address)
  await go('#/')
  await waitUntilStill()
  if (position !== undefined) {
    const known = games.get(position)
    if (known === undefined) await device.takeInGame(`${position}.json`, positionOf(position).file)
    else await go(known)
    const doneButton = page.locator('[data-told] > .do')
    await page.getByRole('navigation', { name: words.everyTable.places.label }).or(doneButton).first().waitFor()
    await waitUntilStill()
    if (!tells && (await doneButton.count()) > 0) {
      await inPage(({ page: { document } }) => document.querySelectorAll<HTMLElement>('[data-told] > .do').forEach((done) => done.click()))
      await waitUntilStill()
    }
    games.set(position, await gameAt(device))
  }
  return {
    page,
    inPage,
    chooseFile: device.chooseFile,
    setTime: device.setTime,
    passTime: device.passTime,
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
      // Presses the button a second time. After the first press, the button keeps the focus and waits for the second press.
      await page.getByRole('button', { name, exact: true }).press('Enter')
      await device.pressKey('Enter')
    },
    visit: async (place) => {
      await closed(device)
      await go(place.startsWith('/') ? `#${place}` : `${await gameAt(device)}/${place}`)
      await waitUntilStill()
    },
    reload: async () => {
      await closed(device)
      await device.load()
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      await waitUntilStill()
    },
    waitUntilStill,
    over: () => page.getByRole('dialog'),
  }
}

/**
 * Waits until the browser has removed the history entry of a closed dialog. Otherwise the browser would undo a navigation that happens in
 * the meantime.
 */
async function closed({ inPage }: Device): Promise<void> {
  const isClosed = () =>
    inPage(async ({ page }) => {
      const { document, history } = page
      await new Promise((drawn) => page.requestAnimationFrame(drawn))
      return document.querySelector('dialog[open]') !== null || !('over' in ((history.state ?? {}) as Record<string, unknown>))
    })
  const until = Date.now() + PATIENCE
  let isDone = await isClosed()
  while (!isDone && Date.now() < until) isDone = await isClosed()
}

/** Returns the URL of the open game, in the form "#/game/…". */
const gameAt = async ({ inPage }: Device): Promise<string> =>
  /^#\/game\/[^/]+/.exec(await inPage(({ page }) => page.location.hash))?.[0] ?? '#'

/** Returns whether the page was unchanged for two animation frames, and whether the page is loaded completely. */
const look = ({ inPage }: Device): Promise<{ readonly isStill: boolean; readonly isComplete: boolean }> =>
  inPage(async ({ page }) => {
    const { document } = page
    let changed = false
    const observer = new MutationObserver(() => {
      changed = true
    })
    await document.fonts.ready
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    await new Promise((drawn) => page.requestAnimationFrame(() => page.requestAnimationFrame(() => page.requestAnimationFrame(drawn))))
    observer.disconnect()
    // Elements that are still loading are marked with `aria-busy`.
    const isBusy = document.querySelector('[aria-busy=true]') !== null
    /**
     * Ignores pages that are incomplete or being left. A page that waits for the disk has no heading yet; a page that is being left is
     * still in the document together with the next page.
     */
    const parts = [...document.querySelectorAll('main')].filter((part) => part.checkVisibility())
    const isComplete = parts.length <= 1 && document.querySelector('h1, dialog[open]') !== null
    return { isStill: !changed && !isBusy, isComplete }
  })

/** Waits until everything is loaded, including fonts, and the page has stopped changing. */
async function standStill(device: Device): Promise<void> {
  const began = Date.now()
  for (;;) {
    const { isStill, isComplete } = await look(device)
    const waited = Date.now() - began
    if (isStill && !device.isFetching() && (isComplete || waited >= IN_PASSING)) return
    if (waited >= PATIENCE) return
  }
}
