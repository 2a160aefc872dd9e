// Runs before every test file: an IndexedDB, a small phone, and a clean document
// afterwards.
import 'fake-indexeddb/auto'
import { afterEach, beforeEach } from 'vitest'
import { hold } from './screen-size'

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react')
  // A busy machine takes its time until something stands on the screen.
  configure({ asyncUtilTimeout: 60_000 })
  // React records where each element was made, at most so many a second, for its messages: a seventh of the time of all screens.
  const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: counters } = (await import('react')) as unknown as {
    readonly [name: string]: object
  }
  if (counters) Object.defineProperty(counters, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} })
}

beforeEach(() => {
  hold('phone')
  // Animations end at once.
  if (typeof document !== 'undefined') document.documentElement.dataset.motion = 'less'
})

afterEach(async () => {
  if (typeof document === 'undefined') return
  const { cleanup } = await import('@testing-library/react')
  cleanup()
  localStorage.clear()
  // A sheet that closes still has work to do, such as a step back in the history: it is done before the next test opens one.
  for (let turn = 0; turn < 3; turn++) await new Promise((done) => setTimeout(done))
})
