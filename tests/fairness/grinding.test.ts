import { expect, test } from 'vitest'
import { hmacSha256, sha256 } from '../../src/session/ledger/digest'
import { entries, firstBroken, openSeed, verify } from '../../src/referee'
import { tiny } from '../fixtures/tiny-game'
import { must, stamp } from '../fixtures/tiny-table'
import { FAR, grind, grindOnce } from './grinding'

// Number of games. The command `npm run chance -- --grind 10000` plays more.
const GAMES = 80
const digests = { hash: sha256, hmac: hmacSha256 }

test('with one honest seat in the round a search for the wanted card finds it no more often than luck does', async () => {
  const { sigmas } = await grind(GAMES, 'sealed', digests)
  expect(Math.abs(sigmas)).toBeLessThan(FAR)
})

test('without one the same search finds it nearly always, and nothing in such a ledger is broken', async () => {
  const { wins } = await grind(GAMES, 'alone', digests)
  expect(wins).toBeGreaterThan(GAMES * 0.95)
  const { ledger, seed, mixed } = await grindOnce(1, 'alone', digests)
  const opened = [seed, mixed].reduce((after, one) => must(openSeed(after, one, stamp(), sha256)), ledger)
  expect(firstBroken(verify(tiny, entries(opened), sha256, hmacSha256))).toBeUndefined()
})

test('it is the seal that holds: an owner who could open it would find the card as well', async () => {
  const { wins } = await grind(GAMES, 'unsealed', digests)
  expect(wins).toBeGreaterThan(GAMES * 0.95)
})
