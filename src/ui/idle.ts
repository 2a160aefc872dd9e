/**
 * Runs something when the page has nothing better to do.
 * @param atLatest in so many milliseconds
 * @param otherwise after so many milliseconds, where the browser cannot tell when that is
 */
export const whenIdle = (run: () => void, atLatest = 1000, otherwise = 200): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: atLatest })
  else setTimeout(run, otherwise)
}

/** Waits until the page has nothing better to do, as {@link whenIdle} does. */
export const idle = (atLatest?: number, otherwise?: number): Promise<void> => new Promise((done) => whenIdle(done, atLatest, otherwise))
