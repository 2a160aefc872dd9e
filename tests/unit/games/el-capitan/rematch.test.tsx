// Tests the rematch: only the colours that somebody plays are listed.
import { act, render, screen, within } from '@testing-library/react'
import { Suspense } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { catalogue } from '../../../../src/games/catalogue'
import { screens } from '../../../../src/games/screens'
import { createSession, SessionProvider } from '../../../../src/session'
import { memoryStore } from '../../../../src/storage'
import { LanguageProvider } from '../../../../src/ui/words'
import { capitanSetup } from './games'

test('a rematch of three lists three merchants', async () => {
  const { NewGame, preload } = screens['el-capitan'] ?? {}
  if (NewGame === undefined) throw new Error('no screens')
  await preload?.('en')
  const session = createSession({ store: memoryStore(), catalogue, now: () => 1_800_000_000_000 })
  const id = await session.play.getState().createGame({ game: 'el-capitan', name: 'Friday', setup: capitanSetup })
  await act(async () =>
    render(
      <SessionProvider value={session}>
        <LanguageProvider value="en">
          <MemoryRouter initialEntries={[`/new/el-capitan/again/${id}`]} useTransitions={false}>
            <Suspense>
              <Routes>
                <Route path="/new/el-capitan/*" element={<NewGame />} />
              </Routes>
            </Suspense>
          </MemoryRouter>
        </LanguageProvider>
      </SessionProvider>,
    ),
  )
  const list = await screen.findByRole('region', undefined, { timeout: 20_000 })
  const rows = within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  expect(rows.map((row) => /Anna|Petr|Jana/.exec(row)?.[0])).toEqual(['Anna', 'Petr', 'Jana'])
})
