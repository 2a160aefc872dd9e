// Runs before every test file: an IndexedDB, a small phone, and a clean document
// afterwards.
import 'fake-indexeddb/auto'
import { afterEach, beforeEach } from 'vitest'
import { hold } from './screen-size'

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react')
  // A busy machine takes its time until something stands on the screen.
  configure({ asyncUtilTimeout: 60_000 })
}

beforeEach(() => {
  hold('phone')
  // What takes a moment on the screen is there at once.
  if (typeof document !== 'undefined') document.documentElement.dataset.motion = 'less'
})

afterEach(async () => {
  if (typeof document === 'undefined') return
  const { cleanup } = await import('@testing-library/react')
  cleanup()
  localStorage.clear()
  // What a sheet still does when it goes, a step back in the history among it, is done before the next test opens one.
  for (let turn = 0; turn < 3; turn++) await new Promise((done) => setTimeout(done))
})
