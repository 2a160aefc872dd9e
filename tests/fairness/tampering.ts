// Makes changes of all kinds to a ledger, one change per function call.
import { isChanceMove, type Addition, type Entry, type Random } from '../../src/referee'
import { hex32, oneOf } from '../playout/random'

export const TAMPERINGS = ['bid', 'nonce', 'seat', 'card', 'time', 'dropped', 'inserted', 'reordered', 'seed', 'chance'] as const
export type Tampering = (typeof TAMPERINGS)[number]

/** Ledger with one change, and the index of the first entry that differs. */
export interface Tampered {
  readonly all: readonly Entry[]
  readonly at: number
}

type Json = Readonly<Record<string, unknown>>

/**
 * Makes one random change without recomputing digests.
 * @returns undefined if the ledger has no entry for this kind of change
 */
export const tamper = (what: Tampering, all: readonly Entry[], random: Random): Tampered | undefined => {
  const at = oneOf(random, placesOf(what, all))
  const entry = at === undefined ? undefined : all[at]
  if (at === undefined || entry === undefined) return undefined
  switch (what) {
    case 'dropped':
      return { all: all.toSpliced(at, 1), at }
    case 'inserted':
      return { all: all.toSpliced(at, 0, { ...(oneOf(random, all) ?? entry), id: hex32(random) }), at }
    case 'reordered':
      return { all: all.toSpliced(at, 2, all[at + 1] ?? entry, entry), at }
    default:
      return { all: all.with(at, changed(what, entry, random)), at }
  }
}

/**
 * Returns the indexes of the entries that can be changed. The last entry is not dropped, because a shorter ledger is valid, and only the
 * file digest shows the difference.
 */
const placesOf = (what: Tampering, all: readonly Entry[]): readonly number[] =>
  all.flatMap(({ seq, move }) => {
    switch (what) {
      case 'bid':
      case 'nonce':
        return move.do === 'reveal' ? [seq] : []
      case 'card':
        return move.do === 'draw' ? [seq] : []
      case 'seed':
        return move.do === 'commitSeed' || move.do === 'openSeed' ? [seq] : []
      case 'chance':
        return isChanceMove(move) ? [seq] : []
      case 'dropped':
      case 'reordered':
        return seq < all.length - 1 ? [seq] : []
      default:
        return [seq]
    }
  })

const changed = (what: Exclude<Tampering, 'dropped' | 'inserted' | 'reordered'>, entry: Entry, random: Random): Entry => {
  switch (what) {
    case 'bid':
    case 'nonce': {
      const { opened } = entry.move as unknown as { readonly opened: Readonly<Record<string, Json>> }
      const role = oneOf(random, Object.keys(opened)) ?? ''
      const other =
        what === 'nonce' ? { ...opened[role], nonce: hex32(random) } : { ...opened[role], choice: otherChoice(opened[role]?.['choice']) }
      return throughout(entry, (value) => (isOpened(value, opened) ? { ...opened, [role]: other } : value))
    }
    case 'seat':
      return { ...entry, by: entry.by === 'table' ? 'seat-1' : 'table' }
    case 'card': {
      const cards = cardsIn(entry)
      const card = oneOf(random, cards) ?? ''
      return throughout(entry, (value) => (value === card ? otherCard(card, random) : value))
    }
    case 'time':
      return { ...entry, time: entry.time + 1 + Math.floor(random() * 100_000) }
    case 'seed': {
      const { commitment, seed } = entry.move as { readonly commitment?: string; readonly seed?: string }
      const swapped = hex32(random) + hex32(random)
      const move = seed !== undefined && random() < 0.5 ? { ...entry.move, seed: swapped } : { ...entry.move, commitment: swapped }
      if (commitment === swapped) throw new Error('chance gave the same seed')
      return { ...entry, move }
    }
    case 'chance':
      return { ...entry, move: otherChance(entry.move, random) }
  }
}

/** Returns a copy of an entry with a change applied everywhere in its move and its events. */
const throughout = (entry: Entry, change: (value: unknown) => unknown): Entry => {
  const walk = (value: unknown): unknown => {
    const after = change(value)
    if (after !== value) return after
    if (Array.isArray(value)) return value.map(walk)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, walk(field)]))
  }
  return { ...entry, move: walk(entry.move), events: walk(entry.events) } as Entry
}

/** Returns a move about random contributions with another commitment, word, nonce or seat. */
const otherChance = (move: Entry['move'], random: Random): Entry['move'] => {
  const { given: [first, ...rest] = [] } = move as { readonly given?: readonly Addition[] }
  if (first === undefined || random() < 0.25) return { ...move, commitment: hex32(random) + hex32(random) } as Entry['move']
  const others = [
    { ...first, given: `${first.given}x` },
    { ...first, nonce: hex32(random) },
    { ...first, seat: 'seat-9' },
  ]
  return { ...move, given: [oneOf(random, others), ...rest] } as Entry['move']
}

const isOpened = (value: unknown, opened: unknown): boolean => JSON.stringify(value) === JSON.stringify(opened)

/** Returns another choice of the same shape, with another number or text. */
const otherChoice = (choice: unknown): unknown => {
  if (typeof choice === 'number') return choice + 1
  if (typeof choice === 'string') return `${choice}x`
  if (Array.isArray(choice)) return choice.slice(1)
  const fields = Object.entries(choice as Json)
  const [last] = fields.slice(-1)
  return last === undefined ? { more: 1 } : { ...(choice as Json), [last[0]]: otherChoice(last[1]) }
}

/** Returns the cards that a draw contains. */
const cardsIn = ({ move }: Entry): readonly string[] => {
  const { card, turned } = move as { readonly card?: string; readonly turned?: Readonly<Record<string, readonly string[]>> }
  return card === undefined ? Object.values(turned ?? {}).flat() : [card]
}

const OTHERS = ['ash', 'birch', 'cedar', 'elm', 'supply', 'mustering', 'clash-of-kings', 'game-of-thrones', 'sea-of-storms*']
const otherCard = (card: string, random: Random): string =>
  oneOf(
    random,
    OTHERS.filter((other) => other !== card),
  ) ?? ''
