// Tests CSV files: quoted according to RFC 4180, and without cells that a spreadsheet evaluates as formulas.
import { expect, test } from 'vitest'
import { csvOf } from '../../../src/ui/csv'

test('rows end as the standard says, after the mark for Excel', () => {
  expect(
    csvOf([
      ['a', 'b'],
      [1, undefined],
    ]),
  ).toBe('\uFEFFa,b\r\n1,\r\n')
})

test('commas, quotes and lines within a cell are quoted; letters with accents stay', () => {
  expect(csvOf([['Příliš, žluťoučký', 'a "b"', 'x\ny']])).toBe('\uFEFF"Příliš, žluťoučký","a ""b""","x\ny"\r\n')
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '\r=1'])('a name that reads like a formula does nothing: %j', (name) => {
  expect(csvOf([[name]]).slice(1)).toMatch(/^"?'/)
})

test('figures stay figures, negative ones too', () => {
  expect(csvOf([[-1, 0, 2.5]])).toBe('\uFEFF-1,0,2.5\r\n')
})
