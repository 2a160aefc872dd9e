// R15: tests that production asks for the symbol of an improvement that was set by a correction.
import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Graenaland, State } from '../../../../src/games/graenaland'
import { dueDraw } from '../../../../src/games/graenaland/rules/production'
import { place } from '../../../../src/games/graenaland/words/en/names'
import type { Begin } from '../../../../src/referee'
import { clanMoments } from '../../../gallery/graenaland'
import { openStandard, settle } from '../standard-table'

test('the symbol of an improvement is asked once, and then the app decides whether the card matches', async () => {
  const [opening, ...moments] = clanMoments({ players: 4, way: 'referee' }, 1)
  const begins = moments.findIndex(({ state }) => state.stage === 'production')
  const at = dueDraw(moments[begins]?.state as State)?.at ?? ''
  if (opening === undefined || at === '') throw new Error('no production')
  const { setup } = opening.entry.move as Begin<Graenaland['setup']>
  const table = await openStandard('graenaland', setup, [
    ...moments.slice(0, begins + 1).map(({ entry }) => entry.move),
    { do: 'correct', changes: [{ set: 'works', at, works: ['improvement'], resource: 'unknown' }] },
    { do: 'draw', card: 'grain' },
  ])
  await import('../../../../src/games/graenaland/table/questions/Draw')
  await table.go('')
  const tokens = within(await screen.findByRole('group', { name: /: what does the improvement token show/ }))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/: what does the improvement token show\?$/)
  expect(screen.queryByRole('group', { name: 'The card that was drawn' })).toBeNull()
  await act(async () => tokens.getByRole('button', { name: 'ore' }).click())
  await settle()
  expect(screen.getByRole('button', { name: 'Take back' })).toBeTruthy()
  await act(async () => screen.getByRole('button', { name: /^ore stays/ }).click())
  await settle()
  const { state } = table.session.play.getState().open as unknown as { readonly state: State }
  expect(state.improvements[at]).toBe('ore')
  expect(state.cards[at]?.at(-1)).toBe('ore')
  expect(screen.getByRole('button', { name: new RegExp(`^Undo: improvement token ore and card at ${place(at)}$`) })).toBeTruthy()
  await table.go('log')
  expect((await screen.findAllByText(/improvement token: ore; the card turned over matches/)).length).toBeGreaterThan(0)
})
