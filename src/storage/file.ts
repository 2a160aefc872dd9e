import * as v from 'valibot'
import { canonical, digestOf, type Entry, type Hash } from '../referee'
import { isEntry, isObject } from './store/shapes'

/**
 * One game as one JSON file. It holds the ledger and nothing else: no sealed choice, no key, no seed, no draft. A file of all games
 * of a device may hold extras of their tables. Any text is read to a game, or to the reason why it is none.
 */

export const FORMAT = 'castellan-game'
/**
 * Since version 2 an entry may say that the clock was set back, since version 3 that it continues the answer before. A file has the
 * lowest version that knows all of its entries; an older app says of the others that they are newer, instead of damaged.
 */
export const VERSION = 3

export interface GameFile {
  readonly format: typeof FORMAT
  readonly version: 1 | 2 | typeof VERSION
  /** Which game is played: its id in the catalogue. */
  readonly game: string
  /** The name that the table gave it. */
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
  | { readonly why: 'empty' }
  /** It begins as JSON, and ends within a text or a bracket. */
  | { readonly why: 'cutShort' }
  | { readonly why: 'notJson' }
  /** JSON, but not a game of this app. */
  | { readonly why: 'foreign' }
  /** Written by a newer version of the app. */
  | { readonly why: 'newer'; readonly version: number }
  /** `at`: place of the first entry that does not fit; undefined = the entries fit, but something else was changed. */
  | { readonly why: 'damaged'; readonly at?: number }
  /** Lists in lists in lists: no game is like that. */
  | { readonly why: 'tooDeep' }
  /** The digests fit, but no table has ever written this. `at`: place of the entry; undefined = the name of the game, or its date. */
  | { readonly why: 'odd'; readonly what: Oddity; readonly at?: number }

/** Oddities: an id that no address can hold, a time outside the calendar, an endless text, a number beyond any box. */
export type Oddity = 'id' | 'time' | 'text' | 'number'

/** A long game takes about one million characters and 1,500 entries. */
export const MOST_CHARACTERS = 20_000_000
export const MOST_BACKUP_CHARACTERS = 100_000_000
export const MOST_ENTRIES = 20_000
const DEEPEST = 40
/** No text nested deeper is read at all, nor one with so many brackets that a game has fewer in eight times its length. */
const DEEPEST_TEXT = 10_000
const MOST_BRACKETS = 100_000
const BRACKETS_APART = 8
/** No table writes a longer name, nor a longer text of any other kind: a seed that everybody has added to is the longest. */
const LONGEST_NAME = 200
const LONGEST_TEXT = 20_000
/** No piece, card or space of a game is counted this far. */
const MOST_COUNTED = 1_000_000
/** The last moment that a calendar knows: milliseconds before or after 1970-01-01 UTC. */
const END_OF_TIME = 8_640_000_000_000_000

/** The text of a file. */
export const writeFile = (game: Pick<GameFile, 'game' | 'name' | 'exported' | 'entries'>, hash: Hash): string => {
  const { name, exported, entries } = game
  const version = entries.some(({ continues }) => continues) ? VERSION : entries.some(({ clock }) => clock !== undefined) ? 2 : 1
  const file: Omit<GameFile, 'digest'> = { format: FORMAT, version, game: game.game, name, exported, entries }
  return JSON.stringify({ ...file, digest: hash(canonical(file)) })
}

/** Marks a file as one of this app, of any version. */
const kind = v.looseObject({ format: v.literal(FORMAT), version: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) })

const frame = v.strictObject({
  format: v.literal(FORMAT),
  version: v.picklist([1, 2, VERSION]),
  game: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  name: v.string(),
  exported: v.pipe(v.number(), v.finite()),
  entries: v.pipe(v.array(v.unknown()), v.minLength(1)),
  digest: v.string(),
})

/** Several games as one file; each is a whole game file of its own. */
export const BACKUP_FORMAT = 'castellan-backup'
/** Since version 2 there may go something along with the games; a file without that is one of version 1, which every app reads. */
export const BACKUP_VERSION = 2
export const MOST_GAMES = 1000

/** The extras of the games of a device, by the id of the game: names, own rules. Their shape is the matter of that game. */
export type BackupExtras = Readonly<Record<string, unknown>>

/** The text of a file with several games, given as the texts of their own files. */
export const writeBackup = (games: readonly string[], exported: number, extras: BackupExtras = {}): string => {
  const isAlone = Object.keys(extras).length === 0
  const version = isAlone ? 1 : BACKUP_VERSION
  const more = isAlone ? '' : `,"along":${JSON.stringify(extras)}`
  return `{"format":"${BACKUP_FORMAT}","version":${version},"exported":${exported},"games":[${games.join(',')}]${more}}`
}

export type FileRead = { readonly ok: true; readonly value: GameFile } | { readonly ok: false; readonly fault: FileFault }

const fail = (fault: FileFault) => ({ ok: false as const, fault })

/** Reads a text that may be anything. Entries are checked for their shape and their chain; what they mean is the game's. */
export const readFile = (text: string, hash: Hash): FileRead => {
  if (text.length > MOST_CHARACTERS) return fail({ why: 'tooLarge' })
  const json = parseJson(text)
  return json.ok ? readOne(json.value, hash) : json
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
  | { readonly ok: true; readonly value: readonly FileRead[]; readonly extras: BackupExtras }
  | { readonly ok: false; readonly fault: FileFault }

/**
 * Reads a text that may be a file with one game or with several, and gives what each of them is read to. Faults are of the whole
 * file; extras never are: harmful parts of them are left out.
 * @param isOurs the text was written here a moment ago: a game that is odd can still be handed out
 */
export const readFiles = (text: string, hash: Hash, isOurs = false): FilesRead => {
  if (text.length > MOST_BACKUP_CHARACTERS) return fail({ why: 'tooLarge' })
  const json = parseJson(text)
  if (!json.ok) return json
  if (!v.is(v.looseObject({ format: v.literal(BACKUP_FORMAT) }), json.value)) {
    const one = text.length > MOST_CHARACTERS ? fail({ why: 'tooLarge' }) : readOne(json.value, hash, isOurs)
    return one.ok ? { ok: true, value: [one], extras: {} } : one
  }
  if (v.is(v.looseObject({ version: v.pipe(v.number(), v.minValue(BACKUP_VERSION + 1)) }), json.value))
    return fail({ why: 'newer', version: json.value.version })
  if (!v.is(backup, json.value)) return fail({ why: 'damaged' })
  if (json.value.games.length > MOST_GAMES) return fail({ why: 'tooLarge' })
  return { ok: true, value: json.value.games.map((game) => readOne(game, hash, isOurs)), extras: harmless(json.value.along) }
}

/** The plain parts of the extras. */
const harmless = (extras: unknown): BackupExtras =>
  isObject(extras) ? Object.fromEntries(Object.entries(extras).filter(([game, what]) => !HARMFUL.has(game) && isPlain(what, DEEPEST))) : {}

const readOne = (value: unknown, hash: Hash, isOurs = false): FileRead => {
  if (!v.is(kind, value)) return fail({ why: 'foreign' })
  if (value.version > VERSION) return fail({ why: 'newer', version: value.version })
  if (!v.is(frame, value)) return fail({ why: 'damaged' })
  const { entries, digest, ...rest } = value
  if (!isPlain(rest, 1)) return fail({ why: 'damaged' })
  if (entries.length > MOST_ENTRIES) return fail({ why: 'tooLarge' })
  let previous = ''
  for (const [at, entry] of entries.entries()) {
    if (!isPlain(entry, DEEPEST)) return fail({ why: 'damaged', at })
    const odd = isOurs ? undefined : oddIn(entry)
    if (!isEntry(entry)) return fail(odd === undefined ? { why: 'damaged', at } : { why: 'odd', what: odd, at })
    if (entry.seq !== at || entry.previous !== previous || digestOf(hash, entry) !== entry.digest) return fail({ why: 'damaged', at })
    if (odd !== undefined) return fail({ why: 'odd', what: odd, at })
    previous = entry.digest
  }
  const file = { ...rest, entries: entries as readonly Entry[] }
  if (hash(canonical(file)) !== digest) return fail({ why: 'damaged' })
  if (!isOurs && file.name.length > LONGEST_NAME) return fail({ why: 'odd', what: 'text' })
  if (!isOurs && !isTime(file.exported)) return fail({ why: 'odd', what: 'time' })
  return { ok: true, value: { ...file, digest } }
}

/** Whether a calendar knows this moment. */
const isTime = (time: number): boolean => Math.abs(time) <= END_OF_TIME

/** Ids are part of addresses: letters, digits and characters that need no escape there. */
const ID = /^(?!\.{1,2}$)[\w.~-]{1,200}$/

/** The oddities of an entry, which may be any JSON. */
const oddIn = (entry: unknown): Oddity | undefined => {
  if (!isObject(entry)) return undefined
  const { time, clock, id, ...rest } = entry
  if (typeof id === 'string' && (!ID.test(id) || id in Object.prototype)) return 'id'
  if ([time, clock].some((one) => typeof one === 'number' && !isTime(one))) return 'time'
  return oddWithin(rest)
}

const oddWithin = (value: unknown): Oddity | undefined => {
  if (typeof value === 'number') return Math.abs(value) > MOST_COUNTED ? 'number' : undefined
  if (typeof value === 'string') return value.length > LONGEST_TEXT ? 'text' : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [name, field] of Object.entries(value)) {
    const odd = name.length > LONGEST_TEXT ? 'text' : oddWithin(field)
    if (odd !== undefined) return odd
  }
  return undefined
}

type JsonRead = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly fault: FileFault }

/** The JSON of a text that may be anything. Its brackets are counted first: nothing but brackets would take all memory there is. */
export const parseJson = (text: string): JsonRead => {
  if (text.trim() === '') return fail({ why: 'empty' })
  const scan = scanBrackets(text)
  if (scan === 'tooDeep') return fail({ why: scan })
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch {
    return fail({ why: scan === 'open' && /^\s*[[{]/.test(text) ? 'cutShort' : 'notJson' })
  }
}

const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN, CLOSE] = [0x22, 0x5c, 0x5b, 0x5d, 0x7b, 0x7d]

/** `tooDeep`: brackets outside of texts go deeper, or are far more, than in any file of ours; `open`: it ends within brackets or a text. */
const scanBrackets = (text: string): 'tooDeep' | 'open' | 'closed' => {
  const most = Math.max(MOST_BRACKETS, text.length / BRACKETS_APART)
  let [depth, all, isText] = [0, 0, false]
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at)
    if (isText && sign === BACKSLASH) at += 1
    else if (sign === QUOTE) isText = !isText
    else if (isText) continue
    else if (sign === CLOSE || sign === CLOSE_LIST) depth -= 1
    else if (sign === OPEN || sign === OPEN_LIST) {
      depth += 1
      all += 1
      if (depth > DEEPEST_TEXT || all > most) return 'tooDeep'
    }
  }
  return depth > 0 || isText ? 'open' : 'closed'
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
