// A new version over an old one, with two windows open: both are told, and no window is loaded again by itself.
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { builtFolder, controlled, launch, open, run, same, serve } from './kit/browser'

const mark = (page: Page) =>
  page.evaluate(() => {
    document.body.dataset.kept = 'yes'
  })
const isKept = (page: Page) => page.evaluate(() => document.body.dataset.kept === 'yes')
const version = (page: Page) => page.locator('meta[name="description"]').getAttribute('content')

await run(async (attempt) => {
  const folder = mkdtempSync(join(tmpdir(), 'castellan-'))
  cpSync(builtFolder, folder, { recursive: true })
  const server = await serve(folder)
  const context = await (await launch()).newContext({ locale: 'en-GB' })
  const [a, b] = [await open(context, server.url), await open(context, server.url)]
  await controlled(a)
  await controlled(b)

  // The new version differs by a sentence of its page, and by its service worker, which knows of it.
  const page = join(folder, 'index.html')
  writeFileSync(page, readFileSync(page, 'utf8').replace(/(name="description" content=)"[^"]*"/, '$1"the new version"'))
  const worker = join(folder, 'sw.js')
  const changed = readFileSync(worker, 'utf8').replace(/("?revision"?:["'`])[0-9a-f]+(["'`],"?url"?:["'`]index\.html)/, '$1new$2')
  writeFileSync(worker, changed.replace(/("?url"?:["'`]index\.html["'`],"?revision"?:["'`])[0-9a-f]+/, '$1new'))
  appendFileSync(worker, '\n// new')

  await attempt('both windows are told that a new version waits', async () => {
    await a.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
    for (const window of [a, b]) await window.getByRole('button', { name: 'Use it now' }).waitFor()
  })

  await attempt('loading a window again keeps the old version, and the offer', async () => {
    await a.reload()
    await a.getByRole('button', { name: 'Use it now' }).waitFor()
    same(await version(a), 'The referee that sits at a real table', 'the version')
  })

  await attempt('the window that takes it shows the new version', async () => {
    await mark(b)
    await a.getByRole('button', { name: 'Use it now' }).click()
    await a.waitForFunction(() => document.querySelector('meta[name="description"]')?.getAttribute('content') === 'the new version')
  })

  await attempt('the other window stays as it is and offers to load again', async () => {
    await b.getByRole('button', { name: 'Load it again' }).waitFor()
    same(await isKept(b), true, 'what was on it')
    await b.getByRole('button', { name: 'Load it again' }).click()
    await b.waitForFunction(() => document.querySelector('meta[name="description"]')?.getAttribute('content') === 'the new version')
  })

  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})
