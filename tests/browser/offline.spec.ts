// Tests that after one visit the app starts without network and server, from every URL of the app.
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { builtFolder, controlled, open, PATIENCE, same } from './kit/browser'
import { test } from './kit/test'

test('offline', async ({ browser, serve, step, longStep }) => {
  const server = await serve(builtFolder)
  const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'allow' })
  const page = await open(context, server.url)
  const faults: string[] = []
  const watch = (window: Page) => window.on('pageerror', (error) => faults.push(`${error.message} at ${window.url()}`))
  watch(page)

  await step('the first visit puts everything on the device and says so', async () => {
    // Waits for the message at the same time as for other events, because the message disappears after a short time.
    await Promise.all([page.getByRole('status').getByText('Ready for offline use').waitFor({ timeout: PATIENCE }), controlled(page)])
  })

  const kept = () =>
    page.evaluate(async () => {
      const [name = ''] = (await caches.keys()).filter((one) => one.includes('precache'))
      return name === '' ? 0 : (await (await caches.open(name)).keys()).length
    })
  await longStep('files that the browser has thrown away come again by themselves, as soon as there is a network', async () => {
    const all = await kept()
    await page.evaluate(async () => Promise.all((await caches.keys()).map((name) => caches.delete(name))))
    same(await kept(), 0, 'what is left')
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await same(kept, all, 'what is there again')
  })

  await context.setOffline(true)
  await server.stop()
  await step('the server is dead', async () => {
    await same(
      () =>
        fetch(server.url).then(
          () => 'alive',
          () => 'dead',
        ),
      'dead',
      'the server',
    )
  })

  await step('the page of the first visit goes on: another screen, another language', async () => {
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByRole('radio', { name: 'Čeština' }).check({ force: true })
    await page.getByRole('group', { name: 'Jazyk' }).waitFor()
  })

  for (const path of ['', '#/settings', '?from=a-home-screen', 'index.html', 'some/deep/address?x=1']) {
    await step(`opens offline in a new tab, with its font: /${path}`, async () => {
      const tab = await context.newPage()
      watch(tab)
      const answer = await tab.goto(server.url + path)
      same([answer?.ok(), answer?.fromServiceWorker()], [true, true], 'the answer')
      await tab.getByRole('heading', { level: 1 }).waitFor()
      await same(() => tab.evaluate(() => document.fonts.ready.then((fonts) => fonts.check('16px "Alegreya Variable"'))), true, 'the font')
      await tab.close()
    })
  }

  await longStep('in a folder of a host it works the same', async () => {
    const host = test.info().outputPath('host')
    cpSync(builtFolder, join(host, 'games/castellan'), { recursive: true })
    const other = await serve(host)
    await context.setOffline(false)
    const visit = await open(context, `${other.url}games/castellan/`)
    await controlled(visit)
    await other.stop()
    await context.setOffline(true)
    await visit.goto(`${other.url}games/castellan/no/such/place`)
    await visit.getByRole('button', { name: 'Settings' }).click()
    await visit.getByRole('group', { name: 'Language' }).waitFor()
    same(new URL(visit.url()).pathname, '/games/castellan/', 'the folder')
  })

  await step('nothing went wrong on the way', async () => same(faults, [], 'the list of faults'))
})
