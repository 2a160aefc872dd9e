// Between casting and reveal nothing tells what was chosen: games with different bids look the same from every side.
import type { Browser, Page } from 'playwright-core'
import fingerprintWords from '../../src/play/fingerprints/en'
import { launch, open, phone, run, same } from './kit/browser'
import { collect, noMarches, noRaids, ordersOnBoard } from './journey/action'
import { amount, seal, uncover } from './journey/ballots'
import { keepCount, setHouse } from './journey/by-hand'
import { begin, seat } from './journey/new-game'
import { asked, fromMenu, goTo, layDown, more, over, press, settles, told, type Table } from './journey/table'
import { resolve, turnUp } from './journey/westeros'

/** Everything that this origin keeps on the device; what is random anyway is told by its kind and length only. */
const kept = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const bare = (value: unknown): unknown => {
      if (value instanceof CryptoKey) return `key, ${value.extractable ? 'extractable' : 'not extractable'}`
      if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return `${value.byteLength} bytes`
      if (typeof value === 'number') return value > 1e11 ? 'a time' : value
      if (typeof value === 'string') return value.replace(/[\w+/=-]{20,}/g, (word) => (/\d/.test(word) ? `${word.length} signs` : word))
      if (Array.isArray(value)) return value.map(bare)
      if (typeof value !== 'object' || value === null) return value
      return Object.entries(value).map(([name, inner]) => [bare(name), bare(inner)])
    }
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolved, failed) => {
        request.addEventListener('success', () => resolved(request.result))
        request.addEventListener('error', () => failed(request.error ?? new Error('not read')))
      })
    const all: unknown[] = []
    for (const { name } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name ?? ''))
      for (const store of database.objectStoreNames) {
        const rows = await done(database.transaction(store).objectStore(store).getAll())
        // Rows with random names come in another order each time.
        all.push([name, store, rows.map((row) => JSON.stringify(bare(row))).toSorted()])
      }
      database.close()
    }
    const plain = (storage: Storage) => Object.entries(storage).map(([name, value]) => [name, bare(value)])
    return [all, plain(localStorage), plain(sessionStorage), history.length, bare(location.href)]
  })

/** Receipts of commitments: four words of a list, which are random. */
const listed = `(?:${fingerprintWords.trim().split(/\s+/).join('|')})`
const receipt = new RegExp(`\\b${listed}(?: ${listed}){3}\\b`, 'g')

/** What the page shows to eyes and to a screen reader, once so many receipts are there. */
async function shown(page: Page, receipts: number): Promise<unknown> {
  const body = page.locator('body')
  const read = async () => (await body.innerText()).replace(receipt, 'a receipt')
  await settles(async () => (await read()).split('a receipt').length - 1, receipts, 'the number of receipts')
  const heard = (await body.ariaSnapshot()).replace(receipt, 'a receipt').replace(/game\/\w+/g, 'game/…')
  return [await page.title(), await read(), heard]
}

/** The export, without what is random. */
async function exported(t: Table): Promise<unknown> {
  const [going] = await Promise.all([t.page.waitForEvent('download'), fromMenu(t, /^Export as a file/)])
  const parts: Buffer[] = []
  for await (const part of await going.createReadStream()) parts.push(part as Buffer)
  return Buffer.concat(parts)
    .toString('utf8')
    .replace(/[\w+/=-]{20,}/g, (word) => (/\d/.test(word) ? `${word.length} signs` : word))
    .replace(/\b1[6-9]\d{11}\b/g, 'a time')
}

/** A game up to the first auction, with everything that can be seen while Dana's bid is open, sealed, and not yet revealed. */
async function game(browser: Browser, tokens: number): Promise<Readonly<Record<string, unknown>>> {
  const context = await browser.newContext({ viewport: phone, locale: 'en-GB', reducedMotion: 'reduce', serviceWorkers: 'block' })
  const t = layDown(await open(context), 1)
  const { page } = t
  await seat(t, { houses: { Stark: 'Anna', Greyjoy: 'Bara', Lannister: 'Cyril', Baratheon: 'Dana', Tyrell: 'Emil' }, preset: 'Referee' })
  await begin(t)
  await ordersOnBoard(t, 'Cyril')
  await noRaids(t)
  await noMarches(t)
  await collect(t)
  await keepCount(t, { 'Westeros decks': 'The real decks' })
  await setHouse(t, 'Baratheon', (sheet) => more(sheet, 'Available power', 9), 'for a bid of two figures')
  await turnUp(t, 'Supply', 'Clash of Kings', 'Wildling Attack')
  await resolve(t, 'Deck I: Supply', 'Count the barrels')
  await resolve(t, 'Deck II: Clash of Kings', 'Begin the first auction')

  await press(t, 'Hand the phone to Dana')
  // Chosen and not sealed yet; a second look behind the cover comes from the disk, so the draft is there by then.
  await uncover(t, 'Dana')
  await amount(t, tokens)
  await press(over(t), 'Cover without choosing')
  await uncover(t, 'Dana')
  await over(t).getByRole('status').filter({ hasText: `${tokens}` }).waitFor()
  await press(over(t), 'Cover without choosing')
  const draft = await kept(page)
  await seal(t, 'Dana', amount, tokens)
  await over(t).getByRole('heading', { level: 1, name: 'Cyril' }).waitFor()
  const cover = await shown(page, 2)
  const underWay = await kept(page)
  for (const player of ['Cyril', 'Anna', 'Emil', 'Bara']) await seal(t, player, amount, 1)
  await asked(t, 'Everybody has chosen')
  const all = await shown(page, 5)
  const onDisk = await kept(page)
  await goTo(t, 'Log')
  await told(t, 'House Baratheon has sealed its choice.')
  const log = await shown(page, 1)
  const file = await exported(t)
  await goTo(t, 'Houses')
  const houses = await shown(page, 0)
  await context.close()
  return { draft, cover, underWay, all, onDisk, log, file, houses }
}

await run(async (attempt) => {
  const browser = await launch()
  let nothing: Readonly<Record<string, unknown>> | undefined
  await attempt('a game with a bid of 0 is looked at from every side', async () => {
    nothing = await game(browser, 0)
  })
  for (const tokens of [5, 12]) {
    await attempt(`a bid of ${tokens} looks the same`, async () => {
      const something = await game(browser, tokens)
      for (const [side, seen] of Object.entries(something)) same(seen, nothing?.[side], side)
    })
  }
})
