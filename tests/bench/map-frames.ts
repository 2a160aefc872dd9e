import type { Page } from '@playwright/test'
import { figure, type Figure } from './figures'
import { installed, phone, slowed, importGame, type Bench } from './phone'
import { gameFile, MARCHES } from '../browser/kit/map-games'

interface Spot {
  readonly x: number
  readonly y: number
}

/** Starts recording the times between animation frames. */
const countFrames = (page: Page) =>
  page.evaluate(() => {
    const frames: number[] = []
    let last = performance.now()
    const count = (now: number) => {
      frames.push(now - last)
      last = now
      requestAnimationFrame(count)
    }
    Object.assign(globalThis, { frames })
    requestAnimationFrame(count)
  })
const framesSoFar = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => (globalThis as unknown as { frames: number[] }).frames.splice(0).slice(1))

/** Moves fingers over the map for a second, and measures the time between animation frames. */
export const mapFrames = async (bench: Bench, times: number): Promise<readonly Figure[]> => {
  const { context, close } = await phone(bench)
  const first = await installed(context, bench.url)
  await importGame(first, gameFile('Marches', MARCHES))
  const address = first.url()
  await first.close()
  const { page, cdp } = await slowed(context, 4)
  await page.goto(address)
  await page.getByRole('link', { name: 'Map', exact: true }).click()
  await page.getByRole('group', { name: 'Map of the board' }).waitFor()
  await page.waitForTimeout(1000)
  /** Simulates fingers that move for about a second, once per frame. */
  const move = async (at: (step: number) => readonly Spot[]) => {
    const points = (step: number) => at(step).map((spot, id) => ({ ...spot, id }))
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points(0) })
    for (let step = 1; step <= 60; step++) {
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: points(step) })
      await page.waitForTimeout(10)
    }
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  await countFrames(page)
  const pans: number[] = []
  const zooms: number[] = []
  for (let n = 0; n < times; n++) {
    const there = n % 2 === 0 ? 1 : -1
    await framesSoFar(page)
    await move((step) => [{ x: 180 + there * step, y: 300 + there * 2 * step }])
    pans.push(...(await framesSoFar(page)))
    await page.waitForTimeout(300)
    await framesSoFar(page)
    const width = (step: number) => (there > 0 ? 30 + 1.5 * step : 120 - 1.5 * step)
    await move((step) => [
      { x: 180 - width(step), y: 300 },
      { x: 180 + width(step), y: 300 },
    ])
    zooms.push(...(await framesSoFar(page)))
    await page.waitForTimeout(300)
  }
  await close()
  return [
    figure('map panned with one finger, 4×: time between two frames', 'ms', pans),
    figure('map zoomed with two fingers, 4×: time between two frames', 'ms', zooms),
  ]
}
