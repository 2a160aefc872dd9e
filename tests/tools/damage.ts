/**
 * `npm run damage -- --files 10000 [--seed 1]`: imports damaged files of all kinds, with the tiny game, Westeros, or several games; and
 * forged files with correct digests and arbitrary content. No file may change existing games, crash the app, or be imported as a game that
 * cannot be opened. The tool also stores some forged games as an old app version would, and checks that home, archive and settings still
 * work.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sample } from 'fast-check'
import { catalogue } from '../../src/games/catalogue'
import { sha256 } from '../../src/session/ledger/digest'
import { importGame } from '../../src/session/transfer'
import type { Environment } from '../../src/session/environment/environment'
import { entries } from '../../src/referee'
import { memoryStore, writeFile } from '../../src/storage'
import { backupDamages, damages, held, takeInAll } from '../fixtures/damage'
import { aDocument } from '../fixtures/document'
import { madeUp, plant } from '../fixtures/made-up'
import { eventful, stored } from '../fixtures/tiny-table'
import { tinyEnvironment } from '../fixtures/tiny-environment'
import { playGame } from '../playout/game'
import { seeded } from '../playout/random'
import { setupFor } from '../playout/setups'

const { values } = parseArgs({ options: { files: { type: 'string', default: '10000' }, seed: { type: 'string', default: '1' } } })
const [files, seed] = [Number(values.files), Number(values.seed)]
const root = process.env['PROJECT_ROOT'] ?? process.cwd()

const written = (game: string, all: Parameters<typeof writeFile>[0]['entries']) =>
  writeFile({ game, name: 'Friday', exported: 1_800_000_000_000, entries: all }, sha256)
/** Returns the first rounds of a random game with five players. */
const beginning = () => {
  const random = seeded(seed)
  const { ledger } = playGame({ setup: setupFor({ players: 5, preset: 'full' }, random), random, watch: false, disturb: true })
  return written('westeros', entries(ledger).slice(0, 80))
}
/** One of this number of forged games is also checked on the screens. */
const LOOK_EVERY = 50
const tiny = written('tiny', stored(eventful()))
const kept = readFileSync(join(root, 'tests/fixtures/ledgers/westeros-1.json'), 'utf8').trimEnd()
const kinds = Object.entries({
  'the tiny game': damages(tiny),
  Westeros: damages(kept),
  'Westeros, five players': damages(beginning()),
  'Westeros, made up': madeUp(kept),
  'several games': backupDamages([kept, tiny]),
}).flatMap(([of, all]) => Object.entries(all).map(([kind, damaged]) => ({ name: `${of}: ${kind}`, damaged })))

/** Returns the environment of a device with one stored game. */
const device = async (): Promise<Environment> => {
  const environment = { ...tinyEnvironment(memoryStore()) }
  const both = { ...environment, catalogue: [...environment.catalogue, ...catalogue] }
  await importGame(both, tiny)
  return both
}

aDocument()
const { whatFalls } = await import('../fixtures/stands')
/**
 * Stores a forged game in addition to the other games and renders the screens.
 * @throws if a screen fails, or if another game changes
 */
const lookAt = async (text: string): Promise<void> => {
  const environment = await device()
  const [before] = (await listOf(environment)).slice(-1)
  const was = await held(environment.store)
  const isThere = await plant(environment, text)
  const falls = await whatFalls(environment)
  if (falls !== undefined) throw new Error(`does not stand: ${falls}`)
  if (isThere) for (const { id } of await listOf(environment)) if (id !== before?.id) await environment.store.remove(id)
  if ((await held(environment.store)) !== was) throw new Error('another game has changed')
}
const listOf = async ({ store }: Environment) => {
  const games = await store.games()
  return games.ok ? games.value : []
}

let [passed, failed, taken, made, looked] = [0, 0, 0, 0, 0]
const began = performance.now()
for (const [at, { name, damaged }] of kinds.entries()) {
  const share = Math.floor(files / kinds.length) + (at < files % kinds.length ? 1 : 0)
  const before = taken
  // Runs in batches, because a hundred damaged games take a few megabytes of memory.
  for (let lot = 0; lot < share; lot += 100) {
    for (const text of sample(damaged, { numRuns: Math.min(100, share - lot), seed: seed * 100_000 + at * 1000 + lot })) {
      try {
        taken += await takeInAll(await device(), text)
        if (name.includes('made-up') && made++ % LOOK_EVERY === 0) {
          await lookAt(text)
          looked += 1
        }
        passed += 1
      } catch (reason) {
        failed += 1
        console.log(`  MISS ${name}: ${reason instanceof Error ? (reason.stack ?? reason.message) : String(reason)}`)
      }
    }
  }
  console.log(`${String(share).padStart(6)}  ${name}${taken > before ? `; ${taken - before} games in them were sound and opened` : ''}`)
}
console.log(`home, archive and settings stood around ${looked} made-up games`)
console.log(`${files} damaged files of ${kinds.length} kinds in ${((performance.now() - began) / 1000).toFixed(1)} s`)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
