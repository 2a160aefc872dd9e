// Attempts that the rooms of every table share: each opens without a fault, a tablet, a second window, and the way of playing.
import coaching from '../../../src/table/practice/words/en'
import type { BrowserContext, Locator } from '@playwright/test'
import { open, phone } from '../kit/browser'
import type { Step } from '../kit/test'
import { asked, choose, doneOnTheBoard, fromMenu, layDown, press, reload, tick, waitForText, touch, type Table } from './table'

/** A table with what is looked at on each of its screens. */
export interface Rooms {
  readonly t: Table
  readonly step: Step
  readonly looks: (t: Table) => Promise<void>
}

/** Goes back to the open question. */
export const back = ({ page }: Table): Promise<void> => touch(page.getByRole('link', { name: 'Now', exact: true }))

/** Rooms that every game has in its menu, with words that stand there. */
const ROOMS = [
  [/^Board check/, /^Does .+ look like this\?$/],
  [/^Correct the board/, 'What is different on the board?'],
  [/^House rules/, 'Which rules do you play by?'],
  [/^Who may do what now/, 'Who may do what now?'],
  [/^Charts/, 'The game so far'],
  [/^Tracking and settings/, 'How do you play?'],
  [/^Rules/, 'What would you like to know?'],
] as const

/** Every room of the menu opens, shows its words, and has no fault; `own`: rooms of this game alone. */
export const roomsOpen = async ({ t, looks }: Rooms, own: readonly (readonly [room: RegExp, words: string | RegExp])[] = []) => {
  for (const [room, words] of [...ROOMS, ...own]) {
    await fromMenu(t, room)
    await waitForText(t, words)
    await looks(t)
    await back(t)
  }
}

/** The last steps of a practice round, when the coach has come to taking back: undo, the log, a look around, and its end. */
export const practiceEnds = async (
  { t, looks }: Pick<Rooms, 't' | 'looks'>,
  coached: (step: string) => Promise<void>,
  learnt: readonly string[],
) => {
  const { page } = t
  await coached('undo')
  await press(t, /^Undo/)
  await coached('log')
  await touch(page.getByRole('link', { name: 'History', exact: true }))
  await coached('look')
  await looks(t)
  await press(page.getByRole('region', { name: coaching.title, exact: true }), coaching.done)
  await asked(t, coaching.end.question)
  for (const one of learnt) await waitForText(t, one)
  await looks(t)
}

/** The evening ends: the position is on one screen, and what is ticked off to lay it out again outlives a reload. */
export const sessionBreak = ({ t, step, looks }: Rooms, first: RegExp, question: string | RegExp) =>
  step('the evening ends: the position on one screen, and a list to lay it out again', async () => {
    await fromMenu(t, /^Pack up for tonight/)
    await waitForText(t, 'Where play stands')
    await looks(t)
    await t.page.getByRole('link', { name: /^Lay the board out again|^Set up again|next time/i }).click()
    await t.page.getByRole('checkbox').first().waitFor()
    await tick(t, first)
    await looks(t)
    await reload(t)
    await back(t)
    await asked(t, question)
  })

/** The way of playing changes in mid-game and back; `other` and `question` are the other way and what it asks. */
export const wayChanges = (
  { t, step, looks }: Rooms,
  other: { readonly way: RegExp; readonly question: string | RegExp; readonly back?: string },
  question: string | RegExp,
) =>
  step('the way of playing changes in mid-game, and back', async () => {
    await fromMenu(t, /^Tracking and settings/)
    await choose(t, other.way)
    await press(t, 'Save 1 change')
    await asked(t, other.question)
    await looks(t)
    await fromMenu(t, /^Tracking and settings/)
    await choose(t, other.back ?? 'Referee')
    await press(t, 'Save 1 change')
    await asked(t, question)
  })

/** A number is set as a house rule, and the list shows it. */
export const houseRule = (
  { t, step, looks }: Rooms,
  rule: { readonly search: string; readonly name: RegExp; readonly set: (sheet: Locator) => Promise<void>; readonly shown: string },
  question: string | RegExp,
) =>
  step('a number of the board is set as a house rule, and the list shows it', async () => {
    const { page } = t
    const row = async () => {
      await fromMenu(t, /^House rules/)
      await page.getByRole('textbox', { name: /^Search/ }).fill(rule.search)
      return page.getByRole('button', { name: rule.name })
    }
    await touch(await row())
    const sheet = page.getByRole('dialog')
    await rule.set(sheet)
    await looks(t)
    await press(sheet, 'Done')
    await press(t, 'Save 1 change')
    await asked(t, question)
    await (await row()).filter({ hasText: rule.shown }).waitFor()
    await back(t)
  })

/** A tablet shows the whole table; `region`: everybody beside the board. */
export const tablet = ({ t, step, looks }: Rooms, region: string) =>
  step('a tablet shows the whole table', async () => {
    await fromMenu(t, /^Table view/)
    await t.page.setViewportSize({ width: 1280, height: 800 })
    await t.page.getByRole('region', { name: region }).waitFor()
    await looks(t)
    await t.page.getByRole('button', { name: 'Close' }).click()
    await looks(t)
    await t.page.setViewportSize(phone)
  })

/** A second window follows, and says that it does not write. */
export const secondWindow = ({ t, step }: Rooms, context: BrowserContext) =>
  step('a second window follows, and does not write', async () => {
    const other = await open(context, t.page.url())
    const note = other.getByText(/another window|other window/i).first()
    // The outcome of the last move may lie over the note.
    await note
      .or(other.getByRole('button', { name: /^Done/ }))
      .first()
      .waitFor()
    await doneOnTheBoard(layDown(other, 1))
    await note.waitFor()
    await other.close()
  })
