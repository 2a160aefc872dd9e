// Requirements for every store on any backend. They do not need the test runner, so that they can also run in a real browser.
import { canonical, type Entry } from '../../../src/referee'
import type { BallotKey, Sidecar, DraftRecord, Envelope, GameRecord, Sealed, Store, Stored } from '../../../src/storage/store/store'

/** Requirement that a store must meet. `make` creates an empty store. An error means that the store does not meet the requirement. */
export interface Clause {
  readonly name: string
  readonly holds: (store: Store) => Promise<void>
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null))

const same = (got: unknown, wanted: unknown): void => {
  const [a, b] = [canonical(plain(got)), canonical(plain(wanted))]
  if (a !== b) throw new Error(`got ${a}, wanted ${b}`)
}

const value = async <T>(asked: Promise<Stored<T>>): Promise<T> => {
  const answer = await asked
  if (!answer.ok) throw new Error(`trouble: ${answer.trouble}`)
  return answer.value
}

const trouble = async (asked: Promise<Stored<unknown>>, wanted: string): Promise<void> => {
  const answer = await asked
  same(answer.ok ? 'none' : answer.trouble, wanted)
}

/** Returns an entry that the rules have not checked. A store reads only positions, ids and digests of entries. */
export const entryAt = (seq: number, name = 'a'): Entry => ({
  seq,
  id: `${name}${seq}`,
  time: 1000 + seq,
  by: 'table',
  rules: 1,
  move: seq === 0 ? { do: 'begin', setup: {} } : { do: 'add' },
  events: [{ e: 'added' }],
  previous: seq === 0 ? '' : `${name}${seq - 1}`.padEnd(64, '0'),
  digest: `${name}${seq}`.padEnd(64, '0'),
})

export const recordOf = (id: string, created = 1000): GameRecord => ({
  id,
  game: 'tiny',
  name: `Game ${id}`,
  created,
  changed: created,
  entries: 1,
  origin: 'a0',
})

const begun = async (store: Store, id = 'g'): Promise<void> => {
  await value(store.begin(recordOf(id), [entryAt(0)], `seed of ${id}`))
}

const nothing: Sidecar = { prompts: [] }
const during = (ballot: string, prompts: readonly string[] = []): Sidecar => ({ ballots: [ballot], prompts })

const makeKey = async (ballot: string, id = `key of ${ballot}`): Promise<BallotKey> => ({
  ballot,
  id,
  key: await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']),
})

const sealedAs = (key: string, byte: number): Sealed => ({ key, iv: new Uint8Array(12).fill(byte), data: new Uint8Array(64).fill(byte) })

const envelopeOf = (role: string, key: BallotKey, byte: number): Envelope => ({ ballot: key.ballot, role, sealed: sealedAs(key.id, byte) })

const idsOf = (entries: readonly unknown[]): readonly string[] => entries.map((entry) => (entry as Entry).id)
const rolesOf = (envelopes: readonly Envelope[]) => envelopes.map(({ role }) => role).toSorted()
const promptsOf = (drafts: readonly DraftRecord[]) => drafts.map(({ prompt }) => prompt).toSorted()

/** Creates a game with an open ballot in which two roles have committed, and with drafts of both kinds. */
export const midBallot = async (store: Store): Promise<BallotKey> => {
  await begun(store)
  const key = await makeKey('b#0')
  await value(store.append('g', entryAt(1), during('b#0', ['bid:x', 'bid:y', 'open'])))
  await value(store.append('g', entryAt(2), { ...during('b#0', ['bid:y', 'open']), cast: { envelope: envelopeOf('x', key, 1), key } }))
  await value(store.append('g', entryAt(3), { ...during('b#0', ['bid:z', 'open']), cast: { envelope: envelopeOf('y', key, 2), key } }))
  await value(store.putDraft('g', { prompt: 'open', draft: { steps: [1] } }))
  await value(store.putDraft('g', { prompt: 'bid:z', ballot: 'b#0', sealed: sealedAs(key.id, 3) }, key))
  return key
}

/** Returns everything that a store contains about a game. Tests compare two results to detect changes. */
export const everythingOf = async (store: Store, game = 'g', ballot = 'b#0'): Promise<unknown> => {
  const { record, entries } = await value(store.open(game))
  const key = await value(store.key(game, ballot))
  const seals = (sealed: Sealed) => ({ key: sealed.key, iv: [...sealed.iv], data: [...sealed.data] })
  return {
    record,
    entries,
    key: key?.id,
    seed: await value(store.seed(game)),
    envelopes: Object.fromEntries((await value(store.envelopes(game, ballot))).map(({ role, sealed }) => [role, seals(sealed)])),
    drafts: (await value(store.drafts(game))).map((draft) => ('sealed' in draft ? { ...draft, sealed: seals(draft.sealed) } : draft)),
    aside: await value(store.aside(game)),
  }
}

export const storeContract: readonly Clause[] = [
  {
    name: 'an empty store has no games',
    holds: async (store) => {
      same(await value(store.games()), [])
      await trouble(store.open('g'), 'gone')
      await trouble(store.append('g', entryAt(1), nothing), 'gone')
      await trouble(store.rename('g', 'x'), 'gone')
      await trouble(store.setFollowed('g'), 'gone')
      await trouble(store.setAside('g', 1), 'gone')
      await trouble(store.seed('g'), 'gone')
      await trouble(store.sealSeed('g', 'x', 'y'), 'gone')
      await trouble(store.putDraft('g', { prompt: 'p', draft: 1 }), 'gone')
      same(await value(store.key('g', 'b')), undefined)
      same(await value(store.envelopes('g', 'b')), [])
      same(await value(store.drafts('g')), [])
      same(await value(store.aside('g')), [])
      await value(store.dropDraft('g', 'p'))
      await value(store.remove('g'))
    },
  },
  {
    name: 'games lie side by side, the one written last first',
    holds: async (store) => {
      await begun(store, 'g')
      await value(store.begin({ ...recordOf('h', 900), entries: 2 }, [entryAt(0), entryAt(1)], 'seed of h'))
      same(
        (await value(store.games())).map(({ id }) => id),
        ['g', 'h'],
      )
      await value(store.append('h', entryAt(2), nothing))
      same(
        (await value(store.games())).map(({ id }) => id),
        ['h', 'g'],
      )
      same(idsOf((await value(store.open('g'))).entries), ['a0'])
      same(idsOf((await value(store.open('h'))).entries), ['a0', 'a1', 'a2'])
    },
  },
  {
    name: 'a game is begun once: again is the same, another under its name is refused',
    holds: async (store) => {
      await begun(store)
      await begun(store)
      await trouble(store.begin({ ...recordOf('g'), origin: 'z0' }, [entryAt(0, 'z')], 'x'), 'conflict')
      same(idsOf((await value(store.open('g'))).entries), ['a0'])
      same(await value(store.seed('g')), 'seed of g')
    },
  },
  {
    name: 'entries come back as they were written, in their order',
    holds: async (store) => {
      await begun(store)
      for (let seq = 1; seq < 12; seq++) await value(store.append('g', entryAt(seq), nothing))
      const { record, entries } = await value(store.open('g'))
      same(
        entries,
        Array.from({ length: 12 }, (_, seq) => entryAt(seq)),
      )
      same([record.entries, record.changed, record.created], [12, 1011, 1000])
    },
  },
  {
    name: 'of a game only the entries from a place on may be asked for',
    holds: async (store) => {
      await begun(store)
      for (let seq = 1; seq < 5; seq++) await value(store.append('g', entryAt(seq), nothing))
      const { record, entries } = await value(store.open('g', 3))
      same([record.entries, idsOf(entries)], [5, ['a3', 'a4']])
      same(idsOf((await value(store.open('g', 5))).entries), [])
      await trouble(store.open('h', 3), 'gone')
    },
  },
  {
    name: 'an entry that is not the next is refused and changes nothing',
    holds: async (store) => {
      await begun(store)
      await value(store.append('g', entryAt(1), nothing))
      const before = await everythingOf(store)
      await trouble(store.append('g', entryAt(3), nothing), 'conflict')
      await trouble(store.append('g', entryAt(1, 'b'), nothing), 'conflict')
      await trouble(store.append('g', entryAt(2, 'b'), nothing), 'conflict')
      await trouble(store.append('g', entryAt(0, 'b'), nothing), 'conflict')
      same(await everythingOf(store), before)
    },
  },
  {
    name: 'the same entry again is no second entry',
    holds: async (store) => {
      await begun(store)
      await value(store.append('g', entryAt(1), nothing))
      await value(store.append('g', entryAt(1), nothing))
      await value(store.append('g', entryAt(2), nothing))
      await value(store.append('g', entryAt(1), nothing))
      same(idsOf((await value(store.open('g'))).entries), ['a0', 'a1', 'a2'])
    },
  },
  {
    name: 'casting keeps entry, envelope and key together; the key is usable and cannot be taken out',
    holds: async (store) => {
      await midBallot(store)
      same(rolesOf(await value(store.envelopes('g', 'b#0'))), ['x', 'y'])
      const kept = await value(store.key('g', 'b#0'))
      if (kept === undefined) throw new Error('no key')
      same(kept.key.extractable, false)
      const iv = new Uint8Array(12)
      const secret = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, kept.key, new Uint8Array([7]))
      same([...new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, kept.key, secret))], [7])
    },
  },
  {
    name: 'choosing anew replaces the envelope',
    holds: async (store) => {
      const key = await midBallot(store)
      await value(store.append('g', entryAt(4), { ...during('b#0'), cast: { envelope: envelopeOf('x', key, 9), key } }))
      const envelopes = await value(store.envelopes('g', 'b#0'))
      same(rolesOf(envelopes), ['x', 'y'])
      same(envelopes.find(({ role }) => role === 'x')?.sealed.data[0], 9)
    },
  },
  {
    name: 'one ballot has one key: a second one is refused and changes nothing',
    holds: async (store) => {
      await midBallot(store)
      const before = await everythingOf(store)
      const other = await makeKey('b#0', 'another')
      const cast = { envelope: envelopeOf('z', other, 5), key: other }
      await trouble(store.append('g', entryAt(4), { ...during('b#0'), cast }), 'conflict')
      await trouble(store.putDraft('g', { prompt: 'bid:z', ballot: 'b#0', sealed: sealedAs('another', 5) }, other), 'conflict')
      same(await everythingOf(store), before)
    },
  },
  {
    name: 'when the ballot is over, its secrets are gone with the same entry',
    holds: async (store) => {
      await midBallot(store)
      await value(store.append('g', entryAt(4), { prompts: ['open', 'bid:z'] }))
      same(await value(store.envelopes('g', 'b#0')), [])
      same(await value(store.key('g', 'b#0')), undefined)
      same(promptsOf(await value(store.drafts('g'))), ['open'])
    },
  },
  {
    name: 'while a round of chance is open, its secrets outlast ballots and moves, and go with it',
    holds: async (store) => {
      await begun(store)
      const key = await makeKey('chance/1')
      const cast = { envelope: envelopeOf('x', key, 1), key }
      await value(store.append('g', entryAt(1), { ...nothing, chance: 'chance/1', cast }))
      const bid = await makeKey('b#0')
      const casting = { envelope: envelopeOf('y', bid, 2), key: bid }
      await value(store.append('g', entryAt(2), { ...during('b#0'), chance: 'chance/1', cast: casting }))
      await value(store.append('g', entryAt(3), { ...nothing, chance: 'chance/1' }))
      same(rolesOf(await value(store.envelopes('g', 'chance/1'))), ['x'])
      same((await value(store.key('g', 'chance/1')))?.id, key.id)
      same(await value(store.envelopes('g', 'b#0')), [])
      await value(store.append('g', entryAt(4), nothing))
      same(await value(store.envelopes('g', 'chance/1')), [])
      same(await value(store.key('g', 'chance/1')), undefined)
    },
  },
  {
    name: 'what is kept secret for the whole game outlasts ballots and moves',
    holds: async (store) => {
      await begun(store)
      const key = await makeKey('secret/wish')
      const secrets = ['secret/wish']
      await value(store.append('g', entryAt(1), { ...nothing, secrets, cast: { envelope: envelopeOf('x', key, 1), key } }))
      const bid = await makeKey('b#0')
      await value(store.append('g', entryAt(2), { ...during('b#0'), secrets, cast: { envelope: envelopeOf('y', bid, 2), key: bid } }))
      await value(store.append('g', entryAt(3), { ...nothing, secrets }))
      same(rolesOf(await value(store.envelopes('g', 'secret/wish'))), ['x'])
      same((await value(store.key('g', 'secret/wish')))?.id, key.id)
      same(await value(store.envelopes('g', 'b#0')), [])
      await value(store.append('g', entryAt(4), nothing))
      same(await value(store.envelopes('g', 'secret/wish')), [])
    },
  },
  {
    name: 'when a ballot starts anew under another name, the former secrets are gone',
    holds: async (store) => {
      await midBallot(store)
      await value(store.append('g', entryAt(4), during('b#1', ['bid:x', 'bid:y', 'bid:z'])))
      same(await value(store.envelopes('g', 'b#0')), [])
      same(await value(store.key('g', 'b#0')), undefined)
      same(await value(store.drafts('g')), [])
      const key = await makeKey('b#1')
      await value(store.append('g', entryAt(5), { ...during('b#1'), cast: { envelope: envelopeOf('x', key, 1), key } }))
      same(rolesOf(await value(store.envelopes('g', 'b#1'))), ['x'])
    },
  },
  {
    name: 'a refused casting leaves envelopes, key, drafts and entries as they were',
    holds: async (store) => {
      const key = await midBallot(store)
      const before = await everythingOf(store)
      await trouble(store.append('g', entryAt(9), { ...during('b#0'), cast: { envelope: envelopeOf('x', key, 9), key } }), 'conflict')
      await trouble(store.append('g', entryAt(5), { prompts: [] }), 'conflict')
      same(await everythingOf(store), before)
    },
  },
  {
    name: 'drafts are replaced, dropped, and go when their prompt is gone',
    holds: async (store) => {
      await begun(store)
      await value(store.putDraft('g', { prompt: 'p', draft: { steps: [1] } }))
      await value(store.putDraft('g', { prompt: 'p', draft: { steps: [1, 2] } }))
      await value(store.putDraft('g', { prompt: 'q', draft: 0 }))
      await value(store.putDraft('g', { prompt: 'r', draft: null }))
      same(
        (await value(store.drafts('g'))).find(({ prompt }) => prompt === 'p'),
        { prompt: 'p', draft: { steps: [1, 2] } },
      )
      await value(store.dropDraft('g', 'q'))
      same(promptsOf(await value(store.drafts('g'))), ['p', 'r'])
      await value(store.append('g', entryAt(1), { prompts: ['r'] }))
      same(promptsOf(await value(store.drafts('g'))), ['r'])
    },
  },
  {
    name: 'secrets and drafts of one game are not those of another',
    holds: async (store) => {
      await midBallot(store)
      await begun(store, 'h')
      await value(store.append('h', entryAt(1), nothing))
      same(rolesOf(await value(store.envelopes('g', 'b#0'))), ['x', 'y'])
      same(await value(store.envelopes('h', 'b#0')), [])
      same(await value(store.drafts('h')), [])
      await value(store.remove('h'))
      same(promptsOf(await value(store.drafts('g'))), ['bid:z', 'open'])
    },
  },
  {
    name: 'the seed stays the same once it is there',
    holds: async (store) => {
      await begun(store)
      same(await value(store.seed('g')), 'seed of g')
      await value(store.append('g', entryAt(1), nothing))
      same(await value(store.seed('g')), 'seed of g')
    },
  },
  {
    name: 'a seed that lies there as plain text is sealed in its place, and no other one is',
    holds: async (store) => {
      await begun(store)
      const key = await makeKey('seed')
      const kept = { key, sealed: sealedAs(key.id, 1) }
      await value(store.sealSeed('g', 'another', kept))
      same(await value(store.seed('g')), 'seed of g')
      await value(store.sealSeed('g', 'seed of g', kept))
      const there = await value(store.seed('g'))
      if (typeof there !== 'object') throw new Error('not sealed')
      same([there.key.id, there.key.key.extractable, [...there.sealed.data]], [key.id, false, [...kept.sealed.data]])
    },
  },
  {
    name: 'a new seed comes with the entry that commits it, or not at all',
    holds: async (store) => {
      await begun(store)
      await begun(store, 'h')
      await trouble(store.append('g', entryAt(2), { prompts: [], seed: 'never' }), 'conflict')
      same(await value(store.seed('g')), 'seed of g')
      await value(store.append('g', entryAt(1), { prompts: [], seed: 'next' }))
      same(await value(store.seed('g')), 'next')
      same(await value(store.seed('h')), 'seed of h')
    },
  },
  {
    name: 'damaged entries are set aside, kept, and play goes on before them',
    holds: async (store) => {
      await begun(store)
      for (let seq = 1; seq < 5; seq++) await value(store.append('g', entryAt(seq), nothing))
      await value(store.setAside('g', 3))
      await value(store.setAside('g', 3))
      same(idsOf((await value(store.open('g'))).entries), ['a0', 'a1', 'a2'])
      same(idsOf(await value(store.aside('g'))), ['a3', 'a4'])
      same((await value(store.open('g'))).record.entries, 3)
      await value(store.append('g', { ...entryAt(3, 'c'), previous: entryAt(2).digest }, nothing))
      same(idsOf((await value(store.open('g'))).entries), ['a0', 'a1', 'a2', 'c3'])
    },
  },
  {
    name: 'a renamed game keeps everything else; a removed one leaves nothing',
    holds: async (store) => {
      await midBallot(store)
      await value(store.rename('g', 'Friday'))
      same((await value(store.open('g'))).record, { ...recordOf('g'), name: 'Friday', changed: 1003, entries: 4 })
      await value(store.setFollowed('g'))
      same((await value(store.open('g'))).record, { ...recordOf('g'), name: 'Friday', changed: 1003, entries: 4, followed: true })
      await value(store.remove('g'))
      same(await value(store.games()), [])
      await trouble(store.open('g'), 'gone')
      same(await value(store.envelopes('g', 'b#0')), [])
      same(await value(store.key('g', 'b#0')), undefined)
      same(await value(store.drafts('g')), [])
    },
  },
  {
    name: 'the newest copies are kept, the longest first',
    holds: async (store) => {
      await begun(store)
      const copy = (entries: number) => ({ entries, time: entries, data: new Uint8Array([entries]) })
      await trouble(store.putCopy('none', copy(1)), 'gone')
      for (const entries of [2, 9, 9, 5, 12]) await value(store.putCopy('g', copy(entries)))
      same(
        (await value(store.copies('g'))).map(({ entries, data }) => [entries, ...data]),
        [
          [12, 12],
          [9, 9],
        ],
      )
      same(await value(store.copies('none')), [])
      await value(store.remove('g'))
      await begun(store)
      same(await value(store.copies('g')), [])
    },
  },
  {
    name: 'writes that come all at once do not mix: one of them is the next entry',
    holds: async (store) => {
      await begun(store)
      const rivals = ['b', 'c', 'd'].map((name) => ({ ...entryAt(1, name), previous: entryAt(0).digest }))
      const answers = await Promise.all(rivals.map((entry) => store.append('g', entry, nothing)))
      same(answers.filter(({ ok }) => ok).length, 1)
      same((await value(store.open('g'))).entries.length, 2)
    },
  },
  {
    name: 'after it was closed, the store opens again by itself',
    holds: async (store) => {
      await begun(store)
      store.close()
      await value(store.append('g', entryAt(1), nothing))
      same(idsOf((await value(store.open('g'))).entries), ['a0', 'a1'])
    },
  },
  {
    name: 'a game is read from the entry of its snapshot on, until entries are set aside',
    holds: async (store) => {
      await begun(store)
      for (const seq of [1, 2, 3]) await value(store.append('g', entryAt(seq), nothing))
      const tail = async () => {
        const { record, entries, snapshot } = await value(store.openTail('g'))
        return [record.entries, idsOf(entries), snapshot?.state]
      }
      same(await tail(), [4, ['a0', 'a1', 'a2', 'a3'], undefined])
      const row = { game: 'g', build: 'one', entry: entryAt(2), state: { round: 2 }, words: 'en' as const }
      await trouble(store.putSnapshot({ ...row, game: 'none' }), 'gone')
      await trouble(store.openTail('none'), 'gone')
      await value(store.putSnapshot({ ...row, entry: entryAt(1) }))
      await value(store.putSnapshot(row))
      same(await tail(), [4, ['a2', 'a3'], { round: 2 }])
      await value(store.setAside('g', 3))
      same(await tail(), [3, ['a0', 'a1', 'a2'], undefined])
      await value(store.putSnapshot(row))
      await value(store.remove('g'))
      await begun(store)
      same(await tail(), [1, ['a0'], undefined])
    },
  },
  {
    name: 'a summary is kept in place of the former one, until entries are set aside or the game is removed',
    holds: async (store) => {
      await begun(store)
      const row = (entries: number) => ({ game: 'g', entries, version: 1, summary: { of: entries } })
      same(await value(store.summaries()), [])
      await trouble(store.putSummary({ ...row(1), game: 'none' }), 'gone')
      await value(store.putSummary(row(1)))
      await value(store.putSummary(row(2)))
      same(await value(store.summaries()), [row(2)])
      await value(store.setAside('g', 1))
      same(await value(store.summaries()), [])
      await value(store.putSummary(row(3)))
      await value(store.remove('g'))
      same(await value(store.summaries()), [])
    },
  },
]
