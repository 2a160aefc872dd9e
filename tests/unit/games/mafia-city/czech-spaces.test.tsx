// Tests Czech texts on the screen: a preposition of one letter stays on the line of the next word.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openStandard } from '../standard-table'
import { setupOf } from './games'

const LOOSE = /(^|[^\p{L}\d])[ksvzou] \p{L}/iu

test('texts of the game and of a question bind prepositions to the next word', async () => {
  const { go } = await openStandard('mafia-city', setupOf(), [{ do: 'map', centre: 4, ring: [1, 2, 3, 5, 6, 7] }], '', 'cs')
  const note = (await screen.findByText(/Každý má v ruce/)).textContent
  expect(note).toContain('v\u00a0ruce')
  expect(note).not.toMatch(LOOSE)
  await go('families')
  expect((await screen.findAllByText(/V rezervě/))[0]?.textContent).toContain('V\u00a0rezervě')
})
