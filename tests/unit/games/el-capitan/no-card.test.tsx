// Tests that a merchant who sails without a bought card sees a warning and can buy a card first.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { cardsLeft } from '../../../../src/games/el-capitan/model/sailing-cards'
import { openStandard, press } from '../standard-table'
import { capitanSetup, IN_CITIES } from './games'

test('a voyage without a bought card is warned of, and leads to the purchase', async () => {
  const { play } = await openStandard('el-capitan', capitanSetup, IN_CITIES)
  await press(/^Sail/)
  expect(await screen.findByText('Anna has bought no card for this voyage.')).toBeTruthy()
  await press('Buy it now')
  await play({ do: 'buy', price: 4 })
  await press(/^Sail/)
  expect(screen.queryByText('Anna has bought no card for this voyage.')).toBeNull()
})

test('bought cards are counted, less one for a voyage, or as many as were reported', () => {
  const bought = { e: 'bought', colour: 'red', price: 4 } as const
  const sailed = { e: 'sailed', colour: 'red', from: { at: 'bank' }, to: { at: 'bank' } } as const
  expect(cardsLeft([bought, bought, sailed])).toEqual({ red: 1 })
  expect(cardsLeft([sailed, bought])).toEqual({ red: 1 })
  const reported = [
    { as: 'destination', city: 'napoli', seals: 1 },
    { as: 'destination', city: 'tanger', seals: 1 },
  ] as const
  expect(cardsLeft([bought, bought, { ...sailed, cards: reported }])).toEqual({ red: 0 })
})
