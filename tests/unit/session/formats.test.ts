// Tests that games of all formats can be opened and verified. The folder fixtures/ledgers has an exported game for each version.
import { expect, test } from 'vitest'
import { catalogue } from '../../../src/games/catalogue'
import { sha256 } from '../../../src/session/ledger/digest'
import { createPlay } from '../../../src/session/open-game'
import { exportGame, importGame } from '../../../src/session/transfer'
import { verifyFile } from '../../../src/session/verification'
import { canonical, firstBroken } from '../../../src/referee'
import { memoryStore } from '../../../src/storage'
import { VERSION } from '../../../src/storage/file'
import { filesIn, read } from '../../files'
import { held } from '../../fixtures/damage'

const worldOf = () => ({ store: memoryStore(), catalogue, now: () => 1_800_000_000_000 })

/** SHA-256 of the last state of each exported game. The key is the file. */
const positions: Readonly<Record<string, string>> = {
  'westeros-1': '4a95c123447e791c61551d91a01740fc900c65dfda6fa70a749facd1f9fd729c',
  'axis-and-allies-2': 'b62ca4a3da329d0388ef1d86b1ecab7cc289945305eb4a66ba17545a73538e0e',
  'el-capitan-2': 'efe9da322c470dff7129c4bb4d2681cc6df1f8deebd94d116e7878b06d9655fd',
  'graenaland-2': 'bb1a280eacf8408be8de3a2bc3442b7aba0009a151c46ef5fcb79f8b0f0d0055',
  'mafia-city-2': 'd0f7b86a9472e847a6cb98b83bc4d182291e5b36a41a1e2df8b6a7d639d6c552',
  'westeros-2': '0a4c2afe6792c79b5fa4f0275fefdd04ec9eaa4379d9e21f01fb046043245020',
  'axis-and-allies-3': 'b62ca4a3da329d0388ef1d86b1ecab7cc289945305eb4a66ba17545a73538e0e',
  'el-capitan-3': 'efe9da322c470dff7129c4bb4d2681cc6df1f8deebd94d116e7878b06d9655fd',
  'graenaland-3': 'bb1a280eacf8408be8de3a2bc3442b7aba0009a151c46ef5fcb79f8b0f0d0055',
  'mafia-city-3': 'd0f7b86a9472e847a6cb98b83bc4d182291e5b36a41a1e2df8b6a7d639d6c552',
  'westeros-second-edition-3': '17a84fba0ef48faf90858361c75020ad14c19fd2aa95623b3fa7df61e292f2ce',
  'westeros-3': '0a4c2afe6792c79b5fa4f0275fefdd04ec9eaa4379d9e21f01fb046043245020',
}
const files = filesIn('tests/fixtures/ledgers').map((path) => ({ name: path.replace(/^.*\/|\.json$/g, ''), text: read(path) }))

/** Oldest format that the app supports for each game; 1 for games that are not listed. */
const first: Readonly<Record<string, number>> = {
  'el-capitan': 2,
  'mafia-city': 2,
  graenaland: 2,
  'axis-and-allies': 2,
  'westeros-second-edition': 3,
}

test('there is a file of every format of every game', () => {
  const wanted = catalogue.flatMap(({ id }) =>
    Array.from({ length: VERSION }, (_, before) => before + 1).flatMap((version) => (version < (first[id] ?? 1) ? [] : `${id}-${version}`)),
  )
  expect(files.map(({ name }) => name).toSorted()).toEqual(wanted.toSorted())
})

test.each(files)('$name opens where it ended, verifies, and can be played on and handed out', async ({ name, text }) => {
  const environment = worldOf()
  const verified = await verifyFile(environment, text)
  expect(verified).toMatchObject({ ok: true, value: { whole: true } })
  expect(verified.ok && firstBroken(verified.value)).toBeUndefined()
  const taken = await importGame(environment, text)
  if (!taken.ok) throw new Error(taken.fault.why)
  const table = createPlay(environment)
  await table.getState().openGame(taken.value.id)
  const { open } = table.getState()
  expect(open?.damage).toBeUndefined()
  expect(sha256(canonical(open?.state))).toBe(positions[name])
  expect(open?.prompts.length).toBeGreaterThan(0)
  expect(await table.getState().undo(true)).toEqual({ how: 'done' })
  expect((await exportGame(environment, taken.value.id)).ok).toBe(true)
})

test.each(files)('$name, were it of a newer format, is refused and nothing changes', async ({ text }) => {
  const environment = worldOf()
  await importGame(environment, text)
  const before = await held(environment.store)
  const newer = JSON.stringify({ ...(JSON.parse(text) as object), version: VERSION + 1 })
  expect(await importGame(environment, newer)).toEqual({ ok: false, fault: { why: 'newer', version: VERSION + 1 } })
  expect(await held(environment.store)).toBe(before)
})
