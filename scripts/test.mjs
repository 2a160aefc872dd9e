// `npm test`: installs missing packages, runs all tests to the end, and prints how many passed and failed.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser, ensureModules, root } from './ensure.mjs'

process.chdir(root)
// Stores the result in a file. .ci/run prints this line again after the last output of npm.
const verdict = join(root, '.out/verdict')
rmSync(verdict, { force: true })
const began = Date.now()
ensureModules()
process.env.CHROME_BIN = ensureBrowser()
const { saidApart } = await import('./child.mjs')
const { steps, tool } = await import('./steps.mjs')

/** Tools of `tests/tools` that run as tests, with arguments that limit them to a small sample. */
const tools = [
  ['scenarios'],
  ['playout', '--games', '20', '--seed', '1'],
  ['mutants', '--every', '4'],
  ['forge', '--forgeries', '5'],
  ['kill-test', '--kills', '5'],
  ['power-test', '--rounds', '1'],
].filter(([name]) => {
  const isThere = existsSync(join(root, 'tests/tools', `${name}.ts`))
  if (!isThere) console.log(`not built yet: ${name}`)
  return isThere
})

/** Names of the slowest steps, slowest first. */
const LONGEST = ['lint', 'types', 'kill-test', 'mutants', 'forge', 'power-test', 'build', 'playout']
const rank = (name) => (LONGEST.includes(name) ? LONGEST.indexOf(name) : LONGEST.length)

/**
 * Groups of steps, run one after another. Within a group, two steps run at a time, slowest first. Browser tests need the build; all other
 * steps are independent.
 * @typedef {() => Promise<{ passed: number, failed: number, faults: string }>} Step
 * @type {readonly (readonly (readonly [name: string, run: Step])[])[]}
 */
const groups = [
  [['lock file', () => steps.lock()]],
  [
    ['types', () => steps.types([])],
    ['lint', () => steps.lint([])],
    ['format', () => steps.format(['--check'])],
    ...tools.map(([name, ...args]) => [name, () => tool(name, ...args)]),
    ['build', () => steps.build([])],
  ].toSorted(([a], [b]) => rank(a) - rank(b)),
  [['unit tests', () => steps.unit([])]],
  [['offline list', () => steps.dist()]],
  [['browser tests', () => steps.browser(['--sample'])]],
]

const total = { passed: 0, failed: 0 }
const lines = []
/** Texts about failed tests and their causes, repeated at the end of the output. */
const messages = []
/** Runs one step and counts its tests. With `isApart`, prints the output of the step only when the step has ended. */
const runStep = async ([name, run], isApart) => {
  const started = Date.now()
  const title = `\n── ${name} ──`
  if (!isApart) console.log(title)
  const tell = (words) => {
    console.log(title)
    process.stdout.write(words)
  }
  const { passed, failed, faults } = await (isApart ? saidApart(run, tell) : run())
  if (faults) messages.push(`${name}:\n${faults}`)
  total.passed += passed
  total.failed += failed
  lines.push(`${failed ? 'FAILED' : 'ok    '} ${name}: ${passed} passed, ${failed} failed, ${((Date.now() - started) / 1000).toFixed(1)} s`)
}
for (const group of groups) {
  const waiting = [...group]
  const runSome = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) await runStep(step, group.length > 1)
  }
  await Promise.all([runSome(), runSome()])
}
console.log(`\n${lines.join('\n')}\nall in ${((Date.now() - began) / 1000).toFixed(1)} s\n`)
if (messages.length) console.log(`${messages.join('\n')}\n`)
const last = `${total.passed} passed, ${total.failed} failed`
mkdirSync(join(root, '.out'), { recursive: true })
writeFileSync(verdict, `${last}\n`)
console.log(last)
process.exit(total.failed ? 1 : 0)
