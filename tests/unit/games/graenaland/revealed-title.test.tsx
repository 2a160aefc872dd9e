// R18: tests that the title of revealed orders names the orders, and is not the general title of secret choices.
// Before the reveal, only the title of the shared phone asks for it.
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Graenaland } from '../../../../src/games/graenaland'
import type { Begin } from '../../../../src/referee'
import { clanMoments } from '../../../gallery/graenaland'
import { openStandard } from '../standard-table'

/** Opens a game in which all clans give secret orders. */
const ordering = async () => {
  const [opening, ...moments] = clanMoments({ players: 3, way: 'referee' }, 1)
  const opened = moments.findIndex(({ state }) => state.ballot?.kind === 'order')
  const ballot = moments[opened]?.state.ballot
  if (opening === undefined || ballot === undefined) throw new Error('no orders')
  const { setup } = opening.entry.move as Begin<Graenaland['setup']>
  const table = await openStandard(
    'graenaland',
    setup,
    moments.slice(0, opened + 1).map(({ entry }) => entry.move),
  )
  return { table, ballot }
}

test('revealed orders are called hero orders', async () => {
  const { table, ballot } = await ordering()
  const choices = Object.fromEntries(ballot.roles.map((clan) => [clan, { go: '0' }]))
  await act(async () => table.session.play.getState().revealByHand(choices, undefined, ballot.id))
  await table.go('')
  expect((await screen.findAllByText(/Hero orders/)).length).toBeGreaterThan(0)
  expect(screen.queryByText('This was chosen')).toBeNull()
})

test('an own phone, which cannot reveal, is not asked to reveal', async () => {
  const { table, ballot } = await ordering()
  const play = () => table.session.play.getState()
  const seal = (clan: string) => play().castFrom(play().open?.id ?? '', clan, ballot.id, 'ab'.repeat(32), false)
  await act(async () => {
    for (const clan of ballot.roles) await seal(clan)
  })
  await table.go('')
  expect(await screen.findByRole('heading', { name: 'All have sealed: turn up now?' })).toBeTruthy()
  const { open } = play()
  await act(async () => table.session.play.setState({ writes: false, ...(open && { open: { ...open, followed: true } }) }))
  expect(await screen.findByRole('heading', { name: 'Everybody has chosen' })).toBeTruthy()
})
