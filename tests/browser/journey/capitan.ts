// El Capitan as two people play it: setting up, and a turn.
import { same } from '../kit/browser'
import { accessibilityFaults, overflows } from '../kit/looks'
import { asked, checkCovered, choose, press, type Table } from './table'

/** The cities as they lie, in the words of the screens. */
export const CITIES = [
  'Marseille',
  'Venezia',
  'Constantinople',
  'Valencia',
  'Napoli',
  'the eastern city',
  'Tanger',
  'the southern city',
  'Alexandria',
]

/** Nothing on the screen is wrong to a reader, and nothing sticks out at the side. */
export async function looks(t: Table): Promise<void> {
  await same(() => accessibilityFaults(t.page), [], 'the list of faults')
  await same(() => overflows(t.page), false, 'sticking out')
}

/** Two people, red and green; blue and yellow are neutral. */
export async function setUp(t: Table, way: string): Promise<void> {
  await t.page.getByRole('link', { name: 'El Capitan' }).click()
  await asked(t, 'Who sits at the table?')
  await t.page.getByRole('textbox', { name: 'Player 1' }).fill('Anna')
  await t.page.getByRole('textbox', { name: 'Player 2' }).fill('Petr')
  await t.page.getByRole('group', { name: 'Anna' }).getByRole('button', { name: 'Red' }).click()
  await t.page.getByRole('group', { name: 'Petr' }).getByRole('button', { name: 'Green' }).click()
  await press(t, 'On to the way of playing')
  await asked(t, 'How do you play?')
  await choose(t, way)
  await looks(t)
  await press(t, 'Begin')
  await asked(t, 'Who is the younger, and starts?')
  await choose(t, 'Anna')
  await press(t, /starts phase 1$/)
}

/** The button that answers begins with these words. */
export const answer = (t: Table, words: RegExp) => t.page.getByRole('button', { name: words }).click()

/** Reads a city off the board as far as it has to be: prices of nothing, no dark sites. */
async function readCity(t: Table): Promise<void> {
  const { page } = t
  const digits = page.getByRole('group', { name: 'Digits' })
  for (let harbour = 1; harbour <= 2; harbour++) {
    await digits.getByRole('button', { name: '0', exact: true }).click()
    await digits.getByRole('button', { name: 'Next' }).click()
  }
  await checkCovered(page.getByRole('radio', { name: 'Dark sites' }))
  await press(t, /^Keep /)
}

/** The pieces that a turn may place. */
export type Piece = 'main' | 'neutral' | 'fortress'

/** Chooses an action of the turn, with the colour and the site that it asks for. */
export async function chooseAction(t: Table, piece: Piece): Promise<void> {
  const { page } = t
  await press(t, piece === 'fortress' ? /^Fortress/ : /^Warehouse/)
  if (piece === 'fortress') return
  const colour = page.getByRole('radio', { name: new RegExp(`, ${piece}$`) })
  if ((await colour.count()) > 0) await checkCovered(colour)
  const first = page.getByRole('radio', { name: 'Site 1' })
  if ((await first.count()) > 0) await checkCovered(first)
}

/** One turn: sails to a city and does something there. */
export async function turn(t: Table, role: string, city: string, piece: Piece): Promise<void> {
  const { page } = t
  const question = page.getByRole('heading', { name: new RegExp(`^${role}: `) })
  await question.waitFor()
  const sail = page.getByRole('button', { name: /^Sail/ })
  if ((await sail.count()) > 0 && (await page.getByRole('group', { name: 'Coasts' }).count()) === 0) await sail.click()
  await asked(t, `${role}: where does your ship sail?`)
  await page.getByRole('group', { name: 'Coasts' }).getByRole('button', { name: city }).click()
  // The first voyage of a ship is paid for in the same answer.
  const cost = page.getByRole('radiogroup', { name: /sailing card cost/ })
  if ((await cost.count()) > 0) await checkCovered(cost.getByRole('radio', { name: '1', exact: true }))
  await answer(t, /^(?:Sail to|Card for 1, sail to)/)
  const act = page.getByRole('heading', { name: new RegExp(`^${role}: one action`) })
  const form = page.getByRole('heading', { name: /off the board$/ })
  await act.or(form).waitFor()
  if ((await form.count()) > 0) await readCity(t)
  await act.waitFor()
  await chooseAction(t, piece)
  // A fortress has a price of its own.
  const price = page.getByRole('textbox', { name: /^Price of/ })
  if ((await price.count()) > 0) await price.fill('0')
  await answer(t, /^Build (?:on|a fortress|blue|yellow)/)
  await asked(t, `${role}: is your turn over?`)
  await press(t, /^Done: /)
}
