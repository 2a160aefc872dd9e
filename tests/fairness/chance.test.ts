import { describe, expect, test } from 'vitest'
import { hmacSha256, sha256 } from '../../src/session/ledger/digest'
import { ordersOfFive, placesOfTen, thresholdFor, wintersOfSix } from './chance'
import { repetitions } from '../repetitions'

// Number of shuffles. The command `npm run chance` uses a million.
const SHUFFLES = repetitions(12_000)

describe('a deck turned up card by card is shuffled fairly', () => {
  test('ten cards, place by place', () => {
    const { chi, degrees, threshold } = placesOfTen(SHUFFLES)
    expect(degrees).toBe(81)
    expect(chi).toBeLessThan(threshold)
  })

  test('five cards, order by order', () => {
    const { chi, threshold } = ordersOfFive(SHUFFLES)
    expect(chi).toBeLessThan(threshold)
  })

  test('five cards and Winter, which is shuffled in again', () => {
    const { chi, degrees, threshold } = wintersOfSix(SHUFFLES)
    expect(degrees).toBe(37)
    expect(chi).toBeLessThan(threshold)
  })

  test('a shuffle that is a little unfair is noticed', () => {
    // Simulates an unfair hash function: replaces one digest in eight by zeros.
    const lean = (key: string, text: string) => {
      const digest = hmacSha256(key, text)
      return digest.startsWith('0') || digest.startsWith('1') ? '0'.repeat(64) : digest
    }
    const { chi, threshold } = ordersOfFive(SHUFFLES, lean)
    expect(chi).toBeGreaterThan(threshold)
    const winters = wintersOfSix(SHUFFLES, lean)
    expect(winters.chi).toBeGreaterThan(winters.threshold)
  })

  test('the thresholds are those of the tables', () => {
    // Chi-square at a probability of one in ten thousand: 35.56 with 10 degrees of freedom, 161.32 with 100.
    expect(thresholdFor(10)).toBeCloseTo(35.56, 0)
    expect(thresholdFor(100)).toBeCloseTo(161.32, 0)
  })
})

describe('the primitives give what was published', () => {
  test('SHA-256 (FIPS 180-4 examples)', () => {
    expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
    expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
    expect(sha256('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')).toBe(
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    )
    expect(sha256('a'.repeat(1_000_000))).toBe('cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0')
  })

  test('HMAC-SHA-256 (RFC 4231, keys and texts that are plain text)', () => {
    expect(hmacSha256('\u000b'.repeat(20), 'Hi There')).toBe('b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7')
    expect(hmacSha256('Jefe', 'what do ya want for nothing?')).toBe('5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843')
  })

  test('both agree with the browser’s own, on long keys and other alphabets too', async () => {
    const bytes = (text: string) => new TextEncoder().encode(text)
    const hex = (buffer: ArrayBuffer) => Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('')
    for (const text of ['příliš žluťoučký kůň', '🐉'.repeat(50), 'x'.repeat(63), 'x'.repeat(64), 'x'.repeat(65), 'k'.repeat(300)]) {
      expect(sha256(text)).toBe(hex(await crypto.subtle.digest('SHA-256', bytes(text))))
      const key = await crypto.subtle.importKey('raw', bytes(text), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
      const label = 'deck I, shuffle 0, draw 0'
      expect(hmacSha256(text, label)).toBe(hex(await crypto.subtle.sign('HMAC', key, bytes(label))))
    }
  })
})
