// Steps of scenes in the practice game, which starts from a position of its own.
import wordsCs from '../../src/games/westeros/table/practice/words/cs'
import wordsEn from '../../src/games/westeros/table/practice/words/en'
import everyPracticeCs from '../../src/table/practice/words/cs'
import everyPracticeEn from '../../src/table/practice/words/en'
import { onMap } from './playing'
import type { Stage } from './stage'

const wordsOn = async ({ inPage }: Stage) =>
  (await inPage(({ page: { document } }) => document.documentElement.lang)) === 'cs'
    ? { ...everyPracticeCs, ...wordsCs }
    : { ...everyPracticeEn, ...wordsEn }

/** Opens the practice game from home and shows its first step. */
export const practise = async ({ press, words, page, waitUntilStill }: Stage): Promise<void> => {
  await press(new RegExp(`^${words.app.home.practice}`))
  await page.locator('a[href$="practice-westeros"]').click()
  await page.getByRole('button', { name: words.game.buttons.draw.app, exact: true }).waitFor()
  await waitUntilStill()
}

/** Shows the number pad of the first bidder, below the instructions of the practice game. */
export async function practiseSealed(stage: Stage): Promise<void> {
  const { words, press, hold } = stage
  await practise(stage)
  await press(words.game.buttons.draw.app)
  await stage.page.locator('[data-told] > .do').click()
  await press(words.game.buttons.resolve['clash-of-kings'])
  // Hands the phone over by pressing the seat, which is also a button.
  await press(new RegExp(`^${(await wordsOn(stage)).people.stark} `))
  await hold(words.secret.ballot.hold)
}

/** Skips a number of parts of the practice game. */
async function skip(stage: Stage, parts: number): Promise<void> {
  const words = await wordsOn(stage)
  for (let part = 0; part < parts; part++) {
    await stage.press(new RegExp(`^(${words.skip}|${words.skipToEnd})$`))
    await stage.waitUntilStill()
  }
}

export async function practiseMarch(stage: Stage): Promise<void> {
  await practise(stage)
  await skip(stage, 1)
  await onMap(stage)
}

/** Shows the last part of the practice game, with the instructions collapsed to one line. */
export async function practiseFolded(stage: Stage): Promise<void> {
  await practise(stage)
  await skip(stage, 2)
  await stage.press(/^(Practice|Krok) \d/)
}

export async function practiseEnd(stage: Stage): Promise<void> {
  await practise(stage)
  await skip(stage, 3)
}
