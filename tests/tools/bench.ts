// `npm run bench`: measures rules, disk and the built app. Everything here is a figure and nothing passes or fails.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'vite'
import { entries } from '../../src/referee'
import { asMarkdown, asText, type Figure } from '../bench/figures'
import { archiveOfMany } from '../bench/archive'
import { measureDisk } from '../bench/disk'
import { firstVisit } from '../bench/first-visit'
import { heavyGame } from '../bench/games'
import { host } from '../bench/host'
import { openLongGame } from '../bench/long-game'
import { mapFrames } from '../bench/map-frames'
import type { Bench } from '../bench/phone'
import { rulesFigures } from '../bench/rules'
import { tapsOfAGame } from '../bench/taps'
import { fullHome, warmStart } from '../bench/warm-start'

const { values } = parseArgs({
  options: {
    /** Random games for the rules. */
    games: { type: 'string', default: '30' },
    /** How often each start is measured. */
    times: { type: 'string', default: '9' },
    /** Parts, with commas between them; all without it. */
    only: { type: 'string', default: '' },
    /** Puts the table into the README, in place of the last one. */
    write: { type: 'boolean', default: false },
  },
})
const games = Number(values.games)
const times = Number(values.times)
const { CHROME_BIN: executable = '', PROJECT_ROOT: root = process.cwd() } = process.env

mkdirSync(join(root, '.out'), { recursive: true })
const folder = mkdtempSync(join(root, '.out/bench-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

/** Entries that are appended to the disk. */
const APPENDS = 200

type Part = (bench: Bench) => Promise<readonly Figure[]>
const parts: Readonly<Record<string, Part>> = {
  rules: () => Promise.resolve(rulesFigures(games)),
  disk: () => measureDisk(executable, root, entries(heavyGame(90_003)).slice(0, APPENDS + 1)),
  first: (bench) => firstVisit(bench, times),
  warm: (bench) => warmStart(bench, times),
  long: (bench) => openLongGame(bench, times),
  home: (bench) => fullHome(bench, times),
  archive: (bench) => archiveOfMany(bench, times),
  map: (bench) => mapFrames(bench, times),
  taps: (bench) => tapsOfAGame(bench),
}
const asked = values.only === '' ? Object.keys(parts) : values.only.split(',')
const unknown = asked.filter((name) => !(name in parts))
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}: ${Object.keys(parts).join(', ')}.`)
  process.exit(1)
}
const doable = executable === '' ? asked.filter((name) => name === 'rules') : asked
if (doable.length < asked.length) console.log('There is no Chromium here (CHROME_BIN may name one): only the rules are measured.')

let bench: Bench = { executable, folder, url: '' }
let stop = async () => undefined as void
if (doable.some((name) => name !== 'rules')) {
  const app = join(folder, 'app')
  await build({ root, logLevel: 'warn', configFile: join(root, 'vite.config.ts'), build: { outDir: app, emptyOutDir: true } })
  const hosted = await host(app)
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

if (values.write) {
  const readme = join(root, 'README.md')
  const text = readFileSync(readme, 'utf8')
  const table = `<!-- bench -->\nMeasured on ${day}: ${machine}.\n\n${asMarkdown(figures)}\n<!-- /bench -->`
  writeFileSync(
    readme,
    text.replace(/<!-- bench -->[\s\S]*<!-- \/bench -->/, () => table),
  )
}
process.exit(0)
