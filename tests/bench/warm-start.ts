import { gameFile, MARCHES } from '../browser/kit/map-games'
import { figure, type Figure } from './figures'
import { openGame, prepared, type Bench, type Open } from './phone'
import type { RawBrowser } from './raw'
import { onRaw, repeated, timed, WARM_UP, type Start } from './start'
import { stopWorkers } from './workers'

/** File of a game with an open march. */
export const ORDINARY = gameFile('Marches', MARCHES)
const RATES = [1, 4, 6] as const

/** Number of runs: `usual` by default, `barred` for results that have a target. */
export interface Runs {
  readonly usual: number
  readonly barred: number
}

export type Seen = { readonly painted: number; readonly tappable: number }

/** Runs in the page and waits until a heading with this text exists and a button can be tapped. */
const watchQuestion = (tell: (times: Seen) => void, wanted: string) => {
  const isTappable = (button: HTMLButtonElement) => {
    const { x, y, width, height } = button.getBoundingClientRect()
    const hit = width > 0 && !button.disabled ? document.elementFromPoint(x + width / 2, y + height / 2) : null
    return hit !== null && button.contains(hit)
  }
  const say = (tappable: number) => {
    // The browser records the first paint shortly after it happened.
    const [first] = performance.getEntriesByName('first-contentful-paint')
    if (first === undefined) setTimeout(() => say(tappable), 10)
    else tell({ painted: first.startTime, tappable })
  }
  const look = () => {
    const there = [...document.querySelectorAll('h1, h2')].some((one) => one.textContent.includes(wanted))
    if (there && [...document.querySelectorAll('button')].some(isTappable)) {
      // The browser has painted this content before the next frame.
      requestAnimationFrame(() => {
        const now = performance.now()
        setTimeout(() => say(now))
      })
    } else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Returns the measurement of a start with a game. The measurement ends when the open question can be tapped. */
export const atQuestion = ({ address, heading }: Open, rate: number): Start<Seen, string> => ({
  address,
  rate,
  watch: watchQuestion,
  wanted: heading,
})

/** Measures starts. Stops the service worker before each start, as on a phone that was idle. */
const coldStarts = async (browser: RawBrowser, open: Open, times: number): Promise<readonly Seen[]> => {
  const all: Seen[] = []
  for (let n = 0; n < times; n++) {
    const wasStarted = await stopWorkers(browser)
    all.push(await timed(browser, atQuestion(open, 4)))
    await wasStarted()
  }
  return all
}

/** Measures a start of the installed app without a network, from the address of a game until its open question can be tapped. */
export const warmStart = async (bench: Bench, { usual, barred }: Runs): Promise<readonly Figure[]> => {
  const ready = await prepared(bench, bench.app, (page) => openGame(page, ORDINARY))
  return onRaw(bench.executable, ready, async (browser) => {
    const open = ready.filled
    const figures: Figure[] = []
    const add = (what: string, seen: readonly Seen[], bars: readonly (string | undefined)[]) => {
      const painted = seen.map((one) => one.painted)
      const tappable = seen.map((one) => one.tappable)
      figures.push(
        figure(`${what}: first paint`, 'ms', painted, bars[0]),
        figure(`${what}: the open question can be tapped`, 'ms', tappable, bars[1]),
      )
    }
    await repeated(browser, atQuestion(open, 1), WARM_UP)
    for (const rate of RATES) {
      const seen = await repeated(browser, atQuestion(open, rate), rate === 4 ? barred : usual)
      add(`warm start without a network, ${rate}×`, seen, rate === 4 ? ['≤ 300 ms', '≤ 500 ms'] : [])
    }
    add('warm start with a stopped service worker, 4×', await coldStarts(browser, open, barred), [undefined, '≤ 600 ms'])
    return figures
  })
}
