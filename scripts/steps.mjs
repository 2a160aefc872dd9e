// Steps of `npm test`, e.g. unit tests and linting. `npm run NAME` runs a single step.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { browse } from './browser.mjs'
import { node } from './child.mjs'
import { ensureBrowser, root } from './ensure.mjs'

const bin = {
  vite: 'node_modules/vite/bin/vite.js',
  tsc: 'node_modules/typescript/bin/tsc',
  vitest: 'node_modules/vitest/vitest.mjs',
  oxlint: 'node_modules/oxlint/bin/oxlint',
  oxfmt: 'node_modules/oxfmt/bin/oxfmt',
  knip: 'node_modules/knip/bin/knip.js',
}

/**
 * Reads the number of tests from the last line of a step's output, `N passed, N failed`. A step without such a line counts as one test. The
 * text below `what failed:` is repeated at the end of all output.
 */
const count = ({ ok, output }) => {
  const [, passed, failed] = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1) ?? [undefined, ok ? 1 : 0, 0]
  const [, faults = ''] = /^what failed:\n([^]*?)\n\n/m.exec(output) ?? []
  return { passed: Number(passed), failed: ok ? Number(failed) : Math.max(1, Number(failed)), faults }
}

const plain = async (args, options) => count(await node(args, options))

/**
 * Node options for memory, in megabytes. Test files share workers, and with the default heap size the last test files ran out of memory. A
 * large young generation saves time, because each screen creates many short-lived objects.
 */
const MEMORY = ['--max-old-space-size=8192', '--max-semi-space-size=64']

/** Runs the unit tests once and returns the counts. */
const units = async (args) => {
  const report = join(root, `.out/unit-${process.pid}.json`)
  const run = (...more) =>
    node([...MEMORY, bin.vitest, 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...more, ...args])
  const first = await run()
  /**
   * Sometimes a worker thread exits unexpectedly ("Worker exited unexpectedly"), and the test runner exits without a report. In this case
   * only, all tests run again with a process for each file. A failed test is counted and never runs twice.
   */
  const { ok } = first.ok || existsSync(report) ? first : await run('--pool=forks', '--isolate')
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {}
  rmSync(report, { force: true })
  const faults = testResults
    .flatMap(({ name, message, assertionResults }) => [
      ...(message ? [`${name}: ${message}`] : []),
      ...assertionResults
        .filter(({ status }) => status === 'failed')
        .map((one) => `${name}: ${one.fullName}\n${one.failureMessages.join('\n')}`),
    ])
    .map((fault) => fault.replaceAll(`${root}/`, '').split('\n').slice(0, 8).join('\n'))
  return { passed: numPassedTests, failed: ok ? numFailedTests : Math.max(1, numFailedTests), faults }
}

/** Runs the tests of rules and the tests of screens separately, because a single test runner ran out of memory. */
const unit = async (args) => {
  mkdirSync(join(root, '.out'), { recursive: true })
  const projects = args.length > 0 ? [[]] : [['rules'], ['screens']]
  const runs = []
  for (const names of projects) runs.push(await units([...names.flatMap((name) => ['--project', name]), ...args]))
  const sum = (what) => runs.reduce((all, run) => all + run[what], 0)
  return { passed: sum('passed'), failed: sum('failed'), faults: runs.flatMap(({ faults }) => faults).join('\n') }
}

/** Checks the types of the whole project. Then checks the rules alone, without the types of the browser. */
const checkTypes = async (args) => {
  for (const project of ['.', 'src/referee', 'src/games']) {
    const result = await plain([bin.tsc, '--noEmit', '--project', project, ...args])
    if (result.failed) return result
  }
  return { passed: 1, failed: 0, faults: '' }
}

/** Lints each file, then reports unused files, exports and packages. */
const lint = async (args) => {
  const inFiles = await plain([bin.oxlint, '--type-aware', '--deny-warnings', ...args])
  return inFiles.failed ? inFiles : plain([bin.knip, '--no-progress'])
}

const browser = async (args, built) => count(await browse(args, built))

/**
 * Builds the app into a separate folder and tests this build, so that the step does not change a build that is served or tested elsewhere.
 */
export const buildAndBrowse = async (args) => {
  const built = `.out/app-${process.pid}`
  const done = await steps.build(['--outDir', built])
  const result = done.failed ? done : await browser(args, built)
  rmSync(join(root, built), { recursive: true, force: true })
  return result
}

/**
 * Steps of `npm test`. The key is the name of the step. Each step returns how many tests passed and failed.
 * @type {Record<string, (args: readonly string[]) => Promise<{ passed: number, failed: number, faults: string }>>}
 */
export const steps = {
  lock: () => plain(['scripts/lock.mjs']),
  types: checkTypes,
  format: (args) => plain([bin.oxfmt, ...args]),
  lint,
  unit,
  build: (args) => plain([bin.vite, 'build', '--logLevel', 'warn', ...args]),
  dist: () => plain(['scripts/dist.mjs']),
  dev: (args) => plain([bin.vite, ...args]),
  watch: (args) => plain([bin.vitest, 'watch', ...args], { interactive: true }),
  fix: async (args) => {
    const fixed = await plain([bin.oxlint, '--type-aware', '--fix', ...args])
    return fixed.failed ? fixed : steps.format(args)
  },
  browser: (args) => browser(args, 'dist'),
  icons: () => plain(['scripts/icons.mjs'], { env: { CHROME_BIN: ensureBrowser() } }),
  pictures: (args) => plain(['scripts/pictures.mjs', ...args], { env: { CHROME_BIN: ensureBrowser() } }),
}

/** Runs a tool of `tests/tools` as a step. */
export const tool = (name, ...args) => plain(['scripts/tool.mjs', name, ...args], { env: { INIT_CWD: root } })
