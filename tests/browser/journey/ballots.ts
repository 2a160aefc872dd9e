// Secret choices: the phone goes round, and all is shown together.
import { same } from '../kit/browser'
import { agree, asked, choose, counted, over, press, reload, waitForText, touch, type Table } from './table'

/** The choice of each player. */
export type Choices<Choice> = Readonly<Record<string, Choice>>

/** How one player chooses behind the cover. */
type Choosing<Choice> = (t: Table, choice: Choice) => Promise<void>

/** A number of power tokens on the pad. */
export const amount: Choosing<number> = async (t, tokens) => press(over(t), `${tokens}`)

/** A House card. */
export const houseCard: Choosing<string> = async (t, card) => choose(over(t), card)

/** Orders by area: the area is touched, then the token. */
export const orders: Choosing<Readonly<Record<string, string>>> = async (t, plan) => {
  for (const [area, order] of Object.entries(plan)) {
    await choose(over(t), area)
    await press(over(t), order)
  }
}

/** Waits for the cover that names whoever is to take the phone. */
export const covered = (t: Table, player: string): Promise<void> =>
  over(t).getByRole('heading', { level: 1, name: player, exact: true }).waitFor()

/** Opens the cover of a player. */
export async function uncover(t: Table, player: string): Promise<void> {
  await covered(t, player)
  await agree(over(t), 'Hold to open')
}

/** Hands the phone on, and says to whom; where a cover lies there already, it is its name. Nobody: all have sealed. */
export async function nextSeat(t: Table): Promise<string | undefined> {
  const hand = t.page.getByRole('button', { name: /^Hand the phone to/ })
  const all = t.page.getByRole('heading', { level: 1, name: 'Everybody has chosen' })
  const cover = t.page.getByRole('button', { name: 'Hold to open' })
  // The pad of the one before lies over everything until its choice is on the disk: only a cover can be opened.
  await over(t).filter({ hasNot: cover }).waitFor({ state: 'detached' })
  await hand.or(all).or(cover).first().waitFor()
  if (await all.isVisible()) return undefined
  if (!(await cover.isVisible())) await touch(hand)
  await cover.waitFor()
  return over(t).getByRole('heading', { level: 1 }).innerText()
}

/** The button of a plan that leaves areas without an order. */
export const LESS = /ha(?:s|ve) none$/

/** Seals what is chosen; where areas are left out the button says so, and wants one tap more. */
export async function confirm(t: Table): Promise<void> {
  await press(over(t), 'Seal and cover')
  // Either the button has other words now, or the pad is gone.
  await over(t).getByRole('button', { name: 'Seal and cover' }).waitFor({ state: 'detached' })
  const less = over(t).getByRole('button', { name: LESS })
  if (await less.isVisible()) await touch(less)
}

/** One player chooses and seals; the phone is covered again. */
export async function seal<Choice>(t: Table, player: string, choosing: Choosing<Choice>, choice: Choice): Promise<void> {
  await uncover(t, player)
  await waitForText(over(t), 'only you should see this')
  await choosing(t, choice)
  await confirm(t)
}

/** The phone goes round by seats, whoever begins; it may be loaded again between two players, and is covered then. */
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

/** Loads the page again while the phone is under way: the cover of the same player is back, and nothing else is to be seen. */
export async function reloadCovered(t: Table, player: string): Promise<void> {
  await reload(t)
  await covered(t, player)
  same(await over(t).getByText('only you should see this').count(), 0, 'open choices after a reload')
}

/** A player who has sealed chooses once more; nobody else sees who did. */
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

/** The text that a player saw behind the cover on the last way round. */
export type Looked = readonly [player: string, text: string]

/**
 * The phone goes round once more, since somebody chose anew: each looks at what is sealed, and says that it is right.
 * @param onCover looks at each cover as it lies on the table
 */
export async function lookAgain(t: Table, onCover: (at: number) => Promise<void> = () => Promise.resolve()): Promise<readonly Looked[]> {
  const all: Looked[] = []
  const right = over(t).getByRole('button', { name: 'That is right' })
  const heading = over(t).getByRole('heading', { level: 1 })
  const hold = over(t).getByRole('button', { name: 'Hold to open' })
  await t.page.getByRole('button', { name: /^Once more round/ }).click()
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

/** Everything that was sealed is thrown away unseen. */
export async function callOff(t: Table): Promise<void> {
  await press(t, 'Cancel this choice')
  await agree(over(t), 'Cancel it: hold for two seconds')
}

/** Takes up what lies in the middle of the table after a reveal, where nothing is left to be decided on it. */
export async function dismiss(t: Table): Promise<void> {
  const on = over(t).getByRole('button', { name: /^(?:Done on the board|Continue)$/ })
  const tie = over(t).getByRole('button', { name: /^Place them in this order$|^Choose a house$/ })
  await on.or(tie).first().waitFor()
  if (await on.isVisible()) await press(over(t), /^(?:Done on the board|Continue)$/)
}

/** Bids or contributions from the first to the last, and the reveal. */
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
