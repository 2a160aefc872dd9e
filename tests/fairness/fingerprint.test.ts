import { afterEach, describe, expect, test, vi } from 'vitest'
import { sha256 } from '../../src/session/ledger/digest'
import { fingerprintOf } from '../../src/session/fingerprints'
import czech from '../../src/session/fingerprints/cs'
import english from '../../src/session/fingerprints/en'
import { stretch } from '../../src/session/fingerprints/stretch'
import { fingerprint, FINGERPRINT_WORDS, LIST_SIZE, STRETCHING } from '../../src/referee'
import { fourWords } from '../tools/four-words'

const plain = (word: string) => word.normalize('NFD').replaceAll(/\p{Mn}/gu, '')
const wordsIn = (list: string) => list.trim().split(/\s+/)

afterEach(() => vi.unstubAllGlobals())

describe.each([
  ['en', english],
  ['cs', czech],
] as const)('the words in %s', (_, list) => {
  const words = wordsIn(list)

  test('are enough, short, and told by their first four letters', () => {
    expect(words).toHaveLength(LIST_SIZE)
    expect(words.filter((word) => !/^\p{Ll}{3,8}$/u.test(word))).toEqual([])
    expect(new Set(words.map((word) => plain(word).slice(0, 4))).size).toBe(LIST_SIZE)
  })

  test('are eight, and every bit of what chooses them counts', () => {
    const bytes = new Uint8Array(STRETCHING.bytes)
    const first = fingerprint(words, bytes)
    expect(first).toEqual(Array.from({ length: 8 }, () => words[0]))
    const others = Array.from({ length: FINGERPRINT_WORDS * 16 }, (__, bit) =>
      fingerprint(words, bytes.with(bit >> 3, 0x80 >> (bit & 7))).join(' '),
    ).filter((text) => text !== first.join(' '))
    expect(new Set(others).size).toBe(FINGERPRINT_WORDS * Math.log2(LIST_SIZE))
  })
})

test('a pair with the same words costs at least 2^60 hash operations to find', () => {
  const bits = FINGERPRINT_WORDS * Math.log2(LIST_SIZE)
  const hashes = 2 * STRETCHING.iterations
  expect(bits / 2 + Math.log2(hashes)).toBeGreaterThanOrEqual(60)
})

test('stay what they are: noted words must be found again by every later version', async () => {
  const digest = sha256('castellan')
  const [en, cs] = await Promise.all([fingerprintOf('en', digest), fingerprintOf('cs', digest)])
  expect([en.join(' '), cs.join(' ')]).toMatchInlineSnapshot(`
    [
      "wrist ember dream rudder shrimp pillow finch hinge",
      "zobák heslo gesto sojka šedá puška hřib kobra",
    ]
  `)
  expect(fourWords(digest)).toEqual(['dinner surf dolphin charm', 'fontána trh futro deník'])
})

test('are the same without a secure context', async () => {
  const digest = sha256('castellan')
  const safe = await stretch(digest)
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  expect(await stretch(digest)).toEqual(safe)
})

test('need a list of the right size, and enough to choose by', () => {
  expect(() => fingerprint(['one'], new Uint8Array(STRETCHING.bytes))).toThrow(RangeError)
  expect(() => fingerprint(wordsIn(english), new Uint8Array(4))).toThrow(RangeError)
})
