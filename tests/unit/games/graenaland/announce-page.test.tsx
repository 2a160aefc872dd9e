// R79: tests announcements: the main button loses none that has begun, and the table view names what it counts.
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Graenaland, State } from '../../../../src/games/graenaland'
import type { Begin } from '../../../../src/referee'
import { clanMoments } from '../../../gallery/graenaland'
import type { createSession } from '../../../../src/session'
import { openStandard, press, settle } from '../standard-table'

const CARD = { settlements: [1, 13, 14], territories: [9, 10, 11], largest: [9, 10, 11], buildings: [9, 10, 11], army: [1, 13, 14] }

const CARD_MOVES: readonly string[] = ['keepSecret', 'keepOnPaper', 'cardsChosen']

/** Seals the card `CARD` for every player without a sealed card. */
const sealCards = async ({ play }: ReturnType<typeof createSession>): Promise<void> => {
  for (const clan of ['red', 'white', 'purple', 'blue']) {
    const { open, keepSecret } = play.getState()
    if (open?.prompts.some(({ kind, roles }) => kind === 'goalCard' && roles.includes(clan)) === true)
      expect(await keepSecret(`card/${clan}`, clan, CARD)).toMatchObject({ how: 'done' })
  }
}

/**
 * Opens a game in which the players may announce victory. If victory point cards are sealed in the app, every player has the card `CARD`.
 */
const announcing = async (settings: { readonly announceSealed?: boolean; readonly goalsSealed?: boolean } = {}) => {
  const played = { players: 4, way: 'referee', settings: { ordersSealed: false, vpCards: true, goalsSealed: false, ...settings } } as const
  const [opening, ...moments] = clanMoments(played, 1)
  const at = moments.findIndex(({ state }) => state.stage === 'announce')
  if (opening === undefined || at < 0) throw new Error('nobody may announce')
  const { setup } = opening.entry.move as Begin<Graenaland['setup']>
  const table = await openStandard('graenaland', setup)
  for (const { entry } of moments.slice(0, at + 1)) {
    const { move } = entry
    if (!CARD_MOVES.includes(move.do)) await table.play(move)
    else await act(() => sealCards(table.session))
  }
  await import('../../../../src/games/graenaland/table/questions/Announce')
  await table.go('')
  return table
}

test('while a clan is picked and its points are not, the main button waits and asks for them', async () => {
  const table = await announcing()
  const seats = within(await screen.findByRole('list', { name: /^Who announces/ }))
  await userEvent.click(seats.getByRole('button', { name: 'Petr: Announce' }))
  const main = screen.getByRole('button', { name: 'Petr: how many points?' })
  expect(main.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(main)
  const stage = () => (table.session.play.getState().open as { readonly state: { readonly stage: string } }).state.stage
  expect(stage()).toBe('announce')
  await press('4')
  expect(screen.getByRole('button', { name: 'Petr starts the final building' })).toBeTruthy()
})

test('the chief is reminded of the supply card, and does not ask herself to wait', async () => {
  const table = await announcing()
  const { chief, players } = (table.session.play.getState().open as unknown as { readonly state: State }).state
  const name = players.find(({ clan }) => clan === chief)?.name ?? ''
  const seats = within(await screen.findByRole('list', { name: /^Who announces/ }))
  expect(seats.getAllByRole('button', { name: /: Ask the chief to wait$/ })).toHaveLength(players.length - 1)
  expect(seats.queryByRole('button', { name: `${name}: Ask the chief to wait` })).toBeNull()
  await userEvent.click(seats.getByRole('button', { name: `${name}: Announce` }))
  expect(screen.getByText(/not the supply card still to be taken/)).toBeTruthy()
  expect(screen.queryByRole('switch')).toBeNull()
})

test('the table view says that it counts settlements if the cards are secret', async () => {
  const table = await announcing()
  await table.go('table')
  expect((await screen.findAllByText(/^settlements?; card: secret$/, {}, { timeout: 30_000 })).length).toBe(4)
})

interface Announcing {
  readonly stage: string
  readonly chief: string
  readonly ballot?: { readonly roles: readonly string[] }
}

test('one tap ends secret announcements if nobody announces, and the chief would choose first', async () => {
  const { session } = await announcing({ announceSealed: true })
  const state = () => (session.play.getState().open as unknown as { readonly state: Announcing }).state
  expect(session.play.getState().open?.ballots[0]?.roles[0]).toBe(state().chief)
  expect(await screen.findByRole('button', { name: 'Choose in secret' }, { timeout: 30_000 })).toBeTruthy()
  expect(screen.queryByText(/start building\?/)).toBeNull()
  await press(/^Nobody announces: \w+ builds$/)
  expect(state().stage).toBe('construct')
  expect(state().ballot).toBeUndefined()
})

test('after the first sealed announcement, the secret round cannot be skipped', async () => {
  const { session } = await announcing({ announceSealed: true })
  const { open, cast, play } = session.play.getState()
  const [chief = ''] = open?.ballots[0]?.roles ?? []
  await act(async () => expect(await cast(chief, 0)).toMatchObject({ how: 'done' }))
  expect(screen.queryByRole('button', { name: /^Nobody announces/ })).toBeNull()
  await act(async () => expect(await play({ do: 'closeAnnounce' })).toMatchObject({ how: 'refused' }))
})

test('the secret choice of points shows the sealed card of the player and its points', async () => {
  await announcing({ announceSealed: true, goalsSealed: true })
  await userEvent.click(await screen.findByRole('button', { name: 'Choose in secret' }, { timeout: 30_000 }))
  const dialog = within(await screen.findByRole('dialog'))
  dialog.getByRole('button', { name: 'Hold to open' }).focus()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('{Enter}')
  await settle()
  expect(await screen.findByText(/points now$/)).toBeTruthy()
})
