// El Capitan, played by two people on a phone: first only what paydays count, then every turn; each from setting up to the result.
import { CITIES, looks, setUp, turn } from './journey/capitan'
import { asked, choose, fromMenu, layDown, press, reload, told, type Table } from './journey/table'
import { appUrl, launch, open, phone, run } from './kit/browser'

/** A payday of the game that is only counted: one city with warehouses, all others empty. */
async function paydayOf(t: Table, phase: number): Promise<void> {
  await asked(t, 'Who placed the last piece?')
  await choose(t, 'Green')
  await press(t, 'That is it')
  await asked(t, 'Marseille: who stands there?')
  await press(t, 'Add Red')
  await press(t, 'Add Green')
  if (phase === 1) await reload(t)
  await press(t, 'Add Red')
  await t.page.getByRole('textbox', { name: 'Number on the next free space' }).fill('9')
  if (phase === 1) await looks(t)
  await press(t, 'That is it: 3 warehouses')
  for (const city of CITIES.slice(1)) {
    await asked(t, `${city.charAt(0).toUpperCase()}${city.slice(1)}: who stands there?`)
    await press(t, 'The city is empty')
  }
  await asked(t, `Payday ${phase}`)
  await t.page.locator('summary').filter({ hasText: 'Anna' }).click()
  await told(t, 'Marseille: first')
  if (phase === 1) await looks(t)
  await press(t, 'Everybody is paid')
}

/** What somebody has in hand after a payout. */
async function hand(t: Table, role: string, florins: string): Promise<void> {
  await asked(t, `${role}: What do you have in hand after the payout?`)
  await t.page.getByRole('textbox', { name: 'Florins in hand after the payout' }).fill(florins)
}

await run(async (attempt) => {
  const browser = await launch()
  const context = await browser.newContext({ viewport: phone, locale: 'en-GB', reducedMotion: 'reduce' })

  await attempt('only paydays are counted, from setting up to the result', async () => {
    const t = layDown(await open(context, `${appUrl}#/new`), 1)
    await setUp(t, 'Paydays only')
    await looks(t)
    await paydayOf(t, 1)
    await hand(t, 'Red', '20')
    await t.page.getByRole('group', { name: 'Loans of 10', exact: true }).getByRole('button', { name: 'One more' }).click()
    await looks(t)
    await press(t, 'I have 20 florins')
    await asked(t, 'Red: Do you repay your loans, or extend them?')
    await looks(t)
    await choose(t, 'Repay 12')
    await press(t, 'Settle: 8 left, cash check 8')
    await hand(t, 'Green', '30')
    await press(t, 'I have 30 florins')
    await asked(t, 'Red: Who starts the next phase?')
    await press(t, /^Undo Petr’s money/)
    await asked(t, 'Green: What do you have in hand after the payout?')
    await press(t, 'I would rather not say')
    await asked(t, 'Who starts the next phase?')
    await choose(t, 'Green')
    await press(t, 'That is it')
    await fromMenu(t, /^Correct the board/)
    await looks(t)
    await press(t, 'Merchants')
    await t.page.getByRole('dialog').getByText('Red', { exact: true }).click()
    await looks(t)
    await press(t, 'Done')
    await t.page.getByRole('link', { name: 'Now', exact: true }).click()
    await paydayOf(t, 2)
    await hand(t, 'Green', '1')
    await press(t, 'I have 1 florin')
    await hand(t, 'Red', '2')
    await press(t, 'I have 2 florins')
    await asked(t, 'Green: Who starts the next phase?')
    await choose(t, 'Red')
    await press(t, 'That is it')
    await paydayOf(t, 3)
    await hand(t, 'Red', '50')
    await press(t, 'I have 50 florins')
    await hand(t, 'Green', '40')
    await press(t, 'I have 40 florins')
    await asked(t, 'Red wins')
    await looks(t)
  })

  await attempt('every turn is followed, from setting up to the result', async () => {
    const t = layDown(await open(context, `${appUrl}#/new`), 1)
    await setUp(t, 'Referee')
    for (const phase of [0, 1, 2]) {
      for (let at = 0; at < 9; at++) {
        const city = CITIES[(at + phase) % 9] ?? ''
        const action = at < 2 ? /^Build a neutral warehouse/ : at < 8 ? /^Build a warehouse/ : /^Build a fortress/
        await turn(t, 'Red', city, action)
        await turn(t, 'Green', city, action)
      }
      if (phase === 0) {
        await t.page.getByRole('link', { name: 'Coasts' }).click()
        await looks(t)
        await fromMenu(t, /^If payday were now/)
        await looks(t)
        await t.page.getByRole('link', { name: 'Now', exact: true }).click()
        await reload(t)
      }
      // What the next space of each city says is asked before the payday, and remembered.
      for (const title = t.page.getByRole('heading', { name: 'Which number is printed there?' }); ;) {
        await t.page.getByRole('heading', { name: /^(?:Which number is printed there\?|Payday)/ }).waitFor()
        if ((await title.count()) === 0) break
        const note = await t.page.locator('.explains').textContent()
        await choose(t, '4')
        await press(t, 'That is it')
        await t.page.getByText(note ?? '', { exact: true }).waitFor({ state: 'detached' })
      }
      await asked(t, `Payday ${phase + 1}`)
      await press(t, 'Everybody is paid')
      if (phase < 2) {
        await t.page.getByRole('heading', { name: /Who starts the next phase\?$/ }).waitFor()
        await choose(t, 'Red')
        await press(t, 'That is it')
      }
    }
    await t.page.getByRole('heading', { name: /wins$|share the victory$/ }).waitFor()
    await looks(t)
  })

  await attempt('it speaks Czech', async () => {
    const czech = await browser.newContext({ viewport: phone, locale: 'cs-CZ', reducedMotion: 'reduce' })
    const c = layDown(await open(czech, `${appUrl}#/new`), 1)
    await c.page.getByRole('link', { name: 'El Capitan' }).click()
    await asked(c, 'Kdo sedí u stolu?')
    await looks(c)
    await czech.close()
  })
})
