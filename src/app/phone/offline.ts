// Whether the whole app is on this device, as its service worker sees it.

/** How many parts of the app are on the device, and of how many. */
export interface Readiness {
  readonly kept: number
  readonly of: number
}

/** Whether every part of the app is on the device, so that all of it works without a network. */
export const isComplete = (readiness: Readiness | undefined): boolean => readiness !== undefined && readiness.kept === readiness.of

/** The messages of the page to the service worker. */
export type WorkerRequest = 'COUNT' | 'REPAIR'

/** How long a worker may take for an answer before it is taken for none: ms. A repair fetches files. */
const PATIENCE: Readonly<Record<WorkerRequest, number>> = { COUNT: 4000, REPAIR: 60_000 }

/** The worker that keeps the app here. On a first visit it is still on its way. undefined: none comes. */
const workerOf = async (container: ServiceWorkerContainer): Promise<ServiceWorker | undefined> => {
  const ready = container.ready.then(({ active }) => active ?? undefined)
  for (;;) {
    const silence = new Promise<undefined>((tell) => setTimeout(() => tell(undefined), PATIENCE.COUNT))
    const worker = await Promise.race([ready, silence])
    // Rejects if a setting of the browser blocks all site data.
    const registration = worker === undefined ? await container.getRegistration().catch(() => undefined) : undefined
    const installing = registration?.installing
    if (installing === undefined || installing === null) return worker
  }
}

/** Asks the service worker how much is there, or to fetch what is missing. undefined: there is none, or it does not answer. */
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
