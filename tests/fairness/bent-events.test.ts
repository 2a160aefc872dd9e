// Removes parts of events in a file, and tests that the import detects every difference from the result of `decide`.
import { expect, test } from 'vitest'
import { westeros } from '../../src/games/westeros'
import { firstBroken, verify, type Vocabulary } from '../../src/referee'
import { hmacSha256, sha256 } from '../../src/session/ledger/digest'
import { signedAnew, westerosWritten } from './ledgers'

type Json = Readonly<Record<string, unknown>>
type Event = Vocabulary['event']

/** Returns copies of an event in which a field is missing, or a list is empty or shortened, at any depth. */
const shortened = (event: Event): readonly Event[] => {
  const fields = event as unknown as Json
  const within = (value: unknown, put: (value: unknown) => Json): readonly Json[] => {
    if (Array.isArray(value))
      return value.length === 0
        ? []
        : [put([]), put(value.slice(1)), ...value.flatMap((one, at) => within(one, (by) => put(value.with(at, by))))]
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([name, inner]) => {
      const { [name]: _, ...rest } = value as Json
      return [put(rest), ...within(inner, (by) => put({ ...value, [name]: by }))]
    })
  }
  const { e, ...rest } = fields
  const bare = Object.keys(rest).length === 0 ? [] : [{ e }]
  return [...bare, ...within(rest, (value) => ({ e, ...(value as Json) }))] as unknown as readonly Event[]
}

test('no shortened event of a played game passes as decided by the rules', () => {
  const { all } = westerosWritten(3, 5, 'light')
  const seen = new Set<string>()
  const passed: string[] = []
  let tried = 0
  for (const entry of all.slice(1))
    for (const [at, event] of entry.events.entries()) {
      const kind = JSON.stringify(Object.keys(event))
      if (seen.has(kind)) continue
      seen.add(kind)
      for (const other of shortened(event)) {
        tried += 1
        const bent = all.slice(0, entry.seq + 1).with(entry.seq, { ...entry, events: entry.events.with(at, other) })
        const broken = firstBroken(verify(westeros, signedAnew(bent), sha256, hmacSha256))
        if (broken?.at !== entry.seq) passed.push(`${entry.seq}: ${JSON.stringify(event)} → ${JSON.stringify(other)}`)
      }
    }
  expect(tried).toBeGreaterThan(150)
  expect(passed).toEqual([])
})
