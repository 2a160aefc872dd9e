import { describe, expect, test } from 'vitest'
import { sha256 } from '../../src/play/digest'
import { loadFingerprints } from '../../src/play/fingerprints'
import czech from '../../src/play/fingerprints/cs'
import english from '../../src/play/fingerprints/en'
import { fingerprint, LIST_SIZE } from '../../src/referee'

const plain = (word: string) => word.normalize('NFD').replaceAll(/\p{Mn}/gu, '')

describe.each([
  ['en', english],
  ['cs', czech],
] as const)('the words in %s', (language, list) => {
  const words = list.trim().split(/\s+/)

  test('are enough, short, and told by their first four letters', () => {
    expect(words).toHaveLength(LIST_SIZE)
    expect(words.filter((word) => !/^\p{Ll}{3,8}$/u.test(word))).toEqual([])
    expect(new Set(words.map((word) => plain(word).slice(0, 4))).size).toBe(LIST_SIZE)
  })

  test('are four for a digest, always the same, and others for another', async () => {
    const say = await loadFingerprints(language)
    const seen = new Set(Array.from({ length: 20 }, (_, n) => say(sha256(`${n}`))))
    expect(seen.size).toBe(20)
    expect([...seen].every((text) => text.split(' ').every((word) => words.includes(word)))).toBe(true)
    expect(say(sha256('0'))).toBe(fingerprint(sha256, words, sha256('0')).join(' '))
  })
})

test('stay what they are: noted words must be found again by every later version', async () => {
  const [en, cs] = await Promise.all([loadFingerprints('en'), loadFingerprints('cs')])
  expect([en(sha256('castellan')), cs(sha256('castellan'))]).toMatchInlineSnapshot(`
    [
      "dinner surf dolphin charm",
      "fontána trh futro deník",
    ]
  `)
})

test('need a list of the right size', () => expect(() => fingerprint(sha256, ['one'], sha256('0'))).toThrow(RangeError))
