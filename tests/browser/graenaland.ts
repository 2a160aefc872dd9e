// Graenaland, played by three people on a phone: the set-up, where everybody begins, and the first card drawn; in each way of playing.
import { looks, setUp } from './journey/clans'
import { asked, layDown, reload } from './journey/table'
import { appUrl, launch, open, phone, run } from './kit/browser'

await run(async (attempt) => {
  const browser = await launch()
  const context = await browser.newContext({ viewport: phone, locale: 'en-GB', reducedMotion: 'reduce' })

  for (const [way, question] of [
    [/^Referee/, 'Coast 1: what does the card show?'],
    [/^Light/, 'Lay out 2 territories'],
  ] as const)
    await attempt(`clans are followed, from setting up to the first production: ${way.source}`, async () => {
      const t = layDown(await open(context, `${appUrl}#/new`), 1)
      await setUp(t, way)
      await asked(t, question)
      await looks(t)
      await reload(t)
      await asked(t, question)
      await looks(t)
      await t.page.close()
    })
})
