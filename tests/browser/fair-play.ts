// Nobody peeks: what lies on the device and stands on the screen is the same whatever was chosen, and a page that dies loses and shows
// nothing.
import { readFileSync, writeFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { westeros, type Move } from '../../src/games/westeros'
import { sha256 } from '../../src/play/digest'
import { append, begin, entries } from '../../src/referee'
import { writeFile } from '../../src/storage'
import { setupFor } from '../playout/setups'
import { agree, asked, fromMenu, layDown, over, press, told, type Table } from './journey/table'
import { amount, covered, seal, uncover } from './journey/ballots'
import { holds, launch, open, phone, run, same } from './kit/browser'
import { accessibilityFaults, overflows, smallTargets } from './kit/looks'

/** An exported game of five that stands at the bids for the Iron Throne. */
const atTheBids = (): string => {
  let made = 0
  const stamp = () => ({ id: `made-${++made}`, time: 1_800_000_000_000 + made, by: 'table' })
  const setup = {
    ...setupFor({ players: 5, preset: 'referee' }, () => 0.5, [{ set: 'round', round: 2 }, { set: 'stage', at: 'draw' }]),
  }
  const opening = begin(westeros, { ...setup, tracking: { ...setup.tracking, decks: 'table' } }, stamp(), sha256)
  if (!opening.ok) throw new Error(opening.refusal.code)
  const moves: readonly Move[] = [
    { do: 'ready' },
    { do: 'draw', how: 'table', turned: { 1: ['last-days-of-summer*'], 2: ['clash-of-kings'], 3: ['sea-of-storms*'] } },
  ]
  let ledger = opening.value
  const play = (move: Move) => {
    const next = append(ledger, move, stamp(), sha256)
    if (!next.ok) throw new Error(`${move.do}: ${next.refusal.code}`)
    ledger = next.value
  }
  for (const move of moves) play(move)
  while (ledger.head.state.stage.at === 'card') play({ do: 'resolve', deck: ledger.head.state.stage.deck })
  if (ledger.head.state.ballot?.kind !== 'bid') throw new Error('no bids are asked for')
  return writeFile({ game: 'westeros', name: 'Bids', exported: 1, entries: entries(ledger) }, sha256)
}

const folder = mkdtempSync(join(tmpdir(), 'castellan-'))
const file = join(folder, 'bids.json')
writeFileSync(file, atTheBids())

/** What differs from game to game anyway: names, nonces, digests, times, and the words that stand for digests. */
const alike = (text: string): string =>
  text
    .replaceAll(/[\da-f]{32,}/g, '…')
    .replaceAll(/\b1[78]\d{11}\b/g, 'time')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time')

/** Everything on the device that a page can read, as text; of sealed bytes only how many there are. */
const onDevice = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const asText = (_: string, value: unknown) =>
      value instanceof Uint8Array ? `${value.length} bytes` : value instanceof CryptoKey ? `key, extractable: ${value.extractable}` : value
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(new Error('not read')))
      })
    const tables: Record<string, unknown> = {}
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await done(indexedDB.open(name))
      for (const table of db.objectStoreNames) {
        const store = db.transaction(table).objectStore(table)
        tables[`${name}/${table}`] = [await done(store.getAllKeys()), await done(store.getAll())]
      }
      db.close()
    }
    const kept: string[] = []
    for (const name of await caches.keys()) for (const { url } of await (await caches.open(name)).keys()) kept.push(url)
    return JSON.stringify([tables, kept.toSorted(), Object.entries(localStorage), Object.entries(sessionStorage), document.cookie], asText)
  })

/** Everything that stands on the page, and around it. */
const onScreen = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const body = document.body.cloneNode(true) as HTMLElement
    for (const words of body.querySelectorAll('.four-words')) words.textContent = ''
    const places = [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility())
      .map((element) => element.getBoundingClientRect())
      .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' '))
    const around = [document.title, location.hash, history.length, performance.getEntriesByType('resource').length]
    return JSON.stringify([body.innerHTML, places, around])
  })

const seatsIn = async (t: Table): Promise<readonly string[]> => {
  const names = await t.page.getByRole('main').first().getByRole('listitem').getByRole('button').allInnerTexts()
  return names.map((name) => /Player \d/.exec(name)?.[0] ?? '').filter((name) => name !== '')
}

await run(async (attempt) => {
  const browser = await launch()
  const faults: string[] = []
  /** A phone of its own that has taken in the game. */
  const table = async (): Promise<Table> => {
    const context = await browser.newContext({ viewport: phone, locale: 'en-GB', reducedMotion: 'reduce', acceptDownloads: true })
    const page = await open(context)
    page.on('pageerror', (error) => faults.push(error.message))
    await page.locator('input[type=file]').setInputFiles(file)
    const t = layDown(page, 1)
    await page.getByRole('button', { name: /^Hand the phone to/ }).waitFor()
    return t
  }
  /** The game as a file, as the menu of the game hands it out. */
  const exported = async (t: Table): Promise<string> => {
    const [download] = await Promise.all([t.page.waitForEvent('download'), fromMenu(t, /^Export as a file/)])
    return readFileSync((await download.path()) ?? '', 'utf8')
  }
  /** Everything there is to see after each step of two bids, when both are so high. */
  const traces = async (bid: number): Promise<readonly string[]> => {
    const t = await table()
    const [first = '', second = ''] = await seatsIn(t)
    const seen: string[] = []
    const look = async () => {
      await t.page.waitForTimeout(150)
      seen.push(alike(await onDevice(t.page)), alike(await onScreen(t.page)))
    }
    await press(t, `Hand the phone to ${first}`)
    await seal(t, first, amount, bid)
    await covered(t, second)
    await look()
    // A draft behind the cover, not sealed yet.
    await uncover(t, second)
    await amount(t, bid)
    await press(over(t), 'Cover without choosing')
    await covered(t, second)
    await look()
    await seal(t, second, amount, bid)
    await press(over(t), 'Back to the table')
    await look()
    seen.push(alike(await exported(t)))
    await t.page.context().close()
    return seen
  }

  await attempt('whatever is bid, the same lies on the device, stands on the screen and in the export', async () => {
    const [low, high] = [await traces(0), await traces(4)]
    same(low.length, high.length, 'how often was looked')
    for (const [step, text] of low.entries()) {
      const other = high[step] ?? ''
      let at = 0
      while (at < text.length && text[at] === other[at]) at++
      const around = (one: string) => one.slice(Math.max(0, at - 80), at + 80)
      holds(text === other, `step ${step} differs:\n${around(text)}\n${around(other)}`)
    }
    holds(low.some((text) => text.includes('key, extractable: false')), 'a key lies there, and cannot be taken out')
    holds(!low.join('').includes('"choice"'), 'a choice can be read')
  })

  /** The page dies without a word, and another one is opened at the same address. */
  const die = async (t: Table): Promise<Table> => {
    const address = t.page.url()
    const context = t.page.context()
    await t.page.close({ runBeforeUnload: false })
    const page = await context.newPage()
    page.on('pageerror', (error) => faults.push(error.message))
    await page.goto(address)
    return layDown(page, 1)
  }

  /** Hands the phone on, and says to whom; where the cover lies there already, it is its name. */
  const next = async (t: Table): Promise<string> => {
    const hand = t.page.getByRole('button', { name: /^Hand the phone to/ })
    await hand.or(over(t).getByRole('heading', { level: 1 })).first().waitFor()
    if ((await over(t).count()) === 0) await hand.click()
    return over(t).getByRole('heading', { level: 1 }).innerText()
  }

  await attempt('a page that dies between two seats, before the reveal or while choosing anew loses and shows nothing', async () => {
    let t = await table()
    const seats = await seatsIn(t)
    for (let at = 0; at < seats.length; at++) {
      const player = await next(t)
      await seal(t, player, amount, at === 0 ? 3 : 0)
      if (at === seats.length - 1) break
      await press(over(t), 'Back to the table')
      if (at !== 0) continue
      // The second dies with a draft behind the cover.
      await uncover(t, await next(t))
      await amount(t, 4)
      t = await die(t)
    }
    await asked(t, 'Everybody has chosen')
    same([...(await accessibilityFaults(t.page)), ...(await smallTargets(t.page))], [], 'the list of faults')
    same(await overflows(t.page), false, 'sticking out')
    t = await die(t)
    await asked(t, 'Everybody has chosen')
    await press(t, 'Choose anew before the reveal')
    await over(t).getByRole('group', { name: 'Who chooses anew?' }).getByRole('button').first().click()
    await agree(over(t), 'Hold to open')
    await amount(t, 1)
    t = await die(t)
    await asked(t, 'Everybody has chosen')
    await press(t, 'Turn up the bids')
    await told(t, /takes the Iron Throne|All was shown/)
    holds((await t.page.getByRole('main').first().innerText()).includes('3'), 'the bid of the first is not shown')
    await t.page.locator('summary').first().click()
    await t.page.locator('.receipts .four-words').first().waitFor()
    same(await t.page.locator('.receipts .four-words').count(), seats.length, 'receipts at the reveal')
  })

  await attempt('called off while the page dies, the choice is asked again and nothing of it is left', async () => {
    let t = await table()
    const [first = ''] = await seatsIn(t)
    await press(t, `Hand the phone to ${first}`)
    await seal(t, first, amount, 2)
    await press(over(t), 'Back to the table')
    await press(t, 'Call the choice off')
    await agree(over(t), 'Call it off')
    t = await die(t)
    await t.page.getByRole('button', { name: /^Hand the phone to/ }).waitFor()
    const left = await onDevice(t.page)
    // Either it was called off in time or not at all; a key without a ballot is never left.
    const isOff = !left.includes('"envelopes":[["')
    holds(isOff || left.includes('bytes'), 'half of a choice is left')
  })

  await attempt('the game is verified in the app', async () => {
    const t = await table()
    await fromMenu(t, /^Fair play/)
    await press(t, 'Verify this game')
    await told(t, 'Everything that can be checked is right.')
    same([...(await accessibilityFaults(t.page)), ...(await smallTargets(t.page))], [], 'the list of faults')
    same(await overflows(t.page), false, 'sticking out')
    await t.page.getByRole('button', { name: /^What could be cheated/ }).click()
    await asked(t, 'What could a dishonest owner of this phone do?')
    same(await accessibilityFaults(t.page), [], 'the list of faults')
  })

  await attempt('nothing went wrong on the way', async () => same(faults, [], 'the list of faults'))
  rmSync(folder, { recursive: true, force: true })
})
