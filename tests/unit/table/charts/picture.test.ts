// Tests the rows of the picture that players share after a game.
import { expect, test } from 'vitest'
import { inTwoLines, rowNames } from '../../../../src/table/charts/picture'

test('two seats of one name are two players in the picture, one player with two roles is one', () => {
  const [stark, tyrell] = [
    { name: 'Stark', player: 'Petr', seat: 'a' },
    { name: 'Tyrell', player: 'petr', seat: 'b' },
  ]
  const greyjoy = { name: 'Greyjoy', player: undefined, seat: undefined }
  expect(rowNames([stark, tyrell, greyjoy])).toEqual(['Stark · Petr', 'Tyrell · petr (2)', 'Greyjoy'])
  expect(rowNames([stark, { ...tyrell, seat: 'a' }])).toEqual(['Stark · Petr', 'Tyrell · Petr'])
})

test('a long text is broken into two lines of about the same length', () => {
  const text = 'After the seventh location, a player had at least 13 points, which ends the game.'
  const lines = inTwoLines(text, ({ length }) => length)
  expect(lines).toEqual(['After the seventh location, a player had', 'at least 13 points, which ends the game.'])
  expect(inTwoLines('Points', ({ length }) => length)).toEqual(['Points'])
})
