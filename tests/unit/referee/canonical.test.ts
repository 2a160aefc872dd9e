import { assert, jsonValue, property } from 'fast-check'
import { expect, test } from 'vitest'
import { hmacSha256, sha256 } from '../../../src/session/ledger/digest'
import { canonical } from '../../../src/referee'

test('equal values have one text, whatever order their fields came in', () => {
  expect(canonical({ b: 1, a: [true, 'č'], c: undefined })).toBe('{"a":[true,"č"],"b":1}')
  expect(canonical({ c: undefined, a: [true, 'č'], b: 1 })).toBe(canonical({ b: 1, a: [true, 'č'] }))
})

test('the text is JSON that says the same', () => {
  assert(
    property(jsonValue(), (value) => {
      expect(canonical(JSON.parse(canonical(value)))).toBe(canonical(value))
    }),
  )
})

test('different values have different texts', () => {
  for (const [a, b] of [
    [1, '1'],
    [[], {}],
    [null, 'null'],
    [['a', 'b'], ['a,b']],
    [{ a: 1 }, { a: { 1: 1 } }],
  ])
    expect(canonical(a)).not.toBe(canonical(b))
})

test('a key named like a part of every object is a key like any other', () => {
  const odd: unknown = JSON.parse('{"__proto__": 1, "constructor": 2}')
  expect(canonical(odd)).toBe('{"__proto__":1,"constructor":2}')
})

test('what is not JSON is not taken', () => {
  for (const odd of [Number.NaN, Number.POSITIVE_INFINITY, 1n, Symbol('a'), () => 1, undefined])
    expect(() => canonical(odd)).toThrow(TypeError)
})

test('the digests are those of the standards', () => {
  // Expected digests from FIPS 180-2, appendix B, and RFC 4231, test case 2.
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  expect(hmacSha256('Jefe', 'what do ya want for nothing?')).toBe('5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843')
})
