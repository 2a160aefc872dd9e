/**
 * Tests Graenaland with three players on one phone: whole games from the set-up to the result in each preset, and a round with the
 * keyboard.
 */
import { looks, scriptOf, setUp, VOTE } from './journey/clans'
import { answerBy, follow } from './journey/follow'
import { asked, layDown, press, reload } from './journey/table'
import { appUrl, open, phone, same } from './kit/browser'
import { test } from './kit/test'

test('graenaland', async ({ browser, step, longStep }) => {
  const context = await browser.newContext({ viewport: phone, locale: 'en-GB', reducedMotion: 'reduce' })

  await longStep('cards, orders, splits and payments are followed, from setting up to the result', async () => {
    const t = layDown(await open(context, `${appUrl}#/new`), 1, 3)
    const { page } = t
    const script = scriptOf('Referee')
    await setUp(t, /^Referee/)
    await asked(t, 'Coast 1: what does the card show?')
    await looks(t)
    // Checks undo: one move closes the vote, so one undo leads back to the open vote with all votes.
    await follow(t, script, VOTE)
    await looks(t)
    await answerBy(t, script, VOTE)
    await asked(t, 'Tom, who gets what?')
    await press(t, /^Undo/)
    await asked(t, 'Coast 1, adopted: 7 of 7 votes')
    await same(() => page.getByRole('radio', { name: 'Yes', checked: true }).count(), 3, 'voices kept')
    await looks(t)
    await press(t, 'Close and hand out 1 card')
    await asked(t, 'Tom, who gets what?')
    // Plays until the second round. The test then reopens the game from the home screen.
    await follow(t, script, /^Petr, what do you build/)
    await looks(t)
    await page.goto(appUrl)
    await press(t, 'Continue')
    await follow(t, script, /announce victory\?$/)
    await looks(t)
    await follow(t, script, /what do you build at the end\?$/)
    await looks(t)
    await follow(t, script, /wins/)
    await looks(t)
  })

  await step('votes and production are followed, payments are the table’s own, from setting up to the result', async () => {
    const t = layDown(await open(context, `${appUrl}#/new`), 1, 3)
    await setUp(t, /^Light/)
    await asked(t, 'Lay out 2 cards')
    await looks(t)
    await reload(t)
    await follow(t, scriptOf('Light'), /wins/)
    await looks(t)
  })

  await longStep('a round is played by the keyboard alone', async () => {
    const t = { ...layDown(await open(context, `${appUrl}#/new`), 1), keyboard: true }
    await setUp(t, /^Referee/)
    const script = scriptOf('Referee')
    await follow(t, script, /^Petr, what do you build/)
  })
})
