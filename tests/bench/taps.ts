import type { Page } from '@playwright/test'
import { figure, type Figure } from './figures'
import { installed, phone, slowed, type Bench } from './phone'

export interface Tap {
  /** Tag and text of the tapped element, without the parts that vary. */
  readonly kind: string
  /** Time from the tap to the next frame in ms, in steps of 8. The browser does not report times below 16, so they count as 8. */
  readonly took: number
}

/** Reports every interaction and the time until the next paint, as the browser measured it. */
export const watchTaps = async (page: Page, onTap: (tap: Tap) => void): Promise<void> => {
  await page.exposeFunction('tapped', onTap)
  await page.addInitScript(() => {
    const { tapped } = globalThis as unknown as { readonly tapped: (tap: Tap) => void }
    const kindOf = (node: Node | null): string => {
      const found = (node instanceof Element ? node : node?.parentElement)?.closest('button, a, label, summary, select, input, [role]')
      if (found === null || found === undefined) return 'elsewhere'
      const text = (found.getAttribute('aria-label') ?? found.textContent ?? '').replace(/\s+/g, ' ').trim()
      const [start = '', ...rest] = text.replace(/[0-9−]+/g, '#').split(' ')
      return `${found.tagName.toLowerCase()} ${[start, ...rest.map((word) => (/^\p{Lu}/u.test(word) ? '…' : word))].slice(0, 5).join(' ')}`
    }
    const seen = new Map<number, { kind: string; took: number }>()
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEventTiming & { readonly interactionId: number })[]) {
        if (entry.interactionId === 0) continue
        const before = seen.get(entry.interactionId)
        if (before === undefined) setTimeout(() => tapped(seen.get(entry.interactionId) as Tap), 300)
        seen.set(entry.interactionId, { kind: before?.kind ?? kindOf(entry.target), took: Math.max(before?.took ?? 0, entry.duration) })
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
    addEventListener('pointerdown', (event) => Object.assign(globalThis, { lastTap: event.target }), { capture: true })
  })
}

/**
 * Measures every tap of a game of ten rounds at 4× CPU throttling. Also measures the heap after the game, and after opening the game many
 * times.
 */
export const tapsOfAGame = async (bench: Bench, openings = 50): Promise<readonly Figure[]> => {
  // Like the browser tests, the scripted game finds the app through these environment variables.
  Object.assign(process.env, { APP_URL: bench.url, BLOCKS_URL: bench.url, BUILT: bench.folder, CHROME_BIN: bench.executable })
  const [{ layDown }, one, three, five, eight] = await Promise.all([
    import('../browser/journey/table'),
    import('../browser/journey/rounds-1-and-2'),
    import('../browser/journey/rounds-3-and-4'),
    import('../browser/journey/rounds-5-to-7'),
    import('../browser/journey/rounds-8-to-10'),
  ])
  const { context, close } = await phone(bench)
  await (await installed(context, bench.url)).close()
  const { page, cdp } = await slowed(context, 4)
  const taps: Tap[] = []
  await watchTaps(page, (tap) => taps.push(tap))
  await page.goto(bench.url)
  const t = layDown(page, 7)
  page.setDefaultTimeout(60_000)
  const rounds = [
    one.setup,
    one.roundOne,
    one.roundTwo,
    three.roundThree,
    three.roundFour,
    five.roundFive,
    five.roundSix,
    five.roundSeven,
    eight.roundEight,
    eight.lastRounds,
  ]
  for (const play of rounds) await play(t)
  await page.waitForTimeout(500)
  const untold = (await page.evaluate(() => (performance as { interactionCount?: number }).interactionCount ?? 0)) - taps.length
  const took = [...taps.map((tap) => tap.took), ...Array.from({ length: Math.max(0, untold) }, () => 8)]

  const heap = async () => {
    await cdp.send('HeapProfiler.collectGarbage')
    const { metrics } = await cdp.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN) / 1024 / 1024
  }
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await cdp.send('Performance.enable')
  const after = await heap()
  const openAndClose = async () => {
    await page.goto(`${bench.url}#/`)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('navigation', { name: 'The game' }).waitFor()
  }
  for (let n = 0; n < 5; n++) await openAndClose()
  const early = await heap()
  for (let n = 0; n < openings; n++) await openAndClose()
  const growth = (await heap()) - early
  await close()

  const kinds = [...new Set(taps.map(({ kind }) => kind))].map((kind) => {
    const of = taps.filter((tap) => tap.kind === kind).map((tap) => tap.took)
    return figure(`tap, 4×: ${kind}`, 'ms', of)
  })
  const slowest = kinds.filter(({ n }) => n > 1).toSorted((a, b) => b.median - a.median)
  return [
    figure('all taps of a game of ten rounds, 4×: time until the next paint', 'ms', took, 'p95 ≤ 100 ms'),
    ...slowest.slice(0, 12),
    figure('JavaScript heap after ten rounds', 'MB', [after], '≤ 60 MB'),
    figure(`growth of the heap after opening the game ${openings} times`, 'MB', [growth], 'none'),
  ]
}
