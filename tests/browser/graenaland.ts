// Graenaland, played by three people on a phone: the set-up, where everybody begins, and the first card drawn.
import { accessibilityFaults, overflows } from './kit/looks'
import { appUrl, launch, open, phone, run, same } from './kit/browser'
import { asked, choose, layDown, press, reload, type Table } from './journey/table'

/** Nothing on the screen is wrong to a reader, and nothing sticks out at the side. */
async function looks(t: Table): Promise<void> {
  await same(() => accessibilityFaults(t.page), [], 'the list of faults')
  await same(() => overflows(t.page), false, 'sticking out')
}

await run(async (attempt) => {
  const browser = await launch()
  const context = await browser.newContext({ viewport: phone, locale: 'en-GB', reducedMotion: 'reduce' })

  await attempt('clans are followed, from setting up to the first production', async () => {
    const t = layDown(await open(context, `${appUrl}#/new`), 1)
    await t.page.getByRole('link', { name: 'Graenaland' }).click()
    await asked(t, 'Who sits at the table?')
    for (const [at, [name, clan]] of [
      ['Anna', 'Red'],
      ['Petr', 'White'],
      ['Tom', 'Blue'],
    ].entries()) {
      await t.page.getByRole('textbox', { name: `Player ${at + 1}` }).fill(name ?? '')
      await t.page
        .getByRole('group', { name: name ?? '' })
        .getByRole('button', { name: clan ?? '' })
        .click()
    }
    await press(t, /^On to/)
    await looks(t)
    await press(t, 'Begin')
    await asked(t, 'Who begins?')
    await looks(t)
    await choose(t, 'Anna')
    await press(t, 'That is it')
    for (const name of ['Anna', 'Petr', 'Tom']) {
      await asked(t, `${name}: two villages and the warrior?`)
      for (const area of [/^Coast.1:/, /^Coast.2:/, /^Coast.1:/]) await press(t, area)
      await press(t, 'They stand there')
    }
    await asked(t, 'Coast 1: what does the card show?')
    await looks(t)
    await reload(t)
    await asked(t, 'Coast 1: what does the card show?')
    await looks(t)
  })
})
