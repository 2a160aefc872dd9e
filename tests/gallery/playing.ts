// Steps that several scenes share: passing the phone, sealing, and the beginning of a new game.
import type { HouseId } from '../../src/games/westeros/box/box'
import { writeBackup } from '../../src/storage'
import { PEOPLE } from './board'
import { EVENING } from './games'
import { positionOf, type PositionName } from './positions'
import type { Stage } from './stage'

/** Replaces the placeholders in a text by values. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (blank, name: string) => String(values[name] ?? blank))

const rolesOf = ({ state }: Stage): readonly HouseId[] => state().ballot?.roles ?? []

/** Hands the phone to the first house. With `until: 'cover'`, the phone stays covered; otherwise the house opens the phone. */
export async function openNext(stage: Stage, until: 'cover' | 'open' = 'open'): Promise<void> {
  const { words, state, press, hold } = stage
  const [next] = rolesOf(stage)
  if (next === undefined) throw new Error('no ballot is open')
  await press(words.game.ballots.hand(state(), next))
  if (until === 'open') await hold(words.secret.ballot.hold)
}

/** Chooses and seals small amounts for some houses, one after another. */
async function cast(stage: Stage, houses: number): Promise<void> {
  const { words, over } = stage
  await openNext(stage, 'cover')
  for (let at = 0; at < houses; at++) {
    await stage.hold(words.secret.ballot.hold)
    await over()
      .getByRole('button', { name: `${at % 3}`, exact: true })
      .click()
    await stage.press(words.secret.ballot.sealAndCover)
    await over().getByRole('button', { name: words.secret.ballot.sealAndCover, exact: true }).waitFor({ state: 'detached' })
  }
}

/** Seals an amount for the first house. Afterwards, the phone is covered for the second house. */
export const castOne = (stage: Stage): Promise<void> => cast(stage, 1)

/** Seals amounts for all houses, so that the reveal is next. */
export const castAll = (stage: Stage): Promise<void> => cast(stage, rolesOf(stage).length)

/** Seals amounts for all houses. Then the first house replaces its choice. */
export async function replacedBid(stage: Stage): Promise<void> {
  const { words, over, press, hold } = stage
  await castAll(stage)
  await press(words.secret.anew.button)
  await over().getByRole('group', { name: words.secret.anew.title }).getByRole('button').first().click()
  await hold(words.secret.ballot.hold)
  await over().getByRole('button', { name: '1', exact: true }).click()
  await press(words.secret.ballot.sealAndCover)
  await over().first().waitFor({ state: 'detached' })
}

/** Passes the phone round once more until it is covered for a house, or until the house sees its choice. */
export async function lookAt(stage: Stage, house: number, until: 'cover' | 'open' = 'open'): Promise<void> {
  const { words, press, hold } = stage
  await replacedBid(stage)
  // Reloads the page, so that it does not know which seat made the change.
  await stage.reload()
  await press(new RegExp(`^${words.secret.look.hand.split(':')[0]}`))
  for (let at = 0; at < house; at++) {
    await hold(words.secret.ballot.hold)
    await press(words.secret.look.right)
  }
  if (until === 'open') await hold(words.secret.ballot.hold)
}

/** Reloads a host of which all own phones were linked, while houses make a secret choice. */
export async function ownPhonesLost(stage: Stage): Promise<void> {
  const phones = rolesOf(stage).map((role, at) => ({ number: at + 1, seat: `seat-${at + 1}`, roles: [role] }))
  await stage.inPage(({ page, given }) => {
    const game = /game\/([^/]+)/.exec(page.location.hash)?.[1] ?? ''
    const kept = { [game]: { time: Date.now(), phones: given.map((phone) => ({ ...phone, game })) } }
    page.localStorage.setItem('castellan.phonesOfGames', JSON.stringify(kept))
  }, phones)
  await stage.reload()
  await stage.waitUntilStill()
}

/** Enters the players of a new game and assigns the houses at random. */
export async function seatPeople(stage: Stage): Promise<void> {
  await stage.visit('/new/westeros')
  const names = stage.page.getByRole('textbox')
  for (const [at, name] of PEOPLE.entries()) await names.nth(at).fill(name)
  await stage.press(stage.words.game.newGame.draw)
}

/** Closes the result of a reveal, so that the next question is shown. */
export const goOn = ({ page, words }: Stage): Promise<void> =>
  page
    .locator('.told-ways > .do')
    .or(page.getByRole('button', { name: words.secret.ballot.on, exact: true }))
    .first()
    .click()

/** Opens the rule on which the open question is based. */
export const openRule = ({ page }: Stage): Promise<void> => page.getByRole('button', { name: /^R\d/ }).first().click()

/** Matches the label of the plus button of a counter in both languages. */
const MORE = /^(One more|O jeden více)$/

/** Increases the first counter whose plus button is enabled. */
export const more = ({ page }: Stage): Promise<void> =>
  page.getByRole('button', { name: MORE, disabled: false }).and(page.locator(':not([aria-disabled=true])')).first().click()

/** Switches a question to its view on the map. */
export async function onMap({ pressOn, words, waitUntilStill }: Stage): Promise<void> {
  await pressOn('radio', words.everyTable.areas.map)
  await waitUntilStill()
}

/** Matches the end of the label of an area that can be chosen, in both languages. */
const MAY = /, (can be chosen|lze vybrat)$/

/**
 * Chooses the starting area and the destination on the map, or only one area if the question asks for one. The answer covers half of the
 * map, so the last chosen area must be visible in the other half.
 */
export async function chooseOnMap(stage: Stage): Promise<void> {
  await onMap(stage)
  const map = stage.page.locator('.map')
  for (const isLast of [false, true]) {
    const area = map.getByRole('button', { name: MAY }).first()
    const chosen = map.locator(`[data-area="${(await area.getAttribute('data-area')) ?? ''}"]`)
    await area.dispatchEvent('click')
    await stage.waitUntilStill()
    if (!isLast) continue
    const [field, window] = [await chosen.boundingBox(), await map.locator('.map-window').boundingBox()]
    if (field === null || window === null) throw new Error('there is no map')
    const [x, y] = [field.x + field.width / 2 - window.x, field.y + field.height / 2 - window.y]
    if (x < 0 || x > window.width || y < 0 || y > window.height) throw new Error('what was chosen is out of sight')
  }
}

/** Opens the game again two days later. */
export async function daysLater({ setTime, visit }: Stage): Promise<void> {
  await setTime(EVENING + 48 * 3600_000)
  await visit('log')
  await visit('')
}

/** Simulates a low battery, as reported by the browser. */
export async function batteryLow({ inPage, visit }: Stage): Promise<void> {
  await visit('log')
  await inPage(({ page: { navigator } }) => {
    const battery = Object.assign(new EventTarget(), { level: 0.12, charging: false })
    Object.defineProperty(navigator, 'getBattery', { value: () => Promise.resolve(battery) })
  })
  await visit('')
}

/** Chooses a file with several games and shows the question which games to import. */
export async function takeInSeveral({ chooseFile, over }: Stage, positions: readonly PositionName[]): Promise<void> {
  const file = writeBackup(
    positions.map((name) => positionOf(name).file),
    EVENING,
  )
  await chooseFile('games.json', file)
  await over().waitFor()
}

/** Makes a correction, undoes the correction, and makes another correction. */
export async function takeBackByHand(stage: Stage): Promise<void> {
  const { page, visit, press, waitUntilStill, words } = stage
  for (const at of [0, 1]) {
    await visit('options')
    await page.getByRole('switch').nth(at).click()
    await press(fill(words.corrections.finish.one, { n: 1 }))
    await waitUntilStill()
    await visit('log')
    if (at === 0) await page.locator('button.undo').click()
    await waitUntilStill()
  }
}

/** Imports several games, two of them finished, and opens the archive. */
export async function toArchive(stage: Stage): Promise<void> {
  const { words, over, visit, page } = stage
  await takeInSeveral(stage, ['won-last', 'won-suddenly', 'late'])
  await over().getByRole('button').last().click()
  await over().waitFor({ state: 'detached' })
  await visit('/archive')
  await page
    .getByRole('button', { name: new RegExp(`^${words.archive.asTable}: `) })
    .first()
    .waitFor()
}
