import type { Page } from '@playwright/test'
import { figure, type Figure } from './figures'
import { longestGame, longGame } from './games'
import { installed, openGame, phone, prepared, says, slowed, importGame, type Bench } from './phone'
import { onRaw, repeated, WARM_UP } from './start'
import { atQuestion, type Runs } from './warm-start'

/** Clicks, and returns the time in ms until a frame shows a new first-level heading. */
const untilShown = async (page: Page, click: () => Promise<void>): Promise<number> => {
  await page.evaluate(() => {
    const before = document.querySelector('main h1')
    addEventListener(
      'click',
      (event) => {
        const began = event.timeStamp
        const look = () => {
          const now = document.querySelector('main:not([aria-busy]) h1')
          if (now === null || now === before || !before) requestAnimationFrame(look)
          else
            requestAnimationFrame(() => {
              Object.assign(globalThis, { shown: performance.now() - began })
              console.debug('shown')
            })
        }
        requestAnimationFrame(look)
      },
      { capture: true, once: true },
    )
  })
  const isThere = says(page, 'shown')
  await click()
  await isThere
  return page.evaluate(() => (globalThis as { shown?: number }).shown ?? Number.NaN)
}

/** Measures a game that is longer than any real game: the time to open the game from home, and the time of a move. */
const fromHome = async (bench: Bench, times: number, least: number): Promise<readonly Figure[]> => {
  const { context, close } = await phone(bench)
  const first = await installed(context, bench.url)
  const { text, events } = longGame(least)
  await importGame(first, text)
  await first.close()
  const { page } = await slowed(context, 4)
  const opened: number[] = []
  for (let n = 0; n <= times; n++) {
    await page.goto('about:blank')
    await page.goto(bench.url)
    const goOn = page.getByRole('button', { name: 'Continue' })
    await goOn.waitFor()
    await page.waitForTimeout(500)
    const took = await untilShown(page, () => goOn.click())
    if (n > 0) opened.push(took)
  }
  await close()
  return [figure(`opening a game of ${events.toLocaleString('en')} events from home, 4×`, 'ms', opened, '≤ 150 ms')]
}

/** Measures a warm start with a game of `least` entries. The app reads and checks all entries before it shows the question. */
const atOnce = async (bench: Bench, times: number, least: number): Promise<readonly Figure[]> => {
  const text = longestGame(least)
  const ready = await prepared(bench, bench.app, (page) => openGame(page, text))
  const seen = await onRaw(bench.executable, ready, async (browser) => {
    await repeated(browser, atQuestion(ready.filled, 1), WARM_UP)
    return repeated(browser, atQuestion(ready.filled, 4), times)
  })
  const tappable = seen.map((one) => one.tappable)
  return [
    figure(
      `warm start with a game of ${least.toLocaleString('en')} entries, 4×: the open question can be tapped`,
      'ms',
      tappable,
      '≤ 600 ms',
    ),
  ]
}

/** Runs all benchmarks with games that are longer than any real game. */
export const openLongGame = async (bench: Bench, { usual, barred }: Runs, least = 3000): Promise<readonly Figure[]> => [
  ...(await fromHome(bench, usual, least)),
  ...(await atOnce(bench, barred, least)),
]
