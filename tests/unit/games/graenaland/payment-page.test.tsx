// R37, R15: tests the screens of a construction: the supply card, the title, and the rule of an improvement.
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Graenaland, State } from '../../../../src/games/graenaland'
import { countOf, holdingOf, placesOf } from '../../../../src/games/graenaland/model/board'
import { builderIn } from '../../../../src/games/graenaland/rules/construction'
import { canBuild } from '../../../../src/games/graenaland/rules/places'
import type { Begin } from '../../../../src/referee'
import { clanMoments } from '../../../gallery/graenaland'
import { openStandard, press } from '../standard-table'

/** Opens a game in which the chief builds and the position fits. */
const building = async (fits: (state: State) => boolean) => {
  const [opening, ...moments] = clanMoments({ players: 4, way: 'referee', settings: { ordersSealed: false } }, 1)
  const at = moments.findIndex(({ state }) => state.stage === 'construct' && state.opened === undefined && fits(state))
  if (opening === undefined || at < 0) throw new Error('nobody builds')
  const { setup } = opening.entry.move as Begin<Graenaland['setup']>
  const moves = moments.slice(0, at + 1).map(({ entry }) => entry.move)
  const table = await openStandard('graenaland', setup, moves)
  await import('../../../../src/games/graenaland/table/questions/Build')
  await table.go('')
  return table
}
const builds = (what: 'village' | 'improvement' | 'army') => (state: State) => canBuild(state, builderIn(state) ?? state.chief, what)

test('the chief takes the supply card from inside a payment, and what is paid so far remains', async () => {
  const table = await building((state) => !state.supplyTaken && builds('army')(state))
  await press(/^Army \+1/)
  const keys = within(await screen.findByRole('group', { name: /^Lay down/ }))
  await userEvent.click(keys.getByRole('button', { name: /^ore/ }))
  await press('Supply card: Take one')
  const { state } = table.session.play.getState().open as { readonly state: State }
  expect(state.supplyTaken).toBe(true)
  // Nothing is to be confirmed: the payment stays open.
  expect(screen.queryByRole('button', { name: 'Done on the board' })).toBeNull()
  expect(await screen.findByRole('button', { name: 'ore: ore, take back' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Supply card: Take one' })).toBeNull()
})

test('one tap pays the rest of a price with the resources that it names', async () => {
  const table = await building(builds('army'))
  await press(/^Army \+1/)
  const { state: before } = table.session.play.getState().open as { readonly state: State }
  await userEvent.click(await screen.findByRole('button', { name: /^Exact price/ }))
  expect(screen.queryByRole('button', { name: /^Exact price/ })).toBeNull()
  await press(/^Build it: all cards are paid/)
  const { state: after } = table.session.play.getState().open as { readonly state: State }
  expect(after.army).not.toEqual(before.army)
  // The construction is listed on the screen of the turn and needs no confirmation.
  expect(screen.queryByRole('button', { name: 'Done on the board' })).toBeNull()
})

test('the exact price drops a supply card that is chosen half', async () => {
  await building(builds('army'))
  await press(/^Army \+1/)
  await userEvent.click(await screen.findByRole('button', { name: /^Supply card(?!: Take)/ }))
  expect(screen.getByRole('group', { name: 'Supply card: one half' })).toBeTruthy()
  await press(/^Exact price/)
  expect(screen.queryByRole('group', { name: /^Supply card: / })).toBeNull()
  expect(screen.getByRole('button', { name: /^Build it: all cards are paid/ })).toBeTruthy()
})

test('the title of a payment stays in sight', async () => {
  await building(builds('army'))
  await press(/^Army \+1/)
  expect(screen.getByRole('heading', { name: /^How is the army step/ }).closest('[data-sticky]')).not.toBeNull()
})

test('the question for the resource of an improvement links to its own rule', async () => {
  await building(builds('improvement'))
  await press(/^Improvement/)
  await userEvent.click(
    within(await screen.findByRole('group', { name: 'Island' }))
      .getAllByRole('button')
      .find((tile) => tile.dataset['closed'] === undefined) ?? document.body,
  )
  const go = screen.queryByRole('button', { name: /^Pay for/ })
  if (go !== null) await userEvent.click(go)
  expect(await screen.findByText(/what does the token show\?$/)).toBeTruthy()
  expect(screen.getByRole('button', { name: /R15/ })).toBeTruthy()
})

// R42: a message about one card says nothing about the next choice.
test('the message that a card is not asked for goes with the next tap', async () => {
  await building(builds('army'))
  await press(/^Army \+1/)
  const keys = within(await screen.findByRole('group', { name: /^Lay down/ }))
  // No price of an army step contains five cards of one resource.
  for (let n = 0; n < 5; n++) await userEvent.click(keys.getByRole('button', { name: /^grain/ }))
  expect(screen.getByText(/^Nothing here asks for|^Everything is paid/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: /^Supply card(?!: Take)/ }))
  expect(screen.queryByText(/^Nothing here asks for|^Everything is paid/)).toBeNull()
})

test('after a tap on a market, the screen says that any card stands for a missing one', async () => {
  const table = await building(builds('army'))
  const { state } = table.session.play.getState().open as { readonly state: State }
  const by = builderIn(state) ?? state.chief
  const at = placesOf(state).find((place) => countOf(holdingOf(state, place, by)) > 0) ?? ''
  const works = [...(state.works[at] ?? []).filter((one) => one !== 'market'), 'market'] as const
  await table.play({ do: 'correct', changes: [{ set: 'works', at, works, resource: state.improvements[at] ?? 'unknown' }] })
  await table.go('')
  await press(/^Army \+1/)
  const hint = 'Now lay down any card: it stands for a missing one'
  expect(screen.queryByText(hint)).toBeNull()
  await userEvent.click((await screen.findAllByRole('button', { name: /^Market/ }))[0] ?? document.body)
  expect(screen.getByText(hint)).toBeTruthy()
  await userEvent.click(within(screen.getByRole('group', { name: /^Lay down/ })).getByRole('button', { name: /^gold/ }))
  await userEvent.click(within(screen.getByRole('group', { name: /^Lay down/ })).getByRole('button', { name: /^wood/ }))
  expect(screen.queryByText(hint)).toBeNull()
})
