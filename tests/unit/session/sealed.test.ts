import { afterEach, describe, expect, test, vi } from 'vitest'
import { createPlay } from '../../../src/session/open-game'
import { makeKey, seal, unseal } from '../../../src/session/sealed/envelope'
import { exportGame } from '../../../src/session/transfer'
import { seedInForce } from '../../../src/session/sealed/seeds'
import { entries } from '../../../src/referee'
import { Database, diskStore, memoryStore } from '../../../src/storage'
import { tinySetup, type Tiny } from '../../fixtures/tiny-game'
import { lookRound, tinyTable, tinyEnvironment, troubledStore } from '../../fixtures/tiny-environment'

const BALLOT = 'bid 0#0'

let made = 0
const onDisk = () => {
  const db = new Database(`sealed ${++made}`)
  return { db, environment: tinyEnvironment(diskStore(db)) }
}

/** Creates a game with an open ballot. */
const asked = async (environment = tinyEnvironment()) => {
  const table = await tinyTable(environment)
  await table.play({ do: 'ask' })
  return table
}

/** Returns the complete database as text. Bytes are replaced by their number, because they are encrypted. */
const dump = async (db: Database): Promise<string> => {
  const rows = await Promise.all(db.tables.map(async (table) => [table.name, await table.toArray()]))
  return JSON.stringify(rows, (_, value: unknown) => (value instanceof Uint8Array ? `${value.length} bytes` : value))
}

afterEach(() => vi.unstubAllGlobals())

describe('a ballot', () => {
  test('is cast, survives a reload at every step, and is revealed at once', async () => {
    const { environment } = onDisk()
    const { id, cast } = await asked(environment)
    expect(await cast('anna', 4, 'seat-1')).toEqual({ how: 'done' })
    const second = createPlay<Tiny>(environment)
    await second.getState().openGame(id)
    expect(second.getState().open?.prompts.map(({ key }) => key)).toEqual(['bid:petr'])
    expect(await second.getState().cast('petr', 1)).toEqual({ how: 'done' })
    const third = createPlay<Tiny>(environment)
    await third.getState().openGame(id)
    expect(third.getState().open?.prompts.map(({ key }) => key)).toEqual(['reveal'])
    expect(await third.getState().reveal()).toEqual({ how: 'done' })
    const { open } = third.getState()
    expect(open?.state.points).toEqual({ anna: 4, petr: 1 })
    expect(open?.ledger.head.entry.events).toMatchObject([{ e: 'revealed', how: 'sealed' }])
    expect(await environment.store.envelopes(id, BALLOT)).toEqual({ ok: true, value: [] })
    expect(await environment.store.key(id, BALLOT)).toEqual({ ok: true, value: undefined })
  })

  test('chosen anew, the later choice counts, and the entry does not tell whose it is', async () => {
    const { table, now, cast, castAnew, reveal } = await asked()
    expect(await castAnew('anna', 2)).toMatchObject({ how: 'refused', refusal: { code: 'NOT_ALL_CAST' } })
    await cast('anna', 4, 'seat-1')
    expect(await castAnew('anna', 9)).toEqual({ how: 'done' })
    const { entry } = now().ledger.head
    expect(entry.by).toBe('table')
    expect(JSON.stringify(entry)).not.toMatch(/anna|seat-1/)
    await cast('petr', 1)
    await castAnew('anna', 3)
    await lookRound(table)
    await reveal()
    expect(now().state.points).toEqual({ anna: 3, petr: 1 })
  })

  test('called off, nothing is left of it', async () => {
    const { environment, id, now, cast, callOff, reveal } = await asked()
    await cast('anna', 4)
    expect(await callOff()).toEqual({ how: 'done' })
    expect(now().ballots[0]).toMatchObject({ id: 'bid 0#1', cast: {} })
    expect(await environment.store.envelopes(id, BALLOT)).toEqual({ ok: true, value: [] })
    await cast('anna', 5)
    await cast('petr', 5)
    await reveal()
    expect(now().state.points).toEqual({ anna: 5, petr: 5 })
  })

  test('revealed by hand', async () => {
    const { now, revealByHand } = await asked()
    expect(await revealByHand({ anna: 1 })).toMatchObject({ how: 'refused', refusal: { code: 'NOT_ALL_CAST' } })
    expect(await revealByHand({ anna: 1, petr: 2 })).toEqual({ how: 'done' })
    expect(now().state.points).toEqual({ anna: 1, petr: 2 })
    expect(now().ledger.head.entry.events).toMatchObject([{ how: 'hand' }])
  })

  test('is refused where it does not fit, and no screen is told what is against a choice', async () => {
    const { table, now, cast, reveal } = await asked()
    expect(await cast('eva', 1)).toMatchObject({ refusal: { code: 'NOT_IN_BALLOT' } })
    expect(await cast('anna', 99)).toMatchObject({ refusal: { code: 'MALFORMED' } })
    expect(table.getState().refused).toBeUndefined()
    await cast('anna', 1)
    expect(await cast('anna', 1)).toMatchObject({ refusal: { code: 'ALREADY_CAST' } })
    expect(await reveal()).toMatchObject({ refusal: { code: 'NOT_ALL_CAST', params: { roles: ['petr'] } } })
    expect(entries(now().ledger)).toHaveLength(4)
  })

  test('needs somebody to have asked', async () => {
    const { cast, reveal, callOff } = await tinyTable()
    for (const outcome of [await cast('anna', 1), await reveal(), await callOff()])
      expect(outcome).toMatchObject({ refusal: { code: 'NO_BALLOT' } })
  })

  test('is one casting, however often it is tapped', async () => {
    const { now, cast } = await asked()
    const taps = await Promise.all([cast('anna', 1), cast('anna', 2)])
    expect(taps.map(({ how }) => how)).toEqual(['done', 'stale'])
    expect(entries(now().ledger)).toHaveLength(4)
  })

  test('a casting that cannot be saved has not happened, and can be tried again', async () => {
    const { faulty, faults } = troubledStore(memoryStore())
    const { environment, id, now, cast, retry, reveal } = await asked(tinyEnvironment(faulty))
    faults.append = 'full'
    expect(await cast('anna', 4)).toEqual({ how: 'unsaved', trouble: 'full' })
    expect(now().ballots[0]?.cast).toEqual({})
    expect(await environment.store.envelopes(id, BALLOT)).toEqual({ ok: true, value: [] })
    delete faults.append
    expect(await retry()).toEqual({ how: 'done' })
    await cast('petr', 1)
    expect(await reveal()).toEqual({ how: 'done' })
    expect(now().state.points).toEqual({ anna: 4, petr: 1 })
  })

  test('a reveal that cannot be saved keeps everything sealed', async () => {
    const { faulty, faults } = troubledStore(memoryStore())
    const { environment, id, now, cast, reveal, retry } = await asked(tinyEnvironment(faulty))
    await cast('anna', 4)
    await cast('petr', 1)
    faults.append = 'closed'
    expect(await reveal()).toEqual({ how: 'unsaved', trouble: 'closed' })
    expect(now().state.points).toEqual({ anna: 0, petr: 0 })
    expect(await environment.store.envelopes(id, BALLOT)).toMatchObject({ value: [{}, {}] })
    delete faults.append
    expect(await retry()).toEqual({ how: 'done' })
    expect(now().state.points).toEqual({ anna: 4, petr: 1 })
  })
})

describe('broken seals', () => {
  test('an envelope that is missing, changed or exchanged is found, and the ballot can be called off', async () => {
    const breaking: Record<string, (db: Database, id: string) => Promise<unknown>> = {
      missing: (db, id) => db.envelopes.delete([id, BALLOT, 'anna']),
      changed: async (db, id) => {
        const kept = await db.envelopes.get([id, BALLOT, 'anna'])
        if (kept === undefined) throw new Error('no envelope')
        await db.envelopes.put({ ...kept, sealed: { ...kept.sealed, data: kept.sealed.data.with(0, (kept.sealed.data[0] ?? 0) ^ 1) } })
      },
      exchanged: async (db, id) => {
        const other = await db.envelopes.get([id, BALLOT, 'petr'])
        if (other === undefined) throw new Error('no envelope')
        await db.envelopes.put({ ...other, role: 'anna' })
      },
    }
    for (const [how, breakIt] of Object.entries(breaking)) {
      const { db, environment } = onDisk()
      const { id, now, cast, reveal, callOff } = await asked(environment)
      await cast('anna', 4)
      await cast('petr', 1)
      await breakIt(db, id)
      expect(await reveal(), how).toMatchObject({ how: 'refused', refusal: { code: 'SEAL_BROKEN', params: { roles: ['anna'] } } })
      expect(now().state.points).toEqual({ anna: 0, petr: 0 })
      expect(await callOff()).toEqual({ how: 'done' })
    }
  })

  test('without the key nothing opens', async () => {
    const { db, environment } = onDisk()
    const { id, cast, reveal } = await asked(environment)
    await cast('anna', 4)
    await cast('petr', 1)
    await db.keys.delete([id, BALLOT])
    expect(await reveal()).toMatchObject({ refusal: { code: 'SEAL_BROKEN', params: { roles: ['anna', 'petr'] } } })
  })
})

describe('no peeking', () => {
  test('whatever is chosen, the same lies in the database, the state and the export', async () => {
    const seen = await Promise.all(
      [0, 9].map(async (bid) => {
        const { db, environment } = onDisk()
        const { table, id, now, cast, setDraft } = await asked(environment)
        const [prompt] = now().prompts
        if (prompt === undefined) throw new Error('no question')
        await setDraft(prompt, bid)
        const drafted = await dump(db)
        await cast('anna', bid)
        const exported = await exportGame(environment, id)
        if (!exported.ok) throw new Error('not exported')
        // Ids, times, digests and the date in the file name differ between games.
        const same = (text: string) => text.replaceAll(/[\da-f]{32,}/g, '…').replaceAll(/\b18\d{11}\b/g, 'time')
        const { open, ...rest } = table.getState()
        const shown = JSON.stringify({ ...rest, open: { ...open, ledger: entries(now().ledger) } })
        return [drafted, await dump(db), shown, exported.value.text].map(same)
      }),
    )
    expect(seen[0]).toEqual(seen[1])
    expect(seen[0]?.join('')).not.toContain('"choice"')
  })

  test('the export holds no key, envelope, draft or seed', async () => {
    const { db, environment } = onDisk()
    const { id, now, cast, setDraft, drawByChance, play } = await tinyTable(environment)
    await drawByChance()
    const [turn] = now().prompts
    if (turn !== undefined) await setDraft(turn, 3)
    await play({ do: 'ask' })
    await cast('anna', 4)
    const { value: seed = '' } = (await seedInForce(environment.store, now())) as { readonly value?: string }
    expect(seed).toMatch(/^[\da-f]{64}$/)
    expect(await dump(db)).not.toContain(seed)
    const exported = await exportGame(environment, id)
    if (!exported.ok) throw new Error('not exported')
    expect(exported.value.text).not.toContain(seed)
    expect(Object.keys(JSON.parse(exported.value.text) as object).toSorted()).toEqual([
      'digest',
      'entries',
      'exported',
      'format',
      'game',
      'name',
      'version',
    ])
    expect(exported.value.text).not.toMatch(/nonce|choice|draft|sealed/)
  })
})

describe('sealed drafts', () => {
  test('survive a reload, are in no state, and go with the ballot', async () => {
    const { db, environment } = onDisk()
    const { table, id, now, setDraft, cast, callOff } = await asked(environment)
    const [anna, petr] = now().prompts
    if (anna === undefined || petr === undefined) throw new Error('no questions')
    await setDraft(anna, 7)
    await setDraft(petr, 5)
    expect(now().drafts).toEqual({})
    const again = createPlay<Tiny>(environment)
    await again.getState().openGame(id)
    expect(again.getState().open?.drafts).toEqual({})
    expect(await again.getState().sealedDraft(anna)).toBe(7)
    expect(await again.getState().sealedDraft({ ...anna, key: 'bid:eva' })).toBeUndefined()
    await again.getState().cast('anna', 7)
    expect(await again.getState().sealedDraft(anna)).toBeUndefined()
    expect(await again.getState().sealedDraft(petr)).toBe(5)
    await table.getState().openGame(id)
    await setDraft(petr, undefined)
    expect(await db.drafts.count()).toBe(0)
    await setDraft(petr, 6)
    await callOff()
    expect(await db.drafts.count()).toBe(0)
    expect(await cast('petr', 1)).toEqual({ how: 'done' })
  })
})

describe('where the page cannot seal', () => {
  test('casting is off, and choices are revealed by hand', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
    const environment = tinyEnvironment()
    const table = createPlay<Tiny>(environment)
    expect(table.getState().canSeal).toBe(false)
    const { createGame, play, cast, castAnew, revealByHand, setDraft, sealedDraft } = table.getState()
    await createGame({ game: 'tiny', name: 'x', setup: tinySetup })
    await play({ do: 'ask' })
    const prompt = table.getState().open?.prompts[0]
    if (prompt === undefined) throw new Error('no question')
    await setDraft(prompt, 3)
    expect(await sealedDraft(prompt)).toBeUndefined()
    expect([await cast('anna', 1), await castAnew('anna', 1)]).toEqual([{ how: 'cannotSeal' }, { how: 'cannotSeal' }])
    expect(await revealByHand({ anna: 1, petr: 2 })).toEqual({ how: 'done' })
  })
})

describe('envelopes', () => {
  test('open only with their key, at their place, unchanged; and are all of one length', async () => {
    const key = await makeKey('b')
    const other = await makeKey('b')
    const small = await seal(key, ['g', 'b', 'anna'], { choice: 0 })
    const large = await seal(key, ['g', 'b', 'anna'], { choice: 'x'.repeat(3000) })
    expect(small.data).toHaveLength(large.data.length)
    expect(small.iv).not.toEqual((await seal(key, ['g', 'b', 'anna'], { choice: 0 })).iv)
    expect(await unseal(key, ['g', 'b', 'anna'], small)).toEqual({ choice: 0 })
    expect(await unseal(key, ['g', 'b', 'petr'], small)).toBeUndefined()
    expect(await unseal(other, ['g', 'b', 'anna'], small)).toBeUndefined()
    expect(await unseal({ ...other, id: key.id }, ['g', 'b', 'anna'], small)).toBeUndefined()
    await expect(crypto.subtle.exportKey('raw', key.key)).rejects.toThrow('not extractable')
  })
})
