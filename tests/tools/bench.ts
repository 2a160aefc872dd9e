// `npm run bench`: measures the rules, the storage and the built app. Only reports numbers; nothing passes or fails.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'vite'
import { entries } from '../../src/referee'
import { against } from '../bench/against'
import { asMarkdown, asText, type Figure } from '../bench/figures'
import { archiveOfMany } from '../bench/archive'
import { measureDisk } from '../bench/disk'
import { filmFrames } from '../bench/film'
import { eachGame } from '../bench/each-game'
import { firstVisit } from '../bench/first-visit'
import { fullHome } from '../bench/full-home'
import { heavyGame } from '../bench/games'
import { host } from '../bench/host'
import { openLongGame } from '../bench/long-game'
import { mapFrames } from '../bench/map-frames'
import type { Bench } from '../bench/phone'
import { rulesFigures } from '../bench/rules'
import { tapsOfAGame } from '../bench/taps'
import { warmStart, type Runs } from '../bench/warm-start'

const { values } = parseArgs({
  options: {
    /** Number of random games for the rules. */
    games: { type: 'string', default: '30' },
    /** Number of runs of each measurement. Default: 9, or 15 for measurements with a limit or a comparison. */
    times: { type: 'string' },
    /** Parts to measure, separated by commas; all if empty. */
    only: { type: 'string', default: '' },
    /** Folder of another build. Compares the warm starts of both builds; other parts are measured only if named in `only`. */
    against: { type: 'string' },
    /** Replaces the table in docs/figures.md. Not possible with `against`. */
    write: { type: 'boolean', default: false },
  },
})
const games = Number(values.games)
const times = Number(values.times ?? 9)
const runs: Runs = { usual: times, barred: Number(values.times ?? 15) }
const { CHROME_BIN: executable = '', PROJECT_ROOT: root = process.cwd() } = process.env

mkdirSync(join(root, '.out'), { recursive: true })
const folder = mkdtempSync(join(root, '.out/bench-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

/** Number of entries that the benchmark appends to the store. */
const APPENDS = 200

/** Name and folder of the build to compare with; undefined if the option `--against` is omitted. */
const other = values.against === undefined ? undefined : { name: values.against, folder: resolve(values.against) }
if (other !== undefined && !existsSync(join(other.folder, 'index.html'))) {
  console.error(`There is no built app in ${other.name}.`)
  process.exit(1)
}

type Part = (bench: Bench) => Promise<readonly Figure[]>
const parts: Readonly<Record<string, Part>> = {
  rules: () => Promise.resolve(rulesFigures(games)),
  disk: () => measureDisk(executable, root, entries(heavyGame(90_003)).slice(0, APPENDS + 1)),
  first: (bench) => firstVisit(bench, times),
  warm: (bench) => warmStart(bench, runs),
  long: (bench) => openLongGame(bench, runs),
  home: (bench) => fullHome(bench, runs.barred),
  archive: (bench) => archiveOfMany(bench, times),
  map: (bench) => mapFrames(bench, times),
  film: (bench) => filmFrames(bench, times),
  taps: (bench) => tapsOfAGame(bench),
  each: (bench) => eachGame(bench, runs),
  ...(other === undefined ? {} : { against: (bench: Bench) => against(bench, other, runs.barred) }),
}
const named = values.only === '' ? [] : values.only.split(',')
const asked = other !== undefined ? [...named, 'against'] : named.length > 0 ? named : Object.keys(parts)
const unknown = asked.filter((name) => !(name in parts))
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}: ${Object.keys(parts).join(', ')}.`)
  process.exit(1)
}
const doable = executable === '' ? asked.filter((name) => name === 'rules') : asked
if (doable.length < asked.length) console.log('There is no Chromium here (CHROME_BIN may name one): only the rules are measured.')

let bench: Bench = { executable, folder, app: join(folder, 'app'), url: '' }
let stop = async () => undefined as void
if (doable.some((name) => name !== 'rules')) {
  await build({ root, logLevel: 'warn', configFile: join(root, 'vite.config.ts'), build: { outDir: bench.app, emptyOutDir: true } })
  const hosted = await host(bench.app)
  bench = { ...bench, url: hosted.url }
  stop = hosted.stop
}
const figures: Figure[] = []
for (const name of doable) {
  console.log(`measuring: ${name}`)
  figures.push(...((await parts[name]?.(bench)) ?? []))
}
await stop()

const machine = `${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${cpus().length} cores, Node ${process.versions.node}`
const day = new Date().toISOString().slice(0, 10)
console.log(`\n${day}, ${machine}\n${asText(figures)}`)
writeFileSync(join(root, '.out/bench.json'), `${JSON.stringify({ day, machine, figures }, undefined, 2)}\n`)

if (values.write && other === undefined) {
  const page = join(root, 'docs/figures.md')
  const text = readFileSync(page, 'utf8')
  const table = `<!-- bench -->\nMeasured on ${day}: ${machine}.\n\n${asMarkdown(figures)}\n<!-- /bench -->`
  writeFileSync(
    page,
    text.replace(/<!-- bench -->[\s\S]*<!-- \/bench -->/, () => table),
  )
}
process.exit(0)
