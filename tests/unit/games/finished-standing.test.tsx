// Tests the summary of a finished game in the list of games: the winner comes first and is marked, and the others follow by rank.
import { act, render, screen, within } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import type { State as Clans } from '../../../src/games/graenaland'
import { screens } from '../../../src/games/screens'
import { LanguageProvider } from '../../../src/ui/words'
import { clansMoment } from '../../gallery/graenaland'
import { mafiaMoment } from '../../gallery/mafia-city'
import { settle } from './standard-table'

const rowsOf = async (game: string, state: unknown) => {
  await screens[game]?.preload('en')
  const Summary = screens[game]?.Summary
  if (Summary === undefined) throw new Error('no summary')
  await act(async () =>
    render(
      <LanguageProvider value="en">
        <Suspense>
          <Summary open={{ state } as never} />
        </Suspense>
      </LanguageProvider>,
    ),
  )
  await settle()
  return screen.getAllByRole('listitem')
}

test.each([
  ['graenaland', () => clansMoment('clans-over').state, (state: unknown) => (state as Clans).result?.places.flat() ?? []],
  [
    'mafia-city',
    () => mafiaMoment('mafia-over').state,
    (state: unknown) => (state as { result?: { places: readonly string[] } }).result?.places ?? [],
  ],
] as const)('%s: the winner is first and has a trophy', async (game, position, placesOf) => {
  const state = position()
  const { players } = state as { readonly players: readonly { readonly clan?: string; readonly colour?: string; readonly name: string }[] }
  const names = placesOf(state).map((role) => players.find(({ clan, colour }) => clan === role || colour === role)?.name ?? '')
  const rows = await rowsOf(game, state)
  expect(rows.map(({ textContent }) => names.find((name) => textContent.includes(name)))).toEqual(names)
  expect(rows.map((row) => within(row).queryByRole('img', { name: 'winner' }) !== null)).toEqual(names.map((_, at) => at === 0))
})
