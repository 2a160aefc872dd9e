import * as v from 'valibot'
import { canonical, digestOf, type Entry, type Hash } from '../referee'
import { isEntry, isObject } from './shapes'

/**
 * One game as one JSON file. It holds the ledger and nothing else: no sealed choice, no key, no seed, no draft. With all games of a
 * device in one file there may go along what their tables keep beside them. Whatever
 * text comes in is read to a game or to the reason why it is none.
 */

export const FORMAT = 'castellan-game'
/**
 * Since version 2 an entry may say that the clock was set back. A file without such an entry is one of version 1, which every app
 * reads; an older app says of the others that they are newer, instead of damaged.
 */
export const VERSION = 2

export interface GameFile {
  readonly format: typeof FORMAT
  readonly version: 1 | typeof VERSION
  /** Which game is played: its id in the catalogue. */
  readonly game: string
  /** What the table calls it. */
  readonly name: string
  /** When the file was written: milliseconds since 1970-01-01 UTC. */
  readonly exported: number
  readonly entries: readonly Entry[]
  /** SHA-256 over the canonical text of all the rest. */
  readonly digest: string
}

/** Why a text is not taken as a game. */
export type FileFault =
  | { readonly why: 'tooLarge' }
  | { readonly why: 'notJson' }
  /** JSON, but not a game of this app. */
  | { readonly why: 'foreign' }
  /** Written by a newer version of the app. */
  | { readonly why: 'newer'; readonly version: number }
  /** `at`: place of the first entry that does not fit; undefined = the entries fit, but something else was changed. */
  | { readonly why: 'damaged'; readonly at?: number }

/** A long game takes about one million characters and 1,500 entries. */
export const MOST_CHARACTERS = 20_000_000
export const MOST_BACKUP_CHARACTERS = 100_000_000
export const MOST_ENTRIES = 20_000
const DEEPEST = 40

/** The text of a file. */
export const writeFile = (game: Pick<GameFile, 'game' | 'name' | 'exported' | 'entries'>, hash: Hash): string => {
  const { name, exported, entries } = game
  const version = entries.some(({ clock }) => clock !== undefined) ? VERSION : 1
  const file: Omit<GameFile, 'digest'> = { format: FORMAT, version, game: game.game, name, exported, entries }
  return JSON.stringify({ ...file, digest: hash(canonical(file)) })
}

/** What makes a file one of this app, of whatever version. */
const kind = v.looseObject({ format: v.literal(FORMAT), version: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) })

const frame = v.strictObject({
  format: v.literal(FORMAT),
  version: v.picklist([1, VERSION]),
  game: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  name: v.pipe(v.string(), v.maxLength(1000)),
  exported: v.pipe(v.number(), v.finite()),
  entries: v.pipe(v.array(v.unknown()), v.minLength(1)),
  digest: v.string(),
})

/** Several games as one file; each is a whole game file of its own. */
export const BACKUP_FORMAT = 'castellan-backup'
/** Since version 2 there may go something along with the games; a file without that is one of version 1, which every app reads. */
export const BACKUP_VERSION = 2
export const MOST_GAMES = 1000

/** What goes along with the games of a device, by the id of the game it is for: names, own rules. What is in it, that game knows. */
export type Along = Readonly<Record<string, unknown>>

/** The text of a file with several games, given as the texts of their own files. */
export const writeBackup = (games: readonly string[], exported: number, along: Along = {}): string => {
  const isAlone = Object.keys(along).length === 0
  const version = isAlone ? 1 : BACKUP_VERSION
  const more = isAlone ? '' : `,"along":${JSON.stringify(along)}`
  return `{"format":"${BACKUP_FORMAT}","version":${version},"exported":${exported},"games":[${games.join(',')}]${more}}`
}

export type FileRead = { readonly ok: true; readonly value: GameFile } | { readonly ok: false; readonly fault: FileFault }

const fail = (fault: FileFault) => ({ ok: false as const, fault })

/** Reads a text that may be anything. Entries are checked for their shape and their chain; what they mean is the game's. */
export const readFile = (text: string, hash: Hash): FileRead => {
  if (text.length > MOST_CHARACTERS) return fail({ why: 'tooLarge' })
  const json = parse(text)
  return json === undefined ? fail({ why: 'notJson' }) : readOne(json.value, hash)
}

/** The frame of a file with several games. */
const backup = v.strictObject({
  format: v.literal(BACKUP_FORMAT),
  version: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  exported: v.pipe(v.number(), v.finite()),
  games: v.array(v.unknown()),
  along: v.optional(v.unknown()),
})

export type FilesRead =
  { readonly ok: true; readonly value: readonly FileRead[]; readonly along: Along } | { readonly ok: false; readonly fault: FileFault }

/**
 * Reads a text that may be a file with one game or with several, and gives what each of them is read to. Faults are of the whole
 * file; what goes along is never one: whatever of it could do harm is left out.
 */
export const readFiles = (text: string, hash: Hash): FilesRead => {
  if (text.length > MOST_BACKUP_CHARACTERS) return fail({ why: 'tooLarge' })
  const json = parse(text)
  if (json === undefined) return fail({ why: 'notJson' })
  if (!v.is(v.looseObject({ format: v.literal(BACKUP_FORMAT) }), json.value)) {
    const one = text.length > MOST_CHARACTERS ? fail({ why: 'tooLarge' }) : readOne(json.value, hash)
    return one.ok ? { ok: true, value: [one], along: {} } : one
  }
  if (v.is(v.looseObject({ version: v.pipe(v.number(), v.minValue(BACKUP_VERSION + 1)) }), json.value))
    return fail({ why: 'newer', version: json.value.version })
  if (!v.is(backup, json.value)) return fail({ why: 'damaged' })
  if (json.value.games.length > MOST_GAMES) return fail({ why: 'tooLarge' })
  return { ok: true, value: json.value.games.map((game) => readOne(game, hash)), along: harmless(json.value.along) }
}

/** What goes along, as far as it is plain. */
const harmless = (along: unknown): Along =>
  isObject(along) ? Object.fromEntries(Object.entries(along).filter(([game, what]) => !HARMFUL.has(game) && isPlain(what, DEEPEST))) : {}

const readOne = (value: unknown, hash: Hash): FileRead => {
  if (!v.is(kind, value)) return fail({ why: 'foreign' })
  if (value.version > VERSION) return fail({ why: 'newer', version: value.version })
  if (!v.is(frame, value)) return fail({ why: 'damaged' })
  const { entries, digest, ...rest } = value
  if (!isPlain(rest, 1)) return fail({ why: 'damaged' })
  if (entries.length > MOST_ENTRIES) return fail({ why: 'tooLarge' })
  let previous = ''
  for (const [at, entry] of entries.entries()) {
    if (!isPlain(entry, DEEPEST) || !isEntry(entry) || entry.seq !== at || entry.previous !== previous) return fail({ why: 'damaged', at })
    if (digestOf(hash, entry) !== entry.digest) return fail({ why: 'damaged', at })
    previous = entry.digest
  }
  const file = { ...rest, entries: entries as readonly Entry[] }
  return hash(canonical(file)) === digest ? { ok: true, value: { ...file, digest } } : fail({ why: 'damaged' })
}

const parse = (text: string): { readonly value: unknown } | undefined => {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}

/** Names that every object has already: a field of that name could only be there to do harm. */
const HARMFUL: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/** Whether JSON is no deeper than allowed, has only finite numbers and no field that could do harm. */
const isPlain = (value: unknown, depth: number): boolean => {
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object' || value === null) return true
  if (depth === 0) return false
  if (Array.isArray(value)) return value.every((item) => isPlain(item, depth - 1))
  return Object.entries(value).every(([name, field]) => !HARMFUL.has(name) && isPlain(field, depth - 1))
}
