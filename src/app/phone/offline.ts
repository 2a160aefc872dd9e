// Functions that ask the service worker whether the whole app is cached.

/** Number of cached files of the app (`kept`), and number of all files of the app (`of`). */
export interface Readiness {
  readonly kept: number
  readonly of: number
}

/** Returns whether all files of the app are cached, so that the whole app works offline. */
export const isComplete = (readiness: Readiness | undefined): boolean => readiness !== undefined && readiness.kept === readiness.of

/** Messages that the page sends to the service worker. */
export type WorkerRequest = 'COUNT' | 'REPAIR'

/** Maximum time to wait for an answer of the service worker, in milliseconds. A repair takes longer, because it downloads files. */
const PATIENCE: Readonly<Record<WorkerRequest, number>> = { COUNT: 4000, REPAIR: 60_000 }

/**
 * Returns the active service worker. Waits while the first service worker is being installed; returns undefined if
 * there is no service worker.
 */
const workerOf = async (container: ServiceWorkerContainer): Promise<ServiceWorker | undefined> => {
  const ready = container.ready.then(({ active }) => active ?? undefined)
  for (;;) {
    const silence = new Promise<undefined>((tell) => setTimeout(() => tell(undefined), PATIENCE.COUNT))
    const worker = await Promise.race([ready, silence])
    // `getRegistration` rejects if the browser blocks all site data.
    const registration = worker === undefined ? await container.getRegistration().catch(() => undefined) : undefined
    const installing = registration?.installing
    if (installing === undefined || installing === null) return worker
  }
}

/**
 * Asks the service worker for the number of cached files, or to download missing files.
 * @returns undefined if there is no service worker, or if the service worker does not answer in time
 */
export const askWorker = async (ask: WorkerRequest): Promise<Readiness | undefined> => {
  if (!('serviceWorker' in navigator)) return undefined
  const worker = await workerOf(navigator.serviceWorker)
  if (worker === undefined) return undefined
  const { port1, port2 } = new MessageChannel()
  return new Promise((tell) => {
    const silence = setTimeout(() => tell(undefined), PATIENCE[ask])
    port1.addEventListener('message', ({ data }: MessageEvent<Readiness>) => {
      clearTimeout(silence)
      tell(data)
    })
    port1.start()
    worker.postMessage({ type: ask }, [port2])
  })
}
