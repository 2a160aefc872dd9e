// Tests the list of pieces that the players put back on the real table after an undo.
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Setup } from '../../../../src/games/axis-and-allies/model/moves'
import { settingsIn } from '../../../../src/games/axis-and-allies/table/settled'
import { openStandard, press } from '../standard-table'

const setup: Setup = {
  players: [
    { name: 'Anna', powers: ['soviet', 'uk', 'us'] },
    { name: 'Petr', powers: ['germany', 'japan'] },
  ],
  dice: 'table',
  settings: settingsIn({ way: 'referee', needed: 8 }),
}

it('lists the cash and the bought units after an undo of a purchase', async () => {
  const { play } = await openStandard('axis-and-allies', setup, [])
  await play({ do: 'phase', power: 'soviet', to: 2 }, { do: 'purchase', buy: { inf: 2 } })
  await press(/^Undo/)
  const list = await screen.findByRole('region', { name: 'Now on the real table' })
  const rows = within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  expect(rows).toEqual([expect.stringMatching(/18 → 24/), expect.stringMatching(/2 infantry/)])
})
