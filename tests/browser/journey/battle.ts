import { asked, choose, press, touch, type Table } from './table'
import { same } from '../kit/browser'

/** Checks the totals of both sides, first the attacker's total, e.g. ["Stark 6", "Greyjoy 5"]. */
export async function totals(t: Table, area: string, ...expected: readonly [string, string]): Promise<void> {
  // Includes hidden elements, because the totals are collapsed to one line after the result was shown.
  const folded = { includeHidden: true }
  const balance = t.page.getByRole('region', { name: area, exact: true }).getByRole('table', { name: 'Strength of both sides', ...folded })
  await balance.waitFor({ state: 'attached' })
  const read = async () => {
    const heads = await balance.getByRole('columnheader', folded).allTextContents()
    return heads.map((text) => text.replace(/^\s*(−?\d+)\s*(\w+) (attacks|defends)\s*$/, '$2 $1'))
  }
  await same(read, expected, `the balance in ${area}`)
}

/** Enters which side each area supports. Then both sides confirm the support. */
export async function support(
  t: Table,
  area: string,
  calls: Readonly<Record<string, 'attacker' | 'defender'>> = {},
  defense?: 'Defense +1' | 'Defense +2 (star)',
): Promise<void> {
  await asked(t, 'Who supports?')
  await t.page.getByRole('region', { name: area, exact: true }).waitFor()
  if (defense !== undefined) await choose(t.page.getByRole('group', { name: 'Defense order of the defender', exact: true }), defense)
  for (const [from, side] of Object.entries(calls))
    await choose(t.page.getByRole('group', { name: `${from}: for whom`, exact: true }), `For the ${side}`)
}

/** Presses the button with which both sides confirm the support. */
export const agreeOnSupport = (t: Table): Promise<void> => press(t, 'Both sides agree')

/** Enters the House cards that were played. The key is the house. */
export async function playCards(t: Table, cards: Readonly<Record<string, string>>): Promise<void> {
  await asked(t, 'Which House cards were played?')
  for (const [house, card] of Object.entries(cards))
    await choose(t.page.getByRole('group', { name: `House card of ${house}`, exact: true }), card)
  await press(t, 'These cards were played')
}

/** Applies the text of a House card, with its target if the player has a choice. */
export async function ability(t: Table, card: string, target?: string): Promise<void> {
  await asked(t, new RegExp(`^${card}: `))
  if (target !== undefined) await choose(t, target)
  await press(t, /^(Apply$|Take back .|Take \d|Cancel the text of|Remove the order in|Pay \d+ and|Send .* back$)/)
}

/** Answers whether a player uses the Blade. */
export async function blade(t: Table, player: string, use: boolean): Promise<void> {
  await asked(t, `${player}, do you use the Blade?`)
  await press(t, use ? 'Use the Blade: +1' : 'Keep the Blade')
}

/** Chooses casualties, e.g. ["Lannister: Footman"]. The app has already chosen the cheapest units. */
export async function casualties(t: Table, player: string, units: readonly string[], sum: string): Promise<void> {
  await asked(t, `${player}, who falls?`)
  const steppers = t.page.getByRole('main').getByRole('group', { name: /: (?:Footman|Knight|Ship)$/ })
  for (const stepper of await steppers.all()) {
    const name = (await stepper.getAttribute('aria-label')) ?? ''
    const wanted = units.filter((unit) => unit === name).length
    const falls = Number(await stepper.getByRole('status').innerText())
    for (let at = falls; at !== wanted; at += Math.sign(wanted - at))
      await touch(stepper.getByRole('button', { name: at > wanted ? 'One less' : 'One more', exact: true }))
  }
  await press(t, `Lose ${sum}`)
}

/** Chooses the area to which the loser of a battle retreats. */
export async function retreat(t: Table, player: string, to: string): Promise<void> {
  await asked(t, `${player}, where do you retreat?`)
  await choose(t, to)
  await press(t, `Retreat to ${to}`)
}
