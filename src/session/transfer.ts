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
import { isPractice } from './environment/practice-id'
import { dropSecret } from './sealed/secrets'
import { freshSeed, newStretch, sealedSeed } from './sealed/seeds'
import { summarized } from './ledger/summaries'
import { freshId, stampOf, type Environment } from './environment/environment'

/** Export and import of games as files. */

/** Reason why a file was not imported. Such an import has changed nothing. */
export type ImportFault =
  | FileFault
  | LedgerFault
  /** The game with this `id` on this device already contains all entries of the file. */
  | { readonly why: 'alreadyHere'; readonly id: string }
  | { readonly why: 'notSaved'; readonly trouble: Trouble }

export type Imported =
  /**
   * `keptBoth` is true if the device already had a game with the same first entry but different later entries. The import has
   * not changed that game.
   */
  | { readonly ok: true; readonly value: { readonly id: string; readonly keptBoth: boolean } }
  | { readonly ok: false; readonly fault: ImportFault }

const fault = (why: ImportFault): { readonly ok: false; readonly fault: ImportFault } => ({ ok: false, fault: why })

/** Maximum size of an imported file in bytes: a character takes at most four bytes. */
const MOST_BYTES = 4 * MOST_BACKUP_CHARACTERS

/**
 * All ways in which a game in a file can relate to the games of this device. If several games of the device have the same
 * first entry, the relation listed first counts.
 */
export const OVERLAPS = ['new', 'same', 'goesOn', 'differs'] as const
/**
 * Relation of a game in a file to the games of this device. `new`: the game is not on this device. `same`: the device
 * has all entries of the game. `goesOn`: the game contains all entries of the device and more. `differs`: the game
 * and the device each have entries that the other lacks. A game that differs is imported as a second game: nothing is
 * ever overwritten.
 */
export type Overlap = (typeof OVERLAPS)[number]

/** Game in a file that can be imported. */
export interface Offer {
  readonly game: string
  readonly name: string
  /** Time of the last entry of the game: milliseconds since 1970-01-01 UTC. */
  readonly changed: number
  /** Number of entries of the game. */
  readonly entries: number
  readonly standing: Overlap
  /** Summary of the game (players, rounds); undefined if the game does not provide one. */
  readonly summary: GameSummary | undefined
  /** First entry of the game that fails verification with the current rules; undefined if all entries pass. */
  readonly against: Against | undefined
  /** Id of the game on this device with the same first entry; if several games have it, the id of the game with the best overlap. */
  readonly here: string | undefined
  /** Imports the game. If the import fails, nothing is changed. */
  readonly take: () => Promise<Imported>
}

export interface Against {
  readonly what: Check
  /** Sequence number of the entry in the ledger: 0, 1, 2, … */
  readonly at: number
}

/** Result for one game of a file: an offer to import the game, or the reason why it cannot be imported. */
export type Offered = { readonly ok: true; readonly value: Offer } | { readonly ok: false; readonly fault: ImportFault }

/**
 * Result of reading a file: for each game, an offer to import it or a fault, and the additional data of the file, not validated yet. If the
 * file itself cannot be read, one fault concerns the whole file.
 */
export type Offers =
  | { readonly ok: true; readonly value: readonly Offered[]; readonly extras: BackupExtras }
  | { readonly ok: false; readonly fault: ImportFault }

/** Reads any file and returns the games in the file as offers; does not import them. */
export const readOffers = async (environment: Environment, source: string | Blob): Promise<Offers> => {
  if (typeof source !== 'string' && source.size > MOST_BYTES) return { ok: false, fault: { why: 'tooLarge' } }
  const text = typeof source === 'string' ? source : await textOf(source)
  if (text === undefined) return { ok: false, fault: { why: 'notJson' } }
  const files = readFiles(text, sha256)
  if (!files.ok) return files
  const offers: Offered[] = []
  for (const file of files.value) {
    offers.push(file.ok ? await offerOf(environment, file.value) : file)
    // Verifying a whole game takes time, so let the page process other events between two games.
    await new Promise((done) => setTimeout(done))
  }
  return { ok: true, value: offers, extras: files.extras }
}

/** Imports a game from any file; if the file contains several games, imports the first game. */
export const importGame = async (environment: Environment, source: string | Blob): Promise<Imported> => {
  const offers = await readOffers(environment, source)
  if (!offers.ok) return offers
  const [first = { ok: false as const, fault: { why: 'foreign' as const } }] = offers.value
  if (!first.ok) return first
  const { standing, here, take } = first.value
  return standing === 'same' && here !== undefined ? fault({ why: 'alreadyHere', id: here }) : take()
}

/**
 * Makes this phone the host of a game that another phone has written, as a new game of this phone. As with an import, open ballots restart,
 * and a new seed is committed; the entry of the seed records that this phone has taken over. The local copy of the other game does
 * not change.
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
 * Validates a game of a file and prepares its import. The sealed choices are on the device that wrote the file. Therefore open ballots
 * restart, roles must choose their secrets again, and sealed contributions of random numbers are cancelled. Cards that nobody has seen are
 * drawn with a new seed, which is committed in the ledger.
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

/**
 * Returns the ledger after cancelling everything that is sealed: open ballots, contributions of random numbers and secrets. Returns
 * undefined if the rules refuse this.
 */
const roundsAnew = <V extends Vocabulary>(environment: Environment, ledger: Ledger<V>): Ledger<V> | undefined => {
  const cast = ballotsAnew(environment, ledger)
  const anew = cast && secretsAnew(environment, cast)
  const off = anew && callOffRound(environment, anew, 'table')
  return off === undefined ? anew : off.ok ? off.value.ledger : undefined
}

/** Returns the ledger after cancelling the open ballots with sealed choices. Returns undefined if the rules refuse this. */
const ballotsAnew = <V extends Vocabulary>(environment: Environment, ledger: Ledger<V>): Ledger<V> | undefined => {
  const cast = ledger.game.ballots(ledger.head.state).filter((ballot) => !isUntouched(ballot))
  return cast.reduce<Ledger<V> | undefined>((after, { id }) => {
    const answer = after && append(after, { do: 'callOff', ballot: id }, stampOf(environment, 'table'), sha256)
    return answer?.ok === true ? answer.value : undefined
  }, ledger)
}

/**
 * Returns the ledger after discarding all secrets that are not shown. Returns the same ledger if the game is over, and undefined if the
 * rules refuse this.
 */
const secretsAnew = <V extends Vocabulary>(environment: Environment, ledger: Ledger<V>): Ledger<V> | undefined => {
  const { game, head } = ledger
  if (game.prompts(head.state).length === 0) return ledger
  const sealed = secretsIn(game, head.state).filter(({ shown }) => !shown)
  return sealed.reduce<Ledger<V> | undefined>((after, { secret }) => {
    const answer = after && dropSecret(environment, { game, ledger: after }, secret, 'table')
    return answer?.ok === true ? answer.value.ledger : undefined
  }, ledger)
}

/**
 * Returns how the entries of a file relate to the games on this device with the same first entry. A new seed at the
 * end of the entries does not count.
 */
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

/** Returns whether the ledger `whole` contains all entries of `part`, ignoring trailing seed entries. */
const holds = (whole: readonly Entry[], part: readonly Entry[]): boolean => {
  const last = part.findLast(({ move }) => !isSeedMove(move))
  return last !== undefined && whole[last.seq]?.digest === last.digest
}

export interface Export {
  readonly text: string
  /** Suggested name of the exported file, e.g. `castellan-friday-2026-11-21.json`. */
  readonly fileName: string
  /** Number of games and number of entries in the exported file. */
  readonly games: number
  readonly entries: number
}

export type Exported = { readonly ok: true; readonly value: Export } | { readonly ok: false; readonly trouble: Trouble | 'unreadable' }

/**
 * Exports one game as a file, up to its last valid entry. Reads the file back to verify it. Fails with `unreadable` if
 * no entry is valid.
 */
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
 * Exports all games as one file, except unreadable games. Reads the file back to verify it.
 * @param extras additional data of the games, e.g. player names; the key is the id of the game in the catalogue
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

/** Format name of the file with the unreadable part of a damaged game, for manual repair. The app cannot import such a file. */
const REST_FORMAT = 'castellan-rest'
const REST_VERSION = 1

/**
 * Exports the part of a damaged game that {@link exportGame} omits: the stored entries from the first invalid entry
 * on, and the damaged entries that earlier repairs removed from the ledger. Fails with `unreadable` if the game has no such part.
 */
export const exportDamagedRest = async (environment: Environment, id: string): Promise<Exported> => {
  const [found, removed] = [await environment.store.open(id), await environment.store.aside(id)]
  if (!found.ok) return found
  const { record } = found.value
  const opened = await readGame(environment, id)
  const from = opened.ok ? (opened.value.damage?.at ?? found.value.entries.length) : soundEntries(found.value.entries).length
  const [entries, aside] = [found.value.entries.slice(from), removed.ok ? removed.value : []]
  const exported = environment.now()
  const { game, name, origin } = record
  const text = asJson({ format: REST_FORMAT, version: REST_VERSION, game, name, origin, exported, from, entries, aside })
  const count = entries.length + aside.length
  if (text === undefined || count === 0) return { ok: false, trouble: 'unreadable' }
  return { ok: true, value: { text, fileName: fileName(exported, game, name, 'rest'), games: 1, entries: count } }
}

/** Returns a value as JSON; undefined if the value cannot be serialized, which is possible for damaged data. */
const asJson = (value: object): string | undefined => {
  try {
    return JSON.stringify(value)
  } catch {
    return undefined
  }
}

/** Reads an exported file in the same way as an import, and returns whether the file has the expected content. */
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

/** Returns the entries from the first one up to the last one whose digest and chain are valid. */
const soundEntries = (raw: readonly unknown[]): readonly Entry[] => {
  const leading = leadingEntries(raw)
  const isBroken = (entry: Entry, at: number) =>
    entry.previous !== (leading[at - 1]?.digest ?? '') || digestOf(sha256, entry) !== entry.digest
  const broken = leading.findIndex(isBroken)
  return broken < 0 ? leading : leading.slice(0, broken)
}

const fileName = (time: number, ...names: readonly string[]): string => {
  const words = names.flatMap((name) => name.toLocaleLowerCase().split(/[^\p{L}\p{N}]+/u))
  // If the saved game has the same name as the board game, the file name must not contain the name twice.
  const parts = words.filter((word, at) => word !== '' && word !== words[at - 1])
  return `castellan-${[...parts, new Date(time).toISOString().slice(0, 10)].join('-')}.json`
}

const textOf = async (source: Blob): Promise<string | undefined> => {
  try {
    return await source.text()
  } catch {
    return undefined
  }
}
