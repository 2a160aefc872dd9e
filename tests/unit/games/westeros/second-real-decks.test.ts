// Tests that a change from the app's wildling deck to the real one does not show which card the holder of the Raven saw (E8.4).
import { expect, test } from 'vitest'
import { fields } from '../../../../src/games/westeros/fields'
import { possibleTops } from '../../../../src/games/westeros/rules/wildling-deck'
import { second } from './second-game'

test.each(['top', 'under'] as const)('a card that the Raven left %s is not left out of the list', (place) => {
  const state = second([], 'orders', 'full')
  const all = state.wildlings?.unseen ?? []
  const [seen, ...unseen] = all
  if (seen === undefined) throw new Error('the deck is empty')
  const known = {
    ...state,
    wildlings: { unseen, drawn: 1, under: place === 'under' ? [seen] : [], ...(place === 'top' ? { top: seen } : {}) },
  }
  const { wildlings } = fields.apply(known, [{ set: 'tracking', tracking: { decks: 'table' } }])
  expect(wildlings && possibleTops(wildlings)).toEqual(all)
  expect(all).toHaveLength(9)
  expect(fields.apply(known, [{ set: 'tracking', tracking: { orders: 'table' } }]).wildlings).toEqual(known.wildlings)
})
