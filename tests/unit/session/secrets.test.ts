// Tests secrets that last for a whole game: they survive reloads and crashes, only their owner sees them, the end verifies them.
import { afterEach, expect, test, vi } from 'vitest'
import { entries, verdictOf, verify, type Entry } from '../../../src/referee'
import { hmacSha256, sha256 } from '../../../src/session/ledger/digest'
import { createPlay } from '../../../src/session/open-game'
import { secretName } from '../../../src/session/ledger/sidecar'
import { exportAll, exportGame, importGame } from '../../../src/session/transfer'
import { Database, diskStore, memoryStore, type Store } from '../../../src/storage'
import { standbyStore } from '../../../src/storage/standby'
import { islet, type Islet } from '../../fixtures/tiny'
import { isletEnvironment, isletTable, toTheEnd } from '../../fixtures/tiny-secrets'
import { signedAnew } from '../../fairness/ledgers'

let made = 0
const onDisk = () => {
  const db = new Database(`secrets ${++made}`)
  return { db, environment: isletEnvironment(diskStore(db)) }
}
const dump = async (db: Database): Promise<string> => {
  const rows = await Promise.all(db.tables.map(async (table) => [table.name, await table.toArray()]))
  return JSON.stringify(rows, (_, value: unknown) => (value instanceof Uint8Array ? `${value.length} bytes` : value))
}
const stored = async (store: Store, id: string, role = 'red') => {
  const found = await store.envelopes(id, secretName(`wish/${role}`))
  return found.ok ? found.value.length : -1
}
/** Creates a game in which both players have chosen their wish. */
const wished = async (environment = isletEnvironment()) => {
  const table = await isletTable(environment)
  expect(await table.keepSecret('wish/red', 'red', 'hills', 'red')).toEqual({ how: 'done' })
  expect(await table.keepSecret('wish/blue', 'blue', 'coast', 'blue')).toEqual({ how: 'done' })
  return table
}
const verified = (all: readonly Entry[]) => verify(islet, all as readonly Entry<Islet>[], sha256, hmacSha256)

afterEach(() => vi.unstubAllGlobals())

test('a secret outlives ballots, rounds and reloads, only its owner sees it, and it is proved at the end', async () => {
  const { environment } = onDisk()
  const table = await wished(environment)
  await toTheEnd(table)
  const later = createPlay<Islet>(environment)
  await later.getState().openGame(table.id)
  const { lookAtSecret, showSecret } = later.getState()
  expect(await lookAtSecret('wish/red', 'red')).toBe('hills')
  expect(await lookAtSecret('wish/red', 'blue')).toBeUndefined()
  expect(await lookAtSecret('wish/blue', 'blue')).toBe('coast')
  expect(await showSecret('wish/red')).toEqual({ how: 'done' })
  expect(await showSecret('wish/red')).toMatchObject({ refusal: { code: 'NOT_ASKED' } })
  expect(await showSecret('wish/blue')).toEqual({ how: 'done' })
  const { open } = later.getState()
  expect(open?.state).toMatchObject({ stage: 'over', wishes: { red: 'hills', blue: 'coast' } })
  const all = entries((open ?? table.now()).ledger)
  const { findings } = verified(all)
  expect(verdictOf({ findings })).toBe('right')
  const shown = all.flatMap(({ move, seq }) => (move.do === 'showSecret' ? [seq] : []))
  for (const at of shown) expect(findings).toContainEqual(expect.objectContaining({ what: 'choice', how: 'checked', at }))
})

test('another secret than the committed one is found out', async () => {
  const table = await wished()
  await toTheEnd(table)
  await table.showSecret('wish/red')
  await table.showSecret('wish/blue')
  const forged = JSON.parse(JSON.stringify(entries(table.now().ledger)).replaceAll('"value":"hills"', '"value":"forest"')) as Entry[]
  const at = forged.findIndex(({ move }) => move.do === 'showSecret')
  expect(verified(signedAnew(forged)).findings).toContainEqual({ what: 'choice', how: 'broken', why: 'otherChoice', at, name: 'red' })
})

test('before it is shown no state, entry, draft, file or table of the disk tells it', async () => {
  const { db, environment } = onDisk()
  const table = await isletTable(environment)
  const [prompt] = table.now().prompts
  if (prompt === undefined) throw new Error('not asked')
  const empty = await dump(db)
  await table.setDraft(prompt, { area: 'hills' })
  expect(await dump(db)).toBe(empty)
  expect(table.now().drafts).toEqual({})
  // The draft of a secret is kept in memory alone, for the question of its own role.
  expect(await table.sealedDraft(prompt)).toEqual({ area: 'hills' })
  const other = table.now().prompts.find(({ key }) => key !== prompt.key)
  if (other === undefined) throw new Error('not asked')
  expect(await table.sealedDraft(other)).toBeUndefined()
  await table.keepSecret('wish/red', 'red', 'hills', 'red')
  await table.keepSecret('wish/blue', 'blue', 'hills', 'blue')
  await toTheEnd(table)
  const { open, ...others } = table.table.getState()
  const [one, all] = [await exportGame(environment, table.id), await exportAll(environment)]
  // The first state contains goods and houses of all areas. Therefore the test searches for a wish together with its field name.
  const namedWish = /"(?:value|choice|given|wish)":"hills"/
  for (const text of [await dump(db), JSON.stringify([open?.state, entries(table.now().ledger), others]), JSON.stringify([one, all])])
    expect(text).not.toMatch(namedWish)
  expect(JSON.stringify([one, all])).not.toMatch(/envelope|bytes|"iv"/)
  expect(open?.state.wishes).toEqual({})
})

test('two of one wish do not look alike on the disk, and an envelope opens at its place alone', async () => {
  const { db, environment } = onDisk()
  const table = await isletTable(environment)
  await table.keepSecret('wish/red', 'red', 'hills')
  await table.keepSecret('wish/blue', 'blue', 'hills')
  const [red, blue] = await db.envelopes.toArray()
  if (red === undefined || blue === undefined) throw new Error('not kept')
  expect(red.sealed.data.length).toBe(blue.sealed.data.length)
  expect(red.sealed.data).not.toEqual(blue.sealed.data)
  await db.envelopes.bulkPut([{ ...red, sealed: blue.sealed }])
  expect(await table.lookAtSecret(red.ballot.slice('secret/'.length), red.role as 'red')).toBeUndefined()
})

test('taken back and gone forth again it still opens; chosen anew, only the later one is left', async () => {
  const { environment, id, now, keepSecret, lookAtSecret, undo, redo } = await isletTable()
  await keepSecret('wish/red', 'red', 'hills')
  expect(await undo()).toEqual({ how: 'done' })
  expect(now().state.secrets).toEqual([])
  expect(await lookAtSecret('wish/red', 'red')).toBeUndefined()
  expect(await redo()).toEqual({ how: 'done' })
  expect(await lookAtSecret('wish/red', 'red')).toBe('hills')
  await undo()
  expect(await keepSecret('wish/red', 'red', 'coast')).toEqual({ how: 'done' })
  expect(await lookAtSecret('wish/red', 'red')).toBe('coast')
  expect(await stored(environment.store, id)).toBe(1)
})

test('it is refused where nobody asks for it or it means nothing, and no screen is told what is against it', async () => {
  const { table, keepSecret, showSecret, dropSecret } = await isletTable()
  expect(await keepSecret('wish/red', 'blue', 'hills')).toMatchObject({ refusal: { code: 'NOT_ASKED' } })
  expect(await keepSecret('goal/red', 'red', 'hills')).toMatchObject({ refusal: { code: 'NOT_ASKED' } })
  expect(await keepSecret('wish/red', 'red', 7)).toMatchObject({ refusal: { code: 'MALFORMED' } })
  expect(table.getState().refused).toBeUndefined()
  expect(await showSecret('wish/red')).toMatchObject({ refusal: { code: 'NOT_ASKED' } })
  expect(await dropSecret('wish/red')).toMatchObject({ refusal: { code: 'NOT_ASKED' } })
  await keepSecret('wish/red', 'red', 'hills')
  expect(await keepSecret('wish/red', 'red', 'coast')).toMatchObject({ refusal: { code: 'ALREADY_CAST' } })
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  expect(await keepSecret('wish/blue', 'blue', 'coast')).toEqual({ how: 'cannotSeal' })
})

test('a game without secrets knows none of it', async () => {
  const { tinyTable } = await import('../../fixtures/tiny-environment')
  const { keepSecret, showSecret, dropSecret } = await tinyTable()
  for (const outcome of [await keepSecret('a', 'anna', 1), await showSecret('a'), await dropSecret('a')])
    expect(outcome).toMatchObject({ refusal: { code: 'NOT_ASKED' } })
})

test('where its envelope is lost it is dropped and kept anew, and the ledger says so', async () => {
  const { db, environment } = onDisk()
  const table = await wished(environment)
  await db.envelopes.clear()
  await toTheEnd(table)
  expect(await table.showSecret('wish/red')).toMatchObject({ refusal: { code: 'SEAL_BROKEN', params: { roles: ['red'] } } })
  expect(await table.dropSecret('wish/red')).toEqual({ how: 'done' })
  expect(table.now().prompts.map(({ key }) => key)).toEqual(['wish:red'])
  await table.keepSecret('wish/red', 'red', 'forest')
  expect(await table.showSecret('wish/red')).toEqual({ how: 'done' })
  const { findings } = verified(entries(table.now().ledger))
  expect(findings.filter(({ what, how }) => what === 'choice' && how === 'skipped')).toMatchObject([
    { name: 'wish/red' },
    { name: 'wish/blue' },
  ])
})

test('taken in from a file, secrets that do not lie open are kept anew; a game that is over stays as it is', async () => {
  const table = await wished()
  const half = await exportGame(table.environment, table.id)
  await toTheEnd(table)
  await table.showSecret('wish/red')
  await table.showSecret('wish/blue')
  const whole = await exportGame(table.environment, table.id)
  if (!half.ok || !whole.ok) throw new Error('not exported')
  const open = async (text: string) => {
    const environment = isletEnvironment()
    const taken = await importGame(environment, text)
    if (!taken.ok) throw new Error(taken.fault.why)
    const there = createPlay<Islet>(environment)
    await there.getState().openGame(taken.value.id)
    return there.getState()
  }
  const there = await open(half.value.text)
  expect(there.open?.state.secrets).toEqual([])
  expect(there.open?.prompts.map(({ key }) => key)).toEqual(['wish:red', 'wish:blue'])
  expect(await there.keepSecret('wish/red', 'red', 'coast')).toEqual({ how: 'done' })
  expect((await open(whole.value.text)).open?.state).toMatchObject({ stage: 'over', wishes: { red: 'hills' } })
})

test('on a disk that fails the game goes on in memory, with its secrets', async () => {
  const disk = memoryStore()
  let isFull = false
  const faulty: Store = { ...disk, append: async (...args) => (isFull ? { ok: false, trouble: 'full' } : disk.append(...args)) }
  const standby = standbyStore(faulty)
  const table = await wished({ ...isletEnvironment(standby), standby })
  isFull = true
  expect(await table.cast('red', 0)).toEqual({ how: 'unsaved', trouble: 'full' })
  expect(await table.continueUnsaved()).toEqual({ how: 'done' })
  expect(await table.lookAtSecret('wish/red', 'red')).toBe('hills')
  isFull = false
  await toTheEnd(table)
  expect(await stored(disk, table.id)).toBe(1)
  expect(await stored(disk, table.id, 'blue')).toBe(1)
})
