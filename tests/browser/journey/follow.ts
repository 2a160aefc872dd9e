// Simulates scripted players: the first matching line of a script answers each open question, until the game ends.
import type { Locator } from '@playwright/test'
import { holds, PATIENCE } from '../kit/browser'
import { arrowTo, tabTo } from './keyboard'
import { doneOnTheBoard, reload, words, type Table } from './table'

/** Line of a script: a pattern for the title of a question, and a function that answers the question. */
export type Line = readonly [question: RegExp, answer: (t: Table, title: string) => Promise<unknown>]

/** Presses a control by touch. If `keyboard` is set in the table, uses the keyboard instead. */
export async function operate(t: Table, control: Locator): Promise<void> {
  if (t.keyboard !== true) return control.click()
  const type = await control.getAttribute('type')
  if (type === 'radio') return arrowTo(t.page, control)
  await tabTo(t.page, control)
  await t.page.keyboard.press(type === 'checkbox' ? ' ' : 'Enter')
}

/** Presses the button with this label, by touch or keyboard. */
export const pushed = (t: Table, name: string | RegExp): Promise<void> => operate(t, t.page.getByRole('button', { name }).first())

/** Waits until the title of the screen is another element. Each move creates a new title. */
const replaced = async (heading: Locator, title: string): Promise<void> => {
  const end = Date.now() + PATIENCE / 2
  while (await heading.evaluate((element) => element.hasAttribute('data-answered'))) {
    holds(Date.now() < end, `"${title}" is answered`)
    await new Promise((soon) => setTimeout(soon, 20))
  }
}

/** Answers the open question with the matching line of the script. */
export const answerBy = async (t: Table, script: readonly Line[], question: RegExp): Promise<void> => {
  const line = script.find(([title]) => title.source === question.source)
  holds(line !== undefined, `the script knows ${question.source}`)
  await line?.[1](t, question.source)
}

/** Matches questions that the button of the previous result usually answers. These questions may be visible until the answer is saved. */
const FLEETING = /do you take the |draw 3, then discard/

/**
 * Plays until the title of the screen matches `end`.
 * @returns number of answered questions
 */
export async function follow(t: Table, script: readonly Line[], end: RegExp, most = 500): Promise<number> {
  const { page } = t
  const heading = page.getByRole('main').getByRole('heading', { level: 1 }).first()
  for (let asked = 0; asked < most; asked++) {
    if (asked > 0 && t.interrupted()) await reload(t)
    let title = ''
    const known = () => end.test(title) || script.some(([question]) => question.test(title))
    for (let waited = 0; waited < 50 && !known(); waited++) {
      if (waited > 0) await page.waitForTimeout(100)
      await doneOnTheBoard(t)
      title = (await heading.innerText()).trim()
      if (!FLEETING.test(title)) continue
      await page.waitForTimeout(400)
      await doneOnTheBoard(t)
      title = (await heading.innerText()).trim()
    }
    if (end.test(title)) return asked
    const line = script.find(([question]) => question.test(title))
    if (line === undefined) throw new Error(`nobody knows an answer to "${title}":\n${await words(t)}`)
    await heading.evaluate((element) => element.setAttribute('data-answered', ''))
    await line[1](t, title).catch(async (reason: unknown) => {
      throw new Error(`"${title}" was not answered: ${String(reason).slice(0, 600)}\n${await words(t)}`)
    })
    await replaced(heading, title)
  }
  throw new Error(`no end after ${most} questions`)
}
