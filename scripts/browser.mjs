// Runs the browser tests of the built app with Playwright Test. Arguments: `[--sample] [NAME…] [flags of Playwright Test…]`.
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { node } from './child.mjs'
import { ensureBrowser, root } from './ensure.mjs'

const folder = 'tests/browser'
const ending = '.spec.ts'

/**
 * Parses the command line. Words before the first flag are names of tests; `--sample` may be anywhere.
 * @param {readonly string[]} args
 */
const understood = (args) => {
  const words = args.filter((word) => word !== '--sample')
  const first = words.findIndex((word) => word.startsWith('-'))
  const [named, flags] = first < 0 ? [words, []] : [words.slice(0, first), words.slice(first)]
  const names = named.map((name) => name.replace(/^.*\//, '').replace(/(?:\.spec)?\.ts$/, ''))
  return { project: args.includes('--sample') ? 'sample' : 'full', names, flags }
}

/**
 * Runs browser tests on a built app: the named tests, or all tests if none is named.
 * @param {readonly string[]} args see the top of this file
 * @param {string} built folder of the built app
 * @returns {Promise<{ ok: boolean, output: string }>} see `node`
 */
export async function browse(args, built) {
  const { project, names, flags } = understood(args)
  const there = readdirSync(join(root, folder)).flatMap((file) => (file.endsWith(ending) ? [file.slice(0, -ending.length)] : []))
  const unknown = names.filter((name) => !there.includes(name))
  if (unknown.length > 0) {
    console.error(`There is no browser test ${unknown.join(', ')}: ${there.toSorted().join(', ')}.`)
    return { ok: false, output: '' }
  }
  const output = join(root, `.out/browser-${process.pid}`)
  const play = (more, { keep = false, ...options } = {}) =>
    node(
      [
        'node_modules/@playwright/test/cli.js',
        'test',
        ...names.map((name) => `[\\\\/]${name}\\.spec\\.ts$`),
        '--config',
        `${folder}/playwright.config.ts`,
        '--project',
        project,
        '--output',
        output,
        /**
         * With a port, the list of tests opens as a tab in the default browser, because the browser that Playwright provides is not
         * installed.
         */
        ...(flags.includes('--ui') ? ['--ui-port', '0'] : []),
        ...flags,
        ...more,
      ],
      {
        env: {
          CHROME_BIN: ensureBrowser(),
          BUILT: built,
          ...(names.length > 0 && { BROWSER_TESTS: 'named' }),
          ...(keep && { KEEP_OUTPUT: 'yes' }),
        },
        ...options,
      },
    )
  const result = await play([])
  if (result.ok) {
    rmSync(output, { recursive: true, force: true })
    return result
  }
  /**
   * Recording traces makes tests slower. Therefore, only failed tests run a second time with traces; the results of the second run are not
   * counted.
   */
  if (!flags.some((flag) => /^--(?:ui|trace|debug|list|last-failed)/.test(flag))) {
    console.log('\nRecording traces of the failed tests …')
    await play(['--last-failed', '--trace', 'on'], { quiet: true, keep: true })
  }
  if (existsSync(output)) console.log(`Traces of failed tests: ${output} (open one with npx playwright show-trace FILE)`)
  return result
}
