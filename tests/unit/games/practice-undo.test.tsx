// Tests the practice round: it offers no undo of the moves that prepared its position, and a skip leads to the page of the next step.
import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { GamePage } from '../../../src/app/GamePage'
import { useWords } from '../../../src/app/words'
import { catalogue } from '../../../src/games/catalogue'
import { screens } from '../../../src/games/screens'
import { createSession, SessionProvider } from '../../../src/session'
import { practiceId } from '../../../src/session/environment/practice-id'
import { memoryStore } from '../../../src/storage'
import { LanguageProvider } from '../../../src/ui/words'
import { press, settle } from './standard-table'

const openPractice = async (game: string) => {
  await Promise.all([useWords.load('en'), screens[game]?.preload('en')])
  const session = createSession({ store: memoryStore(), catalogue, now: () => Date.now() })
  await act(async () =>
    render(
      <SessionProvider value={session}>
        <LanguageProvider value="en">
          <MemoryRouter initialEntries={[`/game/${practiceId(game)}`]} useTransitions={false}>
            <Suspense>
              <Routes>
                <Route path="game/:id/*" element={<GamePage />} />
              </Routes>
            </Suspense>
          </MemoryRouter>
        </LanguageProvider>
      </SessionProvider>,
    ),
  )
  expect(await screen.findByText(/Practice 1 of \d+/, undefined, { timeout: 30_000 })).toBeTruthy()
  await settle()
}

test.each(['graenaland', 'mafia-city', 'axis-and-allies'])('%s: the first screen of the practice has no undo', async (game) => {
  await openPractice(game)
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
})

test('a skip of the step that opens the history leads to the history', async () => {
  await openPractice('graenaland')
  while (screen.queryByText(/^And nothing is lost/) === null) await press('Skip this')
  expect(screen.queryByRole('heading', { level: 1, name: 'History' })).toBeNull()
  await press('Skip this')
  expect(await screen.findByText(/^Every entry shows the island/)).toBeTruthy()
  expect(await screen.findByRole('heading', { level: 1, name: /^History/ })).toBeTruthy()
})
