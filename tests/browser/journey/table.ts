// A phone that lies on the table, and what a thumb does on it. Everything is found by its role and its name, as the players find it.
import type { Locator, Page } from '@playwright/test'
import { holds, PATIENCE } from '../kit/browser'
import { fingerOn } from '../kit/finger'

/** A phone with the app on it. */
export interface Table {
  readonly page: Page
  /** Whether the page is loaded anew before the next step: decided by the seed, so that a miss can be played again. */
  readonly interrupted: () => boolean
  /** Scripted players use no finger, only the keyboard. */
  readonly keyboard?: boolean
}

/** Numbers from 0 to 1 that are the same for the same seed. */
export const seeded = (seed: number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** The button that says that what followed by itself is done on the board. */
const toldOn = (page: Page): Locator => page.locator('[data-told] > .do')

/** Pages that have been laid down before. */
const handledPages = new WeakSet<Page>()

/**
 * Lays a page on the table.
 * @param share how many steps of a hundred begin with loading the page again
 */
export function layDown(page: Page, seed: number, share = 0): Table {
  page.setDefaultTimeout(PATIENCE)
  // Automatic consequences cover the table until they are confirmed as done on the board.
  const confirmAll = async (done: Locator) => {
    // One answer may have several outcomes, each on a screen of its own.
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

/** Touches of the screen so far. */
let taps = 0
/** The counts of taps: the most ever needed, and the limit. */
const counts = new Map<string, { readonly taps: number; readonly most: number }>()

/**
 * Counts the touches of something that is done.
 * @param most how many it may take; more is a miss of the test
 * @param besides how many of its touches do not count, as its outcome says
 * @param shares among how many they are shared out: the houses of an auction
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

/** Touches that belong to somebody else than the one whose touches are counted. */
export async function uncounted<T>(work: () => Promise<T>): Promise<T> {
  const before = taps
  const done = await work()
  taps = before
  return done
}

/** Forgets everything that was counted: the next test begins. */
export const forgetTaps = (): void => counts.clear()

/** Everything that was counted, line by line. */
export const tapsTaken = (): readonly string[] =>
  [...counts].map(([what, { taps: took, most }]) => `${what}: ${took} taps of at most ${most}`)

/** Presses a button by its exact words. */
export const press = (where: Where, name: string | RegExp): Promise<void> => {
  taps++
  return inside(where).getByRole('button', { name, exact: true }).click()
}

/** Presses the button that answers, and waits until the answer is taken: the next question may have the same words. */
export async function answer(t: Table, name: string): Promise<void> {
  await press(t, name)
  await t.page.getByRole('button', { name, exact: true }).waitFor({ state: 'detached' })
}

/** Touches what has been found otherwise than by its exact words. */
export const touch = (what: Locator): Promise<void> => {
  taps++
  return what.click()
}

/** Holds what opens under the finger, until that is there. */
export async function holdOpen(what: Locator, opened: Locator): Promise<void> {
  taps++
  const finger = await fingerOn(what)
  await opened.waitFor()
  await finger.lift()
  // The glass takes nothing for a moment, so that letting go presses nothing.
  await what.page().waitForTimeout(400)
}

/** Chooses one of several by its name. */
export const choose = (where: Where, name: string | RegExp): Promise<void> => {
  taps++
  // The next question may replace the chosen element at once.
  return inside(where).getByRole('radio', { name, exact: true }).click()
}

/** Chooses from a list that unfolds: one touch to open it, one to choose. */
export async function pick(where: Where, list: string, option: string): Promise<void> {
  taps += 2
  await inside(where).getByRole('combobox', { name: list, exact: true }).selectOption({ label: option })
}

/** Ticks a box. */
export const tick = (where: Where, name: string | RegExp): Promise<void> => {
  taps++
  return inside(where).getByRole('checkbox', { name, exact: true }).check()
}

/**
 * Checks a radio button or checkbox whose label covers its input. A forced action does not run the handlers of the page, so this waits for
 * the control first: a result that still covers the screen is confirmed meanwhile.
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

/** Presses a button of a count several times. */
async function step(where: Where, name: string, button: 'One more' | 'One less', times: number): Promise<void> {
  const found = inside(where).getByRole('group', { name, exact: true }).getByRole('button', { name: button, exact: true })
  taps += times
  for (let time = 0; time < times; time++) await found.click()
}

/** Counts up from where it stands: "Winterfell: Footman". */
export const more = (where: Where, name: string, times = 1): Promise<void> => step(where, name, 'One more', times)

/** Counts down from where it stands. */
export const fewer = (where: Where, name: string, times = 1): Promise<void> => step(where, name, 'One less', times)

/** A dialog, sheet or cover that lies over the screen. */
export const over = (t: Table): Locator => t.page.getByRole('dialog')

/** Presses a button that wants to be held, as a keyboard does: twice. A finger does it in one touch. */
export async function agree(where: Where, name: string): Promise<void> {
  taps++
  const button = inside(where).getByRole('button', { name, exact: true })
  await button.press('Enter')
  await inside(where).getByRole('button', { name: 'Press once more', exact: true }).press('Enter')
}

/** Says that what followed by itself is done on the board. Not by a touch: those are counted, and answered by themselves already. */
export const doneOnTheBoard = ({ page }: Table): Promise<void> =>
  toldOn(page).evaluateAll((all: HTMLElement[]) => all.forEach((done) => done.click()))

/** Waits until the referee asks this. A page may be loaded again first: the question has to be there again. */
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
 * Loads the page again, as a hand does: not in the blink in which a move is still on its way to the disk and the screen shows what was
 * before, nor while a sheet is put away and the way back is still going on.
 */
export async function reload(t: Table): Promise<void> {
  await t.page.waitForTimeout(100)
  await t.page.waitForFunction(() => document.querySelector('dialog[open]') !== null || history.state?.over === undefined)
  await t.page.reload()
  await t.page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
}

/** Waits for words on the screen. */
export const waitForText = (where: Where, text: string | RegExp): Promise<void> => inside(where).getByText(text).first().waitFor()

/** Goes to one of the places in the bar at the bottom. */
export const goTo = (t: Table, place: 'Now' | 'Map' | 'Houses' | 'History'): Promise<void> => {
  taps++
  return t.page.getByRole('navigation', { name: 'The game' }).getByRole('link', { name: place, exact: true }).click()
}

/** Opens the menu of the game and takes a way of it; opens it again where what followed by itself has put it away. */
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

/** All words on the screen, for what has to stand among them. */
export const words = (where: Where): Promise<string> =>
  isTable(where) ? where.page.getByRole('main').first().innerText() : where.innerText()

/** Fails unless a figure stands where it should. */
export async function shows(where: Locator, text: string | RegExp): Promise<void> {
  await where.first().waitFor()
  const is = (await where.first().innerText()).replace(/\s+/g, ' ')
  const found = typeof text === 'string' ? is.includes(text) : text.test(is)
  holds(found, `"${is}" should show ${text}`)
}
