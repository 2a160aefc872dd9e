// Test helpers for corrections, changes of what the app tracks, undo and redo.
import type { Locator } from '@playwright/test'
import { agree, asked, choose, fromMenu, goTo, over, press, type Table } from './table'

/** Changes what the app tracks, e.g. { Orders: 'Sealed in the app' }. */
export async function keepCount(t: Table, parts: Readonly<Record<string, string>>): Promise<void> {
  await fromMenu(t, /^Tracking and settings/)
  await asked(t, 'How do you play it?')
  await t.page.getByText('What the app keeps track of').click()
  for (const [part, value] of Object.entries(parts)) await choose(t.page.getByRole('group', { name: part, exact: true }), value)
  await press(t, 'Save 1 change')
}

/** Corrects power and supply of a house on the page of the house. `change` presses the buttons; the last parameter is the reason. */
export async function setHouse(t: Table, house: string, change: (sheet: Locator) => Promise<void>, why: string): Promise<void> {
  await goTo(t, 'Houses')
  await t.page.getByRole('link', { name: new RegExp(`^${house}`) }).click()
  await press(t, 'Correct the board')
  await change(over(t))
  await over(t).getByRole('textbox', { name: 'Reason (optional)' }).fill(why)
  await press(over(t), 'Save 1 change')
  await over(t).waitFor({ state: 'hidden' })
  await goTo(t, 'Now')
}

/** Undoes the move that the label of the undo button names. */
export const undo = (t: Table, what: RegExp): Promise<void> => press(t, what)

/** Undoes a move that was made before a reveal. The app names the reveal, and the players agree. */
export async function undoSeen(t: Table, what: RegExp, seen: RegExp): Promise<void> {
  await press(t, what)
  const sheet = over(t).filter({ hasText: 'Undo past a reveal?' })
  await sheet.getByRole('listitem').filter({ hasText: seen }).waitFor()
  await agree(sheet, 'Everybody agrees: hold for two seconds')
  await sheet.waitFor({ state: 'hidden' })
}

/** Redoes the move that the label of the redo button names. */
export async function redo(t: Table, what: RegExp): Promise<void> {
  await goTo(t, 'History')
  await press(t, what)
  await goTo(t, 'Now')
}
