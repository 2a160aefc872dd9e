/**
 * `npm run link-faults -- --runs 500`: links phones over a network that cuts off, loses, duplicates, reorders, forges, replays and returns
 * messages. First part, `readers`: a guest's copy is always a prefix of the ledger, and a new pairing completes the copy. Second part,
 * `hands`: one to five seats choose on their own phones, which are reloaded, disconnected, or lose the host. `--seed N` repeats only the
 * run of `hands` with this seed, `--hands N` sets the number of own phones (1 to 5). Exit status 1 on any fault.
 */
import { parseArgs } from 'node:util'
import { campaign, FAULTS } from '../link/faults'
import { handCampaign } from '../link/hands'

const { values } = parseArgs({ options: { runs: { type: 'string', default: '500' }, seed: { type: 'string' }, hands: { type: 'string' } } })
const runs = Number(values.runs)
const most = values.hands === undefined ? undefined : Number(values.hands)

/**
 * Prints the errors and the result of a campaign.
 * @param made errors; each text begins with the name of its run
 */
const report = (name: string, made: readonly string[], of: number, began: number) => {
  for (const one of made) console.log(one)
  const failed = new Set(made.map((one) => one.split(/: |, (?!seed)/)[0])).size
  console.log(`${name}: ${of} runs in ${((performance.now() - began) / 1000).toFixed(1)} s, ${of - failed} passed, ${failed} failed`)
}

let began = performance.now()
const readers = values.seed === undefined ? await campaign(runs) : []
if (values.seed === undefined) report(`readers, ${FAULTS.length} kinds of faults`, readers, runs, began)
began = performance.now()
const hands = values.seed === undefined ? await handCampaign(runs, 1, most) : await handCampaign(1, Number(values.seed), most)
report('hands', hands, values.seed === undefined ? runs : 1, began)
process.exit(readers.length + hands.length === 0 ? 0 : 1)
