import type { Random } from '../../src/referee'
import { REFUSALS } from '../../src/games/westeros'
import { HOUSES_BY_PLAYERS, secondEditionFor, type Players } from '../../src/games/westeros/box/second/printed'
import type { Setup } from '../../src/games/westeros/model/moves'
import { PRESETS, SECOND_DEFAULT_SETTINGS, SECOND_SETTING_NAMES } from '../../src/games/westeros/model/settings'
import type { Preset, Settings } from '../../src/games/westeros/model/state'
import type { GamePlayout } from './game-playout'
import { add, type Report } from './campaign'
import { Fault, playGame } from './game'
import { seeded } from './random'

/** Random games of *A Game of Thrones: the Board Game*, second edition. */

const PRESETS_PLAYED = ['referee', 'full', 'light'] as const satisfies readonly Preset[]
const kinds = ([3, 4, 5, 6] as const).flatMap((players) => PRESETS_PLAYED.map((preset) => ({ players, preset })))

/** Refusals that only the first edition has. */
export const FIRST_ONLY: readonly string[] = ['CP_AT_SEA', 'NO_SPARE_STAR', 'NOT_SPECIAL', 'REMOVAL_INSUFFICIENT']

/** Returns the set-up of a random game; every setting differs from its default in a third of the games. */
export const secondSetupFor = (players: Players, preset: Preset, random: Random): Setup => {
  const houses = HOUSES_BY_PLAYERS[players]
  const settings: Settings = {
    ...SECOND_DEFAULT_SETTINGS,
    ...Object.fromEntries(SECOND_SETTING_NAMES.flatMap((name) => (random() < 0.3 ? [[name, !SECOND_DEFAULT_SETTINGS[name]]] : []))),
  }
  return {
    box: secondEditionFor(players, settings.lannisterPortShip),
    houses: Object.fromEntries(houses.map((house, index) => [house, `seat-${index + 1}`])),
    seats: houses.map((_, index) => ({ id: `seat-${index + 1}`, ...(random() < 0.04 ? {} : { player: `player-${index + 1}` }) })),
    players: houses.map((_, index) => ({ id: `player-${index + 1}`, name: `Player ${index + 1}` })),
    settings,
    tracking: { ...PRESETS[preset], decks: random() < 0.3 ? 'table' : 'app' },
  }
}

/** Plays random games of one kind, and reports every fault with its seed. */
const play = (
  report: Report,
  { players, preset }: (typeof kinds)[number],
  games: number,
  seed: number,
  watch: boolean,
  disturb: boolean,
  now: () => number,
): void => {
  for (let n = 0; n < games; n++) {
    const began = now()
    const random = seeded(seed * 1_000_003 + n * 7 + players)
    try {
      const played = playGame({ setup: secondSetupFor(players, preset, random), random, watch, disturb })
      report.moves += played.moves
      report.rewinds += played.rewinds
      report.corrections += played.corrections
      for (const [code, times] of played.refusals) add(report.refusals, code, times)
      const { outcome } = played.ledger.head.state
      add(report.endings, outcome === undefined ? 'none' : `${outcome.how}, decided by ${outcome.decidedBy}`)
    } catch (fault) {
      const why = fault instanceof Error ? (fault instanceof Fault ? fault.message : (fault.stack ?? fault.message)) : String(fault)
      report.faults.push(`--players ${players} --preset ${preset} --seed ${seed} game ${n}: ${why}`)
    }
    report.games++
    report.seconds += (now() - began) / 1000
  }
}

export const playout: GamePlayout = {
  kinds: kinds.map((kind) => ({ ...kind, play: (report, ...wish) => play(report, kind, ...wish) })),
  missing: (report) => (report.endings.size === 0 ? ['a game that ends'] : []),
  refusals: Object.keys(REFUSALS).filter((code) => !FIRST_ONLY.includes(code)),
}
