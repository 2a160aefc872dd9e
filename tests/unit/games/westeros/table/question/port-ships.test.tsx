// Tests the question about the ships in a port whose land area has a new owner (second edition, E20.7).
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Change, Setup } from '../../../../../../src/games/westeros/model/moves'
import { areaAt } from '../../../../../../src/games/westeros/model/position'
import { units } from '../../../../../../src/games/westeros/model/units'
import { secondSetupFor } from '../../../../../playout/westeros-second-edition'
import { askOnScreen } from './table'

const PORT = 'port-of-white-harbor'

/** Greyjoy stands beside White Harbor, which Stark holds by a power token alone; two Stark ships lie in its port. */
const changes: readonly Change[] = [
  { set: 'units', area: 'white-harbor' },
  { set: 'token', area: 'white-harbor', house: 'stark' },
  { set: 'units', area: PORT, house: 'stark', standing: units({ ship: 2 }) },
  { set: 'units', area: 'moat-cailin', house: 'greyjoy', standing: units({ footman: 1 }) },
]

test('the new owner of a port chooses how many ships become own ships', async () => {
  const setup: Setup = { ...secondSetupFor(6, 'referee', () => 0.5), changes }
  const table = await askOnScreen({ setup })
  await table.move({ do: 'ready' })
  await table.move({ do: 'ordersPlaced' })
  await table.move({ do: 'raven', house: 'lannister', use: false })
  await table.move({ do: 'endRaids' })
  const moves = [{ to: 'white-harbor', units: units({ footman: 1 }) }]
  await table.move({ do: 'march', house: 'greyjoy', from: 'moat-cailin', moves, order: 'march-0', leaveToken: false })
  expect(table.open().prompts.map(({ kind }) => kind)).toEqual(['portShips'])
  const options = screen.getAllByRole('radio').map((option) => option.getAttribute('aria-label'))
  expect(options).toEqual(['Keep no ship', 'Keep 1 ship', 'Keep 2 ships'])
  await userEvent.click(screen.getByRole('radio', { name: 'Keep 2 ships' }))
  await userEvent.click(screen.getByRole('button', { name: 'Keep 2 ships' }))
  expect(areaAt(table.open().state, PORT).garrison).toMatchObject({ house: 'greyjoy', standing: units({ ship: 2 }) })
})
