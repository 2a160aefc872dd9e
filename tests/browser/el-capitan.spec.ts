// Tests two whole games of El Capitan with two players on one phone: in one, the app tracks only the paydays; in the other, every turn.
import { CITIES, looks, NUMBER_PAD, setUp, turn, wealthyGame } from './journey/capitan'
import { asked, choose, counted, fromMenu, layDown, over, press, reload, waitForText, type Table } from './journey/table'
import { appUrl, open, phone } from './kit/browser'
import { takeInGame } from './kit/files'
import { test } from './kit/test'

/** Enters the data of a payday in the preset that tracks only paydays. One city has warehouses, all other cities are empty. */
async function paydayOf(t: Table, phase: number): Promise<void> {
  await asked(t, 'Who placed the last piece?')
  await counted('the last piece told', 2, async () => {
    await choose(t, 'Petr')
    await press(t, 'Petr placed the last piece')
  })
  await asked(t, 'Marseille: who is where?')
  // Reports that the city has not changed since the last payday.
  if (phase > 1) await counted('an unchanged city told', 1, () => press(t, 'Done: next Venezia'))
  else {
    await press(t, 'Add Anna')
    await press(t, 'Add Petr')
    await reload(t)
    await press(t, 'Add Anna')
    await press(t, 'Add Petr')
    await press(t, 'Take off site 4')
    await t.page.getByRole('textbox', { name: 'Number on the next free space' }).fill('9')
    await looks(t)
    await press(t, 'Done: next Venezia')
  }
  for (const city of CITIES.slice(1)) {
    await asked(t, `${city.charAt(0).toUpperCase()}${city.slice(1)}: who is where?`)
    await counted('an empty city told', 1, () => press(t, /^Nobody here: /))
  }
  await asked(t, /^Pay out \d+ florins?$/)
  await press(t, 'Anna: reasons')
  await waitForText(t, 'Marseille: first')
  if (phase === 1) await looks(t)
  await press(over(t), 'Close')
  await counted('a payout', 1, () => press(t, /^Everybody is paid/))
}

/** Enters how many florins a player has after a payout. */
async function hand(t: Table, role: string, florins: string): Promise<void> {
  await asked(t, `${role}: what do you have in hand after the payout?`)
  await t.page.getByRole('textbox', { name: 'Florins in hand after the payout' }).fill(florins)
}

test('el-capitan', async ({ browser, step, longStep }) => {
  const context = await browser.newContext({ viewport: phone, locale: 'en-GB', reducedMotion: 'reduce' })

  await step('only paydays are counted, from setting up to the result', async () => {
    const t = layDown(await open(context, `${appUrl}#/new`), 1)
    await setUp(t, 'Paydays only')
    await looks(t)
    await paydayOf(t, 1)
    await hand(t, 'Anna', '20')
    await t.page.getByRole('group', { name: 'Loans of 10', exact: true }).getByRole('button', { name: 'One more' }).click()
    await looks(t)
    await press(t, 'I have 20 florins')
    await asked(t, 'Anna: repay the loan of 10 or extend it?')
    await looks(t)
    await counted('a loan settled', 2, async () => {
      await choose(t, 'Repay 12')
      await press(t, 'Settle: 8 left, cash check 8')
    })
    await hand(t, 'Petr', '30')
    await press(t, 'I have 30 florins')
    await asked(t, 'Anna: who starts phase 2?')
    await press(t, /^Undo Petr’s money/)
    await asked(t, 'Petr: what do you have in hand after the payout?')
    await press(t, 'I would rather not say')
    await asked(t, 'Who starts the next phase?')
    await choose(t, 'Petr')
    await press(t, 'Petr starts phase 2')
    await fromMenu(t, /^Correct the board/)
    await looks(t)
    await press(t, 'Merchants')
    await t.page.getByRole('dialog').getByText('Anna', { exact: true }).click()
    await looks(t)
    await press(t, 'Done')
    await t.page.getByRole('link', { name: 'Now', exact: true }).click()
    await paydayOf(t, 2)
    await hand(t, 'Petr', '1')
    for (const loans of ['Loans of 10', 'Extended loans of 16'])
      await t.page.getByRole('group', { name: loans, exact: true }).getByRole('button', { name: 'One more' }).click()
    await press(t, 'I have 1 florin')
    await asked(t, 'Petr: 2 loans to settle')
    await waitForText(t, 'Choose the new loans')
    // The player cannot repay the new loan after taking more loans, so the app extends the loan without a question.
    await choose(t, '2 × 16')
    await press(t, 'Settle: 3 left, cash check −57')
    await hand(t, 'Anna', '2')
    await press(t, 'I have 2 florins')
    await asked(t, 'Petr: who starts phase 3?')
    await counted('the start named', 2, async () => {
      await choose(t, 'Anna')
      await press(t, 'Anna starts phase 3')
    })
    await paydayOf(t, 3)
    await hand(t, 'Anna', '50')
    await press(t, 'I have 50 florins')
    await hand(t, 'Petr', '40')
    await press(t, 'I have 40 florins')
    await asked(t, 'Anna wins')
    await looks(t)
  })

  await longStep('every turn is followed, to the result', async () => {
    const t = layDown(await open(context), 1)
    await takeInGame(t.page, { name: 'wealthy.json', mimeType: 'application/json', buffer: Buffer.from(wealthyGame()) })
    await t.page.waitForURL(/#\/game\//)
    for (const phase of [0, 1, 2]) {
      for (let at = 0; at < 9; at++) {
        const city = CITIES[(at + phase) % 9] ?? ''
        const piece = at < 2 ? 'neutral' : at < 8 ? 'main' : 'fortress'
        await turn(t, 'Anna', city, piece)
        await turn(t, 'Petr', city, piece)
      }
      if (phase === 0) {
        await t.page.getByRole('link', { name: 'Cities' }).click()
        await looks(t)
        await fromMenu(t, /^If payday were now/)
        await looks(t)
        await t.page.getByRole('link', { name: 'Now', exact: true }).click()
        await reload(t)
      }
      // Fills in the form that asks for all numbers that the payday needs. The app stores the numbers.
      const form = t.page.getByRole('heading', { name: 'Which numbers are on the board?' })
      await form.or(t.page.getByRole('heading', { name: /^Pay out/ })).waitFor()
      if ((await form.count()) > 0) {
        if (phase === 0) await looks(t)
        const digits = t.page.getByRole('group', { name: NUMBER_PAD })
        for (const show = t.page.getByRole('button', { name: 'Show the payday' }); (await show.count()) === 0;) {
          await digits.getByRole('button', { name: '4', exact: true }).click()
          await digits.getByRole('button', { name: 'Next' }).click()
        }
        await press(t, 'Show the payday')
      }
      await asked(t, /^Pay out/)
      await press(t, /^Everybody is paid/)
      if (phase < 2) {
        await t.page.getByRole('heading', { name: /who starts phase \d\?$/i }).waitFor()
        await choose(t, 'Anna')
        await press(t, /^Anna starts phase/)
      }
    }
    await t.page.getByRole('heading', { name: /wins$|share the victory$/ }).waitFor()
    await looks(t)
  })

  await longStep('it speaks Czech', async () => {
    const czech = await browser.newContext({ viewport: phone, locale: 'cs-CZ', reducedMotion: 'reduce' })
    const c = layDown(await open(czech, `${appUrl}#/new`), 1)
    await c.page.getByRole('link', { name: 'El Capitan' }).click()
    await asked(c, 'Kdo sedí u stolu?')
    await looks(c)
    await czech.close()
  })
})
