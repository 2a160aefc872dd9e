/**
 * Tests house rules: reading and searching the list, changing rules by a correction, saving and exporting. Then tests saved players and
 * starting a rematch in two taps.
 */
import { readFile } from 'node:fs/promises'
import { begin, chooseGame, seat } from './journey/new-game'
import { asked, choose, fromMenu, goTo, layDown, more, over, press, waitForText, turn, words, type Table } from './journey/table'
import { holds, open, phone, same } from './kit/browser'
import { overflows, smallTargets } from './kit/looks'
import { test } from './kit/test'

const houses = { Stark: 'Anna', Greyjoy: 'Jana', Lannister: 'Petr', Baratheon: 'Marek', Tyrell: 'Tom' }

const looksGood = async (t: Table): Promise<void> => {
  await holds(async () => !(await overflows(t.page)), 'nothing sticks out at the side')
  await same(() => smallTargets(t.page), [], 'what is smaller than a thumb')
}

const search = (t: Table, typed: string): Promise<void> => t.page.getByRole('textbox', { name: 'Search' }).fill(typed)

/** Closes a dialog and waits until its history navigation has ended. A user would press the next button later than the test. */
async function close(t: Table, name: string): Promise<void> {
  await press(over(t), name)
  await t.page.waitForFunction(() => document.querySelector('dialog[open]') === null && history.state?.over === undefined)
}

/** Returns the players and their houses on the screen of the rematch. */
const whoPlays = (t: Table): Promise<readonly string[]> =>
  t.page.getByRole('list', { name: 'Who plays which house' }).getByRole('listitem').allInnerTexts()

test('house-rules', async ({ browser, step }) => {
  const context = await browser.newContext({ viewport: phone, locale: 'en', reducedMotion: 'reduce' })
  const t = layDown(await open(context), 1)
  let handedOn = ''

  await step('before the game every number is found by searching, and set', async () => {
    await seat(t, { houses, preset: 'Referee' })
    await t.page.getByRole('link', { name: /^House rules/ }).click()
    await asked(t, 'Which rules do you play by?')
    await waitForText(t, 'All by the rulebook')
    await looksGood(t)
    await search(t, 'rounds of')
    await press(t, /^Rounds of a game/)
    await looksGood(t)
    await more(over(t), 'Rounds of a game', 2)
    await close(t, 'Done')
    await waitForText(t, '1 house rule')
    await press(t, 'Done')
    await begin(t)
    await waitForText(t, 'Round 1 of 12')
  })

  await step('during the game a setting is changed by a correction, with its reason in the log', async () => {
    await fromMenu(t, /^House rules/)
    await asked(t, 'Which rules do you play by?')
    await search(t, 'raven')
    await press(t, /^May the Raven bring a normal order/)
    await turn(over(t), 'May the Raven bring a normal order?', true)
    await waitForText(over(t), 'The Raven may bring any unused order.')
    await over(t)
      .getByRole('textbox', { name: /^Reason/ })
      .fill('as always')
    await close(t, 'Done')
    await waitForText(t, '2 house rules')
    await goTo(t, 'History')
    await waitForText(t, /Raven may bring any unused order/)
    await fromMenu(t, /^House rules/)
    await press(t, 'Only what differs')
    await press(t, /^May the Raven/)
    await waitForText(over(t), 'Changed during this game, in round 1; it holds from then on.')
    await close(t, 'Done')
    await looksGood(t)
  })

  await step('they are kept as the group’s own', async () => {
    await press(t, /^Keep as our own rules/)
    await over(t).getByRole('textbox', { name: 'Name of the rules' }).fill('Friday')
    await close(t, 'Keep them')
    await waitForText(t, /^Kept: Friday/)
  })

  await step('the same people sit down again, their names can be forgotten, and the rules go out as a file', async () => {
    await fromMenu(t, /^All games/)
    await chooseGame(t)
    await asked(t, 'Who sits at the table?')
    await waitForText(t, /^Anna – Stark/)
    await t.page.getByRole('textbox', { name: 'Player 1', exact: true }).fill('')
    await press(t, 'The same players as last time')
    await same(() => t.page.getByRole('textbox', { name: 'Player 1', exact: true }).inputValue(), 'Anna')
    await t.page.getByRole('group', { name: 'Anna', exact: true }).getByRole('button', { name: 'House Tyrell', exact: true }).click()
    await looksGood(t)
    await press(t, 'Next: what to track')
    await choose(t, /^The rulebook’s/)
    await choose(t, /^Friday/)
    await looksGood(t)
    await press(t, 'More about Friday')
    const [going] = await Promise.all([t.page.waitForEvent('download'), press(over(t), 'Share as a file')])
    handedOn = await readFile(await going.path(), 'utf8')
    same(Object.keys(JSON.parse(handedOn)), ['format', 'version', 'game', 'name', 'settings', 'tracking', 'box'], 'the file')
    await close(t, 'Delete these rules')
    await waitForText(t, 'Adjusted for this game')
  })

  await step('a file of rules is taken in, another one is refused', async () => {
    const give = (text: string) =>
      t.page
        .getByLabel('Rules from a file')
        .and(t.page.locator('input'))
        .setInputFiles({ name: 'rules.json', mimeType: 'application/json', buffer: Buffer.from(text) })
    await give('{"format":"castellan-house-rules","version":1,"game":"westeros","box":{"rounds":1e9}}')
    await waitForText(t, /^This file holds no house rules/)
    await give(handedOn)
    await waitForText(t, 'Loaded: Friday')
    await choose(t, /^Friday/)
  })

  await step('a rematch takes two taps from the sheet of a game, and passes the houses on', async () => {
    await press(t, 'Leave')
    await press(t, /^More about Anna/)
    await press(over(t), 'Play again with the same people')
    await asked(t, 'Once more, with the same people?')
    await looksGood(t)
    await same(
      async () => (await whoPlays(t)).map((one) => one.replace(/\s+/g, ' ')),
      ['Stark Anna', 'Greyjoy Jana', 'Lannister Petr', 'Baratheon Marek', 'Tyrell Tom'],
    )
    await choose(t, 'Pass on')
    await same(
      async () => (await whoPlays(t)).map((one) => one.replace(/\s+/g, ' ')),
      ['Stark Tom', 'Greyjoy Anna', 'Lannister Jana', 'Baratheon Petr', 'Tyrell Marek'],
    )
    await press(t, 'Begin')
    await asked(t, 'Is the board laid out?')
    await holds(
      async () => (await words(t)).includes('Round 1') || (await t.page.getByText('Round 1 of 12').count()) > 0,
      'it has the same rules',
    )
    await fromMenu(t, /^House rules/)
    await waitForText(t, '2 house rules')
  })

  await step('all names are forgotten at once', async () => {
    await fromMenu(t, /^All games/)
    await chooseGame(t)
    await press(t, 'Names on this phone')
    await looksGood(t)
    await close(t, 'Forget all names')
    // Reads the snapshot of the home screen. It contains the saved games, and therefore the players.
    const kept = await t.page.evaluate(() => JSON.stringify(Object.entries(localStorage).filter(([name]) => name !== 'castellan.home')))
    for (const name of Object.values(houses)) holds(!kept.includes(name), `${name} is forgotten`)
  })
})
