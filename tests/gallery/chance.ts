import type { Stage } from './stage'

/**
 * Steps of scenes about a random draw, for which each player seals a contribution before all contributions are revealed. Each step starts
 * at the main screen.
 */

const WORDS = ['dragon', 'příliš žluťoučký kůň', 'salt and iron', 'winter', 'seven']

/** Opens the page on which the players choose who contributes to the random draw. */
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

/** Opens the phone, which is covered for a player. */
const uncover = async (stage: Stage): Promise<void> => {
  await stage.hold(stage.words.fair.round.hold)
  await stage.page.getByRole('textbox').waitFor()
}

/** Seals contributions of the first `seats` players. Afterwards, the phone is covered for the next player, or all players have sealed. */
const give = async (stage: Stage, seats: number): Promise<void> => {
  await hand(stage)
  for (const word of WORDS.slice(0, seats)) {
    await uncover(stage)
    await stage.page.getByRole('textbox').fill(word)
    await stage.press(stage.words.fair.round.seal)
    await stage.page.getByRole('textbox').waitFor({ state: 'detached' })
  }
}

/** Shows the phone while it is covered for the first player. */
export const coveredChance = async (stage: Stage): Promise<void> => {
  await atChance(stage)
  await hand(stage)
}

/** Shows the private screen on which the first player contributes to the random draw. */
export const ownChance = async (stage: Stage): Promise<void> => {
  await coveredChance(stage)
  await uncover(stage)
  await stage.page.getByRole('textbox').fill('dragon')
}

/** Shows the shared screen after `seats` players have sealed a contribution. */
export const chanceAfter = async (stage: Stage, seats: number): Promise<void> => {
  await atChance(stage)
  await give(stage, seats)
  await stage.press(stage.words.fair.round.toTable)
}

/** Shows the question whether to cancel the random draw. */
export const callOffChance = async (stage: Stage): Promise<void> => {
  await chanceAfter(stage, 1)
  await stage.press(stage.words.fair.round.callOff)
}

/** Shows the screen after all players have sealed a contribution. */
export const sealedByAll = async (stage: Stage): Promise<void> => {
  await atChance(stage)
  await give(stage, WORDS.length)
}

/** Shows the screen after all contributions are revealed. */
export const openedChance = async (stage: Stage): Promise<void> => {
  await sealedByAll(stage)
  await stage.press(stage.words.fair.round.open)
  await stage.page.getByRole('heading', { level: 1, name: stage.words.fair.round.opened }).waitFor()
}

const back = (stage: Stage) => stage.page.locator('header.top button').first().click()

/** Shows the screen after a random draw, on which the next random draw can begin. */
export const chanceAgain = async (stage: Stage): Promise<void> => {
  await openedChance(stage)
  await back(stage)
}

/** Shows the log entries of a random draw to which players have contributed. */
export const chanceInLog = async (stage: Stage): Promise<void> => {
  await openedChance(stage)
  await stage.press(stage.words.fair.round.done)
  await back(stage)
  await stage.visit('log')
}
