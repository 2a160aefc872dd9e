// Tests the small island of the result of the orders: it shows the kind of each hero, not only its clan.
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { HEROES } from '../../../../src/games/graenaland/box/box'
import { clansOf, heroesIn, placesOf } from '../../../../src/games/graenaland/model/board'
import { HeroMap } from '../../../../src/games/graenaland/table/parts/HeroMap'
import { clanMoments } from '../../../gallery/graenaland'

test('each hero on the small island has the icon of its kind', () => {
  const moved = clanMoments({ players: 4, way: 'referee' }, 1).find(({ entry }) => entry.events.some(({ e }) => e === 'moved'))
  const [event] = moved?.entry.events.flatMap((one) => (one.e === 'moved' ? [one] : [])) ?? []
  if (moved === undefined || event === undefined) throw new Error('no hero moves')
  const { state } = moved
  render(<HeroMap state={state} results={event.results} />)
  const island = within(screen.getByRole('group', { name: 'Island' }))
  const heroes = placesOf(state).flatMap((at) => clansOf(state).flatMap((clan) => heroesIn(state, at)[clan] ?? []))
  for (const kind of HEROES)
    expect(island.queryAllByRole('img', { name: kind })).toHaveLength(heroes.filter((hero) => hero === kind).length)
})
