// Tests the screen *Fair play*: its menu entry, the verification of the game, the fingerprints in words, contributions to the seed.
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router'
import type { StoreApi } from 'zustand/vanilla'
import { expect, test, vi } from 'vitest'
import FairPage from '../../../../src/app/fair/FairPage'
import HelpPage from '../../../../src/app/fair/HelpPage'
import { useFairWords } from '../../../../src/app/fair/words'
import { SessionProvider, createSession, type Play } from '../../../../src/session'
import { fingerprintOf } from '../../../../src/session/fingerprints'
import { roundEnds, type WordList } from '../../../../src/referee'
import { LanguageProvider, type Language } from '../../../../src/ui/words'
import { tinySetup, type Tiny } from '../../../fixtures/tiny-game'
import { tinyEnvironment } from '../../../fixtures/tiny-environment'

/** Renders the screen *Fair play* of a tiny game. */
const fairPage = async (language: Language = 'en', list: WordList = 'en') => {
  await useFairWords.load(language)
  const session = createSession(tinyEnvironment())
  const play = () => (session.play as unknown as StoreApi<Play<Tiny>>).getState()
  const id = await play().createGame({ game: 'tiny', name: 'Friday', setup: tinySetup, words: list })
  if (id === undefined) throw new Error('not begun')
  const page = (
    <SessionProvider value={session}>
      <LanguageProvider value={language}>
        <MemoryRouter initialEntries={[`/fair/${id}`]}>
          <Suspense>
            <Routes>
              <Route path="fair/:id" element={<FairPage />} />
              <Route path="help" element={<HelpPage />} />
            </Routes>
          </Suspense>
        </MemoryRouter>
      </LanguageProvider>
    </SessionProvider>
  )
  const show = () => act(async () => void render(page))
  return { play, show, id }
}

test('a game that is over is verified with all its draws', async () => {
  const { play, show } = await fairPage()
  await play().drawByChance()
  await play().play({ do: 'finish' })
  await show()
  await userEvent.click(await screen.findByRole('button', { name: 'Verify this game' }))
  expect(await screen.findByText('Everything that can be checked is right.')).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^Your own chance/ })).toBeNull()
  const ended = roundEnds(play().open?.ledger ?? (undefined as never))
  const words = (await fingerprintOf('en', ended[0]?.digest ?? '')).join(' ')
  const region = await screen.findByRole('region', { name: 'Words of the rounds' })
  expect(await within(region).findByRole('button', { name: 'Keep a copy' })).toBeTruthy()
  await expect.poll(() => region.querySelector('.fingerprint')?.textContent).toBe(words)
})

test('a game keeps the words of the language it was begun in, whatever the page speaks', async () => {
  const { play, show } = await fairPage('en', 'cs')
  await play().drawByChance()
  await play().play({ do: 'finish' })
  await show()
  const ended = roundEnds(play().open?.ledger ?? (undefined as never))
  const words = (await fingerprintOf('cs', ended[0]?.digest ?? '')).join(' ')
  const shown = (await screen.findByRole('region', { name: 'Words of the rounds' })).querySelector('.fingerprint')
  await expect.poll(() => shown?.textContent).toBe(words)
  expect(shown?.getAttribute('lang')).toBe('cs')
})

test('where no seats are named the table adds chance as one; a reload in the middle keeps what was sealed', async () => {
  const { play, show } = await fairPage()
  await show()
  await userEvent.click(await screen.findByRole('link', { name: /^Your own chance/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Hand the phone to the table' }))
  const open = async () => {
    const hold = await screen.findByRole('button', { name: /^Hold to open/ })
    fireEvent.click(hold)
    fireEvent.click(hold)
  }
  await open()
  expect((await screen.findByRole('button', { name: 'Type a word' })).getAttribute('aria-disabled')).toBe('true')
  await userEvent.type(await screen.findByRole('textbox', { name: 'Any word' }), 'dragon')
  // If the page becomes hidden, the app covers it at once and deletes the input.
  act(() => void dispatchEvent(new Event('pagehide')))
  expect(screen.queryByRole('textbox')).toBeNull()
  await open()
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Any word' })
  expect(field.value).toBe('')
  await userEvent.type(field, 'salt')
  await userEvent.click(await screen.findByRole('button', { name: 'Seal and cover' }))
  const given = { by: 'table', move: { do: 'giveChance', seats: ['table'] } }
  await expect.poll(() => play().open?.ledger.last.entry).toMatchObject(given)
  cleanup()
  await show()
  await userEvent.click(await screen.findByRole('link', { name: /^Your own chance.*no card is drawn/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Open all' }))
  expect(await screen.findByText('“salt”')).toBeTruthy()
  expect(screen.getByText(/^Only the table has added\./)).toBeTruthy()
  await play().play({ do: 'finish' })
  const seed = expect.stringMatching(/\n\[\["table","salt",/) as string
  expect(play().open?.ledger.last.entry.move).toMatchObject({ do: 'openSeed', seed })
})

test('while the game goes on, the result says that the rest is checked at its end', async () => {
  const { show } = await fairPage()
  await show()
  await userEvent.click(await screen.findByRole('button', { name: 'Verify this game' }))
  expect(await screen.findByText('The game goes on; the rest is checked at its end.')).toBeTruthy()
  expect(screen.queryByText(/^Not everything could be checked/)).toBeNull()
})

test('no round begins while a secret choice is open', async () => {
  const { play, show } = await fairPage()
  await play().play({ do: 'ask' })
  await show()
  await userEvent.click(await screen.findByRole('link', { name: /^Your own chance/ }))
  expect((await screen.findByRole('button', { name: 'A secret choice is open' })).getAttribute('aria-disabled')).toBe('true')
})

test.each([
  ['en', 'What could be cheated, and what not', 'What could a dishonest owner of this phone do?'],
  ['cs', 'Kde se dá podvádět a\\skde ne', 'Co by mohl nepoctivý majitel tohoto telefonu?'],
] as const)('the help says what could be cheated: %s', async (language, row, question) => {
  const { show } = await fairPage(language)
  await show()
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(row) }))
  expect(await screen.findByRole('heading', { name: question })).toBeTruthy()
})

test('where the page cannot seal, it says why', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const { show } = await fairPage()
  await show()
  vi.unstubAllGlobals()
  expect((await screen.findByRole('alert')).textContent).toContain('cannot seal')
})
