// Tests the screens after a game: the result, charts with their tables, exports, and the archive with its statistics.
import { readFile } from 'node:fs/promises'
import type { Download, Locator, Page } from '@playwright/test'
import { EVENING } from '../gallery/games'
import { positionOf } from '../gallery/positions'
import { writeBackup } from '../../src/storage'
import { layDown } from './journey/table'
import { appUrl, holds, open, phone, same } from './kit/browser'
import { overflows, smallTargets } from './kit/looks'
import { test } from './kit/test'

/** A backup file with two finished games and one open game. */
const file = writeBackup(
  (['won-last', 'won-suddenly', 'late'] as const).map((name) => positionOf(name).file),
  EVENING,
)

const importGame = async (page: Page): Promise<void> => {
  await page.locator('input[type=file]').setInputFiles({ name: 'games.json', mimeType: 'application/json', buffer: Buffer.from(file) })
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: /3/ }).click()
  await sheet.waitFor({ state: 'detached' })
}

const looksGood = async (page: Page): Promise<void> => {
  await holds(async () => !(await overflows(page)), 'nothing sticks out at the side')
  await same(() => smallTargets(page), [], 'what is smaller than a thumb')
}

const downloaded = async (page: Page, button: Locator): Promise<{ readonly name: string; readonly bytes: Buffer }> => {
  const [going]: [Download, void] = await Promise.all([page.waitForEvent('download'), button.click()])
  return { name: going.suggestedFilename(), bytes: await readFile(await going.path()) }
}

/** Returns the height of the largest empty horizontal band of a picture, as a share of the picture's height. */
const blankRows = (page: Page, bytes: Buffer): Promise<number> =>
  page.evaluate(async (data) => {
    const image = new Image()
    image.src = `data:image/png;base64,${data}`
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.width
    canvas.height = image.height
    const ctx = canvas.getContext('2d')
    ctx?.drawImage(image, 0, 0)
    let [most, empty] = [0, 0]
    for (let y = 0; y < image.height; y++) {
      const row = new Uint32Array(ctx?.getImageData(0, y, image.width, 1).data.buffer ?? new ArrayBuffer(0))
      empty = row.every((pixel) => pixel === row[0]) ? empty + 1 : 0
      most = Math.max(most, empty)
    }
    return most / image.height
  }, bytes.toString('base64'))

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor()

test('after', async ({ browser, step }) => {
  const context = await browser.newContext({ viewport: phone, locale: 'en', reducedMotion: 'reduce' })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { page } = layDown(await open(context), 1)
  await importGame(page)

  await step('the last screen tells how it was decided, and its castles round by round', async () => {
    await page.getByRole('link', { name: /won-last/ }).click()
    await heading(page, /wins for/)
    const decided = page.getByRole('region', { name: 'How it was decided' })
    await same(() => decided.getByRole('listitem').count(), 3, 'how many steps decided it')
    await holds(
      async () => (await page.getByRole('table', { name: 'Castles by round' }).getByRole('row').count()) > 5,
      'a row for every round',
    )
    await looksGood(page)
  })

  await step('every chart has its figures in a table that can be seen', async () => {
    await page.getByRole('link', { name: /^All charts/ }).click()
    await heading(page, 'The game in figures')
    for (const title of ['Castles by round', 'Power earned and spent', 'Bids', 'Against the wildlings', 'Battles']) {
      const button = page.getByRole('button', { name: `Table: ${title}`, exact: true })
      await button.click()
      await same(() => button.getAttribute('aria-pressed'), 'true', 'the switch')
      await holds(() => page.getByRole('table', { name: title, exact: true }).isVisible(), `the table of ${title} is seen`)
    }
    await looksGood(page)
  })

  await step('the picture is one, and the tables are fit for a spreadsheet', async () => {
    const picture = await downloaded(page, page.getByRole('button', { name: /^Share a picture/ }))
    same([picture.bytes.toString('latin1', 1, 4), picture.bytes.readUInt32BE(16)], ['PNG', 1080])
    const blank = await blankRows(page, picture.bytes)
    holds(blank < 0.08, `${Math.round(blank * 100)} % of its height in one piece is empty`)
    for (const what of [/^Figures as CSV/, /^History as CSV/]) {
      const { name, bytes } = await downloaded(page, page.getByRole('button', { name: what }))
      const text = bytes.toString('utf8')
      holds(name.endsWith('.csv') && text.startsWith('\uFEFF') && text.endsWith('\r\n'), 'it is CSV as Excel reads it')
      holds(text.includes('Bára'), 'letters with accents are whole')
    }
  })

  await step('the play is handed over to BG Stats by a link, without any request', async () => {
    const link = await page.getByRole('link', { name: /^Hand over to BG Stats/ }).getAttribute('href')
    const [address = '', data = ''] = (link ?? '').split('?data=')
    same(address, 'bgstats://app.bgstatsapp.com/createPlay.html', 'where it leads')
    const play = JSON.parse(decodeURIComponent(data)) as {
      game: { bggId: number }
      players: { name: string; winner: boolean; startPlayer: boolean }[]
    }
    same(play.game.bggId, 6472, 'the box')
    holds(
      play.players.some(({ name }) => name === 'Bára'),
      'letters with accents are whole',
    )
    same(
      [play.players.filter(({ winner }) => winner).length, play.players.filter(({ startPlayer }) => startPlayer).length],
      [1, 1],
      'winner and first',
    )
  })

  await step('the text is at hand for a chat', async () => {
    await page.getByRole('button', { name: /^Share as text/ }).click()
    await page.getByText('The text is copied.').waitFor()
    const text = await page.evaluate(() => navigator.clipboard.readText())
    same(text.split('\n').length, 8, 'how many lines it has')
  })

  await step('the archive counts what is over, and opens a player', async () => {
    await page.getByRole('button', { name: 'Back' }).click()
    await page.getByRole('link', { name: /^Archive/ }).click()
    await heading(page, 'Who wins at this table?')
    const list = (name: string) => page.getByRole('region', { name, exact: true }).getByRole('link', { name: /^Friday/ })
    await list('Not finished').waitFor()
    await same(async () => [await list('Finished games').count(), await list('Not finished').count()], [2, 1], 'finished and not')
    const players = page.getByRole('region', { name: 'Players', exact: true })
    await players.getByText('Cyril').click()
    await players.getByText('Castles at the end').waitFor()
    await page
      .getByRole('region', { name: 'Head to head' })
      .getByText(/: ahead \d/)
      .first()
      .waitFor({ state: 'attached' })
    await looksGood(page)
    await page.getByRole('combobox', { name: 'House' }).selectOption('Lannister')
    await page.getByRole('combobox', { name: 'Player', exact: true }).selectOption('Anna')
    await page.getByText('No game is like that.').waitFor()
    await page.getByRole('combobox', { name: 'Player', exact: true }).selectOption('Cyril')
    await same(() => list('Finished games').count(), 2, 'games of Cyril for Lannister')
    const { bytes } = await downloaded(page, page.getByRole('button', { name: /^Archive as CSV/ }))
    same(bytes.toString('utf8').trim().split('\r\n').length, 1 + 3 * 5, 'lines of the table')
  })

  await step('it stays so when the page is loaded again, and a deleted game is gone from it', async () => {
    await page.reload()
    await page.getByRole('link', { name: 'Hand over to BG Stats: Friday, won-suddenly' }).waitFor()
    // "Back" leads to the result from which the archive was opened.
    await page.goto(`${appUrl}#/`)
    await page.getByRole('button', { name: /^More about .*won-last/ }).click()
    await page.getByRole('button', { name: 'Delete this game' }).click()
    await page.getByRole('button', { name: 'Delete it' }).click()
    await page
      .getByRole('link', { name: /won-last/ })
      .first()
      .waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Archive', exact: true }).click()
    const finished = page.getByRole('region', { name: 'Finished games', exact: true }).getByRole('link', { name: /^Friday/ })
    await finished.first().waitFor()
    await same(() => finished.count(), 1, 'games that are left')
  })

  await step('a running game shows how it stands so far', async () => {
    await page.getByRole('region', { name: 'Not finished', exact: true }).getByRole('link').click()
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('button', { name: /^Charts/ }).click()
    await heading(page, 'The game so far')
    await looksGood(page)
  })

  await step('in Czech too', async () => {
    const czech = await browser.newContext({ viewport: phone, locale: 'cs', colorScheme: 'light', reducedMotion: 'reduce' })
    const there = await czech.newPage()
    await there.goto(appUrl)
    await heading(there, /./)
    await importGame(there)
    await there.getByRole('button', { name: 'Archiv', exact: true }).click()
    await heading(there, 'Kdo u tohoto stolu vítězí?')
    await there
      .getByRole('region', { name: 'Dohrané hry' })
      .getByRole('link', { name: /^Friday, won-suddenly/ })
      .click()
    await there.getByRole('region', { name: 'Jak se rozhodlo' }).waitFor()
    await looksGood(there)
    await there.getByRole('link', { name: /^Všechny grafy/ }).click()
    await heading(there, 'Hra v číslech')
    await looksGood(there)
    await czech.close()
  })
})
