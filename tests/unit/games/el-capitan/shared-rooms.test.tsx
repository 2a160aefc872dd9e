// Tests shared rooms with El Capitan: house rules and Fair play.
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import FairPage from '../../../../src/app/fair/FairPage'
import { useFairWords } from '../../../../src/app/fair/words'
import { catalogue } from '../../../../src/games/catalogue'
import { SessionProvider, createSession } from '../../../../src/session'
import { memoryStore } from '../../../../src/storage'
import { LanguageProvider } from '../../../../src/ui/words'
import { openStandard, press, settle } from '../standard-table'
import { capitanSetup, IN_CITIES } from './games'

test('a change of a house rule has one field for the reason, and does not mention the number of pieces', async () => {
  await openStandard('el-capitan', capitanSetup, IN_CITIES, 'house-rules')
  await press(/extended loan of 10/i)
  expect(screen.getByText('20 on page 8, 16 on page 6; the app takes 20.')).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: '16' }))
  await settle()
  expect(screen.getAllByRole('textbox', { name: 'Reason (optional)' })).toHaveLength(1)
  expect(screen.queryByText('Piece count OK')).toBeNull()
})

test('Fair play asks for no random numbers, because the app draws nothing', async () => {
  await useFairWords.load('en')
  const session = createSession({ store: memoryStore(), catalogue, now: () => 1_800_000_000_000 })
  const id = await session.play.getState().createGame({ game: 'el-capitan', name: 'Friday', setup: capitanSetup })
  await act(async () =>
    render(
      <SessionProvider value={session}>
        <LanguageProvider value="en">
          <MemoryRouter initialEntries={[`/fair/${id}`]}>
            <Suspense>
              <Routes>
                <Route path="fair/:id" element={<FairPage />} />
              </Routes>
            </Suspense>
          </MemoryRouter>
        </LanguageProvider>
      </SessionProvider>,
    ),
  )
  await settle()
  expect(screen.getAllByRole('button').length).toBeGreaterThan(1)
  expect(screen.queryByText('Your own chance')).toBeNull()
})
