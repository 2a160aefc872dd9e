// Whether the whole app lies on this device, as its service worker sees it.

/** How many parts of the app are on the device, and of how many. */
export interface Readiness {
  readonly kept: number
  readonly of: number
}

/** What the page asks the service worker. */
export type Ask = 'COUNT' | 'REPAIR'

/** How long a worker may take for an answer before it is taken for none: ms. A repair fetches files. */
const PATIENCE: Readonly<Record<Ask, number>> = { COUNT: 4000, REPAIR: 60_000 }

/** Asks the service worker how much is there, or to fetch what is missing. undefined: there is none, or it does not answer. */
export const askWorker = async (ask: Ask): Promise<Readiness | undefined> => {
  if (!('serviceWorker' in navigator)) return undefined
  const registration = await navigator.serviceWorker.getRegistration()
  const worker = registration?.active
  if (worker === null || worker === undefined) return undefined
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
