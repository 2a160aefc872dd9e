/**
 * Tests a short game in Czech. The game begins in round 5 with the board entered by the players, and ends at once with the seventh castle
 * area.
 */
import { open, phone, same } from './kit/browser'
import { overflows, smallTargets } from './kit/looks'
import { marchAndWin, SUDDEN, tellBoard } from './journey/sudden'
import { asked, layDown, over, press, reload, waitForText } from './journey/table'
import { test } from './kit/test'

const words = SUDDEN.cs

test('journey-sudden', async ({ browser, step }) => {
  const context = await browser.newContext({ viewport: phone, locale: 'cs-CZ', colorScheme: 'light', reducedMotion: 'reduce' })
  const page = await open(context)
  const t = layDown(page, 1)

  await step('the board as it lies is entered part by part, and the count is watched', async () => {
    await tellBoard(t, words)
    // Enters 17 available tokens, which is impossible: each house has 20 tokens, and 4 are on the board (R2.1).
    await page.getByRole('button', { name: /^Zásoby, síla, karty rodů/ }).click()
    const power = over(t).getByRole('region', { name: 'Lannister', exact: true }).getByRole('group', { name: 'Použitelné žetony' })
    for (let more = 0; more < 12; more++) await power.getByRole('button', { name: 'O jeden více' }).click()
    await press(over(t), 'Hotovo')
    await page.getByRole('button', { name: 'Ještě to nesedí' }).waitFor()
    await page.getByRole('button', { name: /^Zásoby, síla, karty rodů/ }).click()
    for (let less = 0; less < 12; less++) await power.getByRole('button', { name: 'O jeden méně' }).click()
    await press(over(t), 'Hotovo')
    // Checks that the entered data are still there after a reload.
    await reload(t)
    await same(() => smallTargets(page), [], 'the list of small targets')
    await same(() => overflows(page), false, 'sticking out')
    await press(t, words.begin)
  })

  await step('the seventh castle area ends the game at once', async () => {
    await marchAndWin(t, words)
    await waitForText(t, '7 měst či opevnění v 5. kole.')
    await reload(t)
    await asked(t, words.wins)
    await same(() => overflows(page), false, 'sticking out')
  })

  await step('the end can be taken back, and comes again', async () => {
    await press(t, /^Vrátit: /)
    await asked(t, 'Který pochod je na řadě?')
    await page.getByRole('link', { name: 'Historie', exact: true }).click()
    await press(t, /^Znovu: /)
    await page.getByRole('link', { name: 'Teď', exact: true }).click()
    await asked(t, words.wins)
  })
})
