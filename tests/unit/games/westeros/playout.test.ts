// Plays a few random games with fixed seeds. The command `npm run playout` plays longer ones.
import { expect, test } from 'vitest'
import { entries } from '../../../../src/referee'
import { campaign, emptyReport, PRESET_KINDS } from '../../../playout/campaign'
import { playGame } from '../../../playout/game'
import { seeded } from '../../../playout/random'
import { setupFor } from '../../../playout/setups'
import { repetitions } from '../../../repetitions'

const GAMES = repetitions(3)
const kinds = [3, 4, 5].flatMap((players) => PRESET_KINDS.map((preset) => ({ players, preset })))

test.each(kinds)('random games of $players, $preset: no breach, no dead end', (kind) => {
  const report = emptyReport()
  campaign(report, kind, GAMES, 4200 + kind.players, true, true, () => performance.now())
  expect(report.faults).toEqual([])
  expect(report.games).toBe(GAMES)
  expect(report.endings.has('none')).toBe(false)
})

test('no ballot of a game has the name of another, on whatever branch', () => {
  let rewinds = 0
  for (let seed = 1; seed <= 12; seed++) {
    const random = seeded(31_000 + seed)
    const played = playGame({ setup: setupFor({ players: 3 + (seed % 3), preset: 'full' }, random), random, watch: false, disturb: true })
    const names = entries(played.ledger).flatMap(({ events }) =>
      events.flatMap((event) => (event.e === 'ballotOpened' ? [event.ballot.id] : event.e === 'calledOff' ? [event.next] : [])),
    )
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
    rewinds += played.rewinds
  }
  expect(rewinds).toBeGreaterThan(20)
})
