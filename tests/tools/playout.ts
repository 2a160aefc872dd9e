import { CORE_REFUSALS } from '../../src/referee'
import { gameOption } from '../game-option'
import { emptyReport } from '../playout/campaign'
import { GAMES } from '../playout/games'

/**
 * `npm run playout -- [--game ID] --games N --seed S [--players P] [--preset NAME] [--fast] [--quiet]`:
 * N random games, divided among the given numbers of players and presets (default: all of them). `--fast` does not check the invariants.
 */
const { game, rest } = gameOption(process.argv.slice(2), GAMES)
const options = new Map<string, string>()
for (const [at, name] of rest.entries()) {
  const value = rest[at + 1]
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
const players = options.has('players') ? number('players', 0) : undefined
const preset = options.get('preset')
const kinds = game.kinds.filter((kind) => kind.players === (players ?? kind.players) && kind.preset === (preset ?? kind.preset))
if (kinds.length === 0) {
  const all = (values: readonly unknown[]) => new Intl.ListFormat('en', { type: 'disjunction' }).format(new Set(values.map(String)))
  const presets = all(game.kinds.map((kind) => kind.preset))
  console.error(`--players takes ${all(game.kinds.map((kind) => kind.players))}; --preset ${presets}`)
  process.exit(2)
}
const report = emptyReport()
const fast = options.has('fast')
for (const [index, kind] of kinds.entries()) {
  const share = Math.floor(games / kinds.length) + (index < games % kinds.length ? 1 : 0)
  kind.play(report, share, seed * 100 + index, !fast, !fast, () => performance.now())
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
const unseen = game.missing(report, kinds)
/**
 * Refusals that random games cannot provoke. No random game changes a choice so often. The session refuses the other two earlier: a draw
 * while players add random contributions, and overruling a refusal that cannot be overruled.
 */
const { CHANCE_OPEN: _chance, NOT_OVERRULABLE: _overruled, CHANGED_TOO_OFTEN: _changed, ...core } = CORE_REFUSALS
const unprovoked = [...game.refusals, ...Object.keys(core)].filter((code) => !report.refusals.has(code))
if (!fast) {
  console.log(`\nnot seen in this run: ${unseen.length === 0 ? 'nothing' : unseen.join(', ')}`)
  console.log(`refusals not provoked in this run: ${unprovoked.length === 0 ? 'none' : unprovoked.join(', ')}`)
}
for (const fault of report.faults.slice(0, 20)) console.error(`FAULT ${fault}`)
if (report.faults.length > 20) console.error(`… and ${report.faults.length - 20} more`)
console.log(`${report.games - report.faults.length} passed, ${report.faults.length} failed`)
process.exit(report.faults.length === 0 ? 0 : 1)
