// Runs before each test file: provides IndexedDB and the screen of a small phone, and cleans up the document afterwards.
import 'fake-indexeddb/auto'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { hold } from './screen-size'

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react')
  // Waits up to 60 s for a screen, because rendering may take long on a busy machine.
  configure({ asyncUtilTimeout: 60_000 })
  /**
   * React records where elements were created, up to a limit per second, for its error messages. This takes a seventh of the time of all
   * screen tests. The counter is set to Infinity, so that React records nothing.
   */
  const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: counters } = (await import('react')) as unknown as {
    readonly [name: string]: object
  }
  if (counters) Object.defineProperty(counters, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} })
}

/**
 * All test files of a thread share one window. After a test has reset the modules, the module that handles the browser history is loaded
 * once more. Its former copy must no longer listen, because it would close the dialogs of the new one.
 */
if (typeof window !== 'undefined' && !('historyListeners' in window)) {
  const steps = new Set<EventListenerOrEventListenerObject>()
  const add = window.addEventListener.bind(window)
  const listen = (type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions) => {
    if (type === 'popstate') steps.add(listener)
    add(type, listener, options)
  }
  Object.assign(window, { addEventListener: listen, historyListeners: steps })
  Object.assign(globalThis, { addEventListener: listen })
  const reset = vi.resetModules.bind(vi)
  vi.resetModules = () => {
    for (const listener of steps) window.removeEventListener('popstate', listener)
    steps.clear()
    return reset()
  }
}

beforeEach(() => {
  hold('phone')
  // Reduces motion, so that animations end immediately.
  if (typeof document !== 'undefined') document.documentElement.dataset.motion = 'less'
})

afterEach(async () => {
  if (typeof document === 'undefined') return
  const { cleanup } = await import('@testing-library/react')
  cleanup()
  localStorage.clear()
  // A dialog that closes leaves work for later, such as a step back in the browser history. Waits for this work before the next test.
  for (let turn = 0; turn < 3; turn++) await new Promise((done) => setTimeout(done))
})

/**
 * Waits for modules that a screen has begun to load, for example a page that was left at once. If such a module arrives after its test file
 * has ended, the environment is gone, and the test files after it fail.
 */
afterAll(() => vi.dynamicImportSettled())
