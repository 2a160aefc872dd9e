/**
 * Calls `run` when the browser is idle.
 * @param atLatest timeout after which `run` is called even if the browser is busy, in milliseconds
 * @param otherwise delay in browsers without `requestIdleCallback`, in milliseconds
 */
export const whenIdle = (run: () => void, atLatest = 1000, otherwise = 200): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: atLatest })
  else setTimeout(run, otherwise)
}

/** Resolves when the browser is idle; same parameters as {@link whenIdle}. */
export const idle = (atLatest?: number, otherwise?: number): Promise<void> => new Promise((done) => whenIdle(done, atLatest, otherwise))
