// `npm run kill-test -- --kills 500`: plays random moves in a real browser, kills its process at random times, and checks the stored data.
import { cpSync, existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { pause, servePage, start, temporary } from '../durability/browser'
import { tearLog } from '../durability/torn-log'
import { Witness } from '../durability/witness'
import { seeded } from '../playout/random'

const { values } = parseArgs({ options: { kills: { type: 'string', default: '20' }, seed: { type: 'string', default: '1' } } })
const [kills, seed] = [Number(values.kills), Number(values.seed)]
const executable = process.env['CHROME_BIN'] ?? ''
if (executable === '') {
  console.log('There is no browser here: set CHROME_BIN to one.\n0 passed, 1 failed')
  process.exit(1)
}

const root = process.env['PROJECT_ROOT'] ?? process.cwd()
const random = seeded(seed)
const server = await servePage()
const profile = temporary('castellan-kill')
/**
 * Path of a marker file in the profile. If the file is missing, another program has deleted the profile, so a loss is not the fault of the
 * browser.
 */
const mark = join(profile, 'kill-test')
writeFileSync(mark, '')
const witness = new Witness()
/** One of this number of kills also damages the log of the database. This simulates a kill during a write, which is rare. */
const TEAR_EVERY = 20
const TEAR_FIRST = 7
let torn = 0
const latencies: number[] = []
let heard = () => undefined as void

for (let n = 0; n < kills; n++) {
  const { page, kill } = await start(executable, profile, server.url, (acknowledged) => {
    witness.hear(acknowledged)
    heard()
  })
  const began = performance.now()
  const found = await page.evaluate((asked) => window.harness.open(asked), witness.game)
  latencies.push(performance.now() - began)
  if (!existsSync(mark)) throw new Error(`the folder of the profile was taken away from under the test: ${profile}`)
  const before = witness.lost
  if (n > 0) witness.compare(found)
  // The files of the browser may explain a loss, so they are copied immediately.
  if (witness.lost > before) cpSync(profile, join(root, `.out/kill-${n}`), { recursive: true, filter: (path) => !/Singleton/.test(path) })
  const first = new Promise<void>((done) => (heard = done))
  const playing = page
    .evaluate((from) => window.harness.play(from, 100_000), seed * 1000 + n)
    .catch((reason: unknown) => (reason instanceof Error ? reason.message : 'for no reason'))
  await Promise.race([first, playing])
  await pause(random() * 600)
  const reason = await Promise.race([playing, Promise.resolve(undefined)])
  await kill()
  if (n % TEAR_EVERY === TEAR_FIRST && tearLog(profile)) torn += 1
  if (reason !== undefined) witness.faults.push(`playing ended: ${reason}`)
  if ((n + 1) % 50 === 0) console.log(`${n + 1} kills, ${witness.moves} moves, ${witness.lost} lost`)
}
server.stop()

for (const fault of new Set(witness.faults)) console.log(`  ${fault}`)
const median = latencies.toSorted((a, b) => a - b)[Math.floor(latencies.length / 2)] ?? 0
console.log(`${kills} kills, ${witness.moves} acknowledged moves, ${witness.lost} lost, ${witness.faults.length} other faults`)
const { restored } = witness
console.log(`${torn} logs torn by hand; the browser threw its database away ${restored} times, and the games came back from the second one`)
console.log(`opened again and read in ${median.toFixed(0)} ms (median)`)
const failed = witness.lost + witness.faults.length
console.log(`${failed === 0 ? kills : 0} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
