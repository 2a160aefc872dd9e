import { assert, constantFrom, jsonValue, nat, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sha256 } from '../../../src/session/ledger/digest'
import { digestOf, entries, read, redoTarget, undoTarget } from '../../../src/referee'
import { tiny } from '../../fixtures/tiny-game'
import { eventful, fresh, goTo, here, play, stored, vote, type TinyEntry } from '../../fixtures/tiny-table'

/** Returns the entries with recomputed digests, as a skilled forger would. */
const signed = (all: readonly Partial<TinyEntry>[]): TinyEntry[] => {
  const chain: TinyEntry[] = []
  for (const entry of all) {
    const linked = { ...entry, previous: chain.at(-1)?.digest ?? '' } as TinyEntry
    chain.push({ ...linked, digest: digestOf(sha256, linked) })
  }
  return chain
}

const damageOf = (all: readonly TinyEntry[]) => {
  const answer = read(tiny, all, sha256)
  if (answer.ok) throw new Error('read as sound')
  const { sound, at, why } = answer.damage
  return { at, why, sound: sound?.last.entry.seq }
}

describe('what was written is read again', () => {
  test('to the same place, with the same steps back and forth', () => {
    const played = eventful()
    for (const ledger of [played, goTo(played, undoTarget(played)), fresh()]) {
      const again = read(tiny, stored(ledger), sha256)
      if (!again.ok) throw new Error(again.damage.why)
      expect(again.value.head.state).toEqual(ledger.head.state)
      expect(entries(again.value)).toEqual(entries(ledger))
      expect(undoTarget(again.value)).toBe(undoTarget(ledger))
      expect(redoTarget(again.value)).toBe(redoTarget(ledger))
      expect(again.value.rewinds).toBe(ledger.rewinds)
    }
  })

  test('events of older rules come through the upcaster', () => {
    const seen: number[] = []
    const upcast: typeof tiny.upcast = (event, rules) => {
      seen.push(rules)
      return event
    }
    expect(read({ ...tiny, rules: 2, upcast }, stored(fresh()), sha256).ok).toBe(true)
    expect(seen).toEqual([1])
  })
})

describe('damage is a value: how far the ledger is sound', () => {
  const all = stored(eventful())

  test('nothing at all', () => expect(damageOf([])).toEqual({ at: 0, why: 'shape', sound: undefined }))

  test('a changed entry', () => {
    const changed = all.map((entry) => (entry.seq === 4 ? { ...entry, time: entry.time + 1 } : entry))
    expect(damageOf(changed)).toEqual({ at: 4, why: 'digest', sound: 3 })
  })

  test('a missing, doubled or swapped entry', () => {
    expect(damageOf(all.filter(({ seq }) => seq !== 2))).toEqual({ at: 2, why: 'order', sound: 1 })
    expect(damageOf([...all.slice(0, 3), ...all.slice(2)])).toEqual({ at: 3, why: 'order', sound: 2 })
    const [first, second, third, ...rest] = all as [TinyEntry, TinyEntry, TinyEntry, ...TinyEntry[]]
    expect(damageOf([first, third, second, ...rest])).toEqual({ at: 1, why: 'order', sound: 0 })
  })

  test('a changed entry with new digests after it, if its events mean nothing', () => {
    const odd = all.map((entry) => (entry.seq === 3 ? { ...entry, events: [{ e: 'unheard' }] } : entry)) as Partial<TinyEntry>[]
    expect(damageOf(signed(odd))).toEqual({ at: 3, why: 'event', sound: 2 })
  })

  test('entries that cannot stand where they stand', () => {
    const [first, second] = all as [TinyEntry, TinyEntry]
    expect(damageOf(signed([second]))).toMatchObject({ at: 0, why: 'order' })
    expect(damageOf(signed([{ ...second, seq: 0 }]))).toMatchObject({ at: 0, why: 'shape' })
    expect(damageOf(signed([{ ...first, events: [] }]))).toMatchObject({ at: 0, why: 'shape' })
    expect(damageOf(signed([first, { ...first, seq: 1, id: 'other' }]))).toMatchObject({ at: 1, why: 'shape' })
    expect(damageOf(signed([first, { ...second, id: first.id }]))).toMatchObject({ at: 1, why: 'shape' })
    const astray = { ...second, move: { do: 'rewind' as const, to: 'nowhere' }, events: [] }
    expect(damageOf(signed([first, astray]))).toMatchObject({ at: 1, why: 'shape' })
    const smuggled = { ...second, events: [{ e: 'rewound' as const, count: 1, known: [] }] }
    expect(damageOf(signed([first, smuggled]))).toMatchObject({ at: 1, why: 'shape' })
    const loud = { ...second, move: { do: 'rewind' as const, to: first.id }, events: second.events }
    expect(damageOf(signed([first, loud]))).toMatchObject({ at: 1, why: 'shape' })
  })

  test('any change of any field is found', () => {
    const fields = ['seq', 'id', 'time', 'by', 'rules', 'move', 'events', 'previous', 'digest'] as const
    assert(
      property(nat(all.length - 1), constantFrom(...fields), jsonValue(), (at, field, value) => {
        const entry = all[at] as TinyEntry
        const same = JSON.stringify(entry[field]) === JSON.stringify(value)
        const answer = read(tiny, all.with(at, { ...entry, [field]: value }), sha256)
        expect(answer.ok ? 'sound' : answer.damage.at).toBe(same ? 'sound' : at)
      }),
    )
  })
})

test('a thousand entries are read in a blink, even if many go back', () => {
  let ledger = vote(play(fresh(), { do: 'ask' }), 1, 1)
  const middle = here(ledger)
  for (let i = 0; i < 300; i++) {
    ledger = play(ledger, { do: 'add', who: 'anna', points: 1 }, { do: 'add', who: 'petr', points: 1 })
    ledger = goTo(ledger, middle)
  }
  expect(read(tiny, stored(ledger), sha256).ok).toBe(true)
})
