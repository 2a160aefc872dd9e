// Fails where package-lock.json names a download address, or lacks the entry of a package that another platform needs:
// npm writes such a lock without a word, and refuses it later.
import { readFileSync } from 'node:fs'

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))

/** Looks for `name` the way Node does: beside the package that wants it, then one folder further out, and so on. */
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
