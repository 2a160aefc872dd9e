// Steps that prepare the scenes about house rules, saved players and the rematch.
import { PEOPLE } from './board'
import { seatPeople } from './playing'
import type { Stage } from './stage'

/** Opens one of the house rules by its title. */
export const openPoint =
  (place: string, title: (stage: Stage) => string) =>
  async (stage: Stage): Promise<void> => {
    await stage.visit(place)
    await stage.page.getByRole('textbox', { name: stage.words.houseRules.search }).fill(title(stage))
    await stage.press(new RegExp(`^${title(stage)}`))
  }

/** Sets two house rules (six ships, another rule for the Raven) and saves the house rules under a name. */
export async function keepRules(stage: Stage): Promise<void> {
  const { words, page } = stage
  await seatPeople(stage)
  await stage.visit('/new/westeros/box')
  await stage.press(new RegExp(`^${words.game.settings.title}`))
  await page.getByRole('switch').first().press(' ')
  await stage.press(words.table.correct.done)
  await stage.visit('/new/westeros/rules')
  await stage.press(new RegExp(`^${words.houseRules.keep}`))
  await page.getByRole('textbox', { name: words.houseRules.name }).fill('Friday at Anna’s')
  await stage.press(words.houseRules.keepNow)
}

/** Begins a game so that the app saves its players. Then clears their names in the form. */
export async function knowPeople(stage: Stage): Promise<void> {
  const { words, page } = stage
  await seatPeople(stage)
  await stage.visit('/new/westeros/box')
  await stage.press(words.game.newGame.asPrinted)
  await page.getByRole('navigation', { name: words.everyTable.places.label }).waitFor()
  await stage.visit('/new/westeros')
  for (const field of await page.getByRole('textbox').all()) await field.fill('')
  await page
    .getByRole('textbox')
    .first()
    .fill(PEOPLE[1] ?? '')
}
