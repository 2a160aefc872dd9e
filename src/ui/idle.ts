/** Runs something when the page has nothing better to do. @param atLatest in so many milliseconds */
export const whenIdle = (run: () => void, atLatest = 1000): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: atLatest })
  else setTimeout(run, atLatest / 5)
}

/** Waits until the page has nothing better to do. @param atLatest so many milliseconds */
export const idle = (atLatest?: number): Promise<void> => new Promise((done) => whenIdle(done, atLatest))
