// Test helpers for setting up a new game.
import { asked, choose, press, touch, type Table } from './table'

export interface Seating {
  /** Player of each house, e.g. "House Stark" to "Anna". */
  readonly houses: Readonly<Record<string, string>>
  readonly preset: 'Referee' | 'Full' | 'Light'
}

/** Title and edition of the game that most tests play, in both languages. */
export const WESTEROS = {
  en: 'A Game of Thrones: the Board Game First edition, 2003',
  cs: 'Hra o trůny: Desková hra První edice, 2003',
} as const

/** Starts a new game from the home screen: chooses the game, then opens the screen of the players. */
export async function chooseGame(t: Table, name: string = WESTEROS.en): Promise<void> {
  await press(t, 'New game')
  await takeGame(t, name)
}

/** Chooses a game on the screen that lists the games. */
export const takeGame = (t: Table, name: string = WESTEROS.en): Promise<void> => touch(t.page.getByRole('list').getByRole('link', { name }))

/** Enters the players, assigns the houses, and goes on to the screen of the printed numbers. */
export async function seat(t: Table, seating: Seating): Promise<void> {
  await chooseGame(t)
  await seatThem(t, seating)
}

/** Enters the players on the open screen of the set-up. */
export async function seatThem(t: Table, { houses, preset }: Seating): Promise<void> {
  await asked(t, 'Who sits at the table?')
  const people = [...new Set(Object.values(houses))]
  const number = t.page.getByRole('radio', { name: new RegExp(`^${Object.keys(houses).length}\\b`) })
  if (!(await number.isChecked())) await number.click()
  for (const [at, person] of people.entries()) await t.page.getByRole('textbox', { name: `Player ${at + 1}`, exact: true }).fill(person)
  for (const [house, person] of Object.entries(houses)) {
    const signs = t.page.getByRole('group', { name: person, exact: true })
    await signs.getByRole('button', { name: `House ${house}`, exact: true }).click()
  }
  await press(t, 'Next: what to track')
  await choose(t, new RegExp(`^${preset}`))
  await press(t, 'Next: check your copy')
  await asked(t, 'Does your copy match?')
}

/** Begins the game after the set-up of the board. */
export async function begin(t: Table): Promise<void> {
  await press(t, /^(Begin|All as printed: begin)$/)
  await asked(t, 'Is the board laid out?')
  await press(t, 'The board is laid out')
}
