// Tests an app version that does not start. A plain page must still export all games, and another phone must import them.
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { seat } from './journey/new-game'
import { asked, layDown, press } from './journey/table'
import { builtFolder, holds, open, phone, same } from './kit/browser'
import { test } from './kit/test'

/** Returns whether both databases contain the same number of entries. Runs in the page. */
const mirrorIsEven = async (): Promise<boolean> => {
  type Buckets = { open: (name: string) => Promise<{ indexedDB: IDBFactory }> }
  const { storageBuckets } = navigator as unknown as { storageBuckets: Buckets }
  const count = (factory: IDBFactory) =>
    new Promise<number>((done) => {
      const opening = factory.open('castellan')
      opening.addEventListener('success', () => {
        const asking = opening.result.transaction('entries').objectStore('entries').count()
        asking.addEventListener('success', () => {
          opening.result.close()
          done(asking.result)
        })
      })
    })
  const bucket = await storageBuckets.open('mirror')
  return (await count(indexedDB)) === 3 && (await count(bucket.indexedDB)) === 3
}

test('rescue', async ({ browser, serve, step }) => {
  const folder = test.info().outputPath('app')
  cpSync(builtFolder, folder, { recursive: true })
  const server = await serve(folder)
  // Disables the service worker. Otherwise it would continue to serve the working version.
  const device = { viewport: phone, locale: 'en-GB', reducedMotion: 'reduce', serviceWorkers: 'block' } as const
  const context = await browser.newContext(device)
  const t = layDown(await open(context, server.url), 1)
  await seat(t, { preset: 'Referee', houses: { Stark: 'Anna', Greyjoy: 'Bara', Lannister: 'Cyril', Baratheon: 'Dana', Tyrell: 'Emil' } })
  await press(t, /^(Begin|All as printed: begin)$/)
  await asked(t, 'Is the board laid out?')
  await press(t, 'The board is laid out')
  // Waits until the second database contains the last move, because this database is updated later.
  await same(() => t.page.evaluate(mirrorIsEven), true, 'the second database has every entry')

  // Finds the scripts that `index.html` loads. The test damages all of these scripts.
  const main = [...readFileSync(join(folder, 'index.html'), 'utf8').matchAll(/<script [^>]*src="(\.\/assets\/[^"]+)"/g)]
  holds(main.length > 0, 'the app has a main file')
  for (const [, name = ''] of main) {
    const file = join(folder, name)
    writeFileSync(file, `${readFileSync(file, 'utf8').slice(0, 200)} @ broken`)
  }
  await t.page.goto(server.url)

  await step('a plain page says that the app does not start', async () => {
    await t.page.reload()
    await t.page.getByRole('heading', { name: 'Castellan does not start.' }).waitFor()
  })

  let file = ''
  await step('it hands out all games as one file', async () => {
    const [going] = await Promise.all([t.page.waitForEvent('download'), press(t, 'Keep a copy of all games')])
    await t.page.getByText('Games in the copy: 1').waitFor()
    file = await going.path()
  })

  await step('what the browser has thrown away it takes from the second database', async () => {
    await t.page.evaluate(() => {
      const lost = indexedDB.deleteDatabase('castellan')
      return new Promise((done) => lost.addEventListener('success', done))
    })
    const [going] = await Promise.all([t.page.waitForEvent('download'), press(t, 'Keep a copy of all games')])
    await t.page.getByText('Games in the copy: 1').waitFor()
    const untimed = (path: string) => readFileSync(path, 'utf8').replaceAll(/"(?:exported|digest)":[^,}]+/g, '')
    const [first, second] = [file, await going.path()].map(untimed)
    same(second, first, 'the copy')
  })

  await step('another phone takes the game in and opens it where it stood', async () => {
    const other = layDown(await open(await browser.newContext(device)), 2)
    const [chooser] = await Promise.all([other.page.waitForEvent('filechooser'), press(other, 'Open a saved game')])
    await chooser.setFiles(file)
    await press(other, 'Load')
    await other.page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Your referee' }).waitFor()
    await other.page.getByRole('navigation', { name: 'The game' }).waitFor()
  })
})
