// A second screen is paired with the table's phone by two codes, without a server, and follows the game.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { encodeQR } from 'qr'
import type { BrowserContext, Page } from 'playwright-core'
import { positionOf } from '../gallery/positions'
import { appUrl, holds, launch, phone, run, same } from './kit/browser'
import { ALLOWED, cameraFlags, codesOn, writeVideo } from './kit/fake-camera'
import { takeInGame } from './kit/files'

const device = { viewport: phone, locale: 'en-GB', reducedMotion: 'reduce' } as const
/** Neither the two phones nor the reader of this test waits longer, in milliseconds. */
const PAIRED = 15_000

/** The faults of the pages: errors, and requests to another origin. */
const wrong: string[] = []
const watched = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage()
  page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()))
  page.on('pageerror', (error) => wrong.push(String(error)))
  page.on('request', (request) => {
    if (!/^(?:data|blob):/.test(request.url()) && new URL(request.url()).origin !== new URL(appUrl).origin) wrong.push(request.url())
  })
  await page.goto(appUrl)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}

/** The digests of all entries on a phone, in order. */
const digestsOn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<readonly string[]>((tell, fail) => {
        const opening = indexedDB.open('castellan')
        opening.addEventListener('error', () => fail(new Error('the database does not open')))
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('entries').objectStore('entries').getAll()
          reading.addEventListener('success', () => {
            opening.result.close()
            tell(reading.result.map((row) => /"digest":"([\da-f]{64})"/.exec(JSON.stringify(row))?.[1] ?? ''))
          })
        })
      }),
  )

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

await run(async (attempt) => {
  const folder = mkdtempSync(join(tmpdir(), 'castellan-'))
  const [tableSees, otherSees] = [join(folder, 'table.y4m'), join(folder, 'other.y4m')]
  const foreign = encodeQR('https://example.org/', 'raw', { border: 4 }).map((row) => row.map(Number).join(''))
  for (const file of [tableSees, otherSees]) writeVideo(file, [foreign])
  const table = await watched(await (await launch(...cameraFlags(tableSees), ALLOWED)).newContext(device))
  const others = await (await launch(...cameraFlags(otherSees), ALLOWED)).newContext(device)
  const other = await watched(others)
  await takeInGame(table, { name: 'late.json', mimeType: 'application/json', buffer: Buffer.from(positionOf('late').file) })
  await table.waitForURL(/#\/game\//)
  await table.locator('[data-told] > .do').click()

  const scan = () => button(table, 'Scan the answer').click()
  /** Lets the other phone see the table's code, and the table's phone the answer to it. @returns when both codes were read */
  const pair = async (): Promise<number> => {
    await table.getByRole('img', { name: 'Code for the camera of the other phone' }).waitFor()
    writeVideo(otherSees, await codesOn(table, 1))
    await button(other, 'Read from another phone').click()
    await other.getByRole('img', { name: 'Code for the camera of the table’s phone' }).waitFor()
    writeVideo(tableSees, await codesOn(other, 1))
    const began = Date.now()
    await scan()
    return began
  }

  await attempt('from the menu of a game; a code that is no answer is said, and the table’s own code too', async () => {
    await button(table, 'More').click()
    await button(table, 'A second screen').click()
    await scan()
    await table.getByText('This code is not an answer to a second screen.').waitFor()
    await table.goBack()
    await table.getByRole('dialog').waitFor({ state: 'detached' })
    writeVideo(tableSees, await codesOn(table, 1))
    await scan()
    await table.getByText('This is the code of a table.').waitFor()
    await table.goBack()
    await table.getByRole('dialog').waitFor({ state: 'detached' })
  })

  await attempt('two phones are paired, and the second one shows the game', async () => {
    const began = await pair()
    await table.getByText('1 phone follows').waitFor({ timeout: PAIRED })
    await other.waitForURL(/#\/game\//, { timeout: PAIRED })
    await table.getByText('Connected', { exact: true }).waitFor()
    console.log(`       paired ${((Date.now() - began) / 1000).toFixed(1)} s after the camera was asked for`)
    await other.getByRole('navigation', { name: 'The game' }).or(other.locator('[data-told]')).first().waitFor()
    same((await digestsOn(table)).length > 100, true, 'the game is a long one')
    same(await digestsOn(other), await digestsOn(table), 'the entries')
  })

  await attempt('the link stays while the table goes on', async () => {
    await button(table, 'Back').click()
    await table.waitForURL(/#\/game\//)
    await button(table, 'More').click()
    await button(table, 'A second screen').click()
    await table.getByText('Connected', { exact: true }).waitFor()
  })

  await attempt('a link that the table ends is said on the other phone', async () => {
    await table.getByRole('button', { name: /^End: / }).click()
    await other.getByText('The link to the table is lost.').waitFor()
    same(await table.getByRole('alert').count(), 0, 'what the table says of its own doing')
    await other.locator('[data-told] > .do').click()
    await button(other, 'All right').click()
    await other.getByText('The link to the table is lost.').waitFor({ state: 'detached' })
  })

  await attempt('scanned once more it is followed again, and a phone that goes away is said at the table', async () => {
    await other.goto(`${appUrl}#/`)
    await button(table, 'Add another phone').click()
    await pair()
    await other.waitForURL(/#\/game\//, { timeout: PAIRED })
    await other.close()
    await table.getByRole('alert').filter({ hasText: 'A second screen is no longer connected.' }).waitFor()
    await table.getByText('The link is lost: scan once more.').waitFor()
  })

  await attempt('an answer from a phone that is gone is not waited for without end', async () => {
    const gone = await watched(others)
    await button(table, 'Add another phone').click()
    await table.getByRole('img', { name: 'Code for the camera of the other phone' }).waitFor()
    writeVideo(otherSees, await codesOn(table, 1))
    await button(gone, 'Read from another phone').click()
    await gone.getByRole('img', { name: 'Code for the camera of the table’s phone' }).waitFor()
    writeVideo(tableSees, await codesOn(gone, 1))
    await gone.close()
    const began = Date.now()
    await scan()
    await table.getByText('Nothing came within 15 seconds').waitFor()
    holds(Date.now() - began < 2 * PAIRED, 'it is said in time')
    await button(table, 'Show a new code').click()
    await table.getByRole('img', { name: 'Code for the camera of the other phone' }).waitFor()
  })

  await attempt('nothing went wrong meanwhile, and nobody else was asked', async () => same(wrong, [], 'what went wrong'))
  rmSync(folder, { recursive: true, force: true })
})
