// Tests The Islet, a small complete game that exists only for tests. It uses only the screens that all games share.
import { asked, choose, fromMenu, layDown, over, press, reload, waitForText, type Table } from './journey/table'
import { seal, dismiss, uncover } from './journey/ballots'
import { open, phone, same } from './kit/browser'
import { accessibilityFaults, overflows } from './kit/looks'
import { buildWithIslet } from './islet/build'
import { test } from './kit/test'

/** Checks that axe finds no fault and that the page does not scroll horizontally. */
async function looks(t: Table): Promise<void> {
  await same(() => accessibilityFaults(t.page), [], 'the list of faults')
  await same(() => overflows(t.page), false, 'sticking out')
}

/** Lets all players make their secret choices, each with a different type of input. */
async function allChoose(t: Table, hand: RegExp, choices: Readonly<Record<string, (t: Table) => Promise<void>>>): Promise<void> {
  await t.page.getByRole('button', { name: hand }).click()
  for (const [player, choosing] of Object.entries(choices)) await seal(t, player, choosing, undefined)
}

const bid = (coins: number) => async (t: Table) => press(over(t), `${coins}`)
const wish = (area: string) => async (t: Table) => choose(over(t), area)

/** Lets all players bid in secret, then reveals the bids. */
async function bidAll(t: Table, anna: number, petr: number): Promise<void> {
  await allChoose(t, /^Hand the phone to/, { Anna: bid(anna), Petr: bid(petr) })
  await asked(t, 'Reveal the bids')
  await press(t, 'Reveal the bids')
  await waitForText(t, 'This was chosen')
  await looks(t)
  await dismiss(t)
}

/** Enters the face that a physical die shows. */
async function roll(t: Table, face: string): Promise<void> {
  await asked(t, 'What does the die show?')
  await choose(t, face)
  await press(t, 'Confirm')
  await asked(t, /: Where does the chief build, and what with\?$/)
}

/** Enters a vote of the role whose turn it is. */
async function vote(t: Table, role: string, says: 'Yes' | 'No', stand: string): Promise<void> {
  await asked(t, `${role}: May the chief build there?`)
  await waitForText(t, stand)
  await looks(t)
  await choose(t, says)
  await press(t, 'Confirm')
}

test('islet', async ({ browser, serve, step }) => {
  const { url } = await serve(await buildWithIslet())
  const context = await browser.newContext({ viewport: phone, locale: 'en-GB', reducedMotion: 'reduce' })
  const t = layDown(await open(context, `${url}#/new`), 1)

  await step('two people set it up, with real dice', async () => {
    await t.page.getByRole('link', { name: 'The Islet' }).click()
    await asked(t, 'Who sits at the table?')
    await t.page.getByRole('textbox', { name: 'Player 1' }).fill('Anna')
    await t.page.getByRole('textbox', { name: 'Player 2' }).fill('Petr')
    await t.page.getByRole('group', { name: 'Anna' }).getByRole('button', { name: 'Red' }).click()
    await t.page.getByRole('group', { name: 'Petr' }).getByRole('button', { name: 'Blue' }).click()
    await looks(t)
    await press(t, 'On to the dice')
    await choose(t, 'Real dice on the table')
    await looks(t)
    await press(t, 'Begin')
    await asked(t, 'Where do you wish to live?')
    await looks(t)
  })

  await step('each keeps a wish behind the cover, and may look at it again', async () => {
    await press(t, 'Hand the phone to Anna')
    await looks(t)
    await seal(t, 'Anna', wish('the coast'), undefined)
    await reload(t)
    await seal(t, 'Petr', wish('the hills'), undefined)
    await asked(t, 'Everybody chooses in secret')
    await fromMenu(t, /^What you keep/)
    await asked(t, 'What you keep')
    await t.page.getByRole('group').getByRole('button', { name: 'Anna' }).click()
    await uncover(t, 'Anna')
    await over(t).getByText('the coast').waitFor()
    await looks(t)
    await press(over(t), 'Back to the table')
    await over(t).first().waitFor({ state: 'detached' })
    await t.page.getByRole('link', { name: 'Now', exact: true }).click()
    await asked(t, 'Everybody chooses in secret')
  })

  await step('sealed bids go round, all are turned up together, and the die is typed in', async () => {
    await bidAll(t, 1, 0)
    await asked(t, 'What does the die show?')
    await looks(t)
    await roll(t, '3')
    await waitForText(t, 'Build nothing')
    await looks(t)
  })

  await step('a house is chosen on the map or in the list, and paid', async () => {
    await choose(t, 'the coast')
    await waitForText(t, 'That pays it.')
    await looks(t)
    await reload(t)
    await t.page.getByRole('group', { name: 'wood' }).getByRole('button', { name: 'One less' }).click()
    await waitForText(t, 'Not paid in full yet.')
    await t.page.getByRole('group', { name: 'two coins for one' }).getByRole('button', { name: 'One more' }).click()
    await waitForText(t, 'That pays it.')
    await press(t, 'Confirm')
  })

  await step('all vote on it openly, and see what each vote counts', async () => {
    await vote(t, 'Red', 'Yes', '0 for it, 0 against it, of 2 in all; it takes 2.')
    await vote(t, 'Blue', 'Yes', '1 for it, 0 against it, of 2 in all; it takes 2.')
    await t.page.getByRole('link', { name: 'Board' }).click()
    await waitForText(t, 'wood: 1')
    await waitForText(t, 'coins: 2')
    await looks(t)
    await t.page.getByRole('link', { name: 'Now', exact: true }).click()
  })

  await step('a tablet has the board beside the question', async () => {
    await t.page.setViewportSize({ width: 1112, height: 834 })
    await t.page.getByRole('group', { name: 'Map of the board' }).waitFor()
    await looks(t)
    await t.page.getByRole('radio', { name: 'What everybody has' }).click()
    await waitForText(t, 'wood: 1')
    await looks(t)
    await t.page.setViewportSize(phone)
  })

  await step('a vote fails, a house is not built, and the rounds go on to the end', async () => {
    await bidAll(t, 0, 2)
    await roll(t, '2')
    await choose(t, 'the coast')
    await press(t, 'Take back')
    await press(t, 'Build nothing')
    await bidAll(t, 0, 3)
    await roll(t, '6')
    await choose(t, 'the hills')
    await press(t, 'Confirm')
    await vote(t, 'Blue', 'Yes', '0 for it, 0 against it, of 2 in all; it takes 2.')
    await vote(t, 'Red', 'No', '1 for it, 0 against it, of 2 in all; it takes 2.')
  })

  await step('everybody shows the wish that was kept, and the points are added up', async () => {
    await asked(t, 'Red: Show your wish')
    await looks(t)
    await press(t, 'Show it to all')
    await asked(t, 'Blue: Show your wish')
    await press(t, 'Show it to all')
    await asked(t, 'Red wins')
    await waitForText(t, 'houses: 1 · the wish fulfilled: 2')
    await looks(t)
  })

  await step('the log tells all of it, and every entry opens the board as it lay', async () => {
    await t.page.getByRole('link', { name: 'History', exact: true }).click()
    await waitForText(t, 'Anna shows what was kept: the coast.')
    await press(t, /^Round 1/)
    await waitForText(t, 'Red builds: the coast.')
    /**
     * Scrolls to the top. Otherwise the header of a round would cover half of a row, and the check would report the row as a small touch
     * target.
     */
    await t.page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.scrollIntoView())
    await looks(t)
  })

  await step('the rules are read and searched', async () => {
    await fromMenu(t, /^Rules/)
    await t.page.getByRole('link', { name: /Paying/ }).waitFor()
    await looks(t)
    await t.page.getByRole('searchbox').fill('two coins')
    await t.page.getByRole('link', { name: 'T6 Paying' }).click()
    await waitForText(t, 'A house is paid with goods; two coins stand for any of them.')
    await looks(t)
  })

  await step('it speaks Czech', async () => {
    const czech = await browser.newContext({ viewport: phone, locale: 'cs-CZ', reducedMotion: 'reduce' })
    const c = layDown(await open(czech, `${url}#/new`), 1)
    await c.page.getByRole('link', { name: 'Ostrůvek' }).click()
    await asked(c, 'Kdo sedí u stolu?')
    await looks(c)
    await czech.close()
  })
})
