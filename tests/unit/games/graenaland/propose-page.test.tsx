// R23: tests the screen of a proposal: proposing nothing after a tap on a territory, and the names of the tiles.
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Graenaland, State } from '../../../../src/games/graenaland'
import type { Clan } from '../../../../src/games/graenaland/box/box'
import { clansOf } from '../../../../src/games/graenaland/model/board'
import { nextProposer, proposable, votesOf } from '../../../../src/games/graenaland/rules/distribution'
import { voteAt } from '../../../../src/games/graenaland/rules/votes'
import type { Begin } from '../../../../src/referee'
import { clanMoments } from '../../../gallery/graenaland'
import { openStandard } from '../standard-table'

/** Opens a game in which the next clan may propose for at least two territories. */
const proposing = async (fits: (state: State, by: Clan) => boolean = (state, by) => proposable(state, by).length > 1) => {
  const [opening, ...moments] = clanMoments({ players: 4, way: 'referee', settings: { ordersSealed: false } }, 1)
  const at = moments.findIndex(({ state, entry }) => {
    const by = nextProposer({ clans: clansOf(state), chief: state.chief, done: state.proposed })
    return entry.move.do === 'waive' && state.stage === 'proposals' && by !== undefined && fits(state, by)
  })
  if (opening === undefined || at < 0) throw new Error('nobody proposes')
  const { setup } = opening.entry.move as Begin<Graenaland['setup']>
  const moves = moments.slice(0, at + 1).map(({ entry }) => entry.move)
  const table = await openStandard('graenaland', setup, moves)
  await import('../../../../src/games/graenaland/table/questions/Propose')
  await table.go('')
}
const tiles = async () => within(await screen.findByRole('group', { name: 'Island' })).getAllByRole('button', { name: /Votes \d/ })

test('after a tap on a territory, the clan can still propose nothing', async () => {
  await proposing()
  await userEvent.click((await tiles())[0] ?? document.body)
  expect(screen.getByRole('button', { name: 'Take back' })).toBeTruthy()
  expect(screen.getByRole('button', { name: / proposes nothing$/ })).toBeTruthy()
})

test('beside a proposal that is ready, nothing proposes nothing by mistake', async () => {
  await proposing()
  for (const tile of await tiles()) {
    await userEvent.click(tile)
    const all = screen.queryByRole('button', { name: /^All to / })
    if (all === null) continue
    await userEvent.click(all)
    expect(screen.getByRole('button', { name: 'Put it to the vote' }).ariaDisabled).not.toBe('true')
    expect(screen.queryByRole('button', { name: / proposes nothing$/ })).toBeNull()
    return
  }
  throw new Error('no territory with several cards')
})

test('the name of a tile says which cards lie there', async () => {
  await proposing()
  for (const tile of await tiles()) expect(tile.textContent).toMatch(/\d cards?: .*(grain|cattle|wood|ore|gold|face down)/)
})

test('the question stays in sight while the page of a proposal scrolls', async () => {
  await proposing()
  expect(screen.getByRole('heading', { name: /, who gets what\?$/ }).closest('[data-sticky]')).not.toBeNull()
})

const receiversAt = (state: State, at: string) => Object.values(votesOf(voteAt(state, at))).filter((votes) => (votes ?? 0) > 0).length

test('an even split of fewer cards than players says on its button who gets none', async () => {
  const isShort = (state: State, at: string) =>
    (state.cards[at]?.length ?? 0) > 1 && (state.cards[at]?.length ?? 0) < receiversAt(state, at)
  await proposing((state, by) => proposable(state, by).some((at) => isShort(state, at)))
  for (const tile of await tiles()) {
    await userEvent.click(tile)
    if (screen.queryByRole('button', { name: /^Evenly.*none for \w+/ }) !== null) break
  }
  const cards = screen.getAllByRole('group', { name: /^\d\. / }).length
  await userEvent.click(screen.getByRole('button', { name: /^Evenly.*none for \w+/ }))
  expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(cards)
})

test('an even split with a remainder says who gets one card more', async () => {
  /** Returns whether a territory has more cards than players with a vote, and the cards cannot be split evenly. */
  const isUneven = (state: State, at: string) => {
    const cards = state.cards[at]?.length ?? 0
    return receiversAt(state, at) > 1 && cards > receiversAt(state, at) && cards % receiversAt(state, at) > 0
  }
  await proposing((state, by) => proposable(state, by).some((at) => isUneven(state, at)))
  for (const tile of await tiles()) {
    await userEvent.click(tile)
    if (screen.queryByText(/^Evenly: /) !== null) break
  }
  expect(screen.getByText(/^Evenly: .*one card more for \w+/)).toBeTruthy()
})

test('the back button of the phone takes back a step of the answer instead of leaving the game', async () => {
  await proposing()
  await userEvent.click((await tiles())[0] ?? document.body)
  expect(screen.getByRole('button', { name: 'Take back' })).toBeTruthy()
  window.history.back()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Take back' })).toBeNull())
  expect((await tiles()).length).toBeGreaterThan(0)
})
