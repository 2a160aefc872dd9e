import type { Stage } from './stage'

/** A round of chance on the stage: everybody seals something, then all is opened. */

const WORDS = ['dragon', 'příliš žluťoučký kůň', 'salt and iron', 'winter', 'seven']

/** The page on which the table says who takes part. */
export const atChance = async (stage: Stage): Promise<void> => {
  await stage.press(stage.words.table.menu.open)
  await stage.press(new RegExp(`^${stage.words.table.menu.fair}`))
  await stage.pressOn('link', new RegExp(`^${stage.words.fair.chance}`))
}

/** Hands the phone to whoever is next. */
export const handChance = async (stage: Stage): Promise<void> => {
  const [before = ''] = stage.words.fair.round.hand.split('{name}')
  await stage.press(new RegExp(`^${before}`))
}

/** Opens the cover that lies there. */
export const uncoverChance = async (stage: Stage): Promise<void> => {
  await stage.hold(stage.words.fair.round.hold)
  await stage.page.getByRole('textbox').waitFor()
}

/** So many seats seal something; afterwards the next cover lies there, or everybody has sealed. */
export const giveChance = async (stage: Stage, seats: number): Promise<void> => {
  await handChance(stage)
  for (const word of WORDS.slice(0, seats)) {
    await uncoverChance(stage)
    await stage.page.getByRole('textbox').fill(word)
    await stage.press(stage.words.fair.round.seal)
    await stage.page.getByRole('textbox').waitFor({ state: 'detached' })
  }
}

/** Everybody seals something and the table opens all. */
export const openChance = async (stage: Stage): Promise<void> => {
  await giveChance(stage, WORDS.length)
  await stage.press(stage.words.fair.round.open)
  await stage.page.getByRole('heading', { level: 1, name: stage.words.fair.round.opened }).waitFor()
}
