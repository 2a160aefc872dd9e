// Tests unchanged games: the verifier finds no error, and checks every draw and every secret choice.
import { expect, test } from 'vitest'
import { westeros } from '../../src/games/westeros'
import { hmacSha256, sha256 } from '../../src/session/ledger/digest'
import { CHECKS, entries, firstBroken, verdictOf, verify } from '../../src/referee'
import { PRESET_KINDS } from '../playout/campaign'
import { playGame } from '../playout/game'
import { seeded } from '../playout/random'
import { setupFor } from '../playout/setups'

const kinds = PRESET_KINDS.flatMap((preset) => [3, 4, 5].map((players) => ({ preset, players })))

test.each(kinds)('$preset, $players players, with ways back, corrections and new stretches', ({ preset, players }) => {
  const random = seeded(players * 31 + preset.length)
  const { ledger } = playGame({ setup: setupFor({ players, preset }, random), random, watch: false, disturb: true, bySeed: true })
  const found = verify(westeros, JSON.parse(JSON.stringify(entries(ledger))), sha256, hmacSha256)
  expect(firstBroken(found)).toBeUndefined()
  const checked = (what: string) => found.findings.filter((one) => one.what === what && one.how === 'checked').length
  expect(checked('entry')).toBe(entries(ledger).length)
  expect(checked('rules')).toBeGreaterThan(0)
  expect(checked('seed')).toBeGreaterThan(0)
  const wanted = CHECKS.filter((what) => preset === 'full' || (what === 'draw' && ledger.head.state.tracking.decks === 'app'))
  expect(wanted.filter((what) => checked(what) === 0)).toEqual([])
  // The verifier skips only data that the players reported or never revealed.
  expect(verdictOf(found)).toBe('right')
  expect(found.rounds.length).toBeGreaterThan(0)
})
