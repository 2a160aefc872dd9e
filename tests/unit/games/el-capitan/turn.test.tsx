// The screen of a turn: what it opens on, and what it leads to.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPlain, press } from '../plain-table'
import { capitanSetup, IN_CITIES } from './games'

test('a turn opens on the turn, also where the one before was at the voyage', async () => {
  const { play } = await openPlain('el-capitan', capitanSetup, IN_CITIES)
  await press(/^Sail/)
  expect(await screen.findByRole('heading', { name: /where does your ship sail/ })).toBeTruthy()
  await play({ do: 'sail', to: 'napoli' }, { do: 'build', site: 1 }, { do: 'endTurn' })
  for (let others = 0; others < 2; others++) await play({ do: 'loan', face: 10 }, { do: 'endTurn' })
  expect(await screen.findByRole('heading', { name: /one action/ })).toBeTruthy()
})
