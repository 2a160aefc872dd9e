import {
  append,
  canonical,
  digestOf,
  entries as entriesOf,
  firstBroken,
  isSeedMove,
  isUntouched,
  secretsIn,
  TABLE,
  verify,
  type Check,
  type Entry,
  type GameSummary,
  type Ledger,
  type Vocabulary,
} from '../referee'
import {
  MOST_BACKUP_CHARACTERS,
  readFiles,
  writeBackup,
  writeFile,
  type BackupExtras,
  type FileFault,
  type FileRead,
  type GameFile,
} from '../storage/file'
import { leadingEntries } from '../storage/store/shapes'
import { stored, type GameRecord, type Stored, type Trouble } from '../storage/store/store'
import { callOffRound } from './sealed/additions'
import { hmacSha256, sha256 } from './ledger/digest'
import { checkLedger, type LedgerFault } from './ledger/checked'
import { readGame } from './ledger/opening'
import { isPractice } from './practice-id'
import { dropSecret } from './sealed/secrets'
import { freshSeed, newStretch, sealedSeed } from './sealed/seeds'
import { summarized } from './ledger/summaries'
import { freshId, stampOf, type Environment } from './environment/environment'

/** Games on their way out as files and in again. */

/** Why a file was not taken in. Nothing has changed then. */
export type ImportFault =
  | FileFault
  | LedgerFault
  /** All its entries are here already, in the game `id`. */
  | { readonly why: 'alreadyHere'; readonly id: string }
  | { readonly why: 'notSaved'; readonly trouble: Trouble }

export type Imported =
  /** `keptBoth`: a game of the same beginning, but with other entries, is here too and was left as it is. */
  | { readonly ok: true; readonly value: { readonly id: string; readonly keptBoth: boolean } }
  | { readonly ok: false; readonly fault: ImportFault }

const fault = (why: ImportFault): { readonly ok: false; readonly fault: ImportFault } => ({ ok: false, fault: why })

/** A character of JSON takes at most four bytes. */
const MOST_BYTES = 4 * MOST_BACKUP_CHARACTERS

/** How a game of a file overlaps with those of this device. */
export const OVERLAPS = ['new', 'same', 'goesOn', 'differs'] as const
/**
 * `same`: all its entries are here; `goesOn`: it holds all of the one here and more; `differs`: each has entries that the other has
 * not. A game that differs is imported beside those that are here: nothing is ever overwritten.
 */
export type Overlap = (typeof OVERLAPS)[number]

/** A game of a file that can be taken in. */
export interface Offer {
  readonly game: string
  readonly name: string
  /** Time of its last entry: milliseconds since 1970-01-01 UTC. */
  readonly changed: number
  /** How many entries it has. */
  readonly entries: number
  readonly standing: Overlap
  /** It in a few figures, as far as its game makes some: who played what, how many rounds. */
  readonly summary: GameSummary | undefined
  /** The first entry that the rules of today do not lead to, or whose secrets and cards do not hold; undefined = there is none. */
  readonly against: Against | undefined
  /** The game here that began with the same entry; of several the one that holds most of it. */
  readonly here: string | undefined
  /** Takes it in. Nothing has changed if that fails. */
  readonly take: () => Promise<Imported>
}

export interface Against {
  readonly what: Check
  /** Place of the entry: 0, 1, 2, … */
  readonly at: number
}

/** One game of a file: an offer, or why there is none. */
export type Offered = { readonly ok: true; readonly value: Offer } | { readonly ok: false; readonly fault: ImportFault }

/** The offers of a file, game by game, and the extras, unread; a fault is one of the whole file. */
export type Offers =
  | { readonly ok: true; readonly value: readonly Offered[]; readonly extras: BackupExtras }
  | { readonly ok: false; readonly fault: ImportFault }

/** Looks at a file that may be anything, and changes nothing. */
export const readOffers = async (environment: Environment, source: string | Blob): Promise<Offers> => {
  if (typeof source !== 'string' && source.size > MOST_BYTES) return { ok: false, fault: { why: 'tooLarge' } }
  const text = typeof source === 'string' ? source : await textOf(source)
  if (text === undefined) return { ok: false, fault: { why: 'notJson' } }
  const files = readFiles(text, sha256)
  if (!files.ok) return files
  const offers: Offered[] = []
  for (const file of files.value) {
    offers.push(file.ok ? await offerOf(environment, file.value) : file)
    // Every game is decided again from its first entry on: in between the page does what it has to.
    await new Promise((done) => setTimeout(done))
  }
  return { ok: true, value: offers, extras: files.extras }
}

/** Takes in a game from a file that may be anything; of a file with several games, the first. */
export const importGame = async (environment: Environment, source: string | Blob): Promise<Imported> => {
  const offers = await readOffers(environment, source)
  if (!offers.ok) return offers
  const [first = { ok: false as const, fault: { why: 'foreign' as const } }] = offers.value
  if (!first.ok) return first
  const { standing, here, take } = first.value
  return standing === 'same' && here !== undefined ? fault({ why: 'alreadyHere', id: here }) : take()
}

/**
 * Goes on here with a game that was followed, as a game of this phone: like an imported one, it starts open ballots anew and has a new
 * seed, whose entry says in its ledger that the table was taken over. The followed copy stays as it is.
 * @param seat the seat that chose on this phone
 */
export const takeOver = async (environment: Environment, id: string, seat?: string): Promise<Imported> => {
  const opened = await readGame(environment, id)
  if (!opened.ok) return fault({ why: 'damaged', at: 0 })
  const { game, name, ledger } = opened.value
  const by = game.seats(ledger.head.state).some((one) => one.id === seat) ? seat : undefined
  const offer = await offerOf(environment, { game: game.id, name, entries: entriesOf(ledger) }, { by: by ?? TABLE, takenOver: true })
  return offer.ok ? offer.value.take() : offer
}

/**
 * A game of a file, made ready to be taken in. An open ballot starts anew, secrets are kept anew and an open round of chance is called
 * off, since the sealed choices are on the device that wrote the file; the unseen cards get a new seed, whose commitment is in the
 * ledger.
 */
const offerOf = async (
  environment: Environment,
  { game, name, entries }: Pick<GameFile, 'game' | 'name' | 'entries'>,
  { by, ...more }: { readonly by: string; readonly takenOver?: true } = { by: TABLE },
): Promise<Offered> => {
  const checked = await checkLedger(environment, game, entries)
  if (!checked.ok) return checked
  const ledger = checked.value
  const anew = roundsAnew(environment, ledger)
  const stretch = anew && newStretch(environment, anew, by, freshSeed(), more)
  if (stretch?.ok !== true) return fault({ why: 'damaged', at: entries.length - 1 })
  const all = entriesOf(stretch.value.ledger)
  const { seed } = stretch.value
  const [first] = entries
  const origin = first?.id ?? freshId()

  const take = async (): Promise<Imported> => {
    const games = await environment.store.games()
    if (!games.ok) return fault({ why: 'notSaved', trouble: games.trouble })
    const record: GameRecord = {
      id: games.value.some(({ id }) => id === origin) || isPractice(origin) ? freshId() : origin,
      game,
      name,
      created: first?.time ?? environment.now(),
      changed: environment.now(),
      entries: all.length,
      origin,
    }
    const saved = await environment.store.begin(record, all, await sealedSeed(record.id, seed))
    if (!saved.ok) return fault({ why: 'notSaved', trouble: saved.trouble })
    return { ok: true, value: { id: record.id, keptBoth: games.value.some((one) => one.origin === origin) } }
  }
  const found = await standingOf(environment, entries)
  if (!found.ok) return fault({ why: 'notSaved', trouble: found.trouble })
  const broken = firstBroken(verify(ledger.game, entries, sha256, hmacSha256))
  const against = broken && { what: broken.what, at: broken.at }
  const summary = await summarized(environment, ledger)
  const changed = entries.at(-1)?.time ?? 0
  return { ok: true, value: { game, name, changed, entries: entries.length, summary, against, ...found.value, take } }
}

/** The ledger with all that is sealed called off or dropped; undefined if the rules do not let it be. */
const roundsAnew = <V extends Vocabulary>(environment: Environment, ledger: Ledger<V>): Ledger<V> | undefined => {
  const cast = ballotsAnew(environment, ledger)
  const anew = cast && secretsAnew(environment, cast)
  const off = anew && callOffRound(environment, anew, 'table')
  return off === undefined ? anew : off.ok ? off.value.ledger : undefined
}

/** The ledger with those of its open ballots called off in which somebody has cast; undefined if the rules do not let it be. */
const ballotsAnew = <V extends Vocabulary>(environment: Environment, ledger: Ledger<V>): Ledger<V> | undefined => {
  const cast = ledger.game.ballots(ledger.head.state).filter((ballot) => !isUntouched(ballot))
  return cast.reduce<Ledger<V> | undefined>((after, { id }) => {
    const answer = after && append(after, { do: 'callOff', ballot: id }, stampOf(environment, 'table'), sha256)
    return answer?.ok === true ? answer.value : undefined
  }, ledger)
}

/** The ledger with all secrets dropped that do not lie open, if the game goes on; undefined if the rules do not let it be. */
const secretsAnew = <V extends Vocabulary>(environment: Environment, ledger: Ledger<V>): Ledger<V> | undefined => {
  const { game, head } = ledger
  if (game.prompts(head.state).length === 0) return ledger
  const sealed = secretsIn(game, head.state).filter(({ shown }) => !shown)
  return sealed.reduce<Ledger<V> | undefined>((after, { secret }) => {
    const answer = after && dropSecret(environment, { game, ledger: after }, secret, 'table')
    return answer?.ok === true ? answer.value.ledger : undefined
  }, ledger)
}

/** How the entries of a file overlap with the games here that began with the same one. A new seed at the end does not count. */
const standingOf = async ({ store }: Environment, entries: readonly Entry[]): Promise<Stored<Pick<Offer, 'standing' | 'here'>>> => {
  const games = await store.games()
  if (!games.ok) return games
  let best: Pick<Offer, 'standing' | 'here'> = { standing: 'new', here: undefined }
  for (const { id, origin } of games.value) {
    if (origin !== entries[0]?.id) continue
    const copy = await store.open(id)
    const there = copy.ok ? leadingEntries(copy.value.entries) : []
    const standing = holds(there, entries) ? 'same' : holds(entries, there) ? 'goesOn' : 'differs'
    if (OVERLAPS.indexOf(standing) < OVERLAPS.indexOf(best.standing) || best.here === undefined) best = { standing, here: id }
  }
  return stored(best)
}

/** Whether one ledger holds all that happened in another. */
const holds = (whole: readonly Entry[], part: readonly Entry[]): boolean => {
  const last = part.findLast(({ move }) => !isSeedMove(move))
  return last !== undefined && whole[last.seq]?.digest === last.digest
}

export interface Export {
  readonly text: string
  /** Name for the file, e.g. `castellan-friday-2026-11-21.json`. */
  readonly fileName: string
  /** How many games and entries it holds. */
  readonly games: number
  readonly entries: number
}

export type Exported = { readonly ok: true; readonly value: Export } | { readonly ok: false; readonly trouble: Trouble | 'unreadable' }

/** One game as a file, as far as its entries are sound. The file was read back and is the same. */
export const exportGame = async (environment: Environment, id: string): Promise<Exported> => {
  const found = await environment.store.open(id)
  if (!found.ok) return found
  const { record } = found.value
  const opened = await readGame(environment, id)
  const entries = opened.ok ? entriesOf(opened.value.ledger) : soundEntries(found.value.entries)
  if (entries.length === 0) return { ok: false, trouble: 'unreadable' }
  const exported = environment.now()
  const text = writeFile({ game: record.game, name: record.name, exported, entries }, sha256)
  if (!isReadBack(text, [entries])) return { ok: false, trouble: 'unreadable' }
  return { ok: true, value: { text, fileName: fileName(exported, record.game, record.name), games: 1, entries: entries.length } }
}

/**
 * All games as one file, except those of which nothing can be read. Read back like a single one.
 * @param extras those of the games, by their ids
 */
export const exportAll = async (environment: Environment, extras: BackupExtras = {}): Promise<Exported> => {
  const games = await environment.store.games()
  if (!games.ok) return games
  const files: string[] = []
  const all: (readonly Entry[])[] = []
  for (const { id } of games.value) {
    const one = await exportGame(environment, id)
    const back = one.ok ? readFiles(one.value.text, sha256, true) : one
    const [file] = back.ok ? back.value : []
    if (!one.ok || file?.ok !== true) continue
    files.push(one.value.text)
    all.push(file.value.entries)
  }
  const exported = environment.now()
  const text = writeBackup(files, exported, extras)
  if (files.length === 0 || !isReadBack(text, all, extras)) return { ok: false, trouble: 'unreadable' }
  const entries = all.reduce((sum, one) => sum + one.length, 0)
  return { ok: true, value: { text, fileName: fileName(exported, 'games'), games: files.length, entries } }
}

/** Marks a file as the rest of a damaged game: for somebody who can mend it by hand. No app takes it in. */
const REST_FORMAT = 'castellan-rest'
const REST_VERSION = 1

/**
 * The part of a damaged game that {@link exportGame} leaves out, as it is on disk: from the first entry that does not fit on, and what was
 * set aside when play went on after an earlier damage. Trouble: `unreadable` if there is no such thing.
 */
export const exportDamagedRest = async (environment: Environment, id: string): Promise<Exported> => {
  const [found, laid] = [await environment.store.open(id), await environment.store.aside(id)]
  if (!found.ok) return found
  const { record } = found.value
  const opened = await readGame(environment, id)
  const from = opened.ok ? (opened.value.damage?.at ?? found.value.entries.length) : soundEntries(found.value.entries).length
  const [entries, aside] = [found.value.entries.slice(from), laid.ok ? laid.value : []]
  const exported = environment.now()
  const { game, name, origin } = record
  const text = asJson({ format: REST_FORMAT, version: REST_VERSION, game, name, origin, exported, from, entries, aside })
  const count = entries.length + aside.length
  if (text === undefined || count === 0) return { ok: false, trouble: 'unreadable' }
  return { ok: true, value: { text, fileName: fileName(exported, game, name, 'rest'), games: 1, entries: count } }
}

/** undefined: something in it is no JSON, as what is damaged may be. */
const asJson = (value: object): string | undefined => {
  try {
    return JSON.stringify(value)
  } catch {
    return undefined
  }
}

/** Reads a file that is to be handed out as somebody will who takes it in, and compares it with what it was made of. */
const isReadBack = (text: string, games: readonly (readonly Entry[])[], extras: BackupExtras = {}): boolean => {
  const back = readFiles(text, sha256, true)
  const isSame = (one: FileRead, at: number) =>
    one.ok && one.value.entries.length === games[at]?.length && one.value.entries.at(-1)?.digest === games[at]?.at(-1)?.digest
  return (
    back.ok &&
    back.value.length === games.length &&
    back.value.every(isSame) &&
    canonical(back.extras) === canonical(JSON.parse(JSON.stringify(extras)))
  )
}

/** The entries up to the first that does not fit its digest or its place. */
const soundEntries = (raw: readonly unknown[]): readonly Entry[] => {
  const leading = leadingEntries(raw)
  const isBroken = (entry: Entry, at: number) =>
    entry.previous !== (leading[at - 1]?.digest ?? '') || digestOf(sha256, entry) !== entry.digest
  const broken = leading.findIndex(isBroken)
  return broken < 0 ? leading : leading.slice(0, broken)
}

const fileName = (time: number, ...names: readonly string[]): string => {
  const words = names.flatMap((name) => name.toLocaleLowerCase().split(/[^\p{L}\p{N}]+/u))
  // A game that is called by the name of its box says it once.
  const said = words.filter((word, at) => word !== '' && word !== words[at - 1])
  return `castellan-${[...said, new Date(time).toISOString().slice(0, 10)].join('-')}.json`
}

const textOf = async (source: Blob): Promise<string | undefined> => {
  try {
    return await source.text()
  } catch {
    return undefined
  }
}
