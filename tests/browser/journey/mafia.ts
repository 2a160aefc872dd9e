// Mafia City as three people play it on a phone: setting up, and the ring of locations.
import { same } from '../kit/browser'
import { overflows } from '../kit/looks'
import { asked, press, type Table } from './table'

export const NAMES = ['Anna', 'Petr', 'Tom'] as const
const COLOURS = ['Red', 'Blue', 'Green'] as const
const CITY = ['3 Fight Club', '1 Prison', '2 Harbour', '4 Police Station', '5 Shopping District', '6 Private Club']

/** Nothing sticks out at the side; what axe finds on these screens is looked for by the test of all screens. */
export async function looks(t: Table): Promise<void> {
  await same(() => overflows(t.page), false, 'sticking out')
}

/** A location of the ring by its number. */
export const hexagon = (t: Table, at: number) => t.page.getByRole('button', { name: new RegExp(`^${at} `) })

/** From the choice of a game to the first turn: three people, the city, and nobody swaps cards. */
export async function setUp(t: Table): Promise<void> {
  const { page } = t
  await page.getByRole('link', { name: 'Mafia City' }).click()
  await asked(t, 'Who sits at the table?')
  for (const [at, name] of NAMES.entries()) {
    await page.getByRole('textbox', { name: `Player ${at + 1}` }).fill(name)
    await page
      .getByRole('group', { name })
      .getByRole('button', { name: COLOURS[at] ?? '' })
      .click()
  }
  await press(t, 'On to the way of playing')
  await asked(t, 'How do you play?')
  await looks(t)
  await press(t, 'Begin')
  await asked(t, 'How do the locations lie?')
  for (const at of CITY) await press(t, at)
  await looks(t)
  await press(t, 'That’s our city')
  for (const name of NAMES) {
    await asked(t, `${name}: keep your cards, or swap both?`)
    await page.getByRole('radio', { name: 'Keep them' }).check({ force: true })
    await press(t, 'That is it')
  }
}
