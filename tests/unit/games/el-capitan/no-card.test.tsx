// Tests that a merchant who sails without a bought card sees a warning and can buy a card first.
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { cardsLeft } from '../../../../src/games/el-capitan/model/sailing-cards'
import { openStandard, press } from '../standard-table'
import { capitanSetup, IN_CITIES } from './games'

test('a voyage without a bought card is warned of, and the purchase goes on with the voyage', async () => {
  await openStandard('el-capitan', capitanSetup, IN_CITIES)
  await press(/^Sail/)
  expect(await screen.findByText('Anna has bought no card for this voyage.')).toBeTruthy()
  await press('Buy it now')
  expect(screen.queryByText('Anna has bought no card for this voyage.')).toBeNull()
  await press(/^Napoli/)
  await userEvent.click(screen.getByRole('radio', { name: '3' }))
  await press('Card for 3, sail to Napoli')
  // The screen of the turn now has the money after the purchase, and the price of a warehouse in Napoli.
  expect(await screen.findByRole('heading', { name: 'Anna: one action, 14 florins' })).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Warehouse.*site 1 or 2/ })).toBeTruthy()
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
