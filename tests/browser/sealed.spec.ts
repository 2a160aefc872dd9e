/**
 * Tests that nothing on the screen or on the device depends on a sealed choice before the reveal. For each of the four kinds of secret
 * choices, the test compares games with different choices: the two most different choices, or more with SEALED=all.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import { FIRST_EDITION_HOUSES } from '../../src/games/westeros/box/box'
import type { Change } from '../../src/games/westeros/model/moves'
import type { BallotKind } from '../../src/games/westeros/model/state'
import { amount, confirm, houseCard, LESS, lookAgain, nextSeat, orders, seal, dismiss, uncover } from './journey/ballots'
import { PLAYERS, prepared } from './journey/prepared'
import { agree, asked, fromMenu, goTo, layDown, over, press, reload, waitForText, type Table } from './journey/table'
import { holds, open, phone, same } from './kit/browser'
import { takeInGame } from './kit/files'
import { onDevice as readDevice } from './kit/device'
import { watchWork, type Work } from './kit/spy'
import { isSample, sampled, test } from './kit/test'

/** Function that enters the choice of one seat behind the screen that covers the phone. */
type Choosing = (t: Table) => Promise<void>

interface Secret {
  readonly kind: BallotKind
  readonly changes: readonly Change[]
  /** Choices of the first seat that are compared. All need the same number of touches. The last choice differs most from the first. */
  readonly choices: Readonly<Record<string, Choosing>>
  /** Enters the choice of each seat other than the first. */
  readonly rest: Choosing
  /** Label of the button that reveals the choices. */
  readonly reveal: string
}

const rich = FIRST_EDITION_HOUSES.map((house): Change => ({ set: 'power', house, available: 12 }))
const tokens =
  (many: number): Choosing =>
  (t) =>
    amount(t, many)
const card =
  (name: string): Choosing =>
  (t) =>
    houseCard(t, name)
const plan =
  (placed: Readonly<Record<string, string>>): Choosing =>
  (t) =>
    orders(t, placed)
const amounts = { 0: tokens(0), 9: tokens(9), 12: tokens(12) }

const secrets: Readonly<Record<string, Secret>> = {
  'a bid': { kind: 'bid', changes: rich, choices: amounts, rest: tokens(1), reveal: 'Reveal the bids' },
  'a contribution': { kind: 'contribution', changes: rich, choices: amounts, rest: tokens(1), reveal: 'Reveal what was given' },
  'a plan of orders': {
    kind: 'orders',
    changes: [],
    choices: {
      peace: plan({ Dragonstone: 'Consolidate Power', 'Shipbreaker Bay': 'Support' }),
      war: plan({ Dragonstone: 'March +1 (star)', 'Shipbreaker Bay': 'March −1' }),
      elsewhere: plan({ Dragonstone: 'Raid', Kingswood: 'Defense +2 (star)' }),
    },
    rest: () => Promise.resolve(),
    reveal: 'Reveal the orders',
  },
  'a House card': {
    kind: 'card',
    changes: [],
    choices: { strong: card('Tywin Lannister'), weak: card('Kevan Lannister') },
    rest: card('Theon Greyjoy'),
    reveal: 'Reveal both cards',
  },
}

/** Replaces data that differ between any two games: names, nonces, digests, times. */
const alike = (text: string): string =>
  text
    .replaceAll(/[\da-f]{32,}/g, '…')
    .replaceAll(/\b1[78]\d{11}\b/g, 'time')
    .replaceAll(/"clock":\d+/g, '"clock":time')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time')

/** Returns all data on the device that a page can read. Data that differ between any two games are replaced. */
const onDevice = async (page: Page): Promise<string> => alike(await readDevice(page))

/** Returns all content of the page and its surroundings, as text and as the accessibility tree. */
const onScreen = async (page: Page): Promise<string> => {
  const drawn = await page.evaluate(() => {
    const places = [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility())
      .map((element) => element.getBoundingClientRect())
      .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' '))
    // Omits the random key that the router gives to every history entry.
    const { key: _name, ...state } = (history.state ?? {}) as Record<string, unknown>
    const around = [document.title, location.href, history.length, state]
    return JSON.stringify([document.body.innerHTML, places, around])
  })
  return alike(`${drawn}\n${await page.locator('body').ariaSnapshot()}`)
}

const picture = async (page: Page): Promise<string> => (await page.screenshot({ animations: 'disabled' })).toString('base64')

/** Recorded data of one game. The key describes the data. */
type Sides = Readonly<Record<string, string>>

/** Plays one game from the open choice to the reveal. The first seat makes the given choice. */
async function play(browser: Browser, name: string, secret: Secret, choosing: Choosing): Promise<{ sides: Sides; work: readonly Work[] }> {
  const context = await browser.newContext({
    viewport: phone,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    acceptDownloads: true,
  })
  const { before, work, hold, release } = await watchWork(context)
  const page = await open(context)
  const messages: string[] = []
  page.on('console', (message) => message.text().includes('Service Worker') || messages.push(message.text()))
  page.on('pageerror', (error) => messages.push(error.message))
  const file = test.info().outputPath(`${name}.json`)
  writeFileSync(file, prepared(secret.kind, { changes: secret.changes }))
  await takeInGame(page, file)
  const t = layDown(page, 1)
  await page.getByRole('button', { name: /^Hand the phone to/ }).waitFor()
  // Reloads the page to remove the short message about the import.
  await reload(t)
  const sides: Record<string, string> = {}
  const look = async (at: string) => {
    sides[`the device, ${at}`] = await onDevice(page)
    sides[`the screen, ${at}`] = await onScreen(page)
    sides[`the picture, ${at}`] = await picture(page)
  }

  const first = (await nextSeat(t)) ?? ''
  await before(page)
  await uncover(t, first)
  await choosing(t)
  await press(over(t), 'Cover without choosing')
  await over(t).getByRole('button', { name: 'Hold to open' }).waitFor()
  await page.waitForTimeout(200)
  await look('with a draft behind the cover')
  await uncover(t, first)
  await over(t).getByRole('button', { name: 'Seal and cover' }).and(page.locator(':not([aria-disabled])')).waitFor()
  // Confirms a second time, because all orders of the test leave one area without an order.
  if (secret.kind === 'orders') await press(over(t), 'Seal and cover')
  // Delays encryption, so that the test can take a picture after the tap and before the phone is covered.
  await hold(page)
  await press(over(t), secret.kind === 'orders' ? LESS : 'Seal and cover')
  await page.waitForTimeout(100)
  sides['the picture of the pad once it is confirmed'] = await picture(page)
  sides['the screen of the pad once it is confirmed'] = await onScreen(page)
  await release(page)
  await over(t).getByRole('button', { name: 'Hold to open' }).waitFor()
  await look('once it is sealed')
  const done = await work(page)
  for (;;) {
    const player = await nextSeat(t)
    if (player === undefined) break
    await seal(t, player, secret.rest, undefined)
  }
  await asked(t, 'Everybody has chosen')
  await look('once all have sealed')
  await goTo(t, 'History')
  await t.page.getByRole('heading', { level: 1, name: 'History' }).waitFor({ state: 'attached' })
  sides['the log'] = await onScreen(page)
  const [going] = await Promise.all([page.waitForEvent('download'), fromMenu(t, /^Save to a file/)])
  sides['the export'] = alike(readFileSync((await going.path()) ?? '', 'utf8'))
  await goTo(t, 'Houses')
  await waitForText(page.getByRole('banner'), 'Houses')
  sides['the houses'] = await onScreen(page)
  sides['the console'] = messages.join('\n')
  await goTo(t, 'Now')
  await press(t, secret.reveal)
  if (secret.kind !== 'card') await dismiss(t)
  await context.close()
  return { sides, work: done }
}

/**
 * Plays a game in which the first or second seat replaces its choice before the reveal. Records the data until all players have checked
 * their choice.
 */
async function replaced(browser: Browser, secret: Secret, who: number): Promise<{ sides: Sides; coverTexts: readonly string[] }> {
  const { kind, changes, rest } = secret
  const context = await browser.newContext({ viewport: phone, locale: 'en-GB', reducedMotion: 'reduce', serviceWorkers: 'block' })
  const page = await open(context)
  // Chooses the first card of each player, because each house has different cards.
  const choosing: Choosing = kind === 'card' ? (now) => over(now).getByRole('radio').first().check() : rest
  const file = test.info().outputPath(`replaced-${kind}.json`)
  writeFileSync(file, prepared(kind, { changes }))
  await takeInGame(page, file)
  const t = layDown(page, 1)
  await page.getByRole('button', { name: /^Hand the phone to/ }).waitFor()
  await reload(t)
  const had: string[] = []
  for (let player = await nextSeat(t); player !== undefined; player = await nextSeat(t)) {
    await seal(t, player, choosing, undefined)
    had.push(player)
  }
  await press(t, 'Change a sealed choice')
  const house = FIRST_EDITION_HOUSES.find((one) => PLAYERS[one] === had[who]) ?? ''
  await over(t)
    .getByRole('group', { name: 'Whose choice changes?' })
    .getByRole('button', { name: new RegExp(house, 'i') })
    .click()
  await agree(over(t), 'Hold to open')
  await choosing(t)
  await confirm(t)
  await over(t).first().waitFor({ state: 'detached' })
  const sides: Record<string, string> = {}
  const look = async (at: string) => {
    sides[`the device, ${at}`] = await onDevice(page)
    sides[`the screen, ${at}`] = await onScreen(page)
    sides[`the picture, ${at}`] = await picture(page)
  }
  await reload(t)
  await look('before the last way round')
  const met = await lookAgain(t, (at) => look(`on cover ${at}`))
  await look('once all have looked')
  await goTo(t, 'History')
  await t.page.getByRole('heading', { level: 1, name: 'History' }).waitFor({ state: 'attached' })
  sides['the log'] = await onScreen(page)
  await context.close()
  return { sides, coverTexts: met.map(([, text]) => text) }
}

/** Largest difference of a colour value (0 to 255) that nobody can see. The browser draws the edge of a rounded corner not always alike. */
const UNSEEN = 3

/** Returns whether two pictures (PNG, base64) look the same: the same size, and no colour value differs by more than `UNSEEN`. */
async function looksSame(browser: Browser, one: string, other: string): Promise<boolean> {
  if (one === other) return true
  const page = await browser.newPage()
  const differs = await page.evaluate(
    async (files) => {
      const [first, second] = await Promise.all(
        files.map(async (file) => {
          const image = new Image()
          image.src = `data:image/png;base64,${file}`
          await image.decode()
          const { naturalWidth: width, naturalHeight: height } = image
          const canvas = new OffscreenCanvas(width, height)
          const brush = canvas.getContext('2d')
          brush?.drawImage(image, 0, 0)
          return { width, height, data: brush?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray() }
        }),
      )
      if (!first || !second || first.width !== second.width || first.height !== second.height) return 256
      return first.data.reduce((most, value, at) => Math.max(most, Math.abs(value - (second.data[at] ?? 0))), 0)
    },
    [one, other],
  )
  await page.close()
  return differs <= UNSEEN
}

/** Stores two pictures that should be equal in the output folder of the test. */
const keepPictures = (name: string, before: string, now: string): void => {
  const file = test.info().outputPath(name.replaceAll(/\W+/g, '-'))
  writeFileSync(`${file}-1.png`, Buffer.from(before, 'base64'))
  writeFileSync(`${file}-2.png`, Buffer.from(now, 'base64'))
}

/** Returns the first difference of two texts, with the surrounding text. */
const parting = (one: string, other: string): string => {
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  const around = (text: string) => text.slice(Math.max(0, at - 80), at + 80)
  return `${around(one)}\n${around(other)}`
}

/** Fails if what was recorded in two games differs. Pictures that differ are stored under the given name. */
async function sameSide(browser: Browser, name: string, side: string, one: string, other: string): Promise<void> {
  if (!side.includes('picture')) return holds(one === other, `${side} differs:\n${parting(one, other)}`)
  const isSame = await looksSame(browser, one, other)
  if (!isSame) keepPictures(name, one, other)
  holds(isSame, `${side} is another one`)
}

test('sealed', async ({ browser, step }) => {
  for (const [name, secret] of sampled(Object.entries(secrets))) {
    const [[usual, choosing], ...more] = Object.entries(secret.choices) as [[string, Choosing], ...[string, Choosing][]]
    const others = process.env.SEALED === 'all' ? more : more.slice(-1)
    let seen: Awaited<ReturnType<typeof play>> | undefined
    await step(`${name}, ${usual}: looked at from every side`, async () => {
      seen = await play(browser, name, secret, choosing)
      const all = Object.values(seen.sides).join('')
      holds(all.includes('key, extractable: false'), 'a key lies there, and cannot be taken out')
      holds(!all.includes('"choice"') && !all.includes('"draft"'), 'a choice can be read')
      same(seen.sides['the console'], '', 'what the console says')
      const { work } = seen
      holds(work.some(({ what }) => what.startsWith('write')) && work.some(({ what }) => what.startsWith('encrypt')), 'nothing was counted')
    })
    for (const [other, choice] of others) {
      await step(`${name}, ${other}: the same screens, pictures, writes and sizes`, async () => {
        const now = await play(browser, name, secret, choice)
        for (const [side, text] of Object.entries(now.sides)) {
          const before = seen?.sides[side] ?? ''
          await sameSide(browser, `${name} ${other} ${side}`, side, before, text)
        }
        // Compares each kind of activity separately, because an unfinished choice may be written before or after the next screen appears.
        for (const row of ['screen', 'write', 'encrypt', 'keep']) {
          const of = (work: readonly Work[] = []) => work.filter(({ what }) => what.startsWith(row))
          same(of(now.work), of(seen?.work), `the work on the way: ${row}`)
        }
        const copied = (work: readonly Work[] = []) => [
          ...new Set(work.flatMap(({ what, size }) => (what.startsWith('copy') ? `${what}, ${size}` : []))),
        ]
        same(copied(now.work).toSorted(), copied(seen?.work).toSorted(), 'what the second database got')
      })
    }
  }
  for (const name of isSample() ? [] : (['a bid', 'a House card'] as const)) {
    await step(`${name}, replaced: its seat is told, and whosever it was, the last way round looks the same`, async () => {
      const secret = secrets[name] as Secret
      const [first, second] = [await replaced(browser, secret, 0), await replaced(browser, secret, 1)]
      same(first.coverTexts.map((text) => text.includes('replaced')).indexOf(true), 0, 'the seat that is told')
      same(second.coverTexts.map((text) => text.includes('replaced')).indexOf(true), 1, 'the seat that is told')
      for (const [side, text] of Object.entries(first.sides)) {
        const other = second.sides[side] ?? ''
        await sameSide(browser, `${name} replaced ${side}`, side, text, other)
      }
    })
  }
})
