// Benchmark of the archive with 200 games: time from the tap until the statistics are painted.
import type { CDPSession, Page } from '@playwright/test'
import { madeUp } from '../fixtures/archive'
import { figure, type Figure } from './figures'
import { installed, phone, slowed, type Bench } from './phone'

const GAMES = 200

/** Stores 200 games with their summaries in the database of an open app. */
export const fillArchive = (page: Page): Promise<void> => {
  const rows = madeUp(GAMES).map(({ record, summary }) => ({
    record,
    row: { game: record.id, entries: record.entries, version: 1, summary },
  }))
  return page.evaluate(
    (all) =>
      new Promise<void>((done, fail) => {
        const open = indexedDB.open('castellan')
        open.addEventListener('error', () => fail(open.error ?? new Error('not opened')))
        open.addEventListener('success', () => {
          const writing = open.result.transaction(['games', 'summaries'], 'readwrite')
          for (const { record, row } of all) {
            writing.objectStore('games').put(record)
            writing.objectStore('summaries').put(row)
          }
          writing.addEventListener('complete', () => {
            open.result.close()
            done()
          })
        })
      }),
    rows,
  )
}

/**
 * Opens the archive several times from another screen of the same page. The code of the archive is already loaded.
 * @returns time of each run in ms, until the browser has painted the statistics and the first games
 */
export const openArchive = async (page: Page, cdp: CDPSession, { rate, runs }: { rate: number; runs: number }): Promise<number[]> => {
  const times: number[] = []
  for (let run = 0; run <= runs; run++) {
    await page.evaluate(() => location.assign('#/help'))
    await page.getByRole('figure').waitFor({ state: 'detached' })
    await page.waitForTimeout(300)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate })
    const time = await page.evaluate(
      () =>
        new Promise<number>((done) => {
          const began = performance.now()
          location.assign('#/archive')
          const look = () => {
            const there = document.querySelector('figure table') !== null && document.querySelectorAll('a[href*="#/game/"]').length >= 12
            requestAnimationFrame(there ? () => setTimeout(() => done(performance.now() - began)) : look)
          }
          look()
        }),
    )
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    // The first run loads the code, so its time is not counted.
    if (run > 0) times.push(time)
  }
  return times
}

/** Measures the archive with many games at 4× CPU throttling. */
export const archiveOfMany = async (bench: Bench, runs: number): Promise<readonly Figure[]> => {
  const { context, close } = await phone(bench)
  const first = await installed(context, bench.url)
  await fillArchive(first)
  await first.close()
  const { page, cdp } = await slowed(context, 1)
  await page.goto(`${bench.url}#/help`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  const took = await openArchive(page, cdp, { rate: 4, runs })
  await close()
  return [figure(`statistics of ${GAMES} games, 4×: computed and painted`, 'ms', took, '≤ 200 ms')]
}
