import type { Preset } from '../../src/games/westeros/model/state'
import { westeros } from '../../src/games/westeros'
import { line } from '../../src/referee'
import { seenIn, wanted } from './coverage'
import { Fault, playGame } from './game'
import { rarePositions } from './positions'
import { seeded } from './random'
import { housesFor, setupFor, type Kind } from './setups'

/** Results of many random games: what occurred in them, and every fault with its seed. */
export interface Report {
  games: number
  moves: number
  rewinds: number
  corrections: number
  readonly endings: Map<string, number>
  readonly refusals: Map<string, number>
  readonly seen: Map<string, number>
  readonly faults: string[]
  /** Total time of all games in seconds. */
  seconds: number
}

export const PRESET_KINDS: readonly (Preset | 'mixed')[] = ['referee', 'full', 'light', 'mixed']

export const emptyReport = (): Report => ({
  games: 0,
  moves: 0,
  rewinds: 0,
  corrections: 0,
  endings: new Map(),
  refusals: new Map(),
  seen: new Map(),
  faults: [],
  seconds: 0,
})

/** Plays `games` games of each kind. Every twentieth game begins from a rare position. */
export const campaign = (
  report: Report,
  kind: Kind,
  games: number,
  seed: number,
  watch: boolean,
  disturb: boolean,
  now: () => number,
): void => {
  const positions = rarePositions(kind)
  const alone = setupFor({ players: 2, preset: kind.preset }, seeded(seed))
  const begun = westeros.begin(alone)
  add(report.refusals, begun.ok ? 'begun with too few houses' : begun.refusal.code)
  for (let n = 0; n < games; n++) {
    const began = now()
    const number = seed * 1_000_003 + n
    const random = seeded(number)
    const rare = n % 4 === 3 ? positions[Math.floor(n / 4) % Math.max(1, positions.length)] : undefined
    try {
      const setup = rare === undefined ? setupFor(kind, random) : rare(random)
      const played = playGame({ setup, random, watch, disturb })
      report.moves += played.moves
      report.rewinds += played.rewinds
      report.corrections += played.corrections
      for (const [code, times] of played.refusals) add(report.refusals, code, times)
      seenIn(played.ledger, report.seen)
      const { outcome } = played.ledger.head.state
      add(
        report.endings,
        outcome === undefined ? 'none' : `${outcome.how}, ${outcome.winners.length > 1 ? 'draw' : `decided by ${outcome.decidedBy}`}`,
      )
      if (line(played.ledger).length === 0) throw new Fault('an empty ledger')
    } catch (fault) {
      const why = fault instanceof Error ? (fault instanceof Fault ? fault.message : (fault.stack ?? fault.message)) : String(fault)
      const where = rare === undefined ? '' : ` (position ${rare.name})`
      report.faults.push(`--players ${kind.players} --preset ${kind.preset} --seed ${seed} game ${n}${where}: ${why}`)
    }
    report.games++
    report.seconds += (now() - began) / 1000
  }
}

/** Returns events, questions and refusals that must occur in a campaign but did not occur. */
export const missing = (report: Report, kinds: readonly Kind[]): readonly string[] => {
  const tracks = {
    units: kinds.some(({ preset }) => preset !== 'light'),
    cards: kinds.some(({ preset }) => preset !== 'light'),
  }
  const houses = [...new Set(kinds.flatMap(({ players }) => housesFor(players)))]
  return wanted(tracks, houses).filter((what) => !report.seen.has(what))
}

/** Counts a key of a report. */
export const add = (counts: Map<string, number>, key: string, times = 1) => counts.set(key, (counts.get(key) ?? 0) + times)
