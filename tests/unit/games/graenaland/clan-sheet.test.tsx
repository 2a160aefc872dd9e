// Tests the screen of the clans: a tap on a clan shows its territories, its heroes and its houses.
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Graenaland } from '../../../../src/games/graenaland'
import { clansOf, holdingOf, placesOf } from '../../../../src/games/graenaland/model/board'
import { housesLeft } from '../../../../src/games/graenaland/rules/places'
import { suppliesAtMost } from '../../../../src/games/graenaland/views/supplies'
import type { Begin } from '../../../../src/referee'
import { chevron, down } from '../../../../src/ui/icons'
import { clanMoments } from '../../../gallery/graenaland'
import { openStandard } from '../standard-table'

test('a tap on a clan shows its territories, heroes and houses', async () => {
  const [opening, ...moments] = clanMoments({ players: 3, way: 'light', settings: { ordersSealed: false } }, 1)
  if (opening === undefined) throw new Error('an empty ledger')
  const { setup } = opening.entry.move as Begin<Graenaland['setup']>
  const shown = moments.slice(0, 40)
  const moves = shown.map(({ entry }) => entry.move)
  const state = shown.at(-1)?.state
  if (state === undefined) throw new Error('no moves')
  await openStandard('graenaland', setup, moves, 'clans')
  const [player] = state.players
  const list = await screen.findByRole('list', { name: 'Clans' })
  const [first] = within(list).getAllByRole('button')
  if (first === undefined || player === undefined) throw new Error('no clan')
  const icon = () => first.querySelector('.icon:last-child path')?.getAttribute('d')
  expect(icon()).toBe(chevron)
  await userEvent.click(first)
  expect(icon()).toBe(down)
  const facts = within(await screen.findByRole('list', { name: /^What .+ has$/ })).getAllByRole('listitem')
  const places = placesOf(state).filter((at) => holdingOf(state, at, player.clan).village > 0)
  expect(places.length).toBeGreaterThan(0)
  for (const at of places)
    expect(
      facts.some(({ textContent }) => textContent.replace(/\s/g, ' ').startsWith(at.replace('C', 'Coast ').replace('I', 'Inland '))),
    ).toBe(true)
  expect(facts.some(({ textContent }) => textContent === `Houses that can still be built: ${housesLeft(state, player.clan)}`)).toBe(true)
})

test('the list of the clans names the supply cards of each clan, if the app tracks them', async () => {
  const openClans = async (way: 'referee' | 'light') => {
    const [opening, ...moments] = clanMoments({ players: 3, way, settings: { ordersSealed: false } }, 1)
    const taken = moments.findIndex(({ entry }) => entry.events.some(({ e }) => e === 'supplyTaken'))
    if (opening === undefined) throw new Error('an empty ledger')
    const { setup } = opening.entry.move as Begin<Graenaland['setup']>
    const shown = moments.slice(0, taken < 0 ? 20 : taken + 1)
    await openStandard(
      'graenaland',
      setup,
      shown.map(({ entry }) => entry.move),
      'clans',
    )
    const rows = within(await screen.findByRole('list', { name: 'Clans' })).getAllByRole('button')
    return { rows: rows.map(({ textContent }) => textContent), last: shown.at(-1) }
  }
  const { rows, last } = await openClans('referee')
  if (last === undefined) throw new Error('no moves')
  const counts = clansOf(last.state).map((clan) => suppliesAtMost(last, clan))
  expect(counts.some(Number.isFinite)).toBe(true)
  // A clan that has paid more cards than it has taken has no known number of cards.
  for (const [n, count] of counts.entries())
    expect(/; (\d+) supply cards?/.exec(rows[n] ?? '')?.[1]).toBe(Number.isFinite(count) ? `${count}` : undefined)
  cleanup()
  expect((await openClans('light')).rows.join()).not.toContain('supply card')
})
