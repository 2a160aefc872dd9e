// Graenaland as three people play it on a phone: setting up, and where everybody begins.
import { same } from '../kit/browser'
import { accessibilityFaults, overflows } from '../kit/looks'
import { asked, choose, press, type Table } from './table'

const SEATED = [
  ['Anna', 'Red'],
  ['Petr', 'White'],
  ['Tom', 'Blue'],
] as const

/** Nothing on the screen is wrong to a reader, and nothing sticks out at the side. */
export async function looks(t: Table): Promise<void> {
  await same(() => accessibilityFaults(t.page), [], 'the list of faults')
  await same(() => overflows(t.page), false, 'sticking out')
}

/** From the choice of a game to the first production; Anna begins, and everybody lives at Coast 1 and Coast 2. */
export async function setUp(t: Table, way: RegExp): Promise<void> {
  const { page } = t
  await page.getByRole('link', { name: 'Graenaland' }).click()
  await asked(t, 'Who sits at the table?')
  for (const [at, [name, clan]] of SEATED.entries()) {
    await page.getByRole('textbox', { name: `Player ${at + 1}` }).fill(name)
    await page.getByRole('group', { name }).getByRole('button', { name: clan }).click()
  }
  await press(t, /^On to/)
  await choose(t, way)
  await looks(t)
  await press(t, 'Begin')
  await asked(t, 'Who begins?')
  await looks(t)
  await choose(t, 'Anna')
  await press(t, 'That is it')
  for (const [name] of SEATED) {
    await asked(t, `${name}: two villages and the warrior?`)
    for (const area of [/^Coast.1:/, /^Coast.2:/, /^Coast.1:/]) await press(t, area)
    await press(t, 'They stand there')
  }
}
