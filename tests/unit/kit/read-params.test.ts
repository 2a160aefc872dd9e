import { expect, test } from 'vitest'
import { readParams } from '../../../src/games/westeros/words/sentences/read-params'

test('parameters are there in the right form or not at all', () => {
  const read = readParams({ area: 'coast', empty: '', n: 3, nothing: Number.NaN, list: ['a', 'b'], sizes: [2] })
  expect([read.text('area'), read.text('empty'), read.text('n'), read.text('missing')]).toEqual(['coast', undefined, undefined, undefined])
  expect([read.number('n'), read.number('nothing'), read.number('area')]).toEqual([3, undefined, undefined])
  expect([read.texts('list'), read.numbers('sizes'), read.numbers('list'), read.texts('area')]).toEqual([['a', 'b'], [2], [], []])
})
