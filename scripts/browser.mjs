// Runs the browser tests of the built app: every tests/browser/NAME.ts, or those named, on one server. With --sample the long ones are left
// out and the others play a part of what they have: `npm test` does that.
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build, preview } from 'vite'
import tailwindcss from '@tailwindcss/vite'
import { bundle } from './bundle.mjs'
import { node } from './child.mjs'
import { root } from './ensure.mjs'

const folder = join(root, 'tests/browser')
/** The folder of the built app. */
const built = join(root, process.env.BUILT ?? 'dist')
const there = readdirSync(folder)
  .filter((name) => name.endsWith('.ts'))
  .map((name) => name.slice(0, -3))
  .toSorted()
const isSample = process.argv.includes('--sample')
const asked = process.argv
  .slice(2)
  .filter((word) => word !== '--sample')
  .map((name) => name.replace(/^.*\//, '').replace(/\.ts$/, ''))
const unknown = asked.filter((name) => !there.includes(name))
if (unknown.length) {
  console.error(`There is no browser test ${unknown.join(', ')}: ${there.join(', ')}.`)
  process.exit(1)
}

const serve = (outDir) =>
  preview({ configFile: false, root, logLevel: 'error', appType: 'mpa', build: { outDir }, preview: { port: 0, host: '127.0.0.1' } })
const addressOf = (server) => `http://localhost:${server.httpServer.address().port}/`

// A page that shows every building block, for what only a real browser can tell.
mkdirSync(join(root, '.out'), { recursive: true })
const blocks = mkdtempSync(join(root, '.out/blocks-'))
process.on('exit', () => rmSync(blocks, { recursive: true, force: true }))
await build({
  configFile: false,
  root: join(folder, 'blocks'),
  base: './',
  publicDir: false,
  logLevel: 'warn',
  plugins: [tailwindcss()],
  build: { outDir: blocks, emptyOutDir: true },
})
const servers = [await serve(built), await serve(blocks)]
const env = {
  PROJECT_ROOT: root,
  BUILT: built,
  APP_URL: addressOf(servers[0]),
  BLOCKS_URL: addressOf(servers[1]),
  ...(isSample && { SAMPLE: 'yes' }),
}

/** Left out of a sample: together they take longer than all others, and shorter tests go through the same screens. */
const LONG = [
  'after',
  'blocks',
  'both-views',
  'film',
  'four-phones-games',
  'history',
  'hold',
  'islet',
  'journey-keyboard',
  'journey-light',
  'journey-sudden',
  'journey-ten-rounds',
  'link',
  'link-games',
  'own-phone',
  'map',
  'offline-journey',
  'outcome',
  'phone-to-phone',
  'rules',
  'session-preferences',
  'taps',
  'update',
  'wide',
  'words',
]

/** How many tests run at a time: a browser test mostly waits, for pictures and for the disk. */
const AT_A_TIME = 2
/** Those that take longest begin first, so that none of them is left for the end. */
const LONGEST = ['screens', 'sizes', 'journey-ten-rounds', 'fair-play', 'sealed', 'taps', 'faults']
const rank = (name) => (LONGEST.includes(name) ? LONGEST.indexOf(name) : LONGEST.length)
const all = there.filter((name) => !isSample || !LONG.includes(name))
const waiting = (asked.length ? asked : all).toSorted((a, b) => rank(a) - rank(b))

const total = { passed: 0, failed: 0 }
/** The failed checks, repeated at the end. */
const faults = []
/** The failed tests in what a file of tests says, each with its reason; of one that died, its last words. */
const faultsOf = (output) => {
  const lines = output.trimEnd().split('\n')
  const isFault = (line) => line.startsWith('  MISS ')
  const isNext = (line) => line.startsWith('  ok ') || isFault(line) || /^\d+ passed/.test(line)
  const kept = lines.filter((_, n) => {
    const began = lines.findLastIndex((line, at) => at <= n && isNext(line))
    return began >= 0 && isFault(lines[began])
  })
  return (kept.length ? kept : lines.slice(-8)).slice(0, 14).join('\n')
}
/** Takes one test after the other from those that wait; what a test says is printed when it is over. */
const runSome = async () => {
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    const began = Date.now()
    const { file, remove } = await bundle(join(folder, `${name}.ts`))
    const { ok, output } = await node(['--enable-source-maps', file], { env, quiet: true })
    remove()
    console.log(`\n${name}, ${((Date.now() - began) / 1000).toFixed(1)} s\n${output.trimEnd()}`)
    const [, passed = '0', failed = '0'] = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1) ?? []
    total.passed += Number(passed)
    // A test that dies before it counts has failed all the same.
    total.failed += ok ? Number(failed) : Math.max(1, Number(failed))
    if (!ok) faults.push(`${name}:\n${faultsOf(output)}`)
  }
}
await Promise.all(Array.from({ length: AT_A_TIME }, runSome))
if (faults.length) console.log(`\nwhat failed:\n${faults.join('\n')}`)
console.log(`\nbrowser tests in all:\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed || !total.passed ? 1 : 0)
