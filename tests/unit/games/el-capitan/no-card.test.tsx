// Tests that a merchant who sails without a bought card is refused, and can buy the cards of the voyage, each with its own price.
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { cardsLeft } from '../../../../src/games/el-capitan/model/sailing-cards'
import type { OwnMove } from '../../../../src/games/el-capitan/rules/moves'
import { openStandard, press, settle } from '../standard-table'
import { capitanSetup, IN_CITIES } from './games'

test('a voyage without a bought card is warned of, and the purchase goes on with the voyage', async () => {
  await openStandard('el-capitan', capitanSetup, IN_CITIES)
  await press(/^Sail/)
  expect(await screen.findByText('Anna has bought no card for this voyage.')).toBeTruthy()
  await press('Buy it now')
  expect(screen.queryByText('Anna has bought no card for this voyage.')).toBeNull()
  // Before a city is chosen, the prices take one row, so that the cities stay in sight.
  expect(screen.queryByRole('radio', { name: '3' })).toBeNull()
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

const counted = { ...capitanSetup, cardsCounted: true }
const reported = { ...counted, settings: { cardsTold: true } }
/** Moves of one round in which each player buys the destination card of the first voyage. */
const bought = (isTold: boolean) =>
  IN_CITIES.flatMap((move): readonly OwnMove[] => {
    if (move.do !== 'sail') return [move]
    const cards = [{ as: 'destination' as const, city: move.to, seals: 1 }]
    return [{ do: 'buy', price: 1 }, isTold ? { ...move, cards } : move]
  })

test('a voyage without a card is refused with its rule, and the sheet buys the card and sails', async () => {
  await openStandard('el-capitan', counted, bought(false))
  await press(/^Sail/)
  await press(/^Napoli/)
  await press('Card in hand')
  await press('Sail to Napoli')
  const sheet = await screen.findByRole('dialog', { name: 'Anna has no sailing card' })
  expect(within(sheet).getByRole('button', { name: /R55/ })).toBeTruthy()
  await userEvent.click(within(sheet).getByRole('radio', { name: '4' }))
  await press('Card for 4, sail to Napoli')
  expect(await screen.findByRole('heading', { name: 'Anna: one action, 12 florins' })).toBeTruthy()
})

test('a player without a card is asked for its price as soon as the city is chosen', async () => {
  await openStandard('el-capitan', counted, bought(false))
  await press(/^Sail/)
  expect(screen.getByText('Anna has bought no card for this voyage.')).toBeTruthy()
  await press(/^Napoli/)
  expect(screen.getByRole('button', { name: 'What does the card cost?' })).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: '4' }))
  await press('Card for 4, sail to Napoli')
  expect(await screen.findByRole('heading', { name: 'Anna: one action, 12 florins' })).toBeTruthy()
})

test('an unfinished voyage is not kept when the player goes back to the turn', async () => {
  await openStandard('el-capitan', counted, bought(false))
  await press(/^Sail/)
  await press(/^Napoli/)
  await press('Back to the turn')
  await press(/^Sail/)
  expect(screen.getByRole('button', { name: /^Napoli/ }).getAttribute('aria-pressed')).not.toBe('true')
  expect(screen.queryByRole('radio', { name: '4' })).toBeNull()
})

test('the players can allow a voyage without a card', async () => {
  await openStandard('el-capitan', counted, bought(false))
  await press(/^Sail/)
  await press(/^Napoli/)
  await press('Card in hand')
  await press('Sail to Napoli')
  await press('We allow it')
  expect(await screen.findByRole('heading', { name: 'Anna: one action, 16 florins' })).toBeTruthy()
})

test('reported cards are refused as well, if they are more than were bought', async () => {
  const { play } = await openStandard('el-capitan', reported, bought(true))
  await play({ do: 'buy', price: 2 })
  await press(/^Sail/)
  await press(/^Napoli/)
  await press(/^Link/)
  await press(/^Valencia/)
  expect(screen.getByText('Anna has bought 1 card; this voyage uses 2.')).toBeTruthy()
  await press('Sail to Valencia')
  expect(await screen.findByRole('dialog', { name: 'Anna has 1 sailing card; the voyage uses 2' })).toBeTruthy()
})

test('a chain of cards is bought on the page of the voyage, each card at its own price', async () => {
  await openStandard('el-capitan', reported, bought(true))
  await press(/^Sail/)
  await press(/^Napoli/)
  await press(/^Link/)
  await press(/^Valencia/)
  await userEvent.click(within(screen.getByRole('radiogroup', { name: /^1\. .*Napoli/ })).getByRole('radio', { name: '5' }))
  expect(screen.getByRole('button', { name: 'What does each card cost?' })).toBeTruthy()
  await userEvent.click(within(screen.getByRole('radiogroup', { name: /^2\. .*Napoli – Valencia/ })).getByRole('radio', { name: '2' }))
  await press('2 cards for 7, sail to Valencia')
  expect(await screen.findByRole('heading', { name: 'Anna: one action, 9 florins' })).toBeTruthy()
})

test('if a card is added after the price of the first card, the prices ask for the added card', async () => {
  await openStandard('el-capitan', reported, bought(true))
  await press(/^Sail/)
  await press(/^Napoli/)
  await userEvent.click(screen.getByRole('radio', { name: '5' }))
  await press(/^Link/)
  await press(/^Valencia/)
  const prices = await screen.findByRole('radiogroup', { name: /^2\. .*Napoli – Valencia/ })
  await userEvent.click(within(prices).getByRole('radio', { name: '2' }))
  expect(screen.getByText(/^In hand 16 → 9$/)).toBeTruthy()
  expect(screen.getByRole('button', { name: '2 cards for 7, sail to Valencia' })).toBeTruthy()
})

test('without reported cards, a second card for the voyage has a price of its own', async () => {
  await openStandard('el-capitan', counted, bought(false))
  await press(/^Sail/)
  await press(/^Napoli/)
  await press('One more card')
  // Only one card at a time has price buttons, and the question names the destination.
  for (const [at, price] of ['3', '2'].entries()) {
    const prices = screen.getByRole('radiogroup', { name: `${at + 1}. What does the card to Napoli cost?` })
    await userEvent.click(within(prices).getByRole('radio', { name: price }))
  }
  await press('2 cards for 5, sail to Napoli')
  expect(await screen.findByRole('heading', { name: 'Anna: one action, 11 florins' })).toBeTruthy()
})

test('a game of an earlier version counts no cards, and refuses no voyage', async () => {
  await openStandard('el-capitan', capitanSetup, IN_CITIES)
  await press(/^Sail/)
  await press(/^Napoli/)
  await press('Sail to Napoli')
  expect(await screen.findByRole('heading', { name: 'Anna: one action, 17 florins' })).toBeTruthy()
})

test('a city in which the player can build nothing says so before the voyage, and after it', async () => {
  const full = {
    do: 'correct',
    changes: [
      { set: 'city', city: 'napoli', row: ['red', 'red', 'red'], shut: [], fortresses: ['red', null] },
      { set: 'left', colour: 'red', main: 2, neutral: 0, fortresses: 0 },
    ],
  }
  await openStandard('el-capitan', capitanSetup, [...IN_CITIES, full])
  await press(/^Sail/)
  await press(/^Napoli/)
  const why = 'Warehouse: four in a row; Fortress: none left in front.'
  expect(screen.getByText(`Nothing can be built in Napoli. ${why}`)).toBeTruthy()
  await press('Sail to Napoli')
  expect(await screen.findByText(`Nothing can be built in Napoli. ${why}`)).toBeTruthy()
  const wayOut = 'Undo the voyage: then take a loan, or sail to a city in which you can build. Or sail on from here with another card.'
  expect(screen.getByText(wayOut)).toBeTruthy()
  expect(screen.getByRole('button', { name: /A23/ })).toBeTruthy()
  // The players can allow the loan if the card stays played.
  await press('Borrow 16')
  await press('We allow it')
  expect(await screen.findByRole('button', { name: 'Done: Petr’s turn' })).toBeTruthy()
})

test('without another card, the screen of the turn says how to go on if nothing can be built', async () => {
  const poor = { do: 'correct', changes: [{ set: 'money', colour: 'red', florins: 2 }] }
  const { play } = await openStandard('el-capitan', counted, [...bought(false), poor])
  await play({ do: 'buy', price: 2 }, { do: 'sail', to: 'napoli' })
  expect(await screen.findByText('Undo the voyage: then take a loan, or sail to a city in which you can build.')).toBeTruthy()
  await press('Borrow 10')
  await press('We allow it')
  expect(await screen.findByRole('button', { name: 'Done: Petr’s turn' })).toBeTruthy()
})

test('a price that is typed and too high offers the loan, too', async () => {
  const { 'harbour/napoli/1': _price, ...numbers } = capitanSetup.numbers ?? {}
  const poor = {
    do: 'correct',
    changes: [
      { set: 'money', colour: 'red', florins: 2 },
      { set: 'city', city: 'marseille', row: [], shut: [], fortresses: ['red', null] },
      { set: 'left', colour: 'red', main: 5, neutral: 0, fortresses: 0 },
    ],
  }
  await openStandard('el-capitan', { ...capitanSetup, numbers }, [...IN_CITIES, poor, { do: 'sail', to: 'napoli' }])
  await press('Only what is needed now')
  await press(/^Warehouse/)
  await press(/^Site 1, /)
  expect(screen.queryByRole('button', { name: 'Borrow 10' })).toBeNull()
  await press('7')
  expect(screen.getByText(/^Nothing can be built in Napoli\. Warehouse: too dear;/)).toBeTruthy()
  await press('Borrow 10')
  await press('We allow it')
  expect(await screen.findByRole('button', { name: 'Done: Petr’s turn' })).toBeTruthy()
})

test('with a card bought earlier, the voyage uses it or a new one with its price', async () => {
  const round: readonly OwnMove[] = [{ do: 'build' }, { do: 'buy', price: 2 }, { do: 'endTurn' }]
  await openStandard('el-capitan', counted, [...bought(false), ...round, ...round, ...round])
  await press(/^Sail/)
  await press(/^Napoli/)
  expect(screen.getByRole('radio', { name: 'Bought earlier', checked: true })).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: 'Bought now' }))
  await userEvent.click(screen.getByRole('radio', { name: '3' }))
  await press('Card for 3, sail to Napoli')
  expect(await screen.findByRole('heading', { name: /^Anna: one action, 8 florins/ })).toBeTruthy()
})

test('the number of cards in hand can be corrected, and counts for the next voyage', async () => {
  const { session, play, go } = await openStandard('el-capitan', counted, bought(false))
  await play({ do: 'correct', changes: [{ set: 'cards', colour: 'red', cards: 2 }] })
  expect(session.play.getState().open?.state).toMatchObject({ cards: { red: 2 } })
  await go('merchants')
  expect((await screen.findByRole('button', { name: /Anna/ })).textContent).toContain('2 sailing cards')
  await go('correct')
  await press('Merchants')
  const rows = await screen.findAllByRole('group')
  expect(rows[0]?.textContent).toMatch(/^Anna.*Sailing cards in hand/)
})

test('a voyage to another city begins without a price, because the price belongs to the card', async () => {
  await openStandard('el-capitan', counted, bought(false))
  await press(/^Sail/)
  await press(/^Napoli/)
  await userEvent.click(screen.getByRole('radio', { name: '5' }))
  await press(/^Valencia/)
  expect(screen.queryByRole('radio', { checked: true })).toBeNull()
  expect(screen.getByRole('button', { name: 'What does the card cost?' })).toBeTruthy()
  await press('Take back')
  expect(screen.getByRole('button', { name: 'Card for 5, sail to Napoli' })).toBeTruthy()
})

test('after "We allow it" for a voyage without a city, the ship stays where it is', async () => {
  const broke = { do: 'correct', changes: [{ set: 'money', colour: 'red', florins: 0 }] }
  const { session } = await openStandard('el-capitan', counted, [...bought(false), broke])
  const before = session.play.getState().open?.state
  await press(/^Sail/)
  const allow = await screen.findByRole('button', { name: 'We allow it' })
  await act(async () => {
    allow.click()
    await settle()
  })
  expect(session.play.getState().open?.state).toBe(before)
})
