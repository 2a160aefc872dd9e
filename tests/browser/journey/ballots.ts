// Test helpers for secret choices: the players pass the phone round, then the app reveals all choices together.
import { same } from '../kit/browser'
import { agree, asked, choose, counted, over, press, reload, waitForText, touch, type Table } from './table'

/** Choice of each player. The key is the player's name. */
export type Choices<Choice> = Readonly<Record<string, Choice>>

/** Function that enters the choice of a player behind the screen that covers the phone. */
type Choosing<Choice> = (t: Table, choice: Choice) => Promise<void>

/** Enters a bid in power tokens. */
export const amount: Choosing<number> = async (t, tokens) => press(over(t), `${tokens}`)

/** Chooses a House card for a battle. */
export const houseCard: Choosing<string> = async (t, card) => choose(over(t), card)

/** Places orders. For each order, touches the area and then the token. */
export const orders: Choosing<Readonly<Record<string, string>>> = async (t, plan) => {
  for (const [area, order] of Object.entries(plan)) {
    await choose(over(t), area)
    await press(over(t), order)
  }
}

/** Waits until the app covers the phone for the next player and shows the player's name. */
export const covered = (t: Table, player: string): Promise<void> =>
  over(t).getByRole('heading', { level: 1, name: player, exact: true }).waitFor()

/** Holds the button of the screen that covers the phone, so that the player sees the secret choice. */
export async function uncover(t: Table, player: string): Promise<void> {
  await covered(t, player)
  await agree(over(t), 'Hold to open')
}

/**
 * Hands the phone to the next player and returns the player's name. If the phone is already covered for a player, returns this name.
 * Returns undefined if all players have sealed.
 */
export async function nextSeat(t: Table): Promise<string | undefined> {
  const hand = t.page.getByRole('button', { name: /^Hand the phone to/ })
  const all = t.page.getByRole('heading', { level: 1, name: 'Everybody has chosen' })
  const cover = t.page.getByRole('button', { name: 'Hold to open' })
  /**
   * Waits until the previous player's choice is saved. Until then, the screen for the choice is visible, and the next player cannot open
   * the phone.
   */
  await over(t).filter({ hasNot: cover }).waitFor({ state: 'detached' })
  await hand.or(all).or(cover).first().waitFor()
  if (await all.isVisible()) return undefined
  if (!(await cover.isVisible())) await touch(hand)
  await cover.waitFor()
  return over(t).getByRole('heading', { level: 1 }).innerText()
}

/** Label of the seal button if areas have no order. */
export const LESS = /ha(?:s|ve) none$/

/** Seals the choice. If areas have no order, the button says so and needs a second tap. */
export async function confirm(t: Table): Promise<void> {
  await press(over(t), 'Seal and cover')
  // Waits until the button has a new label or the screen for the choice is closed.
  await over(t).getByRole('button', { name: 'Seal and cover' }).waitFor({ state: 'detached' })
  const less = over(t).getByRole('button', { name: LESS })
  if (await less.isVisible()) await touch(less)
}

/** Enters and seals the choice of one player. Afterwards, the app covers the phone. */
export async function seal<Choice>(t: Table, player: string, choosing: Choosing<Choice>, choice: Choice): Promise<void> {
  await uncover(t, player)
  await waitForText(over(t), 'only you should see this')
  await choosing(t, choice)
  await confirm(t)
}

/** Passes the phone round by seats, beginning with any player. The page may be reloaded between two players; it must then be covered. */
export async function passRound<Choice>(t: Table, choosing: Choosing<Choice>, choices: Choices<Choice>): Promise<void> {
  const had: string[] = []
  for (let player = await nextSeat(t); player !== undefined; player = await nextSeat(t)) {
    const choice = choices[player]
    if (choice === undefined || had.includes(player)) throw new Error(`${player} has the phone, after ${had.join(', ')}`)
    if (t.interrupted()) await reloadCovered(t, player)
    await seal(t, player, choosing, choice)
    had.push(player)
  }
  same(had.toSorted(), Object.keys(choices).toSorted(), 'who has chosen')
  await asked(t, 'Everybody has chosen')
}

/** Reloads the page while the phone is passed on. The phone must still be covered for the same player and show nothing else. */
export async function reloadCovered(t: Table, player: string): Promise<void> {
  await reload(t)
  await covered(t, player)
  same(await over(t).getByText('only you should see this').count(), 0, 'open choices after a reload')
}

/** Lets a player who has sealed choose again. The other players must not see which player chose again. */
export async function chooseAnew<Choice>(
  t: Table,
  house: string,
  player: string,
  choosing: Choosing<Choice>,
  choice: Choice,
): Promise<void> {
  await press(t, 'Change a sealed choice')
  await press(over(t).getByRole('group', { name: 'Whose choice changes?' }), `${player} (${house})`)
  await seal(t, player, choosing, choice)
  await asked(t, 'Everybody has chosen')
}

/** Text that a player saw behind the covered screen when the phone was last passed round. */
export type Looked = readonly [player: string, text: string]

/**
 * Passes the phone round once more after a choice was replaced. Each player confirms the sealed choice.
 * @param onCover checks the covered screen of each player
 */
export async function lookAgain(t: Table, onCover: (at: number) => Promise<void> = () => Promise.resolve()): Promise<readonly Looked[]> {
  const all: Looked[] = []
  const right = over(t).getByRole('button', { name: 'That is right' })
  const heading = over(t).getByRole('heading', { level: 1 })
  const hold = over(t).getByRole('button', { name: 'Hold to open' })
  await t.page.getByRole('button', { name: /: look at your sealed choice$/ }).click()
  for (;;) {
    await hold
      .or(t.page.getByRole('heading', { level: 1, name: 'Everybody has chosen' }))
      .first()
      .waitFor()
    if ((await over(t).count()) === 0) return all
    await onCover(all.length)
    const player = await heading.innerText()
    await agree(over(t), 'Hold to open')
    await over(t).getByRole('region', { name: 'Sealed for you' }).waitFor()
    all.push([player, await heading.innerText()])
    await right.click()
    await right.waitFor({ state: 'detached' })
  }
}

/** Cancels the ballot, which deletes all sealed choices without showing them. */
export async function callOff(t: Table): Promise<void> {
  await press(t, 'Cancel for everybody')
  await agree(over(t), 'Cancel it: hold for two seconds')
}

/** Closes the result of a reveal if no player has to decide. */
export async function dismiss(t: Table): Promise<void> {
  const on = over(t).getByRole('button', { name: /^(?:Done on the board|Continue|Close)$/ })
  const tie = over(t).getByRole('button', { name: /^Choose who goes higher$|^Choose a house$/ })
  await on.or(tie).first().waitFor()
  if (await on.isVisible()) await press(over(t), /^(?:Done on the board|Continue|Close)$/)
}

/** Enters bids or contributions of all players, and reveals them. */
export function bid(t: Table, choices: Choices<number>, reveal = 'Reveal the bids'): Promise<void> {
  const what = reveal === 'Reveal the bids' ? 'an auction' : 'a contribution against the wildlings'
  return counted(
    `${what}, for each house`,
    4,
    async () => {
      await passRound(t, amount, choices)
      await press(t, reveal)
      await dismiss(t)
    },
    { shares: Object.keys(choices).length },
  )
}
