import type { Game, Revealed, Rewound } from './game'
import { isSeedMove, type SeedMove } from './seeds'
import type { Vocabulary } from './vocabulary'

/**
 * Index of the draws, seeds, ballots and rewinds of a ledger (its "traces"). Lookups search only this index instead of
 * all entries, so that they stay fast in long games.
 */

/** Random results in one event, e.g. cards or faces of dice. */
export interface DrawResult {
  readonly label: string
  /** Drawn cards or faces of dice. The key is the label of the draw. */
  readonly what: Readonly<Record<string, unknown>>
  /** Whether the players reported the results from physical cards or dice. */
  readonly byTable: boolean
  /** Labels of the results that the app did not draw: the players report these results now, or reported them before. */
  readonly reported: readonly string[]
}

/** Trace of one entry of the ledger: its draws, ballots, seed and rewind. */
export interface Trace {
  /** Labels of the ballots and draws that the entry reveals to the players, and the labels in a `rewound` event. */
  readonly labels: readonly string[]
  /** Results of draws, in the order of the events. */
  readonly draws: readonly DrawResult[]
  /** Names of the ballots that this entry opens. */
  readonly ballots: readonly string[]
  readonly seed: SeedMove | undefined
  /** Whether the entry is a rewind. */
  readonly isMark: boolean
}

/** Linked list of traces, newest first ("trail"). The list is immutable, so that branches of the history share their beginning. */
export interface Trail {
  readonly here: Trace
  readonly before: Trail | undefined
}

/** Data that {@link traceOf} reads: parts of an entry, and the states before and after the entry. */
interface Looked<V extends Vocabulary> {
  readonly move: { readonly do: string }
  readonly events: readonly (V['event'] | Rewound)[]
  readonly state: V['state']
  /** Previous entry on the same branch of the history; undefined for the first entry. */
  readonly parent: { readonly state: V['state']; readonly entry: { readonly move: { readonly do: string } } } | undefined
}

export const isRewound = (event: { readonly e: string }): event is Rewound => event.e === 'rewound'

/** Returns whether a move is a rewind (undo, redo or jump). The game continues from the parent of the rewind. */
export const isWayBack = (move: { readonly do: string }): boolean => move.do === 'rewind'

/**
 * Returns the trace of an entry; undefined if the entry has none, as for most entries.
 * @param written the trail of the whole ledger before this entry
 */
export const traceOf = <V extends Vocabulary>(
  game: Game<V>,
  { move, events, state, parent }: Looked<V>,
  written: Trail | undefined,
): Trace | undefined => {
  const labels: string[] = []
  const draws: DrawResult[] = []
  for (const event of events) {
    if (isRewound(event)) {
      labels.push(...event.known)
      continue
    }
    const shown = game.reveals(event)
    if (shown === undefined) continue
    labels.push(shown.label)
    if (shown.kind !== 'choices') draws.push(drawnAs(shown, written))
  }
  const open = game.ballots(state)
  const before = open.length === 0 || parent === undefined || isWayBack(parent.entry.move) ? [] : game.ballots(parent.state)
  const ballots = open.flatMap(({ id }) => (before.some((one) => one.id === id) ? [] : id))
  const seed = isSeedMove(move) ? move : undefined
  if (labels.length === 0 && ballots.length === 0 && seed === undefined) return undefined
  return { labels, draws, ballots, seed, isMark: isWayBack(move) }
}

/**
 * Returns the results of a draw from revealed information. Earlier entries decide whether the players reported a result: if
 * an entry repeats a reported card, the card still counts as reported, even if the new entry does not mark it as reported.
 */
const drawnAs = ({ label, what, reported }: Revealed, written: Trail | undefined): DrawResult => {
  const byTable = reported === true
  const isRepeated = (draw: string) => {
    const before = latestDraw(written, draw)
    return before?.reported.includes(draw) === true && before.what[draw] === what[draw]
  }
  return { label, what, byTable, reported: Object.keys(what).filter((draw) => byTable || isRepeated(draw)) }
}

/** Returns the latest draw with a label in a linked list of traces; undefined if no draw in the list has this label. */
export const latestDraw = (trail: Trail | undefined, label: string): DrawResult | undefined => {
  for (const { draws } of tracesOf(trail)) for (const drawn of draws) if (Object.hasOwn(drawn.what, label)) return drawn
  return undefined
}

/** Returns the linked list of traces with one trace added; the list is unchanged if the trace is undefined. */
export const withTrace = (before: Trail | undefined, here: Trace | undefined): Trail | undefined =>
  here === undefined ? before : { here, before }

/** Yields the traces of a linked list, newest first. */
export function* tracesOf(trail: Trail | undefined): Generator<Trace, void, undefined> {
  for (let rest = trail; rest !== undefined; rest = rest.before) yield rest.here
}

/**
 * Returns the labels in the list `written` (traces of all branches) that are missing in the list `line` (traces of one branch), oldest
 * first. The players know the information with these labels, but the state of that branch does not contain it.
 */
export const labelsBeyond = (written: Trail | undefined, line: Trail | undefined): readonly string[] => {
  const onLine = new Set<string>()
  for (const { labels } of tracesOf(line)) for (const label of labels) onLine.add(label)
  const beyond = new Set<string>()
  for (const { labels } of tracesOf(written)) for (const label of labels) if (!onLine.has(label)) beyond.add(label)
  return [...beyond].reverse()
}

/**
 * Returns whether a ballot was opened in the ledger (`written`) but not on the branch `line`. If so, a new ballot on this branch could get
 * the name of that ballot.
 */
export const hasBallotBeyond = (written: Trail | undefined, line: Trail | undefined): boolean => {
  const onLine = new Set<string>()
  for (const { ballots } of tracesOf(line)) for (const ballot of ballots) onLine.add(ballot)
  for (const { ballots, isMark } of tracesOf(written)) if (!isMark && ballots.some((ballot) => !onLine.has(ballot))) return true
  return false
}
