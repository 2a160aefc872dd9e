// Test helpers for El Capitan with two players on one phone: the set-up, and a turn.
import { elCapitan, type ElCapitan } from '../../../src/games/el-capitan'
import { append, begin, entries, type Ledger, type MoveOf } from '../../../src/referee'
import { sha256 } from '../../../src/session/ledger/digest'
import { writeFile } from '../../../src/storage'
import { same } from '../kit/browser'
import { accessibilityFaults, overflows } from '../kit/looks'
import { asked, checkCovered, choose, press, type Table } from './table'

/** Names of the cities on the screens, in the order of the board. */
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

/** Checks that axe finds no fault and that the page does not scroll horizontally. */
export async function looks(t: Table): Promise<void> {
  await same(() => accessibilityFaults(t.page), [], 'the list of faults')
  await same(() => overflows(t.page), false, 'sticking out')
}

/** Sets up two players, red and green. Blue and yellow are neutral. */
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

const COLOURS = ['red', 'green'] as const

/**
 * Returns the file of a game that Anna begins, with two players and the preset Referee. Each player has enough florins to build in every
 * turn, so that no turn ends with a loan.
 */
export const wealthyGame = (): string => {
  let made = 0
  const stamp = () => ({ id: `made-${++made}`, time: 1_800_000_000_000 + made, by: 'table' })
  const players = [
    { colour: 'red', name: 'Anna', neutral: 'blue' },
    { colour: 'green', name: 'Petr', neutral: 'yellow' },
  ] as const
  const opening = begin(elCapitan, { players, cardsCounted: true }, stamp(), sha256)
  if (!opening.ok) throw new Error(opening.refusal.code)
  let ledger: Ledger<ElCapitan> = opening.value
  const moves: readonly MoveOf<ElCapitan>[] = [
    { do: 'firstPlayer', colour: 'red' },
    { do: 'correct', changes: COLOURS.map((colour) => ({ set: 'money', colour, florins: 900 }) as const) },
  ]
  for (const move of moves) {
    const next = append(ledger, move, stamp(), sha256)
    if (!next.ok) throw new Error(`${move.do}: ${JSON.stringify(next.refusal)}`)
    ledger = next.value
  }
  return writeFile({ game: 'el-capitan', name: 'Wealthy', exported: 1, entries: entries(ledger) }, sha256)
}

/** Finds the button of an answer by the first words of its label. */
export const answer = (t: Table, words: RegExp) => t.page.getByRole('button', { name: words }).click()

/** Accessible name of a number pad: the number that its keys type. */
export const NUMBER_PAD = /^(?:Price|Number|Proliferation)\b/

/** Enters the numbers of a city that the app needs: all prices 1, no dark sites. */
async function readCity(t: Table): Promise<void> {
  const { page } = t
  const digits = page.getByRole('group', { name: NUMBER_PAD })
  for (let harbour = 1; harbour <= 2; harbour++) {
    await digits.getByRole('button', { name: '1', exact: true }).click()
    await digits.getByRole('button', { name: 'Next' }).click()
  }
  await checkCovered(page.getByRole('radio', { name: 'Dark sites' }))
  await press(t, /^Keep /)
}

/** Pieces that a turn may place. */
export type Piece = 'main' | 'neutral' | 'fortress'

/** Chooses an action of the turn, with the colour and the site if the action needs them. */
export async function chooseAction(t: Table, piece: Piece): Promise<void> {
  const { page } = t
  await press(t, piece === 'fortress' ? /^Fortress/ : /^Warehouse/)
  if (piece === 'fortress') return
  const colour = page.getByRole('radio', { name: new RegExp(`, ${piece}$`) })
  if ((await colour.count()) > 0) await checkCovered(colour)
  const first = page.getByRole('radio', { name: 'Site 1' })
  if ((await first.count()) > 0) await checkCovered(first)
}

/** Plays one turn: sails to a city and performs an action there. */
export async function turn(t: Table, role: string, city: string, piece: Piece): Promise<void> {
  const { page } = t
  const act = page.getByRole('heading', { level: 1, name: new RegExp(`^${role}: one action`) })
  const form = page.getByRole('heading', { name: /off the board$/ })
  const cities = page.getByRole('group', { name: 'Cities' })
  // Actions in the city of the ship may need numbers that the app does not know yet.
  await act.or(form).or(cities).first().waitFor()
  if ((await form.count()) > 0) await readCity(t)
  await act.or(cities).first().waitFor()
  if ((await cities.count()) === 0) await press(t, /^Sail/)
  await asked(t, `${role}: where does your ship sail?`)
  await cities.getByRole('button', { name: city }).click()
  // Enters the cost of the sailing card, which the app asks for in the same answer.
  const cost = page.getByRole('radiogroup', { name: /card (?:to .* )?cost/ })
  if ((await cost.count()) > 0) await checkCovered(cost.getByRole('radio', { name: '1', exact: true }))
  await answer(t, /^(?:Sail to|Card for 1, sail to)/)
  await act.or(form).first().waitFor()
  if ((await form.count()) > 0) await readCity(t)
  await act.waitFor()
  await chooseAction(t, piece)
  // Enters the price of a fortress, if the app asks for the price.
  const price = page.getByRole('group', { name: /^Price of/ })
  if ((await price.count()) > 0) await price.getByRole('button', { name: '1', exact: true }).click()
  await answer(t, /^Build (?:on|a fortress|blue|yellow)/)
  // Ends the turn. If no other action is possible, the turn ends automatically.
  await act.waitFor({ state: 'hidden' })
  const done = page.getByRole('button', { name: /^Done: / })
  const others = page.getByRole('heading', { level: 1, name: new RegExp(`^(?!${role}: )`) })
  await done.or(others).first().waitFor()
  // The last turn of a phase may end by itself while the button is still on the screen.
  await Promise.race([others.first().waitFor(), done.click().catch(() => undefined)])
}
