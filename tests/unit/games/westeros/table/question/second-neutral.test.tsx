// Tests the screen after a march in the second edition has removed a neutral force.
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { units } from '../../../../../../src/games/westeros/model/units'
import { secondSetupFor } from '../../../../../playout/westeros-second-edition'
import { openTable } from '../fixture'

test('a march that removes a neutral force says who takes the area, and with which strength', async () => {
  const army = units({ footman: 1, knight: 2 })
  const setup = {
    ...secondSetupFor(3, 'referee', () => 0.5),
    changes: [
      { set: 'units', area: 'kingswood', house: 'baratheon', standing: army },
      { set: 'stage', at: 'marches' },
    ] as const,
  }
  const { play } = await openTable('', {}, [], { setup })
  const moves = [{ to: 'kings-landing', units: army }]
  await act(async () => void (await play().play({ do: 'ready' })))
  await act(
    async () =>
      void (await play().play({ do: 'march', house: 'baratheon', from: 'kingswood', moves, order: 'march-0', leaveToken: false })),
  )
  expect(await screen.findByRole('heading', { name: "House Baratheon takes King's Landing" })).toBeTruthy()
  expect(screen.getByText(/^Strength 5 against the neutral force of 5\./)).toBeTruthy()
  expect(screen.getByText("Take the neutral force off King's Landing")).toBeTruthy()
})
