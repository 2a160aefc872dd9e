// Tests the gallery of the development server. The gallery page shows scenes of every game, and the built app does not contain the gallery.
import { createServer } from 'vite'
import { appUrl, holds, same } from './kit/browser'
import { test } from './kit/test'

const SCENES = ['home', 'capitan-act', 'axis-begin', 'clans-build', 'mafia-act', 'march'] as const

test('gallery', async ({ browser, step }) => {
  const server = await createServer({ logLevel: 'error', server: { port: 0, host: '127.0.0.1' } })
  try {
    await server.listen()
    const [url = ''] = server.resolvedUrls?.local ?? []
    const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1280, height: 900 } })
    const page = await context.newPage()
    for (const name of SCENES) {
      await step(`${name} is played in the page of the gallery`, async () => {
        await page.goto(`${url}gallery/#${name}?language=cs&theme=light`)
        await page.getByText(`${name} is shown.`, { exact: true }).waitFor({ timeout: 300_000 })
        await same(() => page.frameLocator('iframe').locator('html').getAttribute('lang'), 'cs', 'the language')
      })
    }
    await step('a scene that needs a second phone says so', async () => {
      await page.goto(`${url}gallery/#link-mark?language=en`)
      await page.getByText('link-mark is shown only as a picture').first().waitFor()
    })
    await step('games of the app and scenes of the gallery do not share a storage', async () => {
      const databases = await page.evaluate(async () => (await indexedDB.databases()).map(({ name = '' }) => name))
      holds(databases.length > 0 && databases.every((name) => name.startsWith('gallery')), `databases: ${databases.join(', ')}`)
    })
    await context.close()
  } finally {
    await server.close()
  }
  await step('the built app has no gallery', async () => {
    await same(async () => (await fetch(`${appUrl}gallery/`)).status, 404, 'the answer')
  })
})
