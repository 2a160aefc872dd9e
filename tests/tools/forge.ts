/**
 * `npm run forge -- --forgeries 500 [--seed 1]`: forges exported games with recomputed digests, and checks that the verification finds all
 * of them. Then checks a list of changes that are accepted by design. Exit status 1 if another forgery is accepted, or if a change of the
 * list is not accepted.
 */
import { parseArgs } from 'node:util'
import { byDesign, forgeMany } from '../fairness/forgeries'

const { values } = parseArgs({ options: { forgeries: { type: 'string', default: '500' }, seed: { type: 'string', default: '1' } } })
const forgeries = Number(values.forgeries)
const began = performance.now()
const { byKind, legal, faults } = await forgeMany(forgeries, Number(values.seed))
const column = (count: number) => String(count).padStart(4)
console.log('wrong  unchecked  right')
for (const [what, { wrong, unchecked, right }] of byKind)
  console.log(`${column(wrong)}   ${column(unchecked)}      ${column(right)}    ${what}`)
console.log(`${forgeries} forgeries of ${byKind.size} kinds in ${((performance.now() - began) / 1000).toFixed(1)} s`)
console.log(`${legal} more came to a game that the app itself could have written: nothing was forged, and they are right`)
console.log('\nright by design:')
let kept = 0
for (const [what, wrong] of await byDesign()) {
  console.log(`${wrong.length === 0 ? '  ok  ' : '  MISS'} ${what}`)
  if (wrong.length === 0) kept++
  faults.push(...wrong.map((why) => `${what}: ${why}`))
}
if (faults.length > 0) console.log(`\nwhat failed:\n${faults.join('\n')}\n`)
console.log(`\n${forgeries + kept - Math.min(forgeries, faults.length)} passed, ${faults.length} failed`)
process.exit(faults.length === 0 ? 0 : 1)
