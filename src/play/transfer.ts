import { append, digestOf, entries as entriesOf, isSeedMove, read, type Entry, type Ledger, type Vocabulary } from '../referee'
import { MOST_CHARACTERS, leadingEntries, readFile, writeFile, type FileFault, type GameRecord, type Trouble } from '../storage'
import { sha256 } from './digest'
import { firstUnplayable, loadRules } from './opening'
import { newStretch } from './seeds'
import { freshId, stampOf, type World } from './world'

/** Games on their way out as files and in again. */

/** Why a file was not taken in. Nothing has changed then. */
export type ImportFault =
  | FileFault
  /** The catalogue has no such game. */
  | { readonly why: 'gameUnknown'; readonly game: string }
  /** The rules of the game could not be loaded. */
  | { readonly why: 'notLoaded' }
  /** All its entries are here already, in the game `id`. */
  | { readonly why: 'alreadyHere'; readonly id: string }
  | { readonly why: 'notSaved'; readonly trouble: Trouble }

export type Imported =
  /** `keptBoth`: a game of the same beginning, but with other entries, is here too and was left as it is. */
  | { readonly ok: true; readonly value: { readonly id: string; readonly keptBoth: boolean } }
  | { readonly ok: false; readonly fault: ImportFault }

const fault = (why: ImportFault): Imported => ({ ok: false, fault: why })

/** A character of JSON takes at most four bytes. */
const MOST_BYTES = 4 * MOST_CHARACTERS

/**
 * Takes in a game from a file that may be anything. An open ballot starts anew, since what was cast lies on the device
 * that wrote the file; the unseen cards get a new seed, whose commitment stands in the ledger.
 */
export const importGame = async (world: World, source: string | Blob): Promise<Imported> => {
  if (typeof source !== 'string' && source.size > MOST_BYTES) return fault({ why: 'tooLarge' })
  const text = typeof source === 'string' ? source : await textOf(source)
  if (text === undefined) return fault({ why: 'notJson' })
  const file = readFile(text, sha256)
  if (!file.ok) return fault(file.fault)
  const { game, name, entries } = file.value
  const rules = await loadRules(world, game)
  if (!rules.ok) return fault(rules.failure === 'notLoaded' ? { why: 'notLoaded' } : { why: 'gameUnknown', game })
  const newest = Math.max(...entries.map((entry) => entry.rules))
  if (newest > rules.value.rules) return fault({ why: 'newer', version: newest })
  const answer = read(rules.value, entries, sha256)
  if (!answer.ok) return fault({ why: 'damaged', at: answer.damage.at })
  const odd = firstUnplayable(answer.value)
  if (odd !== undefined) return fault({ why: 'damaged', at: odd })
  const anew = ballotAnew(world, answer.value)
  const stretch = anew && newStretch(world, anew, 'table')
  if (stretch?.ok !== true) return fault({ why: 'damaged', at: entries.length - 1 })

  const known = await copiesOf(world, entries)
  if (!known.ok) return fault({ why: 'notSaved', trouble: known.trouble })
  if (known.same !== undefined) return fault({ why: 'alreadyHere', id: known.same })
  const origin = entries[0]?.id ?? freshId()
  const all = entriesOf(stretch.value.ledger)
  const record: GameRecord = {
    id: known.taken.has(origin) ? freshId() : origin,
    game,
    name,
    created: entries[0]?.time ?? world.now(),
    changed: world.now(),
    entries: all.length,
    origin,
  }
  const saved = await world.store.begin(record, all, stretch.value.seed)
  if (!saved.ok) return fault({ why: 'notSaved', trouble: saved.trouble })
  return { ok: true, value: { id: record.id, keptBoth: known.others } }
}

/** The ledger with its open ballot called off, if somebody has cast in it; undefined if the rules do not let it be. */
const ballotAnew = <V extends Vocabulary>(world: World, ledger: Ledger<V>): Ledger<V> | undefined => {
  const ballot = ledger.game.ballot(ledger.head.state)
  if (ballot === undefined || Object.keys(ballot.cast).length === 0) return ledger
  const answer = append(ledger, { do: 'callOff', ballot: ballot.id } as V['move'], stampOf(world, 'table'), sha256)
  return answer.ok ? answer.value : undefined
}

/**
 * Which games here began with the same entry, and whether one of them holds all these entries. A new seed at the end tells
 * nothing of the game: it has only been on another device.
 */
const copiesOf = async ({ store }: World, entries: readonly Entry[]) => {
  const games = await store.games()
  if (!games.ok) return games
  const last = entries.findLast(({ move }) => !isSeedMove(move))
  let same: string | undefined
  let others = false
  for (const { id, origin } of games.value) {
    if (origin !== entries[0]?.id) continue
    others = true
    const copy = await store.open(id)
    if (copy.ok && leadingEntries(copy.value.entries)[last?.seq ?? 0]?.digest === last?.digest) same = id
  }
  return { ok: true as const, same, others, taken: new Set(games.value.map(({ id }) => id)) }
}

export interface Export {
  readonly text: string
  /** Name for the file, e.g. `castellan-friday-2026-11-21.json`. */
  readonly fileName: string
}

export type Exported = { readonly ok: true; readonly value: Export } | { readonly ok: false; readonly trouble: Trouble | 'unreadable' }

/** One game as a file, as far as its entries are sound. */
export const exportGame = async (world: World, id: string): Promise<Exported> => {
  const found = await world.store.open(id)
  if (!found.ok) return found
  const { record } = found.value
  const leading = leadingEntries(found.value.entries)
  const isBroken = (entry: Entry, at: number) =>
    entry.previous !== (leading[at - 1]?.digest ?? '') || digestOf(sha256, entry) !== entry.digest
  const broken = leading.findIndex(isBroken)
  const entries = broken < 0 ? leading : leading.slice(0, broken)
  if (entries.length === 0) return { ok: false, trouble: 'unreadable' }
  const exported = world.now()
  const text = writeFile({ game: record.game, name: record.name, exported, entries }, sha256)
  const words = [record.game, ...record.name.toLocaleLowerCase().split(/[^\p{L}\p{N}]+/u), new Date(exported).toISOString().slice(0, 10)]
  return { ok: true, value: { text, fileName: `castellan-${words.filter((word) => word !== '').join('-')}.json` } }
}

const textOf = async (source: Blob): Promise<string | undefined> => {
  try {
    return await source.text()
  } catch {
    return undefined
  }
}
