// Tests that the first step of a new game says what own phones are for: secret choices, or only following the game.
import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router'
import { expect, it } from 'vitest'
import { NewGamePage } from '../../../../src/app/NewGamePage'
import { useWords } from '../../../../src/app/words'
import { screens as axisAndAllies } from '../../../../src/games/axis-and-allies/table/screens'
import { catalogue } from '../../../../src/games/catalogue'
import { screens as elCapitan } from '../../../../src/games/el-capitan/table/screens'
import { screens as graenaland } from '../../../../src/games/graenaland/table/screens'
import { screens as mafiaCity } from '../../../../src/games/mafia-city/table/screens'
import { screens } from '../../../../src/games/screens'
import { createSession, SessionProvider } from '../../../../src/session'
import { memoryStore } from '../../../../src/storage'
import { LanguageProvider } from '../../../../src/ui/words'

it.each([
  ['el-capitan', /The others can follow the game on their own phones/],
  ['axis-and-allies', /Secret choices can also be made on own phones/],
])('the first step of %s names the use of own phones', async (game, text) => {
  await Promise.all([useWords.load('en'), screens[game]?.preload('en')])
  const session = createSession({ store: memoryStore(), catalogue, now: () => 1_800_000_000_000 })
  await act(async () =>
    render(
      <SessionProvider value={session}>
        <LanguageProvider value="en">
          <MemoryRouter initialEntries={[`/new/${game}`]} useTransitions={false}>
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
  expect(await screen.findByText(text, {}, { timeout: 20_000 })).toBeTruthy()
})

it('the list of games knows which games have secret choices', () => {
  const loaded = { 'axis-and-allies': axisAndAllies, 'el-capitan': elCapitan, graenaland, 'mafia-city': mafiaCity }
  for (const [game, { hasSecrets }] of Object.entries(loaded)) expect([game, screens[game]?.hasSecrets]).toEqual([game, hasSecrets])
})
