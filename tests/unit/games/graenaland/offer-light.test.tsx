// R83–R87: tests that the chief can make an offer in a game of five whose payments are not entered.
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Graenaland, State } from '../../../../src/games/graenaland'
import { offered, FRESH } from '../../../../src/games/graenaland/table/parts/settled'
import type { Begin } from '../../../../src/referee'
import { clanMoments } from '../../../gallery/graenaland'
import { openStandard, press } from '../standard-table'

test('the set-up offers the variant to five players, also in the light preset', () => {
  expect(offered(5, { ...FRESH, way: 'light' })).toContain('offerRule')
  expect(offered(4, { ...FRESH, way: 'light' })).not.toContain('offerRule')
})

test('in a light game, the chief makes an offer, and the other player builds without entering a payment', async () => {
  const [opening, ...moments] = clanMoments({ players: 5, way: 'light' }, 1)
  const at = moments.findIndex(({ state }) => state.stage === 'construct' && state.opened === undefined && !state.jointSpent)
  if (opening === undefined || at < 0) throw new Error('nobody builds')
  const { setup } = opening.entry.move as Begin<Graenaland['setup']>
  const table = await openStandard(
    'graenaland',
    setup,
    moments.slice(0, at + 1).map(({ entry }) => entry.move),
  )
  await import('../../../../src/games/graenaland/table/questions/Build')
  await table.go('')
  const now = () => table.session.play.getState().open?.state as State
  const { chief } = now()
  // The app does not follow supply cards and joint works in this game.
  expect(screen.queryByRole('button', { name: /^Supply card/ })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Joint work/ })).toBeNull()
  await press(/^Offer: /)
  const [other] = await within(await screen.findByRole('group', { name: 'Offer' })).findAllByRole('button')
  if (other === undefined) throw new Error('no other player')
  await userEvent.click(other)
  await press(/^Offer to /)
  const { opened } = now()
  expect(opened?.kind).toBe('offer')
  await press('Continue')
  await press(/^Army \+1/)
  expect(now().opened).toBeUndefined()
  expect(now().jointSpent).toBe(true)
  expect(now().chief).toBe(chief)
})
