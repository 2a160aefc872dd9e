import { expect, test } from 'vitest'
import fairCs from '../../../src/app/fair/words/cs'
import fairEn from '../../../src/app/fair/words/en'
import cs from '../../../src/app/words/cs'
import en from '../../../src/app/words/en'
import { faultsOf } from '../ui/dictionary'

test('the words of the shell say the same in Czech', () => {
  expect(faultsOf(en, cs)).toEqual([])
  expect(faultsOf(fairEn, fairCs)).toEqual([])
})

test('a wrong translation is found', () => {
  expect(faultsOf({ a: '{x}', b: 'b', c: 'c' }, { a: '{y}', b: ' ', d: 'd' })).toHaveLength(4)
})
