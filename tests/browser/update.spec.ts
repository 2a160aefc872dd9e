/**
 * Tests an update with two open windows. Both windows show a notice, no window reloads automatically, and no secret choice is interrupted.
 * An update that cannot be installed changes nothing.
 */
import { appendFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { prepared } from './journey/prepared'
import { asked, layDown, over } from './journey/table'
import { builtFolder, controlled, open, phone, same } from './kit/browser'
import { takeInGame } from './kit/files'
import { test } from './kit/test'

const mark = (page: Page) =>
  page.evaluate(() => {
    document.body.dataset.kept = 'yes'
  })
const isKept = (page: Page) => page.evaluate(() => document.body.dataset.kept === 'yes')
const version = (page: Page) => page.locator('meta[name="description"]').getAttribute('content')

test('update', async ({ browser, serve, step }) => {
  const folder = test.info().outputPath('app')
  cpSync(builtFolder, folder, { recursive: true })
  const server = await serve(folder)
  const context = await browser.newContext({ locale: 'en-GB', viewport: phone, reducedMotion: 'reduce', serviceWorkers: 'allow' })
  const [a, b] = [await open(context, server.url), await open(context, server.url)]
  await controlled(a)
  await controlled(b)

  const worker = join(folder, 'sw.js')
  const sound = readFileSync(worker, 'utf8')
  const broken = {
    'names a file that is not there': sound.replace(/(["'`])assets\/[^"'`]+\.js\1/, '$1assets/not-there.js$1'),
    'cannot be read': `${sound}\n)`,
  }
  for (const [what, text] of Object.entries(broken)) {
    await step(`a new version whose list ${what} changes nothing`, async () => {
      same(text === sound, false, 'the worker as it was')
      writeFileSync(worker, text)
      /** Tries two bad updates. An unreadable file list must be refused at once, and a list with missing files during the installation. */
      const states = await a.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration()
        const found = await registration?.update().catch(() => undefined)
        const coming = found?.installing
        if (coming !== null && coming !== undefined)
          await new Promise((done) => coming.addEventListener('statechange', () => coming.state === 'redundant' && done(undefined)))
        return [registration?.installing?.state, registration?.waiting?.state, registration?.active?.state]
      })
      same(states, [undefined, undefined, 'activated'], 'what is being installed, waits and works')
      await context.setOffline(true)
      await a.reload()
      await a.getByRole('button', { name: 'New game' }).waitFor()
      same(await a.getByRole('button', { name: 'Use it now' }).count(), 0, 'the number of offers')
      await context.setOffline(false)
    })
  }
  writeFileSync(worker, sound)

  // Creates a new version: a different sentence in the page, and a service worker that lists the changed page.
  const page = join(folder, 'index.html')
  writeFileSync(page, readFileSync(page, 'utf8').replace(/(name="description" content=)"[^"]*"/, '$1"the new version"'))
  const changed = sound.replace(/("?revision"?:["'`])[0-9a-f]+(["'`],"?url"?:["'`]index\.html)/, '$1new$2')
  writeFileSync(worker, changed.replace(/("?url"?:["'`]index\.html["'`],"?revision"?:["'`])[0-9a-f]+/, '$1new'))
  appendFileSync(worker, '\n// new')

  await step('both windows are told that a new version waits', async () => {
    await a.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
    for (const window of [a, b]) await window.getByRole('button', { name: 'Use it now' }).waitFor()
  })

  await step('loading a window again keeps the old version, and the offer', async () => {
    await a.reload()
    await a.getByRole('button', { name: 'Use it now' }).waitFor()
    await same(() => version(a), 'The referee that sits at a real table', 'the version')
  })

  const t = layDown(a, 1)
  const offer = a.getByRole('button', { name: 'Use it now' })
  let hasGames = false
  const take = async (name: string, text: string) => {
    await a.goto(server.url)
    // Waits for the title. The title depends on the list of games, so the list is loaded when the title is visible.
    await a.getByRole('heading', { level: 1, name: hasGames ? 'Welcome back' : 'Your referee' }).waitFor()
    hasGames = true
    await takeInGame(a, { name, mimeType: 'application/json', buffer: Buffer.from(text) })
  }
  for (const kind of ['bid', 'contribution', 'orders', 'card'] as const) {
    await step(`while a secret choice is open (${kind}) the new version is not offered, under the cover least of all`, async () => {
      await take('sealed.json', prepared(kind))
      const hand = a.getByRole('button', { name: /^Hand the phone to/ })
      await hand.waitFor()
      same(await a.getByText('A new version is here').count(), 0, 'the number of notices')
      await hand.click()
      await over(t).getByRole('button', { name: 'Hold to open', exact: true }).waitFor()
      same(await a.getByText('A new version is here').count(), 0, 'the number of notices behind the cover')
    })
  }

  await step('what was turned up lies over the offer, and the next question has it above itself', async () => {
    await take('open.json', prepared('orders', { shown: {} }))
    const goOn = over(t).getByRole('button', { name: 'Continue', exact: true })
    await goOn.waitFor()
    await offer.waitFor()
    same(await offer.click({ trial: true, timeout: 500 }).catch(() => 'covered'), 'covered', 'the offer')
    await goOn.click()
    await over(t).waitFor({ state: 'hidden' })
    await offer.click({ trial: true })
  })

  await step('the window that takes it shows the new version, and asks what it asked', async () => {
    await mark(b)
    const question = await a.getByRole('heading', { level: 1 }).innerText()
    await offer.click()
    await a.waitForFunction(() => document.querySelector('meta[name="description"]')?.getAttribute('content') === 'the new version')
    await asked(t, question)
  })

  await step('the other window stays as it is and offers to load again', async () => {
    await b.getByRole('button', { name: 'Load it again' }).waitFor()
    await same(() => isKept(b), true, 'what was on it')
    await b.getByRole('button', { name: 'Load it again' }).click()
    await b.waitForFunction(() => document.querySelector('meta[name="description"]')?.getAttribute('content') === 'the new version')
  })
})
