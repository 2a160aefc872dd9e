/**
 * Tests the pages of the app outside a game on a small phone: accessibility in every theme, no horizontal scrolling, large touch targets,
 * and a small download size.
 */
import { gzipSync } from 'node:zlib'
import budgets from '../../build/budgets.json' with { type: 'json' }
import { appUrl, holds, open, phone, same } from './kit/browser'
import { accessibilityFaults, overflows, smallTargets } from './kit/looks'
import { test } from './kit/test'

test('shell', async ({ browser, step }) => {
  for (const [colorScheme, locale] of [
    ['light', 'cs-CZ'],
    ['dark', 'en-GB'],
  ] as const) {
    const context = await browser.newContext({ viewport: phone, colorScheme, locale, reducedMotion: 'reduce' })
    for (const path of ['', '#/settings']) {
      await step(`/${path} is accessible, ${colorScheme}, ${locale}`, async () => {
        const page = await open(context, appUrl + path)
        await same(() => accessibilityFaults(page), [], 'the list of faults')
        await same(() => smallTargets(page), [], 'the list of small targets')
        await same(() => overflows(page), false, 'sticking out')
        await page.close()
      })
    }
    await context.close()
  }

  await step('the device says which language it is, and the page repeats it', async () => {
    const context = await browser.newContext({ locale: 'cs-CZ' })
    const page = await open(context)
    await same(() => page.locator('html').getAttribute('lang'), 'cs', 'the language')
    await context.close()
  })

  await step('a choice is kept and is there before the first picture', async () => {
    const context = await browser.newContext({ locale: 'en-GB', colorScheme: 'dark' })
    const page = await open(context, `${appUrl}#/settings`)
    await page.getByRole('radio', { name: 'Light' }).check({ force: true })
    await page.getByRole('radio', { name: 'Largest' }).check({ force: true })
    // Waits until the app has applied the theme and the text size, before the page is closed.
    await page.waitForFunction(() => getComputedStyle(document.documentElement).fontSize === '20.8px')
    await page.reload()
    const look = await page.evaluate(() => [
      getComputedStyle(document.body).backgroundColor,
      getComputedStyle(document.documentElement).fontSize,
    ])
    same(look, ['rgb(241, 233, 218)', '20.8px'], 'the look')
    await same(() => page.locator('meta[name="theme-color"]').getAttribute('content'), '#f1e9da', 'the colour around the app')
    await context.close()
  })

  await step('home is painted as it was left before the app is there, and what is pressed meanwhile counts', async () => {
    const context = await browser.newContext({ viewport: phone, serviceWorkers: 'block', locale: 'cs-CZ' })
    const page = await open(context)
    const heading = page.getByRole('heading', { level: 1 })
    const headingText = await heading.textContent()
    await page.waitForFunction(() => localStorage.getItem('castellan.home') !== null)
    let letIn = () => {}
    const isIn = new Promise<void>((done) => (letIn = done))
    await page.route(/\/assets\/core-.*\.js$/, async (route) => {
      await isIn
      await route.continue()
    })
    await page.reload({ waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Nastavení' }).click()
    await same(() => heading.textContent(), headingText, 'the question of home')
    await same(() => overflows(page), false, 'sticking out')
    letIn()
    await page.waitForURL(/#\/settings$/)
    await context.close()
  })

  await step(`the first screen loads at most ${budgets.home} KB`, async () => {
    const context = await browser.newContext({ serviceWorkers: 'block' })
    const page = await context.newPage()
    const sizes = new Map<string, Promise<number>>()
    page.on('response', (response) => {
      if (!/\.(js|css)$/.test(new URL(response.url()).pathname)) return
      const size = response.body().then((body) => gzipSync(body, { level: 9 }).length)
      // Ignores the error of a response body that arrives while the page closes.
      size.catch(() => undefined)
      sizes.set(response.url(), size)
    })
    // Measures only until the home screen is ready. App updates and data for the next start are loaded afterwards.
    await page.addInitScript(() => {
      const look = () => {
        const isUsable = [...document.querySelectorAll('button')].some(({ textContent }) => textContent === 'New game')
        if (isUsable) Object.assign(globalThis, { needed: performance.getEntriesByType('resource').map(({ name }) => name) })
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
    await page.goto(appUrl)
    const needed = await page.waitForFunction(() => (globalThis as { readonly needed?: readonly string[] }).needed)
    const counted = ((await needed.jsonValue()) ?? []).flatMap((name) => sizes.get(name) ?? [])
    const size = (await Promise.all(counted)).reduce((sum, one) => sum + one, 0)
    console.log(`       ${(size / 1024).toFixed(1)} KB in ${counted.length} files`)
    holds(size > 50 * 1024 && size <= budgets.home * 1024, `the first screen loads ${size} bytes`)
    await context.close()
  })
})
