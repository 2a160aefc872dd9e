import { test } from 'vitest'
import { secondEditionFor, HOUSES_BY_PLAYERS } from '../../../src/games/westeros/box/second/printed'
import { SECOND_DEFAULT_SETTINGS, PRESETS } from '../../../src/games/westeros/model/settings'
import { playGame } from '../../playout/game'
import { seeded } from '../../playout/random'
test('smoke', () => {
  const n = Number(process.env.N ?? 5)
  for (const players of [3, 4, 5, 6] as const) for (const preset of ['full', 'referee', 'light'] as const) {
    let ok = 0; const faults = new Map<string, number>()
    for (let i = 0; i < n; i++) {
      const random = seeded(i * 7 + players)
      const houses = HOUSES_BY_PLAYERS[players]
      try {
        playGame({ setup: { box: secondEditionFor(players), houses: Object.fromEntries(houses.map((h, k) => [h, `s${k}`])), seats: houses.map((_, k) => ({ id: `s${k}`, player: `p${k}` })), players: houses.map((_, k) => ({ id: `p${k}`, name: `P${k}` })), settings: SECOND_DEFAULT_SETTINGS, tracking: PRESETS[preset] }, random, watch: true, disturb: false })
        ok++
      } catch (e) { const m = String((e as Error).stack).slice(0, Number(process.env.L ?? 400)); faults.set(m, (faults.get(m) ?? 0) + 1) }
    }
    console.log(players, preset, ok, '/', n, [...faults].slice(0, 2).map(([m, c]) => `${c}x ${m}`).join('\n'))
  }
}, 600000)
