import { assert, asyncProperty, integer } from 'fast-check'
import { expect, test } from 'vitest'
import { catalogue } from '../../../src/games/catalogue'
import { readInBackground, readGame, type OpenGame, type Opening } from '../../../src/session/ledger/opening'
import { sha256 } from '../../../src/session/ledger/digest'
import type { Environment } from '../../../src/session/environment/environment'
import { canonical, digestOf, entries, type Entry, type Moment, type Vocabulary } from '../../../src/referee'
import { memoryStore, type Store } from '../../../src/storage'
import { playGame } from '../../playout/game'
import { seeded } from '../../playout/random'
import { setupFor } from '../../playout/setups'
import { repetitions } from '../../repetitions'

/** Returns the whole content of an opened game, with the state after every entry on all branches. */
const contentOf = (opened: Opening<OpenGame>): string => {
  if (!opened.ok) return opened.failure
  const { ledger, prompts, ballots, undoTo, redoTo, drafts, damage } = opened.value
  const moments: unknown[] = []
  for (let moment: Moment<Vocabulary> | undefined = ledger.last; moment !== undefined; moment = moment.written)
    moments.push([moment.entry, moment.state, moment.parent?.entry.id])
  const ends = [ledger.head.entry.id, ledger.tip.entry.id, ledger.rewinds, ledger.seed]
  return canonical([moments, ends, prompts, ballots, undoTo, redoTo, drafts, damage])
}

const record = { id: 'g', game: 'westeros', name: 'Friday', created: 1, changed: 1, entries: 0, origin: 'g' }

/** Creates a game with rewinds and corrections. Stores some of its entries in a store that records its calls. */
const prepare = (seed: number) => {
  const random = seeded(seed)
  const all: readonly Entry[] = entries(
    playGame({ setup: setupFor({ players: 3, preset: 'full' }, random), random, watch: false, disturb: true }).ledger,
  )
  let there: readonly Entry[] = []
  const asked: (number | undefined)[] = []
  const empty = memoryStore()
  const store: Store = {
    ...empty,
    open: (_, from) => {
      asked.push(from)
      return Promise.resolve({ ok: true, value: { record: { ...record, entries: there.length }, entries: there.slice(from ?? 0) } })
    },
  }
  const environment: Environment = { store, catalogue, now: () => 0, cache: {} }
  const lay = (some: readonly Entry[]) => (there = structuredClone(some))
  const anew = () => readGame({ ...environment, cache: {} }, 'g')
  return { all, environment, lay, asked, anew }
}

test('a game in the cache is gone on with, and is the same as if it had been read whole', async () => {
  await assert(
    asyncProperty(
      integer({ min: 1, max: 500 }),
      integer({ min: 1, max: 100 }),
      integer({ min: 0, max: 100 }),
      async (seed, first, more) => {
        const { all, environment, lay, asked, anew } = prepare(seed)
        const [a, b] = [Math.ceil((all.length * first) / 100), all.length - Math.floor((all.length * more) / 101)]
        lay(all.slice(0, Math.min(a, b)))
        await readInBackground(environment, 'g')
        lay(all.slice(0, b))
        const again = await readGame(environment, 'g')
        expect(asked).toEqual([undefined, Math.min(a, b) - 1])
        expect(contentOf(again)).toBe(contentOf(await anew()))
      },
    ),
    { numRuns: repetitions(5) },
  )
})

test('whatever has become of the ledger meanwhile is found as by reading it whole', async () => {
  const { all, environment, lay, anew } = prepare(7)
  const half = all.slice(0, all.length >> 1)
  const at = half.length
  const forged = (entry: Entry): Entry => {
    const changed = { ...entry, by: 'somebody' }
    return { ...changed, digest: digestOf(sha256, changed) }
  }
  const torn: readonly (readonly Entry[])[] = [
    all.slice(0, at - 5),
    [...half.slice(0, -1), forged(half[at - 1] as Entry)],
    all.with(at + 2, forged(all[at + 2] as Entry)),
    all.with(at + 2, { ...(all[at + 2] as Entry), by: 'somebody' }),
    all.with(at + 3, { ...(all[at + 3] as Entry), digest: 'none' }),
    all.with(at, all[at + 1] as Entry),
    all.with(at + 1, forged({ ...(all[at + 1] as Entry), rules: 99 })),
  ]
  for (const some of torn) {
    lay(half)
    await readGame(environment, 'g')
    lay(some)
    const again = await readGame(environment, 'g')
    expect(contentOf(again)).toBe(contentOf(await anew()))
    // The app never continues a game from a damaged cache.
    expect(contentOf(await readGame(environment, 'g'))).toBe(contentOf(again))
  }
})

test('who wants a game that is being read without haste gets it from the same reading', async () => {
  const { all, environment, lay, asked, anew } = prepare(11)
  lay(all)
  const [aside, wanted] = await Promise.all([readInBackground(environment, 'g'), readGame(environment, 'g')])
  expect(asked).toEqual([undefined, all.length - 1])
  expect(contentOf(wanted)).toBe(contentOf(aside))
  expect(contentOf(wanted)).toBe(contentOf(await anew()))
  expect(environment.cache?.reading).toBeUndefined()
})

test('a reading that fails is no hindrance to the next', async () => {
  const { all, environment, lay } = prepare(13)
  lay([])
  const [aside, wanted] = await Promise.all([readInBackground(environment, 'g'), readGame(environment, 'g')])
  expect([contentOf(aside), contentOf(wanted)]).toEqual(['unreadable', 'unreadable'])
  lay(all)
  expect((await readGame(environment, 'g')).ok).toBe(true)
})
