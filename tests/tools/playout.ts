import { REFUSALS } from '../../src/games/westeros/model/refusals'
import { CORE_REFUSALS } from '../../src/referee'
import { campaign, emptyReport, missing, PRESET_KINDS } from '../playout/campaign'
import type { Kind } from '../playout/setups'

/**
 * `npm run playout -- --games N --seed S [--players 3|4|5] [--preset referee|full|light|mixed] [--fast] [--quiet]`:
 * N random games for each number of players and preset that is asked for (all of them by default the games are shared
 * out among). `--fast` plays without watching the invariants.
 */
const options = new Map<string, string>()
for (let at = 2; at < process.argv.length; at++) {
  const name = process.argv[at] ?? ''
  const value = process.argv[at + 1]
  if (!name.startsWith('--')) continue
  options.set(name.slice(2), value !== undefined && !value.startsWith('--') ? value : 'yes')
}
const number = (name: string, fallback: number): number => {
  const value = Number(options.get(name) ?? fallback)
  if (!Number.isInteger(value) || value < 0) {
    console.error(`--${name} takes a whole number`)
    process.exit(2)
  }
  return value
}
const games = number('games', 200)
const seed = number('seed', 1)
const players = options.has('players') ? [number('players', 5)] : [3, 4, 5]
const presets = options.has('preset') ? PRESET_KINDS.filter((preset) => preset === options.get('preset')) : PRESET_KINDS
if (players.some((count) => count < 3 || count > 5) || presets.length === 0) {
  console.error('--players takes 3, 4 or 5; --preset referee, full, light or mixed')
  process.exit(2)
}
const kinds: readonly Kind[] = players.flatMap((count) => presets.map((preset) => ({ players: count, preset })))
const report = emptyReport()
const fast = options.has('fast')
for (const [index, kind] of kinds.entries()) {
  const share = Math.floor(games / kinds.length) + (index < games % kinds.length ? 1 : 0)
  campaign(report, kind, share, seed * 100 + index, !fast, !fast, () => performance.now())
}

const table = (title: string, counts: ReadonlyMap<string, number>) => {
  console.log(`\n${title}`)
  for (const [what, times] of [...counts].sort(([a], [b]) => (a < b ? -1 : 1))) console.log(`  ${String(times).padStart(8)}  ${what}`)
}
console.log(`games ${report.games}, moves ${report.moves}, rewinds ${report.rewinds}, corrections ${report.corrections}`)
console.log(`games per second ${(report.games / Math.max(report.seconds, 0.001)).toFixed(1)}${fast ? '' : ', invariants watched'}`)
table('how games ended', report.endings)
if (!options.has('quiet')) {
  table('refusals provoked', report.refusals)
  table('seen', report.seen)
}
const unseen = missing(report, kinds)
// While chance is added a draw is refused before the game is asked.
const { CHANCE_OPEN: _, ...core } = CORE_REFUSALS
const unprovoked = [...Object.keys(REFUSALS), ...Object.keys(core)].filter((code) => !report.refusals.has(code))
if (!fast) {
  console.log(`\nnot seen in this run: ${unseen.length === 0 ? 'nothing' : unseen.join(', ')}`)
  console.log(`refusals not provoked in this run: ${unprovoked.length === 0 ? 'none' : unprovoked.join(', ')}`)
}
for (const fault of report.faults.slice(0, 20)) console.error(`FAULT ${fault}`)
if (report.faults.length > 20) console.error(`… and ${report.faults.length - 20} more`)
console.log(`${report.games - report.faults.length} passed, ${report.faults.length} failed`)
process.exit(report.faults.length === 0 ? 0 : 1)
