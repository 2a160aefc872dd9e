/**
 * Tests the preferences for a session: wake lock, sounds and vibration (except during a secret choice), the clock with its pause, the
 * left-handed layout, and the option without animations.
 */
import { writeFileSync } from 'node:fs'
import type { BrowserContextOptions, Page } from '@playwright/test'
import { FIRST_EDITION_HOUSES } from '../../src/games/westeros/box/box'
import type { Change } from '../../src/games/westeros/model/moves'
import { amount, chooseAnew, nextSeat, seal } from './journey/ballots'
import { begin, seat } from './journey/new-game'
import { PLAYERS, prepared } from './journey/prepared'
import { asked, fromMenu, goTo, layDown, over, press, turn, type Table } from './journey/table'
import { appUrl, holds, open, phone, same } from './kit/browser'
import { takeInGame } from './kit/files'
import { overflows, smallTargets } from './kit/looks'
import { test } from './kit/test'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const rich = FIRST_EDITION_HOUSES.map((house): Change => ({ set: 'power', house, available: 12 }))

test('session-preferences', async ({ browser, step }) => {
  const file = test.info().outputPath('bid.json')
  writeFileSync(file, prepared('bid', { changes: rich }))

  /** Opens a page with these settings and records each use of the wake lock, vibration and sound. */
  const device = async (settings: Readonly<Record<string, unknown>> = {}, options: BrowserContextOptions = {}) => {
    const context = await browser.newContext({ viewport: phone, locale: 'en-GB', serviceWorkers: 'block', ...options })
    await context.addInitScript((text) => {
      const used: string[] = []
      Object.assign(globalThis, { used })
      if (localStorage.getItem('castellan.comforts') === null) localStorage.setItem('castellan.comforts', text)
      Object.defineProperty(navigator, 'vibrate', { value: (pattern: readonly number[]) => used.push(`vibrates ${pattern.join(' ')}`) > 0 })
      for (const name of ['AudioContext', 'OscillatorNode', 'GainNode'] as const)
        Object.defineProperty(globalThis, name, {
          value: new Proxy(globalThis[name], {
            construct: (made, given) => {
              used.push(name)
              return Reflect.construct(made, given) as object
            },
          }),
        })
      for (const name of ['resume', 'suspend'] as const) {
        const own = AudioContext.prototype[name]
        AudioContext.prototype[name] = function noted(this: AudioContext) {
          used.push(name)
          return own.call(this)
        }
      }
      const lock = { released: true, release: () => Promise.resolve(void (lock.released = true)) }
      const request = () => Promise.resolve(Object.assign(lock, { released: false }))
      Object.defineProperty(navigator, 'wakeLock', { value: { request } })
      Object.assign(globalThis, { lock })
    }, JSON.stringify(settings))
    return { context, page: await open(context) }
  }
  const importGame = async (page: Page): Promise<Table> => {
    await takeInGame(page, file)
    await page.getByRole('button', { name: /^Hand the phone to/ }).waitFor()
    return layDown(page, 1)
  }
  const used = (page: Page) => page.evaluate(() => (globalThis as unknown as { used: string[] }).used.splice(0))
  const isAwake = (page: Page) => page.evaluate(() => !(globalThis as unknown as { lock: { released: boolean } }).lock.released)
  const fit = async (t: Table) => {
    await holds(async () => !(await overflows(t.page)), 'nothing sticks out at the side')
    await same(() => smallTargets(t.page), [], 'what is smaller than a thumb')
  }

  await step('the screen stays on while a game is open, is taken again on return, and only where it is wanted', async () => {
    const { context, page } = await device()
    same(await isAwake(page), false, 'awake at home')
    const t = await importGame(page)
    await same(() => isAwake(page), true, 'awake in the game')
    // Simulates that the system releases the wake lock when the page is hidden.
    await page.evaluate(() => {
      ;(globalThis as unknown as { lock: { released: boolean } }).lock.released = true
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await same(() => isAwake(page), true, 'awake after the return')
    await fromMenu(t, /^Language, look, sounds/)
    await asked(t, 'How should it look and speak?')
    await same(() => isAwake(page), false, 'awake in the settings')
    await turn(t, 'Keep the screen on', false)
    await press(t, 'Back')
    await page.getByRole('button', { name: /^Hand the phone to/ }).waitFor()
    await page.waitForTimeout(200)
    same(await isAwake(page), false, 'awake where it is not wanted')
    await context.close()
  })

  await step('through a whole sealed round nothing is felt or heard, whatever is chosen; the reveal is, always alike', async () => {
    const round = async (first: number) => {
      const { context, page } = await device({ sounds: true, volume: 'loud', clock: true, limit: '2' })
      const t = await importGame(page)
      await page.getByRole('button', { name: 'Pause' }).waitFor()
      await page.waitForTimeout(600)
      await used(page)
      const player = (await nextSeat(t)) ?? ''
      await seal(t, player, amount, first)
      for (let next = await nextSeat(t); next !== undefined; next = await nextSeat(t)) await seal(t, next, amount, 1)
      const house = FIRST_EDITION_HOUSES.find((one) => PLAYERS[one] === player) ?? ''
      await chooseAnew(t, house.charAt(0).toUpperCase() + house.slice(1), player, amount, first + 1)
      await asked(t, 'Everybody has chosen')
      await page.waitForTimeout(300)
      same(await page.getByRole('timer').count(), 0, 'clocks while choices are sealed')
      const sealed = await used(page)
      await press(t, 'Reveal the bids')
      const revealed: string[] = []
      const isHeard = async () => revealed.push(...(await used(page))) > 0 && revealed.includes('OscillatorNode')
      await holds(isHeard, 'a reveal is heard')
      await page.waitForTimeout(1200)
      revealed.push(...(await used(page)))
      const kept = await page.evaluate(() => localStorage.getItem('castellan.clocks') ?? '')
      await context.close()
      return { sealed, revealed, kept: kept.replace(/"game":"[^"]*"/, '').replace(/\d+/, 'n') }
    }
    const [none, many] = [await round(0), await round(9)]
    same(none.sealed, [], 'what is felt or heard in a sealed round')
    same(many.sealed, [], 'what is felt or heard in another one')
    same(many.revealed, none.revealed, 'the reveal')
    same(many.kept, none.kept, 'what the clock keeps')
    holds(
      none.revealed.includes('vibrates 25 50 25') && none.revealed.includes('OscillatorNode'),
      `a reveal is felt and heard: ${none.revealed.join(', ')}`,
    )
  })

  await step('the clock runs, is kept through a reload, and stands still in a pause', async () => {
    const { context, page } = await device()
    await page.clock.install()
    await page.reload()
    const t = layDown(page, 1)
    await seat(t, { houses: { Stark: 'Anna', Greyjoy: 'Jana', Lannister: 'Petr', Baratheon: 'Marek', Tyrell: 'Tom' }, preset: 'Referee' })
    await begin(t)
    const timer = page.getByRole('timer')
    same(await timer.count(), 0, 'clocks that nobody asked for')
    await fromMenu(t, /^Language, look, sounds/)
    await turn(t, 'Clock', true)
    await fit(t)
    await press(t, 'Back')
    await timer.waitFor()
    const shows = (question: string, played: string) =>
      same(async () => (await timer.innerText()).replaceAll(/\s+/g, ' '), `This question: ${question} Played: ${played}`, 'the clock')
    const minutes = async (many: number) => {
      for (let minute = 0; minute < many; minute++) await page.clock.runFor(MINUTE)
    }
    await shows('0 min', '0 min')
    await minutes(4)
    await shows('4 min', '4 min')
    await fit(t)
    // Checks that the clock does not count the hour during which the app was closed.
    await page.clock.fastForward(HOUR)
    await page.reload()
    await shows('0 min', '4 min')
    await press(t, 'Pause')
    await over(t).getByRole('heading', { name: 'Paused' }).waitFor()
    await fit(t)
    await minutes(30)
    await page.reload()
    await over(t)
      .getByText(/^Played so far: 4 min\./)
      .waitFor()
    await press(over(t), /^(?:Done on the board|Continue)$/)
    await minutes(1)
    await shows('1 min', '5 min')
    await same(
      () => page.evaluate(() => Object.keys(localStorage).filter((name) => name.includes('clock'))),
      ['castellan.clocks'],
      'what is kept',
    )
    await context.close()
  })

  await step('a question is called to mind once, softly, when its minutes are over', async () => {
    const { context, page } = await device({ clock: true, limit: '2', sounds: false })
    await page.clock.install()
    await page.reload()
    const t = layDown(page, 1)
    await seat(t, { houses: { Stark: 'Anna', Greyjoy: 'Jana', Lannister: 'Petr', Baratheon: 'Marek', Tyrell: 'Tom' }, preset: 'Referee' })
    await begin(t)
    await page.getByRole('timer').waitFor()
    await used(page)
    await page.clock.runFor(MINUTE)
    same(await used(page), [], 'what is felt after a minute')
    await page.clock.runFor(3 * MINUTE)
    same(await used(page), ['vibrates 20 140 20'], 'what is felt later')
    await page.getByText('longer than agreed').waitFor({ state: 'attached' })
    await context.close()
  })

  await step('the left hand has on its side what a thumb wants', async () => {
    const { context, page } = await device({ clock: true })
    await page.goto(`${appUrl}#/settings`)
    await page.getByRole('radio', { name: 'The left hand' }).check({ force: true })
    await press(layDown(page, 1), 'Back')
    const t = await importGame(page)
    const middle = async (name: string | RegExp) => {
      const { x, width } = (await page.getByRole('button', { name, exact: true }).first().boundingBox()) ?? { x: -1, width: 0 }
      return x + width / 2
    }
    await holds(async () => (await middle('More')) < 120, 'the menu is at the left')
    await fit(t)
    await page.reload()
    await holds(async () => (await middle('More')) < 120, 'and still is after a reload')
    await page.setViewportSize({ width: 844, height: 390 })
    const places = await page.getByRole('navigation', { name: 'The game' }).boundingBox()
    holds((places?.x ?? 0) > 700, 'the places of the game are at the right of a phone on its side')
    await holds(async () => (await middle(/^Hand the phone to/)) < 300, 'and the answer at the left')
    await fit(t)
    await page.setViewportSize({ width: 1280, height: 800 })
    await holds(async () => (await middle(/^Hand the phone to/)) > 640, 'on a tablet the answer has the other half')
    await fit(t)
    await context.close()
  })

  await step('nothing moves for whoever does not want it', async () => {
    const { context, page } = await device()
    const t = await importGame(page)
    const takes = async () => {
      await press(t, 'More')
      const duration = await over(t).evaluate((dialog) => getComputedStyle(dialog).animationDuration)
      await press(over(t), 'Close')
      await over(t).waitFor({ state: 'detached' })
      return duration
    }
    same(await takes(), '0.22s', 'how long a sheet takes to come up')
    await fromMenu(t, /^Language, look, sounds/)
    await page.getByRole('radio', { name: 'None' }).check({ force: true })
    await press(t, 'Back')
    same(await takes(), '0s', 'how long it takes then')
    await goTo(t, 'Now')
    await context.close()
  })
})
