// `npm run link-faults -- --runs 500`: links two phones over a network on which messages are cut off, lost, doubled, swapped, forged,
// replayed and sent back. Exit status 1 if a copy is ever anything but a beginning of the ledger, or a new pairing does not make it whole.
import { parseArgs } from 'node:util'
import { campaign, FAULTS } from '../link/faults'

const { values } = parseArgs({ options: { runs: { type: 'string', default: '500' } } })
const runs = Number(values.runs)
const began = performance.now()
const wrong = await campaign(runs)
for (const one of wrong) console.log(one)
console.log(`${runs} runs of ${FAULTS.length} kinds in ${((performance.now() - began) / 1000).toFixed(1)} s`)
const failed = new Set(wrong.map((one) => one.split(',')[0])).size
console.log(`${runs - failed} passed, ${failed} failed`)
process.exit(wrong.length === 0 ? 0 : 1)
