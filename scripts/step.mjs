// Runs a single step of the tests, also on a fresh clone: `node scripts/step.mjs NAME arguments…`.
import { ensureModules, root } from './ensure.mjs'

const [name = '', ...args] = process.argv.slice(2)
process.chdir(root)
ensureModules()
const { steps, buildAndBrowse } = await import('./steps.mjs')
if (!Object.hasOwn(steps, name)) {
  console.error(`There is no step "${name}": ${Object.keys(steps).join(', ')}.`)
  process.exit(1)
}
const { failed } = await (name === 'browser' ? buildAndBrowse(args) : steps[name](args))
process.exit(failed ? 1 : 0)
