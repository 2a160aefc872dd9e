// Tests the list of round words on the screen *Fair play*: it names the rounds in the words of the game.
import { render, screen, within } from '@testing-library/react'
import { Suspense } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import FairPage from '../../../../src/app/fair/FairPage'
import { useFairWords } from '../../../../src/app/fair/words'
import { catalogue } from '../../../../src/games/catalogue'
import { screens } from '../../../../src/games/screens'
import { SessionProvider, createSession } from '../../../../src/session'
import { memoryStore } from '../../../../src/storage'
import { LanguageProvider } from '../../../../src/ui/words'
import { capitanSetup, IN_CITIES } from '../../games/el-capitan/games'

test('a round of El Capitan is named with its phase', async () => {
  await Promise.all([useFairWords.load('en'), screens['el-capitan']?.preload('en')])
  const session = createSession({ store: memoryStore(), catalogue, now: () => 1_800_000_000_000 })
  const id = await session.play.getState().createGame({ game: 'el-capitan', name: 'Friday', setup: capitanSetup })
  for (const move of IN_CITIES) await session.play.getState().play(move)
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
  )
  const region = await screen.findByRole('region', { name: 'Words of the rounds' })
  expect(await within(region).findByText('Phase 1 · round 1', undefined, { timeout: 5000 })).toBeTruthy()
})
