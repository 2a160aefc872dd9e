import * as v from 'valibot'
import { WORD_LISTS, type Entry } from '../../referee'
import type { BallotKey, CopyRecord, DraftRecord, Envelope, GameRecord, StoredSeed, SnapshotRecord } from './store'

/** Schemas of stored data and files. The schemas do not validate the content of moves and events, which each game defines. */

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(200))
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const digest = v.pipe(v.string(), v.regex(/^[\da-f]{64}$/))
const time = v.pipe(v.number(), v.finite())

/** Returns whether a value is an object and not an array. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Schema of an object that has an own field with the name `kind` and a string value. */
const tagged = (kind: 'do' | 'e') =>
  v.custom<Readonly<Record<string, unknown>>>((value) => isObject(value) && Object.hasOwn(value, kind) && typeof value[kind] === 'string')

const entry = v.strictObject({
  seq: count,
  id: name,
  time,
  clock: v.optional(v.pipe(time, v.gtValue(0))),
  continues: v.optional(v.literal(true)),
  by: name,
  rules: count,
  move: tagged('do'),
  events: v.array(tagged('e')),
  previous: v.union([v.literal(''), digest]),
  digest,
})

export const isEntry = (value: unknown): value is Entry => v.is(entry, value)

/** Returns the entries up to the last entry with a valid shape, stopping at the first invalid element. */
export const leadingEntries = (raw: readonly unknown[]): readonly Entry[] => {
  const end = raw.findIndex((value) => !isEntry(value))
  return (end < 0 ? raw : raw.slice(0, end)) as readonly Entry[]
}

/** Schema of a text, which is cut to 200 characters. An invalid value becomes an empty text. */
const text = v.fallback(
  v.pipe(
    v.string(),
    v.transform((all) => all.slice(0, 200)),
  ),
  '',
)
/** Schema of a time that `Date` supports. An invalid value becomes 0. */
const day = v.fallback(v.pipe(v.number(), v.minValue(-8.64e15), v.maxValue(8.64e15)), 0)
const record = v.object({
  id: v.string(),
  game: text,
  name: text,
  created: day,
  changed: day,
  entries: v.fallback(count, 0),
  origin: text,
  followed: v.exactOptional(v.fallback(v.boolean(), false)),
})

/**
 * Validates a row of the list of games. Returns undefined if the row has no id. Any other damaged field becomes an
 * empty value, so that the game stays in the list.
 */
export const readRecord = (value: unknown): GameRecord | undefined => {
  const parsed = v.safeParse(record, value)
  return parsed.success ? parsed.output : undefined
}

const bytes = v.custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array)
const sealed = v.object({ key: v.string(), iv: bytes, data: bytes })
const envelope = v.object({ ballot: v.string(), role: v.string(), sealed })
const key = v.object({ ballot: v.string(), id: v.string(), key: v.custom<CryptoKey>(isObject) })
const draft = v.union([v.object({ prompt: v.string(), ballot: v.string(), sealed }), v.object({ prompt: v.string(), draft: v.unknown() })])

const seed = v.union([v.string(), v.object({ key, sealed })])

const copy = v.object({ entries: count, time, data: bytes })
const snapshot = v.object({
  game: v.string(),
  build: v.string(),
  entry: v.custom<Entry>(isEntry),
  state: v.unknown(),
  words: v.picklist(WORD_LISTS),
})

const reader =
  <T>(schema: v.GenericSchema<unknown, T>) =>
  (value: unknown): T | undefined => {
    const parsed = v.safeParse(schema, value)
    return parsed.success ? parsed.output : undefined
  }

export const readEnvelope: (value: unknown) => Envelope | undefined = reader(envelope)
export const readKey: (value: unknown) => BallotKey | undefined = reader(key)
export const readSeed: (value: unknown) => StoredSeed | undefined = reader(seed)
export const readDraft: (value: unknown) => DraftRecord | undefined = reader(draft)
export const readSnapshot: (value: unknown) => SnapshotRecord | undefined = reader(snapshot)
export const readCopy: (value: unknown) => CopyRecord | undefined = reader(copy)
