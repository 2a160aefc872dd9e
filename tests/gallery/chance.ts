import type { Stage } from './stage'

/**
 * Steps of a round of chance: all players seal a contribution, then all contributions are revealed. Each step starts at the main screen.
 */

const WORDS = ['dragon', 'příliš žluťoučký kůň', 'salt and iron', 'winter', 'seven']

/** Opens the page on which the players choose who takes part. */
export const atChance = async (stage: Stage): Promise<void> => {
  await stage.press(stage.words.everyTable.menu.open)
  await stage.press(new RegExp(`^${stage.words.everyTable.menu.fair}`))
  await stage.pressOn('link', new RegExp(`^${stage.words.fair.chance}`))
}

/** Hands the phone to the next player. */
const hand = async (stage: Stage): Promise<void> => {
  const [before = ''] = stage.words.fair.round.hand.split('{name}')
  await stage.press(new RegExp(`^${before}`))
}

/** Opens the current cover. */
const uncover = async (stage: Stage): Promise<void> => {
  await stage.hold(stage.words.fair.round.hold)
  await stage.page.getByRole('textbox').waitFor()
}

/** Seals contributions for `seats` players. Then the next cover is shown, or all players have sealed. */
const give = async (stage: Stage, seats: number): Promise<void> => {
  await hand(stage)
  for (const word of WORDS.slice(0, seats)) {
    await uncover(stage)
    await stage.page.getByRole('textbox').fill(word)
    await stage.press(stage.words.fair.round.seal)
    await stage.page.getByRole('textbox').waitFor({ state: 'detached' })
  }
}

/** Shows the cover of the first seat. */
export const coveredChance = async (stage: Stage): Promise<void> => {
  await atChance(stage)
  await hand(stage)
}

/** Shows the private screen of the first seat. */
export const ownChance = async (stage: Stage): Promise<void> => {
  await coveredChance(stage)
  await uncover(stage)
  await stage.page.getByRole('textbox').fill('dragon')
}

/** Shows the shared screen after `seats` players have sealed. */
export const chanceAfter = async (stage: Stage, seats: number): Promise<void> => {
  await atChance(stage)
  await give(stage, seats)
  await stage.press(stage.words.fair.round.toTable)
}

/** Shows the question whether to cancel the round. */
export const callOffChance = async (stage: Stage): Promise<void> => {
  await chanceAfter(stage, 1)
  await stage.press(stage.words.fair.round.callOff)
}

/** All players have sealed a contribution. */
export const sealedByAll = async (stage: Stage): Promise<void> => {
  await atChance(stage)
  await give(stage, WORDS.length)
}

/** All contributions are revealed. */
export const openedChance = async (stage: Stage): Promise<void> => {
  await sealedByAll(stage)
  await stage.press(stage.words.fair.round.open)
  await stage.page.getByRole('heading', { level: 1, name: stage.words.fair.round.opened }).waitFor()
}

const back = (stage: Stage) => stage.page.locator('header.top button').first().click()

/** A round has ended, and the next round can begin. */
export const chanceAgain = async (stage: Stage): Promise<void> => {
  await openedChance(stage)
  await back(stage)
}

/** Shows the log after a round. */
export const chanceInLog = async (stage: Stage): Promise<void> => {
  await openedChance(stage)
  await stage.press(stage.words.fair.round.done)
  await back(stage)
  await stage.visit('log')
}
