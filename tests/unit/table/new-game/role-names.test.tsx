// Tests that the first step of a new game names the roles, whose badges have no visible names.
import { act, render, screen, within } from '@testing-library/react'
import { Suspense } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router'
import { expect, it } from 'vitest'
import { NewGamePage } from '../../../../src/app/NewGamePage'
import { useWords } from '../../../../src/app/words'
import { catalogue } from '../../../../src/games/catalogue'
import { screens } from '../../../../src/games/screens'
import { createSession, SessionProvider } from '../../../../src/session'
import { memoryStore } from '../../../../src/storage'
import { LanguageProvider } from '../../../../src/ui/words'

it('the first step of a new game shows the name of each role', async () => {
  await Promise.all([useWords.load('en'), screens['axis-and-allies']?.preload('en')])
  const session = createSession({ store: memoryStore(), catalogue, now: Date.now })
  await act(async () =>
    render(
      <SessionProvider value={session}>
        <LanguageProvider value="en">
          <MemoryRouter initialEntries={['/new/axis-and-allies']} useTransitions={false}>
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
  const names = await screen.findByRole('list', { name: 'Powers' }, { timeout: 20_000 })
  expect(
    within(names)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Soviet Union', 'Germany', 'United Kingdom', 'Japan', 'United States'])
})
