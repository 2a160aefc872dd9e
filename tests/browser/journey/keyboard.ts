/**
 * Test helpers that use the app with the keyboard only. After every step, an element must have the focus, be visible, and have a focus
 * ring.
 */
import type { Locator, Page } from '@playwright/test'
import { holds } from '../kit/browser'

/** Maximum number of focusable elements on a screen. */
const ENOUGH = 160

const steps = new WeakMap<Page, number>()
/** Returns how many focus changes were checked on a page. */
export const seen = (page: Page): number => steps.get(page) ?? 0

/** Fails unless a visible element has the focus and a focus ring. */
async function focusIsSeen(page: Page): Promise<void> {
  steps.set(page, seen(page) + 1)
  const fault = await page.evaluate(() => {
    const at = document.activeElement
    if (at === null || at === document.body || at === document.documentElement) return 'nowhere'
    const name = `${at.tagName} "${(at.getAttribute('aria-label') ?? at.textContent ?? '').slice(0, 40)}"`
    // If the focused control is invisible, checks its label, which shows the focus ring.
    const shown = at.closest('label') ?? at
    const { top, bottom, left, right, width } = shown.getBoundingClientRect()
    if (width === 0 || bottom <= 0 || right <= 0 || top >= innerHeight || left >= innerWidth) return `out of sight: ${name}`
    const isMarked = [at, shown].some((one) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    })
    return isMarked ? '' : `not marked: ${name}`
  })
  holds(fault === '', `the focus is ${fault}`)
}

/** Returns the tag name of the focused element, e.g. "H1". */
export const focusedTag = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.tagName ?? '')

const hasFocus = (target: Locator): Promise<boolean> => target.evaluate((element) => element === document.activeElement)

/** Presses Tab until the expected element has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const one = target.first()
  await one.waitFor({ state: 'attached' })
  let misses = 0
  for (let step = 0; step < ENOUGH; step++) {
    if (await hasFocus(one)) return
    await page.keyboard.press('Tab')
    // After the last element of the page, the focus moves to the browser's own controls once, then to the first element.
    const isOut = await page.evaluate(() => document.activeElement === document.body)
    misses = isOut ? misses + 1 : 0
    holds(misses < 3, 'the focus is lost')
    if (!isOut) await focusIsSeen(page)
  }
  holds(false, `Tab never comes to ${String(target)}`)
}

/** Presses a button with Enter. */
export async function press(page: Page, name: string | RegExp, within: Page | Locator = page): Promise<void> {
  await tabTo(page, within.getByRole('button', { name, exact: true }))
  await page.keyboard.press('Enter')
}

/** Moves to an option with the arrow keys, starting at the option that Tab reaches. */
export async function arrowTo(page: Page, radio: Locator): Promise<void> {
  await radio.waitFor({ state: 'attached' })
  const name = await radio.getAttribute('name')
  const group = page.locator(`input[type=radio][name="${name}"]:enabled`)
  const entry = group.and(page.locator(':checked'))
  await tabTo(page, (await entry.count()) > 0 ? entry : group)
  await page.keyboard.press('Space')
  for (let step = 0; step < (await group.count()); step++) {
    if (await radio.isChecked()) return
    await page.keyboard.press('ArrowDown')
    await focusIsSeen(page)
  }
  await holds(() => radio.isChecked(), `arrows never come to ${String(radio)}`)
}

/** Chooses an option by its name. */
export const choose = (page: Page, name: string | RegExp, within: Page | Locator = page): Promise<void> =>
  arrowTo(page, within.getByRole('radio', { name, exact: true }))

/** Chooses from a drop-down list with the arrow keys. */
export async function pick(page: Page, list: string, option: string | RegExp): Promise<void> {
  const box = page.getByRole('combobox', { name: list, exact: true })
  await tabTo(page, box)
  const now = () => box.evaluate((element) => (element as HTMLSelectElement).selectedOptions[0]?.label ?? '')
  const isIt = (label: string) => (typeof option === 'string' ? label === option : option.test(label))
  for (let step = 0; step < ENOUGH; step++) {
    if (isIt(await now())) return
    await page.keyboard.press('ArrowDown')
  }
  holds(false, `${list} has no ${String(option)}, but ${await now()}`)
}

/** Presses a hold button twice, the keyboard equivalent of a long press. */
export async function holdTwice(page: Page, name: string): Promise<void> {
  await press(page, name)
  await page.getByRole('button', { name: 'Press once more', exact: true }).waitFor()
  await page.keyboard.press('Enter')
}

/**
 * Closes the result that lists the changes on the board. Checks that the heading of the result has the focus, so that screen readers read
 * it.
 */
async function dismiss(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 1, name: /^On the board now$|wins/ })
  await holds(() => hasFocus(heading), 'what has followed by itself has no focus')
  await press(page, /^(?:Done on the board|Continue)$/)
}

/** Waits until this question is shown and its heading has the focus, so that the heading is read out and Tab continues from there. */
export async function asked(page: Page, question: string | RegExp): Promise<void> {
  const heading = page.getByRole('heading', { level: 1, name: question, exact: true })
  const doneButton = page.locator('[data-told] > .do')
  await heading.or(doneButton).first().waitFor()
  if (await doneButton.isVisible()) await dismiss(page)
  await heading.waitFor()
  const until = Date.now() + 2000
  while (!(await hasFocus(heading)) && Date.now() < until) await page.waitForTimeout(20)
  const at = await page.evaluate(() => `${document.activeElement?.tagName} ${document.activeElement?.textContent?.slice(0, 40)}`)
  await holds(() => hasFocus(heading), `the question "${String(question)}" has no focus, but ${at}`)
}

/** Opens a dialog and closes it with Esc. The focus must return to the previous element. */
export async function openAndLeave(page: Page, name: string | RegExp, sheet: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true })
  await press(page, name)
  const dialog = page.getByRole('dialog').filter({ hasText: sheet })
  await dialog.waitFor()
  await holds(() => dialog.evaluate((element) => element.contains(document.activeElement)), 'the focus is in the sheet')
  await focusIsSeen(page)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await holds(() => hasFocus(button.first()), 'the focus is where it was')
}
