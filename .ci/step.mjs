// Runs one step alone, on a fresh clone too: `node .ci/step.mjs NAME arguments…`.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ensureModules, root } from './ensure.mjs'

const [name = '', ...args] = process.argv.slice(2)
process.chdir(root)
ensureModules()
const { steps } = await import('./steps.mjs')
if (!Object.hasOwn(steps, name)) {
  console.error(`There is no step "${name}": ${Object.keys(steps).join(', ')}.`)
  process.exit(1)
}
if (name === 'browser' && !existsSync(join(root, 'dist/index.html'))) await steps.build([])
const { failed } = await steps[name](args)
process.exit(failed ? 1 : 0)
