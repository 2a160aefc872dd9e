import { expect, test } from 'vitest'
import { MOST_TEXT } from '../../../src/link/authenticated'
import { entryMessages, LINK_VERSION, readMessage } from '../../../src/link/messages'
import { readFrom, type ReaderState } from '../../../src/link/reader'
import { writeTo, type WriterState } from '../../../src/link/writer'
import { digestOf, type Entry } from '../../../src/referee'
import { sha256 } from '../../../src/session/ledger/digest'
import { campaign, copies, link, network, settle, tableOf } from '../../link/faults'
import { handCampaign } from '../../link/hands'

test('a reader gets the whole game, then each entry at once', async () => {
  const table = tableOf('friday')
  table.play()
  const there = copies()
  const { states } = link(table, there)
  await settle()
  expect(states).toEqual({ reader: ['waiting', 'catchingUp', 'following'], writer: ['waiting', 'sending'], forged: 0 })
  table.play(2)
  await settle()
  expect([...there.kept.values()]).toEqual([table.entries()])
})

test('whatever happens on the way, a copy is a beginning of the ledger, and a new pairing makes it whole', async () => {
  expect(await campaign(90)).toEqual([])
})

test('seats that choose on phones of their own lose no choice without being told, whatever happens on the way', async () => {
  expect(await handCampaign(12)).toEqual([])
})

test('a copy that differs from the ledger is said and left as it is', async () => {
  const table = tableOf('friday')
  const other = tableOf('friday')
  table.play(1)
  other.play(2)
  const there = copies(new Map([[table.entries()[0]?.id ?? '', other.entries()]]))
  const { states } = link(table, there)
  await settle()
  expect(states.reader.at(-1)).toBe('differs')
  expect(states.writer.at(-1)).toBe('differs')
  expect([...there.kept.values()]).toEqual([other.entries()])
})

/** Sends messages as a host with a modified app could. */
const sendAll = async (...messages: readonly unknown[]) => {
  const ends = network()
  const states: ReaderState[] = []
  const there = copies()
  readFrom(ends.reader, there, sha256, (state) => states.push(state))
  for (const message of messages) ends.writer.send(typeof message === 'string' ? message : JSON.stringify(message))
  await settle()
  return { last: states.at(-1), kept: there.kept.size }
}

const table = tableOf('friday')
table.play()
const all = table.entries()
const origin = all[0]?.id ?? ''
const hello = { tell: 'table', version: 1, origin, game: 'tiny', name: 'Friday', entries: 2 }
const entries = (some: readonly unknown[], more = {}) => ({ tell: 'entries', origin, from: 0, entries: some, ...more })
/** Changes the second entry to an illegal move and recomputes all digests. */
const cheated = all.map((entry): Entry => {
  const events = entry.seq === 1 ? [{ e: 'added', who: 'anna', points: 50 }] : entry.events
  const changed = { ...entry, events } as Entry
  return { ...changed, digest: digestOf(sha256, changed) }
})

test.each([
  ['malformed', ['{', hello]],
  ['malformed', [entries(all)]],
  ['malformed', [hello, hello]],
  ['malformed', [hello, { ...entries(all), key: 'x' }]],
  ['malformed', [hello, { tell: 'have', origin, entries: 0, head: '' }]],
  ['newer', [{ ...hello, version: LINK_VERSION + 1 }]],
  ['otherGame', [hello, entries(all, { origin: 'other' })]],
  ['otherGame', [{ ...hello, origin: 'other' }, entries(all, { origin: 'other' })]],
  ['broken', [hello, entries(all.slice(1), { from: 1 })]],
  ['broken', [hello, entries(all.toReversed())].slice(0, 1).concat(entries([all[0], all[0]]))],
  ['refused', [hello, entries(cheated)]],
] as const)('a reader stores nothing of what is %s (%#)', async (why, messages) => {
  expect(await sendAll(...messages)).toEqual({ last: why, kept: 0 })
})

test('a long ledger goes in messages that a channel carries', () => {
  const long = tableOf('long')
  for (let move = 0; move < 400; move++) long.play()
  const texts = entryMessages(long.entries()[0]?.id ?? '', long.entries(), 3) ?? []
  expect(texts.length).toBeGreaterThan(1)
  const back = texts.flatMap((text) => {
    const message = readMessage(text)
    return message?.tell === 'entries' ? message.entries : []
  })
  expect(back).toEqual(long.entries().slice(3))
  expect(Math.max(...texts.map((text) => text.length))).toBeLessThanOrEqual(MOST_TEXT)
})

test('a reader asks for a seat, and only a table that knows of it hears that', async () => {
  const friday = tableOf('friday')
  friday.play()
  const ends = network()
  const wishes: string[] = []
  writeTo(ends.writer, friday, () => undefined, { onSeat: (seat) => wishes.push(seat) })
  const reader = readFrom(ends.reader, copies(), sha256, () => undefined)
  expect(reader.wish('seat-1')).toBe(false)
  await settle()
  expect(reader.wish('seat-1')).toBe(true)
  expect(reader.wish('')).toBe(true)
  await settle()
  expect(wishes).toEqual(['seat-1', ''])
})

test('a phone that has every entry already may ask for its seat as soon as it follows', async () => {
  const friday = tableOf('friday')
  friday.play()
  const ends = network()
  const [wishes, states]: readonly [string[], WriterState[]] = [[], []]
  writeTo(ends.writer, friday, (state) => states.push(state), { onSeat: (seat) => wishes.push(seat) })
  const mine = copies(new Map([[friday.entries()[0]?.id ?? '', friday.entries()]]))
  const reader = readFrom(ends.reader, mine, sha256, (state) => {
    if (state === 'following') reader.wish('seat-1')
  })
  await settle()
  expect(wishes).toEqual(['seat-1'])
  expect(states.at(-1)).toBe('sending')
})

test('only a role of the phone tells the table that it changes its choice', async () => {
  const friday = tableOf('friday')
  friday.play()
  const ends = network()
  const heard: unknown[] = []
  const onChanging = (...what: readonly unknown[]) => heard.push(what)
  const writer = writeTo(ends.writer, friday, () => undefined, { onChanging })
  const reader = readFrom(ends.reader, copies(), sha256, () => undefined)
  expect(reader.changing('b1', 'anna', true)).toBe(false)
  await settle()
  writer.seat(['anna'])
  expect(reader.changing('b1', 'anna', true)).toBe(true)
  expect(reader.changing('b1', 'petr', true)).toBe(true)
  expect(reader.changing('b1', 'anna', false)).toBe(true)
  await settle()
  expect(heard).toEqual([
    ['b1', 'anna', true],
    ['b1', 'anna', false],
  ])
})

test('a table of an older version is not asked for a seat', async () => {
  const old = network()
  const states: ReaderState[] = []
  const sent: string[] = []
  old.writer.onMessage((text) => sent.push(text))
  const other = readFrom(old.reader, copies(), sha256, (state) => states.push(state))
  for (const message of [{ ...hello, version: 2 }, entries(all)]) old.writer.send(JSON.stringify(message))
  await settle()
  expect(states.at(-1)).toBe('following')
  expect(other.wish('seat-1')).toBe(false)
  await settle()
  expect(sent).toHaveLength(1)
})
