import type { Page } from '@playwright/test'
import { positionOf, type PositionName } from '../gallery/positions'
import { figure, type Figure } from './figures'
import { warOf } from './games'
import { installed, phone, slowed, importGame, type Bench } from './phone'

/** Number of entries of the game. */
const ENTRIES = 200

/** Maximum number of runs. The number is small, because playing a film takes long. */
const MOST = 3

/** Plays the whole film and counts the frames of the screen. */
const played = async (page: Page): Promise<{ readonly seconds: number; readonly frames: number }> => {
  // The key Home stops a film only if it moves the slider, and a film that has just begun is still at the first entry.
  const pause = page.getByRole('button', { name: 'Pause' })
  if (await pause.isVisible()) await pause.click()
  await page.getByRole('slider', { name: 'Which entry' }).press('Home')
  await page.waitForTimeout(2000)
  await page.evaluate(() => {
    const seen = { frames: 0, began: performance.now(), ended: 0 }
    Object.assign(globalThis, { seen })
    document.querySelector<HTMLElement>('.film-play')?.click()
    const label = () => document.querySelector('.film-play')?.getAttribute('aria-label')
    let runs = false
    const count = () => {
      seen.frames++
      runs ||= label() === 'Pause'
      if (runs && label() === 'Play') seen.ended = performance.now()
      else requestAnimationFrame(count)
    }
    requestAnimationFrame(count)
  })
  await page.waitForFunction(() => (globalThis as unknown as { seen: { ended: number } }).seen.ended > 0, undefined, { timeout: 120_000 })
  return page.evaluate(() => {
    const { frames, began, ended } = (globalThis as unknown as { seen: { frames: number; began: number; ended: number } }).seen
    return { frames, seconds: (ended - began) / 1000 }
  })
}

/** Plays the film of a game some times on a slow phone. Returns its durations in seconds and its frame rates. */
const filmOf = async (bench: Bench, file: string, times: number) => {
  const { context, close } = await phone(bench)
  const first = await installed(context, bench.url)
  await importGame(first, file)
  const address = first.url().replace(/(#\/game\/[^/]+).*/, '$1/film')
  await first.close()
  const { page } = await slowed(context, 4)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto(address)
  await page.getByRole('button', { name: 'Pause' }).waitFor()
  const seconds: number[] = []
  const rates: number[] = []
  for (let n = 0; n < times; n++) {
    const one = await played(page)
    seconds.push(one.seconds)
    rates.push(one.frames / one.seconds)
  }
  await close()
  return { seconds, rates }
}

/** Finished games of the other games, whose films are measured once. */
const FINISHED: Readonly<Record<string, PositionName>> = {
  'el-capitan': 'capitan-over',
  'mafia-city': 'mafia-over',
  graenaland: 'clans-over',
  'axis-and-allies': 'axis-over',
}

/** Measures the film of every game on a slow phone: the frame rates, and for Westeros also the duration. */
export const filmFrames = async (bench: Bench, times: number): Promise<readonly Figure[]> => {
  const { seconds, rates } = await filmOf(bench, warOf(ENTRIES).text, Math.min(times, MOST))
  const others: Figure[] = []
  for (const [game, position] of Object.entries(FINISHED)) {
    const film = await filmOf(bench, positionOf(position).file, 1)
    others.push(figure(`${game}: film, 4×: frames per second`, '1/s', film.rates, '≥ 30'))
  }
  return [
    figure(`film of ${ENTRIES} entries, 4×: duration`, 's', seconds, '36–44 s'),
    figure(`film of ${ENTRIES} entries, 4×: frames per second`, '1/s', rates, '≥ 50'),
    ...others,
  ]
}
