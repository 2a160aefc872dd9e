// Tests Axis & Allies with three players on one phone: whole games from the set-up to the result, and a turn with the keyboard only.
import { appUrl, open, phone, same } from './kit/browser'
import { answerBy, follow } from './journey/follow'
import { looks, scriptOf, setUp, toldScriptOf } from './journey/axis'
import { asked, layDown, press, waitForText } from './journey/table'
import { test } from './kit/test'

test('axis-and-allies', async ({ browser, step, longStep }) => {
  const context = await browser.newContext({ viewport: phone, locale: 'en-GB', reducedMotion: 'reduce' })

  await longStep('units stand on the table only: from setting up to the result', async () => {
    const t = layDown(await open(context, `${appUrl}#/new`), 1, 3)
    const script = scriptOf()
    await setUp(t, 'Banker and battles')
    const buys = /: Which units do you buy\?$/
    await follow(t, script, buys)
    await looks(t)
    // Checks undo: buying units is one answer that consists of three moves, and one undo removes all three moves.
    await t.page
      .getByRole('group', { name: /: Infantry$/ })
      .getByRole('button', { name: 'One more' })
      .click()
    await press(t, 'Buy 1 unit for 3')
    await asked(t, /: Where will you fight\?$/)
    await press(t, 'Undo Anna’s purchase')
    await asked(t, buys)
    await follow(t, script, /: Which armies fight in /)
    await looks(t)
    // Reopens the game from the home screen.
    await t.page.goto(appUrl)
    await press(t, 'Continue')
    await follow(t, script, /How many hit\?$/)
    await answerBy(t, script, /^(?:Germany|Japan) .*How many hit\?$/)
    await asked(t, /^Soviet Union rolls \d+ (?:die|dice)\. How many hit\?$/)
    await follow(t, script, /^The Axis wins\.$/)
    await looks(t)
    await press(t, 'End the game')
    await asked(t, 'The Axis wins.')
    await waitForText(t, 'Victory cities: Axis 8, Allies 4')
    await looks(t)
  })

  await step('only holders and incomes are followed: from setting up to the result', async () => {
    const t = layDown(await open(context, `${appUrl}#/new`), 1, 3)
    await setUp(t, 'Holders only')
    await follow(t, scriptOf(), /^The Axis wins\.$/)
    await press(t, 'End the game')
    await waitForText(t, 'Victory cities: Axis 8, Allies 4')
    await looks(t)
    await t.page.goto(`${appUrl}#/archive`)
    await waitForText(t, 'Power: wins')
    await same(() => t.page.locator('.bars .axis-germany').first().isVisible(), true, 'a bar in the colours of a power')
  })

  await longStep('units are told: from setting up to the result', async () => {
    const t = layDown(await open(context, `${appUrl}#/new`), 1, 3)
    const script = toldScriptOf()
    await setUp(t, 'Every unit')
    await follow(t, script, /^(?:Petr), .*: Which units move, and where\?$/)
    await looks(t)
    await follow(t, script, /^The Axis wins\.$/)
    await press(t, 'End the game')
    await waitForText(t, 'Victory cities: Axis 8, Allies 4')
    await looks(t)
  })

  await longStep('a turn is played by the keyboard alone', async () => {
    const t = { ...layDown(await open(context, `${appUrl}#/new`), 1), keyboard: true }
    const script = scriptOf()
    await setUp(t, 'Banker and battles')
    await follow(t, script, /: collects \d+\.$/)
    await answerBy(t, script, /: collects \d+\.$/)
    await follow(t, script, /: collects \d+\.$/)
  })
})
