// Mafia City, played by three people on a phone: the set-up, the city as it lies, a card with a veto on it, and the first locations.
import { appUrl, launch, open, phone, run } from './kit/browser'
import { hexagon, looks, NAMES, setUp } from './journey/mafia'
import { asked, layDown, press, reload } from './journey/table'

await run(async (attempt) => {
  const browser = await launch()
  const context = await browser.newContext({ viewport: phone, locale: 'en-GB', reducedMotion: 'reduce' })

  await attempt('every Mafioso is followed, from setting up to the first locations', async () => {
    const t = layDown(await open(context, `${appUrl}#/new`), 1)
    await setUp(t)
    await asked(t, 'Anna: what do you do?')
    await looks(t)
    await hexagon(t, 1).click()
    await asked(t, 'Petr: what do you do?')
    await hexagon(t, 1).click()
    await asked(t, 'Tom: what do you do?')
    await reload(t)
    await t.page.getByRole('button', { name: /^Card/ }).click()
    await t.page.getByRole('button', { name: /^Snitch/ }).click()
    await hexagon(t, 1).click()
    await t.page.getByRole('button', { name: /^Petr, / }).click()
    await asked(t, 'Tom: Snitch. Who answers?')
    await looks(t)
    await press(t, 'Anna: Police Chief')
    await asked(t, 'Anna: Police Chief. Who answers?')
    await press(t, 'Nobody: it is off')
    for (const name of NAMES) {
      await asked(t, `${name}: what do you do?`)
      await t.page.getByRole('button', { name: /^Pass/ }).click()
    }
    await asked(t, 'Next comes 1 Prison')
    await looks(t)
    await press(t, 'Evaluate 1 Prison')
    await asked(t, 'Anna controls. Any Secret Deals?')
    await looks(t)
  })
})
