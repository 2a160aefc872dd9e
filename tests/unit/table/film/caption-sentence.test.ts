// Tests the first sentence of a log entry, which is the caption of a film frame and the label of a button.
import { expect, test } from 'vitest'
import { eventsIn } from '../../../../src/games/el-capitan/words/cs/events'
import { placesIn } from '../../../../src/games/el-capitan/words/cs/names'
import { names } from '../../../../src/games/el-capitan/words/cs'
import { firstSentence } from '../../../../src/table/first-sentence'

test('a Czech ordinal number does not end a sentence', () => {
  const sailed = eventsIn(names.colours, placesIn({})).sailed({
    e: 'sailed',
    colour: 'red',
    to: { at: 'city', city: 'marseille', harbour: 1 },
  } as never)
  expect(firstSentence(sailed)).toBe('Červený pluje do Marseille na 1. přístavní políčko')
  expect(firstSentence('House Stark musters. House Baratheon marches.')).toBe('House Stark musters')
})
