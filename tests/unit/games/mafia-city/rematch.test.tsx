// Tests the rematch: the players see who begins, and may choose the start player.
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { Suspense } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { catalogue } from '../../../../src/games/catalogue'
import { screens } from '../../../../src/games/screens'
import { createSession, SessionProvider } from '../../../../src/session'
import { memoryStore } from '../../../../src/storage'
import { LanguageProvider } from '../../../../src/ui/words'
import type { State } from '../../../../src/games/mafia-city'
import { press, settle } from '../standard-table'
import { setupOf } from './games'

const OTHER_COLOURS: Readonly<Record<string, 'blue' | 'green'>> = { blue: 'green', green: 'blue' }

test('a rematch shows who begins, and another player can be chosen', async () => {
  const { NewGame, preload } = screens['mafia-city'] ?? {}
  if (NewGame === undefined) throw new Error('no screens')
  await preload?.('en')
  let clock = 1_800_000_000_000
  const session = createSession({ store: memoryStore(), catalogue, now: () => ++clock })
  // The order of the seats is not the order of the colours in the box.
  const players = setupOf().players.map((player) => ({ ...player, colour: OTHER_COLOURS[player.colour] ?? player.colour }))
  const setup = { ...setupOf(), players, start: 'green', settings: { cellRelease: 'nextRound' } } as const
  const id = await session.play.getState().createGame({ game: 'mafia-city', name: 'Friday', setup })
  await act(async () =>
    render(
      <SessionProvider value={session}>
        <LanguageProvider value="en">
          <MemoryRouter initialEntries={[`/new/mafia-city/again/${id}`]} useTransitions={false}>
            <Suspense>
              <Routes>
                <Route path="/new/mafia-city/*" element={<NewGame />} />
                <Route path="*" element={null} />
              </Routes>
            </Suspense>
          </MemoryRouter>
        </LanguageProvider>
      </SessionProvider>,
    ),
  )
  await settle()
  const start = await screen.findByRole('combobox', { name: 'Who begins' })
  expect((start as HTMLSelectElement).selectedOptions[0]?.textContent).toBe('Petr')
  // The players are listed in the order of their seats, not of their colours.
  const rows = within(screen.getByRole('list', { name: 'Who plays what' })).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => /Anna|Petr|Tom/.exec(textContent)?.[0])).toEqual(['Anna', 'Petr', 'Tom'])
  fireEvent.change(start, { target: { value: '2' } })
  await press('Begin')
  const state = session.play.getState().open?.state as State
  expect([state.start, state.players.map(({ name }) => name)]).toEqual(['blue', ['Anna', 'Petr', 'Tom']])
  // The rematch keeps the house rule, but the next set-up begins with the rulebook.
  expect(state.settings.cellRelease).toBe('nextRound')
  const stored = JSON.parse(localStorage.getItem('castellan.new-game.mafia-city') ?? '{}')
  expect(stored.people.map(({ name }: { name: string }) => name)).toEqual(['Anna', 'Petr', 'Tom'])
  expect(stored.settled?.rulings).toBeUndefined()
})
