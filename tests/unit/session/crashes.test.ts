// Simulates crashes of the page during a secret choice: all acknowledged data is restored, and no choice is visible.
import { expect, test } from 'vitest'
import { hmacSha256, sha256 } from '../../../src/session/ledger/digest'
import { createPlay } from '../../../src/session/open-game'
import { entries, firstBroken, verify } from '../../../src/referee'
import { Database, diskStore, type Store } from '../../../src/storage'
import { tiny, type Tiny } from '../../fixtures/tiny-game'
import { lookRound, tinyTable, tinyEnvironment } from '../../fixtures/tiny-environment'

type Table = Awaited<ReturnType<typeof tinyTable>>

/** Times of a simulated crash during a write: before the data is stored, or after it is stored but not yet acknowledged. */
const DEATHS = ['before', 'after'] as const
type Death = (typeof DEATHS)[number]

let made = 0
/** Creates a stored open ballot, and a function that crashes the page at the next entry. */
const ballot = async () => {
  const name = `crash ${++made}`
  const disk = diskStore(new Database(name))
  let death: Death | undefined
  const dying: Store = {
    ...disk,
    append: async (...args) => {
      if (death === 'before') return new Promise(() => undefined)
      const answer = await disk.append(...args)
      return death === 'after' ? new Promise(() => undefined) : answer
    },
  }
  const table = await tinyTable(tinyEnvironment(dying))
  await table.play({ do: 'ask' })
  /** Crashes the page during an action. Returns the page that is opened next. */
  const dieDuring = async (how: Death, act: () => Promise<unknown>): Promise<Table> => {
    death = how
    const over = Promise.race([act(), new Promise((done) => setTimeout(done, 100))])
    await over
    // The next page gets its own database connection, like a new tab.
    const environment = tinyEnvironment(diskStore(new Database(name)))
    const next = createPlay<Tiny>(environment)
    expect(await next.getState().openGame(table.id)).toBe(true)
    const now = () => {
      const { open } = next.getState()
      if (open === undefined) throw new Error('not open')
      return open
    }
    return { environment, table: next, id: table.id, now, ...next.getState() }
  }
  return { table, dieDuring }
}

/** Returns everything that a page shows of a game, without names and times. The text must not contain the secret choice. */
const shown = ({ table, now }: Table): string => {
  const { open, ...rest } = table.getState()
  return JSON.stringify({ ...rest, open: { ...open, ledger: entries(now().ledger) } })
    .replaceAll(/[\da-f]{32,}/g, '…')
    .replaceAll(/\b18\d{11}\b/g, 'time')
}

const holds = ({ now }: Table) => expect(firstBroken(verify(tiny, entries(now().ledger), sha256, hmacSha256))).toBeUndefined()

const revealed = async (table: Table, anna: number, petr: number) => {
  await lookRound(table.table)
  expect(await table.reveal()).toEqual({ how: 'done' })
  expect(table.now().state.points).toEqual({ anna, petr })
  holds(table)
}

const nothingShown = (table: Table) => expect(shown(table)).not.toMatch(/"choice"|nonce/)

test.each([
  { how: 'before', cast: ['anna'] },
  { how: 'after', cast: ['anna', 'petr'] },
] as const)('between two seats, $how the second is on disk', async ({ how, cast }) => {
  const { table, dieDuring } = await ballot()
  await table.cast('anna', 4)
  const again = await dieDuring(how, () => table.cast('petr', 7))
  expect(Object.keys(again.now().ballots[0]?.cast ?? {})).toEqual(cast)
  nothingShown(again)
  await again.cast('petr', 7)
  await revealed(again, 4, 7)
})

test('between the last cast and the reveal, before it is on disk', async () => {
  const { table, dieDuring } = await ballot()
  await table.cast('anna', 4)
  await table.cast('petr', 7)
  const again = await dieDuring('before', () => table.reveal())
  expect(Object.keys(again.now().ballots[0]?.cast ?? {})).toEqual(['anna', 'petr'])
  nothingShown(again)
  await revealed(again, 4, 7)
})

test('between the last cast and the reveal, after it is on disk: it has happened, and the key is gone', async () => {
  const { table, dieDuring } = await ballot()
  await table.cast('anna', 4)
  await table.cast('petr', 7)
  const again = await dieDuring('after', () => table.reveal())
  expect(again.now().state.points).toEqual({ anna: 4, petr: 7 })
  expect(await again.environment.store.key(again.id, 'bid 0#0')).toEqual({ ok: true, value: undefined })
  holds(again)
})

test.each([
  { how: 'before', traces: 0, counts: 4 },
  { how: 'after', traces: 1, counts: 2 },
] as const)('while choosing anew, $how the new choice is on disk', async ({ how, traces, counts }) => {
  const { table, dieDuring } = await ballot()
  await table.cast('anna', 4)
  await table.cast('petr', 7)
  const again = await dieDuring(how, () => table.castAnew('anna', 2))
  expect(again.now().ballots[0]?.anew).toHaveLength(traces)
  nothingShown(again)
  await revealed(again, counts, 7)
})

test.each([
  { how: 'before', id: 'bid 0#0', envelopes: 1 },
  { how: 'after', id: 'bid 0#1', envelopes: 0 },
] as const)('while calling off, $how it is on disk', async ({ how, id, envelopes }) => {
  const { table, dieDuring } = await ballot()
  await table.cast('anna', 4)
  const again = await dieDuring(how, () => table.callOff())
  expect(again.now().ballots[0]?.id).toBe(id)
  const left = await again.environment.store.envelopes(again.id, 'bid 0#0')
  expect(left.ok && left.value.length).toBe(envelopes)
  nothingShown(again)
  await again.cast('anna', 4)
  await again.cast('petr', 1)
  await revealed(again, 4, 1)
})

test.each([0, 9])('after a crash the same is shown whatever was chosen: %d', async (bid) => {
  const { table, dieDuring } = await ballot()
  await table.cast('anna', bid)
  const again = await dieDuring('after', () => table.cast('petr', bid))
  const { table: other, dieDuring: dieToo } = await ballot()
  await other.cast('anna', 5)
  expect(shown(again)).toBe(shown(await dieToo('after', () => other.cast('petr', 5))))
})
