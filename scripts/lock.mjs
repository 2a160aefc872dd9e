/**
 * Fails if package-lock.json contains a download address, or if the entry of a package for another platform is missing. npm writes such
 * lock files without a warning and refuses them later.
 */
import { readFileSync } from 'node:fs'

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))

/**
 * Returns whether the lock file has an entry for `name`. Searches like Node: next to the package that needs `name`, then in each folder
 * above.
 */
const isThere = (name, from) => {
  for (let at = from; ; at = at.includes('/node_modules/') ? at.slice(0, at.lastIndexOf('/node_modules/')) : '') {
    if (packages[`${at ? `${at}/` : ''}node_modules/${name}`]) return true
    if (!at) return false
  }
}

const wrong = Object.entries(packages).flatMap(([path, entry]) => [
  ...(/^https?:/.test(entry.resolved ?? '') ? [`a download address: ${path}`] : []),
  ...Object.keys(entry.optionalDependencies ?? {})
    .filter((name) => !isThere(name, path))
    .map((name) => `missing: ${name}, wanted by ${path}`),
])
for (const line of wrong) console.error(line)
if (!wrong.length) console.log(`the lock file is whole: ${Object.keys(packages).length - 1} entries`)
process.exit(wrong.length ? 1 : 0)
