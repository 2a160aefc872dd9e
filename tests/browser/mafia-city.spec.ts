// Tests Mafia City with three players on one phone: whole games from the set-up to the result, a vetoed card, a round with the keyboard.
import { appUrl, open, phone } from './kit/browser'
import { answerBy, follow } from './journey/follow'
import { hexagon, levelGame, looks, scriptOf, setUp } from './journey/mafia'
import { asked, fewer, layDown, more, press } from './journey/table'
import { takeInGame } from './kit/files'
import { test } from './kit/test'

test('mafia-city', async ({ browser, step, longStep }) => {
  const context = await browser.newContext({ viewport: phone, locale: 'en-GB', reducedMotion: 'reduce' })

  await longStep('every Mafioso is followed, from setting up to the result', async () => {
    const t = layDown(await open(context, `${appUrl}#/new`), 1, 3)
    const script = scriptOf('Referee')
    await setUp(t)
    await asked(t, 'Anna: what do you do?')
    await looks(t)
    await hexagon(t, 1).click()
    await asked(t, 'Petr: what do you do?')
    await t.page.getByRole('button', { name: /^Card/ }).click()
    await t.page.getByRole('button', { name: /^Snitch/ }).click()
    await hexagon(t, 1).click()
    await asked(t, 'Petr: Snitch. Who answers?')
    await looks(t)
    await press(t, 'Anna: Police Chief')
    await asked(t, 'Anna: Police Chief. Who answers?')
    await press(t, 'Nobody: Snitch is cancelled')
    await follow(t, script, /which location comes next|^Next comes/)
    await looks(t)
    // Reopens the game from the home screen.
    await t.page.goto(appUrl)
    await press(t, 'Continue')
    await follow(t, script, /where does the Hitman go/)
    await press(t, /^Undo/)
    await asked(t, /Any Secret Deals\?$/)
    // Checks undo: if only one player has Mafiosi, the app names this player automatically, so one undo removes both moves.
    const opens = /from which location do Mafiosi come back next\?$/
    await follow(t, script, opens)
    await answerBy(t, script, opens)
    await asked(t, /: how many come back\?$/)
    await press(t, /^Undo/)
    await asked(t, opens)
    await follow(t, script, /wins/)
    await looks(t)
  })

  await step('Mafiosi are only on the table, from setting up to the result', async () => {
    const t = layDown(await open(context, `${appUrl}#/new`), 1, 3)
    await setUp(t, 'Light')
    await follow(t, scriptOf('Light'), /wins/)
    await looks(t)
  })

  await step('who is level at the end tells Mafiosi in reserve, then cards, on one form', async () => {
    const page = await open(context, appUrl)
    await takeInGame(page, { name: 'level.json', mimeType: 'application/json', buffer: Buffer.from(levelGame()) })
    await page.getByRole('button', { name: 'Tom on top' }).click()
    await page.getByRole('button', { name: /^Tom controls/ }).click()
    // Checks that the title of the result names the player and the line below shows the reason.
    await page.getByRole('dialog').getByText('Tom', { exact: true }).waitFor()
    await page
      .getByRole('dialog')
      .getByText(/Tom is alone here\./)
      .waitFor()
    const t = layDown(page, 1)
    // Checks that the button of the result also takes the Mayor.
    await asked(t, 'Anna, Petr and Tom are tied: Mafiosi in reserve?')
    const reserve = page.getByRole('list', { name: 'In reserve' })
    await more(reserve, 'Petr: Mafiosi in reserve')
    await fewer(reserve, 'Anna: Mafiosi in reserve')
    await fewer(reserve, 'Tom: Mafiosi in reserve')
    await page.getByRole('group', { name: 'Petr: cards in hand' }).waitFor({ state: 'hidden' })
    const cards = page.getByRole('list', { name: 'Cards' })
    await more(cards, 'Anna: cards in hand')
    await fewer(cards, 'Tom: cards in hand')
    await looks(t)
    await press(t, 'Show the result')
    await asked(t, 'Anna wins: more cards')
    await looks(t)
    await page.close()
  })

  await longStep('a round is played by the keyboard alone', async () => {
    const t = { ...layDown(await open(context, `${appUrl}#/new`), 1), keyboard: true }
    await setUp(t)
    const script = scriptOf('Referee')
    await follow(t, script, /^All draw|draws \d/)
    await follow(t, script, /what do you do/)
  })
})
