// Tests that the archive keeps the editions of a game apart, and can show them together.
import { readFileSync } from 'node:fs'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { useArchiveWords } from '../../../../src/app/archive/words'
import { useWords } from '../../../../src/app/words'
import { useArchivedWords } from '../../../../src/games/westeros/table/archive/words'
import ArchivePage from '../../../../src/app/archive/ArchivePage'
import { catalogue } from '../../../../src/games/catalogue'
import { createSession, SessionProvider } from '../../../../src/session'
import { importGame } from '../../../../src/session/transfer'
import { memoryStore } from '../../../../src/storage'
import { LanguageProvider } from '../../../../src/ui/words'

test('games of two editions are listed apart, and together', async () => {
  const environment = { store: memoryStore(), catalogue, now: () => 1_800_000_000_000 }
  for (const name of ['westeros-3', 'westeros-second-edition-3', 'mafia-city-3']) {
    const taken = await importGame(environment, readFileSync(`tests/fixtures/ledgers/${name}.json`, 'utf8'))
    expect(taken.ok).toBe(true)
  }
  const session = createSession(environment)
  await session.games.getState().refresh()
  await Promise.all([useArchiveWords.load('en'), useWords.load('en'), useArchivedWords.load('en')])
  await act(async () => {
    await Promise.resolve()
    render(
      <LanguageProvider value="en">
        <SessionProvider value={session}>
          <MemoryRouter>
            <Suspense>
              <ArchivePage />
            </Suspense>
          </MemoryRouter>
        </SessionProvider>
      </LanguageProvider>,
    )
  })
  const kinds = await screen.findByRole('group', { name: 'Game' }, { timeout: 30_000 })
  const rows = async (kind: string) => {
    await userEvent.click(within(kinds).getByRole('button', { name: kind }))
    const list = await screen.findByRole('region', { name: 'Not finished' }, { timeout: 30_000 })
    return within(list).getAllByRole('listitem').length
  }
  expect(await rows('A Game of Thrones: the Board Game')).toBe(1)
  expect(await rows('A Game of Thrones (2011)')).toBe(1)
  expect(await rows('A Game of Thrones: the Board Game: all editions')).toBe(2)
  expect(within(kinds).queryByRole('button', { name: 'Mafia City: all editions' })).toBeNull()
})
