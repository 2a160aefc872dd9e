import { expect, test } from 'vitest'
import cs from '../../src/app/words/cs'
import en from '../../src/app/words/en'
import { faultsOf } from '../ui/dictionary'

test('the words of the shell say the same in Czech', () => {
  expect(faultsOf(en, cs)).toEqual([])
})

test('a wrong translation is found', () => {
  expect(faultsOf({ a: '{x}', b: 'b', c: 'c' }, { a: '{y}', b: ' ', d: 'd' })).toHaveLength(4)
})
