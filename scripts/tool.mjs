/**
 * Runs tests/tools/NAME.ts, also on a fresh clone: `node scripts/tool.mjs NAME arguments…`. Paths in the arguments are relative to the
 * folder of the command. PROJECT_ROOT contains the folder of the project, CHROME_BIN the path of a browser, if one is installed.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ensureModules, findBrowser, root } from './ensure.mjs'

const [name = '', ...args] = process.argv.slice(2)
const entry = join(root, 'tests/tools', `${name}.ts`)
if (!/^[a-z][a-z-]*$/.test(name) || !existsSync(entry)) {
  console.error(`There is no tool of the name "${name}" in tests/tools.`)
  process.exit(1)
}
ensureModules()
const { node } = await import('./child.mjs')
const { bundle } = await import('./bundle.mjs')
const { file } = await bundle(entry)
const cwd = process.env.INIT_CWD ?? process.cwd()
const env = { PROJECT_ROOT: root, CHROME_BIN: findBrowser() ?? '' }
const { status } = await node(['--enable-source-maps', file, ...args], { cwd, env })
process.exit(status)
