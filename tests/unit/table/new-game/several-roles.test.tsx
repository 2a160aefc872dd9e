// Tests that the first step of a new game names a player who gets two families, because fewer people than families play.
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router'
import { expect, it } from 'vitest'
import { NewGamePage } from '../../../../src/app/NewGamePage'
import { useWords } from '../../../../src/app/words'
import { catalogue } from '../../../../src/games/catalogue'
import { screens } from '../../../../src/games/screens'
import { createSession, SessionProvider } from '../../../../src/session'
import { usePeople } from '../../../../src/session/people'
import { memoryStore } from '../../../../src/storage'
import { LanguageProvider } from '../../../../src/ui/words'

it('two people draw three families: the step names the one who plays two', async () => {
  await Promise.all([useWords.load('en'), screens['mafia-city']?.preload('en')])
  // Other tests of this thread may have remembered players.
  usePeople.setState({ names: [], groups: {} }, true)
  const session = createSession({ store: memoryStore(), catalogue, now: () => 1_800_000_000_000 })
  await act(async () =>
    render(
      <SessionProvider value={session}>
        <LanguageProvider value="en">
          <MemoryRouter initialEntries={['/new/mafia-city']} useTransitions={false}>
            <Suspense>
              <Routes>
                <Route path="new/:game/*" element={<NewGamePage />} />
              </Routes>
            </Suspense>
          </MemoryRouter>
        </LanguageProvider>
      </SessionProvider>,
    ),
  )
  const removers = await screen.findAllByRole('button', { name: /^Remove /i }, { timeout: 20_000 })
  for (let left = removers.length; left > 2; left -= 1)
    await act(async () =>
      screen
        .getAllByRole('button', { name: /^Remove /i })
        .at(-1)
        ?.click(),
    )
  // Another test of this thread may have left a set-up with names and families: both people get the names of this test.
  for (const [k, field] of screen.getAllByRole('textbox', { name: /^Player [0-9]+$/ }).entries())
    await act(async () => fireEvent.change(field, { target: { value: ['Ann', 'Bob'][k] } }))
  await act(async () => screen.getByRole('button', { name: /by lot$/ }).click())
  expect(await screen.findByText(/^The game is for 3 to 5 families: (Ann|Bob) plays 2 of them\.$/)).toBeTruthy()
})
