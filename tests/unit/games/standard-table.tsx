// Renders a game that uses the shared screens, with all of its screens. The data is in memory.
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router'
import { GamePage } from '../../../src/app/GamePage'
import { useWords } from '../../../src/app/words'
import { catalogue } from '../../../src/games/catalogue'
import { screens } from '../../../src/games/screens'
import { SessionProvider, createSession } from '../../../src/session'
import { memoryStore } from '../../../src/storage'
import { LanguageProvider, type Language } from '../../../src/ui/words'

/** Waits until the page has loaded, saved and rendered everything. */
export const settle = async (): Promise<void> => {
  for (let quiet = 0; quiet < 6; quiet++) await act(() => new Promise((done) => setTimeout(done, 5)))
}

/** Begins a game from the list of all games, makes moves, and opens a screen of the game. */
export const openStandard = async (game: string, setup: unknown, moves: readonly unknown[] = [], place = '', language: Language = 'en') => {
  await Promise.all([useWords.load(language), screens[game]?.preload(language)])
  let clock = 1_800_000_000_000
  const session = createSession({ store: memoryStore(), catalogue, now: () => ++clock })
  const id = await session.play.getState().createGame({ game, name: 'Friday', setup })
  if (id === undefined) throw new Error('not begun')
  const play = async (...more: readonly unknown[]): Promise<void> => {
    for (const move of more) {
      const answer = await act(async () => session.play.getState().play(move as never))
      if (answer.how !== 'done') throw new Error(JSON.stringify([move, answer]))
    }
    await settle()
  }
  const show = (to: string) =>
    act(async () =>
      render(
        <SessionProvider value={session}>
          <LanguageProvider value={language}>
            <MemoryRouter initialEntries={[to === '' ? `/game/${id}` : `/game/${id}/${to}`]} useTransitions={false}>
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
  await play(...moves)
  let shown = await show(place)
  await settle()
  return {
    session,
    play,
    /** Reloads the page at a screen of the game. */
    go: async (to: string): Promise<void> => {
      shown.unmount()
      shown = await show(to)
      await settle()
    },
  }
}

/** Presses a button of the page. */
export const press = async (name: string | RegExp): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name }))
  await settle()
}
