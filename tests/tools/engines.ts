/**
 * `npm run engines`: runs a short test in other browser engines, Firefox and WebKitGTK, if they are installed. Then pairs Chromium and
 * Firefox as two phones, in both roles. `--pairing`: only the pairing.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { serveFolder } from '../browser/kit/serve'
import { chromium } from '../engines/chromium'
import { firefox } from '../engines/firefox'
import { journey, lacking } from '../engines/journey'
import { pairing } from '../engines/pairing'
import { webkit } from '../engines/webkit'

const root = process.env['PROJECT_ROOT'] ?? process.cwd()
const built = mkdtempSync(join(root, '.out/engines-'))
process.on('exit', () => rmSync(built, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))
await build({ root, logLevel: 'error', build: { outDir: built, emptyOutDir: true } })

let [passed, failed] = [0, 0]
const attempt = async (name: string, work: () => Promise<void>) => {
  try {
    await work()
    passed += 1
    console.log(`  ok   ${name}`)
  } catch (reason) {
    failed += 1
    console.log(`  MISS ${name}\n    ${reason instanceof Error ? reason.message : String(reason)}`)
  }
}

const journeys = process.argv.includes('--pairing') ? {} : { Firefox: firefox(), WebKitGTK: webkit() }
for (const [name, engine] of Object.entries(journeys)) {
  if ('missing' in engine) {
    console.log(`\n${name} is not here and was passed over: ${engine.missing}.`)
    continue
  }
  const began = Date.now()
  const server = await serveFolder(built)
  await attempt(`${name} starts`, async () => {
    const driver = await engine.start()
    console.log(`\n${driver.name}`)
    await journey(driver, server, attempt)
    console.log(`  it does not offer: ${(await lacking(driver)).join(', ') || 'nothing of what the app can use'}`)
    await driver.quit()
  })
  await server.stop()
  console.log(`  ${((Date.now() - began) / 1000).toFixed(1)} s`)
}
const [one, two] = [chromium(), firefox()]
if ('missing' in one || 'missing' in two) console.log('\nTwo engines were not paired: Chromium and Firefox are needed.')
else {
  const server = await serveFolder(built)
  for (const isFirefoxTable of [false, true]) {
    await attempt('both start', async () => {
      const phones = [await one.start(), await two.start()]
      const [table, other] = isFirefoxTable ? phones.toReversed() : phones
      if (table !== undefined && other !== undefined) await pairing(table, other, server.url, attempt)
      for (const phone of phones) await phone.quit()
    })
  }
  await server.stop()
}
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
