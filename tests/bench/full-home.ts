import { figure, type Figure } from './figures'
import { manyGames } from './games'
import { prepared, chooseFile, type Bench } from './phone'
import { onRaw, repeated, WARM_UP } from './start'

type Seen = { readonly screenful: number; readonly all: number }

/** Runs in the page and waits until game rows fill the window, and until all rows exist. */
const watchRows = (tell: (times: Seen) => void, wanted: number) => {
  let screenful = 0
  const look = () => {
    const rows = document.querySelectorAll('main li')
    const areAll = rows.length >= wanted
    const isFull = screenful > 0 || areAll || (rows[rows.length - 1]?.getBoundingClientRect().bottom ?? 0) > innerHeight
    // The browser has painted these rows before the next frame.
    requestAnimationFrame(() => {
      const now = performance.now()
      if (isFull && screenful === 0) screenful = now
      if (areAll) setTimeout(() => tell({ screenful, all: now }))
      else look()
    })
  }
  requestAnimationFrame(look)
}

/** Measures the home screen with many games. */
export const fullHome = async (bench: Bench, times: number, games = 200): Promise<readonly Figure[]> => {
  const ready = await prepared(bench, bench.app, async (page) => {
    await chooseFile(page, manyGames(games))
    await page.getByRole('button', { name: new RegExp(`${games} games$`) }).click()
    // Waits until the import dialog is closed and the list contains the games.
    const arrived = (count: number) =>
      document.querySelector('dialog[open]') === null && document.querySelectorAll('main li').length >= count - 1
    await page.waitForFunction(arrived, games, { timeout: 120_000 })
  })
  return onRaw(bench.executable, ready, async (browser) => {
    // The game played last has a separate card above the list.
    const start = (rate: number) => ({ address: ready.url, rate, watch: watchRows, wanted: games - 1 })
    await repeated(browser, start(1), WARM_UP)
    const seen = await repeated(browser, start(4), times)
    const of = (pick: (one: Seen) => number) => seen.map(pick)
    return [
      figure(
        `home with ${games} games, warm start, 4×: first screenful painted`,
        'ms',
        of(({ screenful }) => screenful),
        '≤ 300 ms',
      ),
      figure(
        `home with ${games} games, warm start, 4×: all games painted`,
        'ms',
        of(({ all }) => all),
        '≤ 700 ms',
      ),
    ]
  })
}
