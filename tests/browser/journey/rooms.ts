// Test steps for screens that all games share: menu, practice game, session break, presets, house rules, tablet, second window.
import coaching from '../../../src/table/practice/words/en'
import type { BrowserContext, Locator } from '@playwright/test'
import { open, phone } from '../kit/browser'
import type { Step } from '../kit/test'
import { agree, asked, choose, doneOnTheBoard, fromMenu, layDown, over, press, reload, tick, waitForText, touch, type Table } from './table'

/** Page with a game, and a function that checks the layout of each screen. */
export interface Rooms {
  readonly t: Table
  readonly step: Step
  readonly looks: (t: Table) => Promise<void>
}

/** Returns to the open question. */
export const back = ({ page }: Table): Promise<void> => touch(page.getByRole('link', { name: 'Now', exact: true }))

/** Screens in the menu of every game, each with a text that the screen contains. */
const ROOMS = [
  [/^Board check/, /^Does .+ look like this\?$/],
  [/^Correct the board/, 'What is different on the board?'],
  [/^House rules/, 'Which rules do you play by?'],
  [/^Who may do what now/, 'Who may do what now?'],
  [/^Charts/, 'The game so far'],
  [/^Tracking and settings/, 'How do you play?'],
  [/^Rules/, 'What would you like to know?'],
] as const

/** Opens every screen of the menu and checks its text and layout. @param own screens that only this game has */
export const roomsOpen = async ({ t, looks }: Rooms, own: readonly (readonly [room: RegExp, words: string | RegExp])[] = []) => {
  for (const [room, words] of [...ROOMS, ...own]) {
    await fromMenu(t, room)
    await waitForText(t, words)
    await looks(t)
    await back(t)
  }
}

/** Runs the last steps of a practice round: undo, the log, a look around, and the end. */
export const practiceEnds = async (
  { t, looks }: Pick<Rooms, 't' | 'looks'>,
  coached: (step: string) => Promise<void>,
  learnt: readonly string[],
  /** Name of the button with which all players agree to the undo; undefined if the undo needs no consent. */
  consent?: string,
) => {
  const { page } = t
  await coached('undo')
  await press(t, /^Undo/)
  if (consent !== undefined) await agree(over(t), consent)
  await coached('log')
  await touch(page.getByRole('link', { name: 'History', exact: true }))
  await coached('look')
  await looks(t)
  await press(page.getByRole('region', { name: coaching.title, exact: true }), coaching.done)
  await asked(t, coaching.end.question)
  for (const one of learnt) await waitForText(t, one)
  await looks(t)
}

/**
 * Tests a session break. One screen shows the whole position, and ticks in the checklist for setting up the game must remain after a
 * reload.
 */
export const sessionBreak = ({ t, step, looks }: Rooms, first: RegExp, question: string | RegExp) =>
  step('the evening ends: the position on one screen, and a list to lay it out again', async () => {
    await fromMenu(t, /^Pack up for tonight/)
    await waitForText(t, 'Current position')
    await looks(t)
    await t.page.getByRole('link', { name: /^Lay the board out again|^Set up again|next time/i }).click()
    await t.page.getByRole('checkbox').first().waitFor()
    await tick(t, first)
    await looks(t)
    await reload(t)
    await back(t)
    await asked(t, question)
  })

/**
 * Changes the preset during a game and changes it back. @param other the other preset @param question question that the other preset asks
 */
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

/** Changes a number as a house rule and checks that the list shows the new number. */
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
    // Closing the sheet saves the change.
    await press(sheet, 'Done')
    await page.getByRole('button', { name: rule.name }).filter({ hasText: rule.shown }).waitFor()
    await back(t)
    await asked(t, question)
    await (await row()).filter({ hasText: rule.shown }).waitFor()
    await back(t)
  })

/**
 * Checks that a tablet shows the board and all players. @param region name of the part of the screen next to the board that lists all
 * players
 */
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

/** Checks that a second window shows each move, and says that it is read-only. */
export const secondWindow = ({ t, step }: Rooms, context: BrowserContext) =>
  step('a second window follows, and does not write', async () => {
    const other = await open(context, t.page.url())
    const note = other.getByText(/another window|other window/i).first()
    // Closes the result of the last move, which may cover the note.
    await note
      .or(other.getByRole('button', { name: /^Done/ }))
      .first()
      .waitFor()
    await doneOnTheBoard(layDown(other, 1))
    await note.waitFor()
    await other.close()
  })
