import type { Stage } from './stage'

/** A round of chance on the stage: everybody seals something, then all is opened. Each screen is reached from the main one. */

const WORDS = ['dragon', 'příliš žluťoučký kůň', 'salt and iron', 'winter', 'seven']

/** The page on which the table says who takes part. */
export const atChance = async (stage: Stage): Promise<void> => {
  await stage.press(stage.words.everyTable.menu.open)
  await stage.press(new RegExp(`^${stage.words.everyTable.menu.fair}`))
  await stage.pressOn('link', new RegExp(`^${stage.words.fair.chance}`))
}

/** Hands the phone to whoever is next. */
const hand = async (stage: Stage): Promise<void> => {
  const [before = ''] = stage.words.fair.round.hand.split('{name}')
  await stage.press(new RegExp(`^${before}`))
}

/** Opens the cover that lies there. */
const uncover = async (stage: Stage): Promise<void> => {
  await stage.hold(stage.words.fair.round.hold)
  await stage.page.getByRole('textbox').waitFor()
}

/** So many seats seal something; afterwards the next cover lies there, or everybody has sealed. */
const give = async (stage: Stage, seats: number): Promise<void> => {
  await hand(stage)
  for (const word of WORDS.slice(0, seats)) {
    await uncover(stage)
    await stage.page.getByRole('textbox').fill(word)
    await stage.press(stage.words.fair.round.seal)
    await stage.page.getByRole('textbox').waitFor({ state: 'detached' })
  }
}

/** The cover of the first seat. */
export const coveredChance = async (stage: Stage): Promise<void> => {
  await atChance(stage)
  await hand(stage)
}

/** The screen that the first seat alone sees. */
export const ownChance = async (stage: Stage): Promise<void> => {
  await coveredChance(stage)
  await uncover(stage)
  await stage.page.getByRole('textbox').fill('dragon')
}

/** The phone lies on the table again after so many seats. */
export const chanceAfter = async (stage: Stage, seats: number): Promise<void> => {
  await atChance(stage)
  await give(stage, seats)
  await stage.press(stage.words.fair.round.toTable)
}

/** The question whether the round shall be called off. */
export const callOffChance = async (stage: Stage): Promise<void> => {
  await chanceAfter(stage, 1)
  await stage.press(stage.words.fair.round.callOff)
}

/** Everybody has sealed something. */
export const sealedByAll = async (stage: Stage): Promise<void> => {
  await atChance(stage)
  await give(stage, WORDS.length)
}

/** The table has opened everything. */
export const openedChance = async (stage: Stage): Promise<void> => {
  await sealedByAll(stage)
  await stage.press(stage.words.fair.round.open)
  await stage.page.getByRole('heading', { level: 1, name: stage.words.fair.round.opened }).waitFor()
}

const back = (stage: Stage) => stage.page.locator('header.top button').first().click()

/** A round is over, and the next one can begin. */
export const chanceAgain = async (stage: Stage): Promise<void> => {
  await openedChance(stage)
  await back(stage)
}

/** The log after a round. */
export const chanceInLog = async (stage: Stage): Promise<void> => {
  await openedChance(stage)
  await stage.press(stage.words.fair.round.done)
  await back(stage)
  await stage.visit('log')
}
