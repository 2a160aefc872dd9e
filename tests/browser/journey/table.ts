// Simulates the phone on the table and the actions of its users. Elements are found by role and name, as users find them.
import type { Locator, Page } from '@playwright/test'
import { holds, PATIENCE } from '../kit/browser'
import { fingerOn } from '../kit/finger'

/** Page with the app, and options of the simulated users. */
export interface Table {
  readonly page: Page
  /** Returns whether the page is reloaded before the next step. The seed decides, so that a failure can be repeated. */
  readonly interrupted: () => boolean
  /** Whether scripted players use only the keyboard. */
  readonly keyboard?: boolean
}

/** Returns a generator of pseudo-random numbers from 0 to 1. */
export const seeded = (seed: number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Finds the button that closes a result which lists the changes on the board. */
const toldOn = (page: Page): Locator => page.locator('[data-told] > .do')

/** Pages that `layDown` has already prepared. */
const handledPages = new WeakSet<Page>()

/**
 * Prepares a page for a game.
 * @param share percentage of the steps that begin with a reload of the page
 */
export function layDown(page: Page, seed: number, share = 0): Table {
  page.setDefaultTimeout(PATIENCE)
  // Results cover the game until the players confirm that the changes are done on the board.
  const confirmAll = async (done: Locator) => {
    // Closes all results of an answer, because each result has its own screen.
    while (await done.isVisible()) await done.click()
  }
  if (!handledPages.has(page)) void page.addLocatorHandler(toldOn(page), confirmAll)
  handledPages.add(page)
  const random = seeded(seed)
  return { page, interrupted: () => random() * 100 < share }
}

type Where = Table | Locator

const isTable = (where: Where): where is Table => 'page' in where && 'interrupted' in where
const inside = (where: Where): Page | Locator => (isTable(where) ? where.page : where)

/** Number of touches since the test started. */
let taps = 0
/** Highest number of touches and limit of each counted action. The key is the description of the action. */
const counts = new Map<string, { readonly taps: number; readonly most: number }>()

/**
 * Counts the touches of an action.
 * @param most maximum number of touches; a higher number fails the test
 * @param besides returns the number of touches that do not count; the parameter is the result of the action
 * @param shares number of houses that share the touches, e.g. in an auction
 */
export async function counted<T>(
  what: string,
  most: number,
  work: () => Promise<T>,
  { besides = () => 0, shares = 1 }: { readonly besides?: (done: T) => number; readonly shares?: number } = {},
): Promise<T> {
  const before = taps
  const done = await work()
  const took = Math.round((100 * (taps - before - besides(done))) / shares) / 100
  counts.set(what, { taps: Math.max(took, counts.get(what)?.taps ?? 0), most })
  holds(took <= most, `${what} took ${took} taps, and may take ${most}`)
  return done
}

/** Runs an action whose touches are not counted, because they belong to other players. */
export async function uncounted<T>(work: () => Promise<T>): Promise<T> {
  const before = taps
  const done = await work()
  taps = before
  return done
}

/** Deletes the counts of touches, so that the next test begins with none. */
export const forgetTaps = (): void => counts.clear()

/** Returns all counted actions as text, one per line. */
export const tapsTaken = (): readonly string[] =>
  [...counts].map(([what, { taps: took, most }]) => `${what}: ${took} taps of at most ${most}`)

/** Presses a button by its exact label, as one touch. */
export const press = (where: Where, name: string | RegExp): Promise<void> => {
  taps++
  return inside(where).getByRole('button', { name, exact: true }).click()
}

/** Presses the answer button and waits until the answer is accepted. The next question may have the same label. */
export async function answer(t: Table, name: string): Promise<void> {
  await press(t, name)
  await t.page.getByRole('button', { name, exact: true }).waitFor({ state: 'detached' })
}

/** Touches an element that the caller has already found. */
export const touch = (what: Locator): Promise<void> => {
  taps++
  return what.click()
}

/** Holds an element until the expected element opens. */
export async function holdOpen(what: Locator, opened: Locator): Promise<void> {
  taps++
  const finger = await fingerOn(what)
  await opened.waitFor()
  await finger.lift()
  // Waits, because the new screen ignores input for a short time, so that lifting the finger presses nothing.
  await what.page().waitForTimeout(400)
}

/** Selects a radio button by its name. */
export const choose = (where: Where, name: string | RegExp): Promise<void> => {
  taps++
  // Does not check the radio button afterwards, because the next question may replace it at once.
  return inside(where).getByRole('radio', { name, exact: true }).click()
}

/** Chooses an option from a drop-down list: one touch opens the list, another touch chooses the option. */
export async function pick(where: Where, list: string, option: string): Promise<void> {
  taps += 2
  await inside(where).getByRole('combobox', { name: list, exact: true }).selectOption({ label: option })
}

/** Ticks a checkbox. */
export const tick = (where: Where, name: string | RegExp): Promise<void> => {
  taps++
  return inside(where).getByRole('checkbox', { name, exact: true }).check()
}

/**
 * Checks a radio button or checkbox whose label covers its input. Playwright's forced click does not run handlers that close a covering
 * result. So this helper first waits for the control and closes such a result.
 */
export async function checkCovered(control: Locator): Promise<void> {
  await control.waitFor()
  await control.check({ force: true })
}

/** Turns a switch on or off. */
export const turn = (where: Where, name: string, on: boolean): Promise<void> => {
  taps++
  return inside(where).getByRole('switch', { name, exact: true }).setChecked(on)
}

/** Presses a button of a counter several times. */
async function step(where: Where, name: string, button: 'One more' | 'One less', times: number): Promise<void> {
  const found = inside(where).getByRole('group', { name, exact: true }).getByRole('button', { name: button, exact: true })
  taps += times
  for (let time = 0; time < times; time++) await found.click()
}

/** Increases a counter, e.g. "Winterfell: Footman". */
export const more = (where: Where, name: string, times = 1): Promise<void> => step(where, name, 'One more', times)

/** Decreases a counter by its name. */
export const fewer = (where: Where, name: string, times = 1): Promise<void> => step(where, name, 'One less', times)

/** Finds the dialog, sheet or private screen that lies over the page. */
export const over = (t: Table): Locator => t.page.getByRole('dialog')

/** Presses a hold button twice, as with a keyboard. A long press with a finger is one touch. */
export async function agree(where: Where, name: string): Promise<void> {
  taps++
  const button = inside(where).getByRole('button', { name, exact: true })
  await button.press('Enter')
  await inside(where).getByRole('button', { name: 'Press once more', exact: true }).press('Enter')
}

/**
 * Closes a result by confirming that its changes are done on the board. Does not count as a touch: other touches are counted and close
 * results automatically.
 */
export const doneOnTheBoard = ({ page }: Table): Promise<void> =>
  toldOn(page).evaluateAll((all: HTMLElement[]) => all.forEach((done) => done.click()))

/** Waits until the app asks this question. The page may be reloaded first; then the same question must appear again. */
export async function asked(t: Table, question: string | RegExp): Promise<void> {
  const heading = t.page.getByRole('heading', { level: 1, name: question, exact: true })
  await heading.or(toldOn(t.page)).first().waitFor()
  await doneOnTheBoard(t)
  await heading.waitFor()
  if (!t.interrupted()) return
  await reload(t)
  await heading.waitFor()
}

/**
 * Reloads the page. Waits first until the last move is saved and shown, and at most one second until a closing sheet has finished its
 * history navigation. A begun answer keeps its history entry.
 */
export async function reload(t: Table): Promise<void> {
  await t.page.waitForTimeout(100)
  await t.page
    .waitForFunction(() => document.querySelector('dialog[open]') !== null || history.state?.over === undefined, null, { timeout: 1000 })
    .catch(() => undefined)
  await t.page.reload()
  await t.page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
}

/** Waits for text on the screen. */
export const waitForText = (where: Where, text: string | RegExp): Promise<void> =>
  inside(where).getByText(text).filter({ visible: true }).first().waitFor()

/** Opens a screen with the bar at the bottom. */
export const goTo = (t: Table, place: 'Now' | 'Map' | 'Houses' | 'History'): Promise<void> => {
  taps++
  return t.page.getByRole('navigation', { name: 'The game' }).getByRole('link', { name: place, exact: true }).click()
}

/** Opens the menu of the game and chooses a menu item. If a result has closed the menu, opens the menu again. */
export async function fromMenu(t: Table, way: RegExp): Promise<void> {
  const there = over(t).getByRole('button', { name: way })
  await press(t, 'More')
  await there.or(toldOn(t.page)).first().waitFor()
  const taken = await there.click({ timeout: PATIENCE / 6 }).then(
    () => true,
    () => false,
  )
  if (taken) return
  await press(t, 'More')
  await there.click()
}

/** Returns the whole text of the screen. */
export const words = (where: Where): Promise<string> =>
  isTable(where) ? where.page.getByRole('main').first().innerText() : where.innerText()

/** Fails unless the element shows the expected text. */
export async function shows(where: Locator, text: string | RegExp): Promise<void> {
  await where.first().waitFor()
  const is = (await where.first().innerText()).replace(/\s+/g, ' ')
  const found = typeof text === 'string' ? is.includes(text) : text.test(is)
  holds(found, `"${is}" should show ${text}`)
}
