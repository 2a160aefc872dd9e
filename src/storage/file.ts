import * as v from 'valibot'
import { canonical, digestOf, type Entry, type Hash } from '../referee'
import { isEntry, isObject } from './store/shapes'

/**
 * Format of a file with one game, as JSON. The file contains only the ledger of the game: no sealed choices, keys,
 * seeds or drafts. A backup of all games of a device may also contain extras. Reading any text returns either a game
 * or a fault.
 */

export const FORMAT = 'castellan-game'
/**
 * Newest version of the file format. Since version 2, an entry may record that the clock was set back (`clock`).
 * Since version 3, an entry may record that it continues the previous answer (`continues`). A file has the lowest
 * version that supports all its entries. An older app reports a file of an unsupported version as newer instead of
 * damaged.
 */
export const VERSION = 3

export interface GameFile {
  readonly format: typeof FORMAT
  readonly version: 1 | 2 | typeof VERSION
  /** Id of the game in the catalogue. */
  readonly game: string
  /** Name of the game given by the players. */
  readonly name: string
  /** Time at which the file was written: milliseconds since 1970-01-01 UTC. */
  readonly exported: number
  readonly entries: readonly Entry[]
  /** SHA-256 of the canonical text of all other fields of the file. */
  readonly digest: string
}

/** Reason why a text cannot be read as a game. */
export type FileFault =
  | { readonly why: 'tooLarge' }
  | { readonly why: 'empty' }
  /** The text starts as JSON, but ends within a string or before a closing bracket. */
  | { readonly why: 'cutShort' }
  | { readonly why: 'notJson' }
  /** The text is valid JSON, but not a file of this app. */
  | { readonly why: 'foreign' }
  /** The file was written by a newer version of the app. */
  | { readonly why: 'newer'; readonly version: number }
  /** `at`: index of the first invalid entry of the file; undefined if all entries are valid but another field was changed. */
  | { readonly why: 'damaged'; readonly at?: number }
  /** The JSON of the file is nested too deeply. */
  | { readonly why: 'tooDeep' }
  /**
   * The digests of the file match, but the file contains a value that the app never writes. `at`: index of the entry
   * with the value; undefined if the value is the name or the date of the file.
   */
  | { readonly why: 'odd'; readonly what: Oddity; readonly at?: number }

/**
 * Kinds of values that the app never writes: an id that is not valid in a URL, a time outside the range of `Date`, a
 * text that is too long, or a number larger than any game uses.
 */
export type Oddity = 'id' | 'time' | 'text' | 'number'

/**
 * Maximum number of characters of a file with one game and of a backup. A long game has about one million characters
 * and 1,500 entries.
 */
export const MOST_CHARACTERS = 20_000_000
export const MOST_BACKUP_CHARACTERS = 100_000_000
export const MOST_ENTRIES = 20_000
const DEEPEST = 40
/**
 * Limits for a JSON text, checked before it is parsed: maximum nesting depth, and maximum number of brackets. A longer text may
 * have more brackets: one bracket per `BRACKETS_APART` characters.
 */
const DEEPEST_TEXT = 10_000
const MOST_BRACKETS = 100_000
const BRACKETS_APART = 8
/**
 * Maximum length in characters of the name of a game, and of any text in an entry. The longest text is a seed with random numbers added by
 * many players.
 */
const LONGEST_NAME = 200
const LONGEST_TEXT = 20_000
/** Maximum absolute value of a number in an entry of a file. */
const MOST_COUNTED = 1_000_000
/** Maximum time that `Date` supports: milliseconds before or after 1970-01-01 UTC. */
const END_OF_TIME = 8_640_000_000_000_000

/** Returns one game as the text of a file. */
export const writeFile = (game: Pick<GameFile, 'game' | 'name' | 'exported' | 'entries'>, hash: Hash): string => {
  const { name, exported, entries } = game
  const version = entries.some(({ continues }) => continues) ? VERSION : entries.some(({ clock }) => clock !== undefined) ? 2 : 1
  const file: Omit<GameFile, 'digest'> = { format: FORMAT, version, game: game.game, name, exported, entries }
  return JSON.stringify({ ...file, digest: hash(canonical(file)) })
}

/** Schema of the fields that identify a file of this app, in any version. */
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

/** Format name of a backup: one file with several games, each stored as a complete game file. */
export const BACKUP_FORMAT = 'castellan-backup'
/**
 * Newest version of the backup format. A backup of version 2 may contain extras (field `along`). A backup without
 * extras is written as version 1, which every version of the app can read.
 */
export const BACKUP_VERSION = 2
export const MOST_GAMES = 1000

/**
 * Additional data in a backup, e.g. player names and house rules. The key is the id of the game in the catalogue.
 * Each game defines the format of its data.
 */
export type BackupExtras = Readonly<Record<string, unknown>>

/**
 * Returns the text of a backup file.
 * @param games texts of the game files
 * @param exported time of the export: milliseconds since 1970-01-01 UTC
 */
export const writeBackup = (games: readonly string[], exported: number, extras: BackupExtras = {}): string => {
  const isAlone = Object.keys(extras).length === 0
  const version = isAlone ? 1 : BACKUP_VERSION
  const more = isAlone ? '' : `,"along":${JSON.stringify(extras)}`
  return `{"format":"${BACKUP_FORMAT}","version":${version},"exported":${exported},"games":[${games.join(',')}]${more}}`
}

export type FileRead = { readonly ok: true; readonly value: GameFile } | { readonly ok: false; readonly fault: FileFault }

const fail = (fault: FileFault) => ({ ok: false as const, fault })

/**
 * Reads any text as a file with one game. Validates the shape of the entries and their digest chain; does not check
 * the entries against the rules of the game.
 */
export const readFile = (text: string, hash: Hash): FileRead => {
  if (text.length > MOST_CHARACTERS) return fail({ why: 'tooLarge' })
  const json = parseJson(text)
  return json.ok ? readOne(json.value, hash) : json
}

/** Schema of a backup file. */
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
 * Reads any text as a file with one game or as a backup. Returns one result for each game; a fault of the overall
 * result concerns the whole file. Invalid extras cause no fault: their unsafe parts are removed.
 * @param isOurs true if the app has just written the text itself: implausible values are then accepted
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

/** Returns the additional data of the games in a backup. Leaves out data with dangerous keys or with too many nested objects. */
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

/** Returns whether `Date` supports a time. */
const isTime = (time: number): boolean => Math.abs(time) <= END_OF_TIME

/** Matches valid ids. Ids are part of URLs, so they contain only letters, digits and characters that need no escaping. */
const ID = /^(?!\.{1,2}$)[\w.~-]{1,200}$/

/** Returns the kind of the first implausible value of an entry, which may be any JSON; undefined if all values are plausible. */
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

/** Parses any text as JSON. Counts the brackets before parsing, because parsing millions of brackets would use up all memory. */
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

/**
 * Scans the brackets of a JSON text outside of its strings. `tooDeep`: the nesting is deeper, or the text has more
 * brackets, than any valid file. `open`: the text ends within a bracket or a string.
 */
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

/** Field names that could change the prototype of an object. */
const HARMFUL: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/** Returns whether a JSON value is not nested deeper than `depth`, and contains only finite numbers and no unsafe field name. */
const isPlain = (value: unknown, depth: number): boolean => {
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object' || value === null) return true
  if (depth === 0) return false
  if (Array.isArray(value)) return value.every((item) => isPlain(item, depth - 1))
  return Object.entries(value).every(([name, field]) => !HARMFUL.has(name) && isPlain(field, depth - 1))
}
