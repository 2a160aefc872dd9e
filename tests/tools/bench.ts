import { cpus } from 'node:os'
import { westeros, type WesterosVocabulary } from '../../src/games/westeros'
import type { Move } from '../../src/games/westeros/moves'
import { canonical, entries, line, read, type Ledger } from '../../src/referee'
import { sha256 } from '../../src/play/digest'
import { measureDisk } from '../bench/disk'
import { playGame } from '../playout/game'
import { oneOf, seeded } from '../playout/random'
import { setupFor } from '../playout/setups'

/**
 * `npm run bench [-- --games N]`: figures, never pass or fail. Everything is measured on recorded random games of the Full
 * preset (the heaviest one), five players.
 */
const at = process.argv.indexOf('--games')
const games = at < 0 ? 30 : Number(process.argv[at + 1])

/** Entries that are appended to the disk. */
const APPENDS = 200

const now = () => performance.now()
const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
const row = (what: string, unit: string, values: readonly number[]) => {
  const sorted = [...values].sort((a, b) => a - b)
  const show = (value: number) => value.toFixed(value < 10 ? 3 : 1).padStart(10)
  const figures = [quantile(sorted, 0.5), quantile(sorted, 0.95), sorted.at(-1) ?? 0].map(show)
  console.log(`${what.padEnd(44)} ${figures.join(' ')} ${String(sorted.length).padStart(7)}  ${unit}`)
}

const ledgers: Ledger<WesterosVocabulary>[] = []
const whole: number[] = []
for (let n = 0; n < games; n++) {
  const random = seeded(90_000 + n)
  const setup = setupFor({ players: 5, preset: 'full' }, random)
  const began = now()
  ledgers.push(playGame({ setup, random, watch: false, disturb: false }).ledger)
  whole.push(now() - began)
}

const decide: number[] = []
const evolve: number[] = []
const prompts: number[] = []
const steps: number[] = []
const walk = seeded(1)
for (const ledger of ledgers.slice(0, 12)) {
  for (const { entry, state, parent } of line(ledger)) {
    if (parent === undefined || entry.move.do === 'rewind') continue
    let began = now()
    westeros.decide(parent.state, entry.move as Move)
    decide.push(now() - began)
    began = now()
    let after = parent.state
    for (const event of entry.events) after = westeros.evolve(after, event)
    evolve.push(now() - began)
    began = now()
    const open = westeros.prompts(state)
    prompts.push(now() - began)
    const first = open[0]
    if (first === undefined) continue
    // From the empty draft step by step towards a whole answer, as a hand on the screen would go.
    const domain = westeros.domain(state, first)
    let draft = domain.empty
    for (let depth = 0; depth < 12; depth++) {
      began = now()
      const legal = domain.steps(draft)
      steps.push(now() - began)
      const step = oneOf(walk, legal)
      const taken = step === undefined ? undefined : domain.take(draft, step)
      if (taken?.ok !== true) break
      draft = taken.value
    }
  }
}

const replay: number[] = []
const perEvent: number[] = []
for (const ledger of ledgers) {
  const stored = JSON.parse(JSON.stringify(entries(ledger)))
  const events = line(ledger).reduce((sum, { entry }) => sum + entry.events.length, 0)
  const began = now()
  const again = read(westeros, stored, sha256)
  const took = now() - began
  if (!again.ok || canonical(again.value.head.state) !== canonical(ledger.head.state)) throw new Error('the replay differs')
  replay.push(took)
  perEvent.push((took / events) * 1500)
}

console.log(`${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, Node ${process.versions.node}`)
console.log(`${''.padEnd(44)} ${'median'.padStart(10)} ${'p95'.padStart(10)} ${'max'.padStart(10)} ${'n'.padStart(7)}`)
row('decide, per move', 'ms', decide)
row('evolve, per move', 'ms', evolve)
row(
  'decide + evolve, per move',
  'ms',
  decide.map((value, index) => value + (evolve[index] ?? 0)),
)
row('prompts, per position', 'ms', prompts)
row('steps of the first prompt, from any draft', 'ms', steps)
row('replay of a whole ledger, digests checked', 'ms', replay)
row('the same, scaled to 1,500 events', 'ms', perEvent)
row('whole random game, without invariants', 'ms', whole)
const perSecond = (1000 * games) / whole.reduce((sum, value) => sum + value, 0)
console.log(`${'whole random games per second'.padEnd(44)} ${perSecond.toFixed(1).padStart(10)}`)

const { CHROME_BIN: browser = '', PROJECT_ROOT: root = process.cwd() } = process.env
const appended = ledgers.map(entries).find((all) => all.length > APPENDS)
if (browser === '') console.log('append to disk, strict: not measured, there is no Chromium here (CHROME_BIN may name one)')
else if (appended === undefined) console.log(`append to disk, strict: not measured, no game has ${APPENDS} entries`)
else row('append to disk, strict, in headless Chromium', 'ms', await measureDisk(browser, root, appended.slice(0, APPENDS + 1)))
