// `npm test`: installs what is missing, then runs every test there is, to the end, and says how many passed and failed.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser, ensureModules, root } from './ensure.mjs'

process.chdir(root)
// .ci/run repeats this line after npm's own words.
const verdict = join(root, '.out/verdict')
rmSync(verdict, { force: true })
const began = Date.now()
ensureModules()
process.env.CHROME_BIN = ensureBrowser()
const { steps, tool } = await import('./steps.mjs')

/** The tools, and what they are given here: a taste of each, whose full measure is a command of its own. */
const tools = [
  ['scenarios'],
  ['playout', '--games', '20', '--seed', '1'],
  ['mutants'],
  ['forge', '--forgeries', '60'],
  ['kill-test', '--kills', '20'],
  ['power-test', '--rounds', '2'],
].filter(([name]) => {
  const isThere = existsSync(join(root, 'tests/tools', `${name}.ts`))
  if (!isThere) console.log(`not built yet: ${name}`)
  return isThere
})

/**
 * What is run, in which order. A browser test needs the build, everything else stands alone.
 * @type {readonly (readonly [name: string, run: () => Promise<{ passed: number, failed: number, faults: string }>])[]}
 */
const plan = [
  ['lock file', () => steps.lock()],
  ['format', () => steps.format(['--check'])],
  ['types', () => steps.types([])],
  ['lint', () => steps.lint([])],
  ['unit tests', () => steps.unit([])],
  ...tools.map(([name, ...args]) => [name, () => tool(name, ...args)]),
  ['build', () => steps.build([])],
  ['offline list', () => steps.dist()],
  ['browser tests', () => steps.browser([])],
]

const total = { passed: 0, failed: 0 }
const lines = []
/** What failed and why, said once more at the very end, where nobody has to look for it. */
const said = []
for (const [name, run] of plan) {
  const started = Date.now()
  console.log(`\n── ${name} ──`)
  const { passed, failed, faults } = await run()
  if (faults) said.push(`${name}:\n${faults}`)
  total.passed += passed
  total.failed += failed
  lines.push(`${failed ? 'FAILED' : 'ok    '} ${name}: ${passed} passed, ${failed} failed, ${((Date.now() - started) / 1000).toFixed(1)} s`)
}
console.log(`\n${lines.join('\n')}\nall in ${((Date.now() - began) / 1000).toFixed(1)} s\n`)
if (said.length) console.log(`${said.join('\n')}\n`)
const last = `${total.passed} passed, ${total.failed} failed`
mkdirSync(join(root, '.out'), { recursive: true })
writeFileSync(verdict, `${last}\n`)
console.log(last)
process.exit(total.failed ? 1 : 0)
