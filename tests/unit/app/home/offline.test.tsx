import { act, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Home } from '../../../../src/app/Home'
import type { Readiness } from '../../../../src/app/phone/offline'
import PhonePage from '../../../../src/app/phone/PhonePage'
import { usePhoneWords } from '../../../../src/app/phone/words'
import { useUpdate } from '../../../../src/app/update'
import { useWords } from '../../../../src/app/words'
import { createSession, SessionProvider } from '../../../../src/session'
import { tinyEnvironment } from '../../../fixtures/tiny-environment'

beforeEach(() => Promise.all([useWords.load('en'), usePhoneWords.load('en')]))
afterEach(() => {
  vi.unstubAllGlobals()
  useUpdate.setState({ news: 'none' })
})

/** Simulates a browser whose service worker reports the number of cached files. Without `readiness`, there is no service worker. */
const browserWith = (readiness?: Readiness) => {
  const active = { postMessage: (_: unknown, [port]: readonly MessagePort[]) => port?.postMessage(readiness) }
  const serviceWorker = { ready: Promise.resolve({ active }), getRegistration: () => Promise.resolve(undefined) }
  vi.stubGlobal('navigator', Object.create(navigator, readiness === undefined ? {} : { serviceWorker: { value: serviceWorker } }))
}

/** Renders the screens *Home* and *This phone*, one below the other. */
const show = () =>
  act(async () => {
    render(
      <SessionProvider value={createSession(tinyEnvironment())}>
        <MemoryRouter>
          <Home />
          <PhonePage />
        </MemoryRouter>
      </SessionProvider>,
    )
  })

const ALL: Readiness = { kept: 9, of: 9 }
const SOME: Readiness = { kept: 4, of: 9 }

describe.each([
  ['every part is on the device', ALL, /^Ready: 9 of 9/, true],
  ['some parts are missing', SOME, /^Only 4 of 9/, false],
  ['there is no service worker', undefined, /^This browser keeps no copy of the app/, false],
])('when %s', (_, readiness, onThisPhone, works) => {
  test('home says that it works without a network only if This phone says so', async () => {
    browserWith(readiness)
    await show()
    expect(await screen.findByText(onThisPhone)).toBeTruthy()
    const foot = await screen.findByText(/Everything stays on this phone/)
    await vi.waitFor(() => expect(foot.textContent.includes('Works without a network.')).toBe(works))
    await act(() => new Promise((done) => setTimeout(done, 300)))
    expect(foot.textContent.includes('Works without a network.')).toBe(works)
  })
})

test('home says that it works without a network as soon as the first visit has stored every part', async () => {
  browserWith(SOME)
  await show()
  browserWith(ALL)
  act(() => useUpdate.setState({ news: 'offline' }))
  expect(await screen.findByText(/^Works without a network/)).toBeTruthy()
})
