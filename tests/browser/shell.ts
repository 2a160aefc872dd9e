// The shell on a small phone: accessible in every light, nothing sticks out, everything can be touched, and it is not heavy.
import { gzipSync } from 'node:zlib'
import budgets from '../../.ci/budgets.json' with { type: 'json' }
import { appUrl, holds, launch, open, phone, run, same } from './kit/browser'
import { accessibilityFaults, overflows, smallTargets } from './kit/looks'

await run(async (attempt) => {
  const browser = await launch()

  for (const colorScheme of ['light', 'dark'] as const) {
    for (const locale of ['en-GB', 'cs-CZ']) {
      const context = await browser.newContext({ viewport: phone, colorScheme, locale, reducedMotion: 'reduce' })
      for (const path of ['', '#/settings']) {
        await attempt(`/${path} is accessible, ${colorScheme}, ${locale}`, async () => {
          const page = await open(context, appUrl + path)
          await same(() => accessibilityFaults(page), [], 'the list of faults')
          await same(() => smallTargets(page), [], 'the list of small targets')
          await same(() => overflows(page), false, 'sticking out')
          await page.close()
        })
      }
      await context.close()
    }
  }

  await attempt('the device says which language it is, and the page repeats it', async () => {
    const context = await browser.newContext({ locale: 'cs-CZ' })
    const page = await open(context)
    await same(() => page.locator('html').getAttribute('lang'), 'cs', 'the language')
    await context.close()
  })

  await attempt('a choice is kept and is there before the first picture', async () => {
    const context = await browser.newContext({ locale: 'en-GB', colorScheme: 'dark' })
    const page = await open(context, `${appUrl}#/settings`)
    await page.getByRole('radio', { name: 'Light' }).check({ force: true })
    await page.getByRole('radio', { name: 'Largest' }).check({ force: true })
    await page.reload()
    const look = await page.evaluate(() => [
      getComputedStyle(document.body).backgroundColor,
      getComputedStyle(document.documentElement).fontSize,
    ])
    same(look, ['rgb(241, 233, 218)', '20.8px'], 'the look')
    await same(() => page.locator('meta[name="theme-color"]').getAttribute('content'), '#f1e9da', 'the colour around the app')
    await context.close()
  })

  await attempt(`the first screen loads at most ${budgets.home} KB`, async () => {
    const context = await browser.newContext({ serviceWorkers: 'block' })
    const page = await context.newPage()
    const sizes: Promise<number>[] = []
    page.on('response', (response) => {
      if (/\.(js|css)$/.test(new URL(response.url()).pathname)) {
        sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length))
      }
    })
    await page.goto(appUrl, { waitUntil: 'networkidle' })
    const size = (await Promise.all(sizes)).reduce((sum, one) => sum + one, 0)
    console.log(`       ${(size / 1024).toFixed(1)} KB in ${sizes.length} files`)
    holds(size > 50 * 1024 && size <= budgets.home * 1024, `the first screen loads ${size} bytes`)
    await context.close()
  })
})
