import { expect, test } from 'vitest'
import { createPlay } from '../../../src/session/open-game'
import { hmacSha256, sha256 } from '../../../src/session/ledger/digest'
import { entries, verify, type Verification } from '../../../src/referee'
import { Database, diskStore, memoryStore } from '../../../src/storage'
import { tiny, type Tiny } from '../../fixtures/tiny-game'
import { tinyTable, tinyEnvironment, troubledStore } from '../../fixtures/tiny-environment'

let made = 0
const worlds = { memory: () => tinyEnvironment(), disk: () => tinyEnvironment(diskStore(new Database(`stretches ${++made}`))) }

const movesIn = (table: Awaited<ReturnType<typeof tinyTable>>) => entries(table.now().ledger).map(({ move }) => move.do)
const verified = (table: Awaited<ReturnType<typeof tinyTable>>): Verification =>
  verify(tiny, entries(table.now().ledger), sha256, hmacSha256)
const resultsOf = ({ findings }: Verification, what: string) => findings.filter((one) => one.what === what).map(({ how }) => how)

test.each(['memory', 'disk'] as const)('the last move opens the seed, and every draw can be checked: %s', async (where) => {
  const table = await tinyTable(worlds[where]())
  await table.drawByChance()
  expect(resultsOf(verified(table), 'draw')).toEqual(['unchecked'])
  await table.drawByChance()
  expect(await table.play({ do: 'finish' })).toEqual({ how: 'done' })
  expect(movesIn(table)).toEqual(['begin', 'commitSeed', 'draw', 'draw', 'finish', 'openSeed'])
  expect(table.now().undoTo).toBeDefined()
  expect(resultsOf(verified(table), 'draw')).toEqual(['checked', 'checked'])
  expect(resultsOf(verified(table), 'seed')).toEqual(['checked'])
})

test.each(['memory', 'disk'] as const)('played on after the end, the cards come by a new seed: %s', async (where) => {
  const table = await tinyTable(worlds[where]())
  await table.drawByChance()
  await table.play({ do: 'finish' })
  await table.undo()
  const again = createPlay<Tiny>(table.environment)
  await again.getState().openGame(table.id)
  expect(await again.getState().drawByChance()).toEqual({ how: 'done' })
  await again.getState().play({ do: 'finish' })
  await table.table.getState().openGame(table.id)
  expect(movesIn(table)).toEqual([
    'begin',
    'commitSeed',
    'draw',
    'finish',
    'openSeed',
    'rewind',
    'commitSeed',
    'draw',
    'finish',
    'openSeed',
  ])
  expect(resultsOf(verified(table), 'draw')).toEqual(['checked', 'checked'])
})

test('a seed that is lost is replaced by a new stretch, and what was drawn by it stays unchecked', async () => {
  const db = new Database(`stretches ${++made}`)
  const table = await tinyTable(tinyEnvironment(diskStore(db)))
  await table.drawByChance()
  await db.seeds.clear()
  await table.drawByChance()
  await table.play({ do: 'finish' })
  expect(movesIn(table)).toEqual(['begin', 'commitSeed', 'draw', 'commitSeed', 'draw', 'finish', 'openSeed'])
  expect(resultsOf(verified(table), 'draw')).toEqual(['unchecked', 'checked'])
})

test('a new stretch that cannot be saved has not begun: seed and commitment come together', async () => {
  const { faulty, faults } = troubledStore(memoryStore())
  const table = await tinyTable(tinyEnvironment(faulty))
  await table.giveChance('seat-1', 'dragon', ['seat-1'])
  faults.append = 'full'
  expect(await table.openChance()).toEqual({ how: 'unsaved', trouble: 'full' })
  delete faults.append
  await table.callOffChance()
  await table.drawByChance()
  await table.play({ do: 'finish' })
  expect(movesIn(table)).toEqual(['begin', 'commitSeed', 'giveChance', 'callOffChance', 'draw', 'finish', 'openSeed'])
  expect(resultsOf(verified(table), 'draw')).toEqual(['checked'])
})

test('opening waits for the end', async () => {
  const table = await tinyTable()
  expect(await table.layOpen()).toEqual({ how: 'done' })
  expect(movesIn(table)).toEqual(['begin', 'commitSeed'])
})
