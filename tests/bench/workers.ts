// Stops service workers of a browser profile.
import { setTimeout as wait } from 'node:timers/promises'
import type { RawBrowser } from './raw'

interface Version {
  readonly versionId: string
  readonly runningStatus: 'stopped' | 'starting' | 'running' | 'stopping'
}

/**
 * Stops every service worker and waits until none runs.
 * @returns function to call after a start; throws an error if no service worker was started, because then the measurement is invalid
 */
export const stopWorkers = async (browser: RawBrowser): Promise<() => Promise<void>> => {
  const tab = await browser.tab()
  const known = new Map<string, Version['runningStatus']>()
  tab.hear<{ readonly versions: readonly Version[] }>('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { versionId, runningStatus } of versions) known.set(versionId, runningStatus)
  })
  const until = async (what: string, holds: () => boolean) => {
    for (let n = 0; n < 200; n++) {
      if (holds()) return
      await wait(25)
    }
    throw new Error(`the service worker ${what}`)
  }
  await tab.send('ServiceWorker.enable')
  await until('is not known to the browser', () => known.size > 0)
  await tab.send('ServiceWorker.stopAllWorkers')
  await until('does not stop', () => [...known.values()].every((status) => status === 'stopped'))
  // Waits until the browser has removed the process of the service worker.
  await wait(200)
  return async () => {
    await until('was not started', () => [...known.values()].includes('running'))
    await tab.close()
  }
}
