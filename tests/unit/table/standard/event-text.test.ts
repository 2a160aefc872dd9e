// Tests texts for events of games with the shared screens: texts of the game, and shared texts for events of all games.
import { expect, test } from 'vitest'
import { eventText } from '../../../../src/table/standard/event-text'
import csOfAll from '../../../../src/table/standard/words/cs'
import enOfAll from '../../../../src/table/standard/words/en'
import { cs } from '../../../fixtures/tiny/words/cs'
import { en } from '../../../fixtures/tiny/words/en'

const shown = { e: 'secretShown', secret: 'wish/red', owner: 'red', shown: { value: 'coast', nonce: '' } } as const

test('an event of the game is told by the game', () => {
  expect(eventText(en, enOfAll, { e: 'voted', role: 'blue', yes: true } as { e: string })).toBe('Blue: yes.')
  expect(eventText(cs, csOfAll, { e: 'waived' })).toBe('Náčelník nestaví.')
})

test('what is chosen in secret is told the same in every game, with its roles and areas', () => {
  expect(eventText(en, enOfAll, { e: 'cast', ballot: 'b', role: 'red', commitment: '' })).toBe('Red has chosen.')
  expect(eventText(en, enOfAll, { e: 'castAnew', ballot: 'b', commitment: '' })).toBe('A choice was made anew.')
  expect(eventText(en, enOfAll, shown)).toBe('Red shows what was kept: the coast.')
  expect(eventText(cs, csOfAll, shown)).toBe('Červený: odkryté tajemství – pobřeží.')
  expect(eventText(en, enOfAll, { ...shown, shown: { value: 7, nonce: '' } })).toBe('Red shows what was kept: 7.')
})

test('what no words stand for is left to the table of every game', () => {
  expect(eventText(en, enOfAll, { e: 'overruled' })).toBe('')
})
