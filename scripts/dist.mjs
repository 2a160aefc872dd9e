/**
 * Compares the folder of the built app with the file list of the service worker. Files missing from the list would not be available
 * offline.
 */
import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

const folder = 'dist'
/** Size limit of the whole app in kilobytes. All files are stored for offline use at the first visit. */
const budget = JSON.parse(readFileSync(new URL('../build/budgets.json', import.meta.url), 'utf8'))['on a device']
const walk = (at) =>
  readdirSync(at, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? walk(join(at, entry.name)) : [join(at, entry.name)]))

const files = walk(folder)
  .map((file) => relative(folder, file).replaceAll(sep, '/'))
  // These pictures need not be in the list, because the browser requests them only during installation.
  .filter((file) => !/^(?:sw\.js|robots\.txt|screenshots\/.*|icon-.*\.png)$/.test(file))
const worker = readFileSync(join(folder, 'sw.js'), 'utf8')
const listed = [...worker.matchAll(/\{[^{}]*?url["']?:["'`]([^"'`]+)["'`][^{}]*?\}/g)].map((match) => match[1])

const wrong = [
  ...files.filter((file) => !listed.includes(file)).map((file) => `not kept for offline use: ${file}`),
  ...listed.filter((file) => !files.includes(file)).map((file) => `listed but not built: ${file}`),
  ...listed.filter((file, i) => listed.indexOf(file) !== i).map((file) => `listed twice: ${file}`),
]
const size = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0) / 1024
if (!(size <= budget)) wrong.push(`too heavy: ${size.toFixed(1)} of ${budget} KB`)
for (const line of wrong) console.error(line)
console.log(`${files.length} files built, ${listed.length} kept for offline use, ${Math.round(size)} of ${budget} KB`)
process.exit(wrong.length || !listed.length ? 1 : 0)
