/**
 * `npm run power-test -- --rounds 20`: tests which data a device keeps if its power fails immediately after a move was acknowledged. The
 * browser profile is on a disk image. The tool copies the image at this time, mounts the copy and opens the stored game.
 */
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { pause, servePage, start, temporary } from '../durability/browser'
import { Witness } from '../durability/witness'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '20' }, seed: { type: 'string', default: '1' } } })
const [rounds, seed] = [Number(values.rounds), Number(values.seed)]
const executable = process.env['CHROME_BIN'] ?? ''
const folder = temporary('castellan-power')
const [image, kept, disk] = [join(folder, 'disk.img'), join(folder, 'kept.img'), join(folder, 'disk')]
mkdirSync(disk)

const run = (command: string, ...args: readonly string[]) => execFileSync(command, args, { stdio: 'ignore' })
const mount = (file: string) => run('mount', '-o', 'loop', file, disk)
const unmount = async () => {
  for (let n = 0; n < 100; n++) {
    try {
      return run('umount', disk)
    } catch {
      await pause(50)
    }
  }
  throw new Error('the disk image cannot be unmounted')
}
const format = () => {
  rmSync(image, { force: true })
  run('truncate', '-s', '300M', image)
  run('mkfs.ext4', '-q', '-F', image)
  mount(image)
}

const why = (): string | undefined => {
  if (executable === '') return 'there is no browser here'
  try {
    format()
    execFileSync('umount', [disk], { stdio: 'ignore' })
    return undefined
  } catch (reason) {
    return reason instanceof Error ? (reason.message.split('\n')[0] ?? '') : String(reason)
  }
}

const obstacle = why()
if (obstacle !== undefined) {
  // The test needs root and loop devices. If the machine has none, the test ends without an error.
  console.log(`The power-loss test cannot run here: ${obstacle}.`)
  process.exit(0)
}

const server = await servePage()
const witness = new Witness()
let unopened = 0
for (let n = 0; n < rounds; n++) {
  format()
  const first = await start(executable, join(disk, 'profile'), server.url, (acknowledged) => witness.hear(acknowledged))
  await first.page.evaluate((from) => window.harness.play(from, 12), seed * 1000 + n)
  const gone = first.kill()
  copyFileSync(image, kept)
  await gone
  await unmount()
  mount(kept)
  const second = await start(executable, join(disk, 'profile'), server.url, () => undefined)
  try {
    witness.compare(await second.page.evaluate((asked) => window.harness.open(asked), witness.game))
  } catch (reason) {
    unopened += 1
    witness.faults.push(String(reason))
  }
  await second.kill()
  await unmount()
}
server.stop()

for (const fault of new Set(witness.faults)) console.log(`  ${fault}`)
const failed = witness.lost + witness.faults.length
console.log(`${rounds} power cuts, ${witness.moves} acknowledged moves, ${witness.lost} lost, ${unopened} databases that did not open`)
console.log(`${failed === 0 ? rounds : 0} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
