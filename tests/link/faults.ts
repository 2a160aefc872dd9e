// Simulates two linked phones on a network with faults, and tests that the guest's copy is always a beginning of the host's ledger.
import { append, begin, entries as entriesOf, firstBroken, read, verify, type Entry, type Ledger } from '../../src/referee'
import { authenticated, type End } from '../../src/link/authenticated'
import type { Channel } from '../../src/link/channel'
import { readFrom, type Copies, type ReaderState } from '../../src/link/reader'
import { writeTo, type WriterState } from '../../src/link/writer'
import { hmacSha256, sha256 } from '../../src/session/ledger/digest'
import { tiny, tinySetup, type Tiny } from '../fixtures/tiny-game'

export const FAULTS = ['none', 'cut', 'lost', 'doubled', 'swapped', 'forged', 'replayed', 'reflected', 'otherKey'] as const
export type Fault = (typeof FAULTS)[number]

/** Creates the ledger of a host, with functions to append entries and to listen for new entries. */
export const tableOf = (name: string) => {
  let clock = 1_800_000_000_000
  const stamp = () => ({ id: `${name}-${++clock}`, time: clock, by: 'table' })
  const first = begin(tiny, tinySetup, stamp(), sha256)
  if (!first.ok) throw new Error('not begun')
  let ledger: Ledger<Tiny> = first.value
  const listeners = new Set<() => void>()
  return {
    game: 'tiny',
    name,
    entries: () => entriesOf(ledger) as readonly Entry[],
    onChange: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    play: (points = 1) => {
      const after = append(ledger, { do: 'add', who: 'anna', points }, stamp(), sha256)
      if (!after.ok) throw new Error('not played')
      ledger = after.value
      for (const listener of listeners) listener()
    },
  }
}

/** Returns the storage of a guest. Received games are checked like imported files. */
export const copies = (kept = new Map<string, readonly Entry[]>()): Copies & { readonly kept: Map<string, readonly Entry[]> } => ({
  kept,
  find: (origin) => Promise.resolve(kept.get(origin) ?? []),
  add: ({ origin }, from, more) => {
    const all = [...(kept.get(origin) ?? []).slice(0, from), ...more]
    if (!read(tiny, all, sha256).ok || firstBroken(verify(tiny, all, sha256, hmacSha256)) !== undefined) return Promise.resolve('refused')
    kept.set(origin, all)
    return Promise.resolve('added')
  },
})

/** Function that returns the texts that arrive instead of a sent message. `number` is the number of the message. */
export type Tamper = (text: string, number: number, from: End) => readonly string[] | 'cut'

/** Creates the two ends of a simulated network. */
export const network = (tamper: Tamper = (text) => [text]): Readonly<Record<End, Channel>> => {
  const hear: Record<End, (text: string) => void> = { writer: () => {}, reader: () => {} }
  const closed: Record<End, () => void> = { writer: () => {}, reader: () => {} }
  let isOpen = true
  let number = 0
  const close = () => {
    if (!isOpen) return
    isOpen = false
    queueMicrotask(() => {
      closed.writer()
      closed.reader()
    })
  }
  const end = (from: End, to: End): Channel => ({
    send: (text) => {
      if (!isOpen) return
      const arriving = tamper(text, number++, from)
      if (arriving === 'cut') return close()
      for (const one of arriving) queueMicrotask(() => isOpen && hear[to](one))
    },
    onMessage: (listener) => {
      hear[from] = listener
    },
    onClose: (listener) => {
      closed[from] = listener
    },
    close,
  })
  return { writer: end('writer', 'reader'), reader: end('reader', 'writer') }
}

/** Pairs both ends of the network. `key`: secret that the guest uses. */
export const link = (table: ReturnType<typeof tableOf>, there: Copies, tamper?: Tamper, key = 'ab'.repeat(16)) => {
  const ends = network(tamper)
  const states: { reader: ReaderState[]; writer: WriterState[]; forged: number } = { reader: [], writer: [], forged: 0 }
  const forged = () => void states.forged++
  const reader = authenticated(ends.reader, hmacSha256, key, 'reader', forged)
  const writer = authenticated(ends.writer, hmacSha256, 'ab'.repeat(16), 'writer', forged)
  readFrom(reader, there, sha256, (state) => states.reader.push(state))
  writeTo(writer, table, (state) => states.writer.push(state))
  return { states, close: ends.reader.close }
}

export const settle = () => new Promise((done) => setTimeout(done))

/** Returns a function that applies a fault to the message with the number `at`. */
export const tampering = (fault: Fault, at: number): Tamper => {
  const before: string[] = []
  let held: string | undefined
  return (text, number, from) => {
    const hit = number === at
    if (from === 'writer') before.push(text)
    if (held !== undefined && !hit) {
      const late = held
      held = undefined
      return [text, late]
    }
    if (!hit) return [text]
    if (fault === 'cut') return 'cut'
    if (fault === 'lost') return []
    if (fault === 'doubled') return [text, text]
    if (fault === 'forged') return [text.replace(/[a-z](?=[^a-z]*$)/, 'x')]
    if (fault === 'replayed') return [before[0] ?? '', text]
    if (fault === 'reflected') return [before.at(-1)?.replace(/^\d+/, '0') ?? '']
    if (fault === 'swapped') {
      held = text
      return []
    }
    return [text]
  }
}

/** Runs one game with one fault, then pairs the phones again. @returns descriptions of errors; empty if the test passed */
export const evening = async (fault: Fault, at: number, moves: number): Promise<readonly string[]> => {
  const wrong: string[] = []
  const table = tableOf('friday')
  const there = copies()
  const origin = table.entries()[0]?.id ?? ''
  const looked = () => {
    const [here, all] = [there.kept.get(origin) ?? [], table.entries()]
    if (here.length > all.length || here.some(({ digest }, place) => all[place]?.digest !== digest)) wrong.push('a copy that differs')
    return here.length === all.length
  }
  const first = link(table, there, tampering(fault, at), fault === 'otherKey' ? 'cd'.repeat(16) : undefined)
  for (let move = 0; move < moves; move++) {
    if (move % 2 === 0) await settle()
    looked()
    table.play(1 + (move % 3))
  }
  await settle()
  const isWhole = looked()
  if (fault === 'none' && !isWhole) wrong.push('not followed')
  if (fault === 'otherKey' && there.kept.size > 0) wrong.push('followed without the secret')
  first.close()
  const again = link(table, there)
  await settle()
  table.play()
  await settle()
  if (!looked() || again.states.reader.at(-1) !== 'following') wrong.push(`not caught up: ${again.states.reader.join(' ')}`)
  return wrong
}

/** @returns descriptions of errors, each with the run in which it occurred */
export const campaign = async (runs: number): Promise<readonly string[]> => {
  const all: string[] = []
  for (let run = 0; run < runs; run++) {
    const fault = FAULTS[run % FAULTS.length] ?? 'none'
    const at = Math.floor(run / FAULTS.length) % 9
    const wrong = await evening(fault, at, 1 + (run % 7))
    all.push(...wrong.map((what) => `run ${run}, ${fault} at ${at}: ${what}`))
  }
  return all
}
