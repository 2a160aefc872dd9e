/**
 * Measures one start of the app in a tab. The page measures the times and reports them in a dialog, because a query from outside would need
 * the Runtime domain of the inspector.
 */
import { rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { Prepared } from './phone'
import { rawBrowser, type RawBrowser } from './raw'

/** Times in ms since the start of the page. */
type Times = Readonly<Record<string, number>>

/** Function that runs in the page before its scripts, and reports the times once. */
type Watch<T extends Times, A> = (tell: (times: T) => void, wanted: A) => void

export interface Start<T extends Times, A> {
  readonly address: string
  /** Throttling factor of the main thread. The service worker and the database process are not throttled. */
  readonly rate: number
  readonly watch: Watch<T, A>
  readonly wanted: A
}

/** Time limit for a start, in ms. */
const TOO_LATE = 60_000

/** Opens a page in a new tab and returns the times that the page reports. */
export const timed = async <T extends Times, A>(browser: RawBrowser, { address, rate, watch, wanted }: Start<T, A>): Promise<T> => {
  const tab = await browser.tab()
  await tab.send('Emulation.setDeviceMetricsOverride', { width: 360, height: 640, deviceScaleFactor: 1, mobile: false })
  await tab.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await tab.send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] })
  await tab.send('Page.enable')
  const source = `(${watch.toString()})((times) => alert(JSON.stringify(times)), ${JSON.stringify(wanted)})`
  await tab.send('Page.addScriptToEvaluateOnNewDocument', { source })
  await tab.send('Emulation.setCPUThrottlingRate', { rate })
  const reportedTimes = new Promise<T>((done, fail) => {
    const late = setTimeout(() => fail(new Error(`${address} does not show ${JSON.stringify(wanted)}`)), TOO_LATE)
    tab.hear<{ readonly message: string }>('Page.javascriptDialogOpening', ({ message }) => {
      clearTimeout(late)
      done(JSON.parse(message) as T)
    })
  })
  const go = async () => {
    const { errorText } = await tab.send('Page.navigate', { url: address })
    if (errorText !== undefined) throw new Error(`${address}: ${errorText}`)
  }
  const [times] = await Promise.all([reportedTimes, go()])
  await tab.send('Page.handleJavaScriptDialog', { accept: true })
  await tab.close()
  // Waits so that remaining work of the page does not delay the next start.
  await wait(200)
  return times
}

/** Opens a browser with a profile, runs a measurement, then closes the browser and deletes the profile. */
export const onRaw = async <T, R>(
  executable: string,
  { profile }: Prepared<T>,
  measure: (browser: RawBrowser) => Promise<R>,
): Promise<R> => {
  const browser = await rawBrowser(executable, profile)
  const result = await measure(browser)
  await browser.close()
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  return result
}

/** Repeats the measurement of a start. */
export const repeated = async <T extends Times, A>(browser: RawBrowser, start: Start<T, A>, times: number): Promise<readonly T[]> => {
  const all: T[] = []
  for (let n = 0; n < times; n++) all.push(await timed(browser, start))
  return all
}

/** Number of starts that are not counted. During these, the browser reads its profile and caches compiled scripts. */
export const WARM_UP = 3
