import type { Game, Revealed, Rewound } from './game'
import { isSeedMove, type SeedMove } from './seeds'
import type { Vocabulary } from './vocabulary'

/**
 * Traces: the draws, seeds, ballots and ways back of a ledger. Lookups read only these, so that they cost the same however long a game
 * has been played.
 */

/** The results of chance in one event: cards, faces of dice. */
export interface DrawResult {
  readonly label: string
  /** Cards or faces by the label of their draw. */
  readonly what: Readonly<Record<string, unknown>>
  /** The table reported them, read off its own deck or dice. */
  readonly byTable: boolean
  /** Labels of those that were never drawn by the app: reported now, or repeated because the table had reported them before. */
  readonly told: readonly string[]
}

/** The traces of one moment. */
export interface Trace {
  /** Labels of what the table saw, and those that a marked way back carries. */
  readonly labels: readonly string[]
  /** Event by event. */
  readonly draws: readonly DrawResult[]
  /** The ballots that are open at this moment and were not at the one before. */
  readonly ballots: readonly string[]
  readonly seed: SeedMove | undefined
  /** The moment only marks a way back. */
  readonly isMark: boolean
}

/** Traces in order, the newest first. Immutable, so that branches share their beginning. */
export interface Trail {
  readonly here: Trace
  readonly before: Trail | undefined
}

/** The facts of an entry and of the states around it that leave traces. */
interface Looked<V extends Vocabulary> {
  readonly move: { readonly do: string }
  readonly events: readonly (V['event'] | Rewound)[]
  readonly state: V['state']
  /** The moment before on the line of play; undefined for the first. */
  readonly parent: { readonly state: V['state']; readonly entry: { readonly move: { readonly do: string } } } | undefined
}

export const isRewound = (event: { readonly e: string }): event is Rewound => event.e === 'rewound'

/** Whether a move goes back or forth: its entry only marks that, and play goes on from the moment before it. */
export const isWayBack = (move: { readonly do: string }): boolean => move.do === 'rewind'

/**
 * The traces of a moment; undefined for most.
 * @param written the trail of the whole ledger up to here
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

/** The ledger decides where a card came from, not whoever wrote the entry: a reported card stays reported wherever it is repeated. */
const drawnAs = ({ label, what, told }: Revealed, written: Trail | undefined): DrawResult => {
  const byTable = told === true
  const isRepeated = (draw: string) => {
    const before = latestDraw(written, draw)
    return before?.told.includes(draw) === true && before.what[draw] === what[draw]
  }
  return { label, what, byTable, told: Object.keys(what).filter((draw) => byTable || isRepeated(draw)) }
}

/** The latest draw of a label on a trail; undefined: it has never been made. */
export const latestDraw = (trail: Trail | undefined, label: string): DrawResult | undefined => {
  for (const { draws } of tracesOf(trail)) for (const drawn of draws) if (Object.hasOwn(drawn.what, label)) return drawn
  return undefined
}

/** A trail with one more trace, if there is one. */
export const withTrace = (before: Trail | undefined, here: Trace | undefined): Trail | undefined =>
  here === undefined ? before : { here, before }

/** The traces of a trail, the newest first. */
export function* tracesOf(trail: Trail | undefined): Generator<Trace, void, undefined> {
  for (let rest = trail; rest !== undefined; rest = rest.before) yield rest.here
}

/** Labels on one trail that are not on the other: what the players know and the game on that line does not. */
export const labelsBeyond = (written: Trail | undefined, line: Trail | undefined): readonly string[] => {
  const onLine = new Set<string>()
  for (const { labels } of tracesOf(line)) for (const label of labels) onLine.add(label)
  const beyond = new Set<string>()
  for (const { labels } of tracesOf(written)) for (const label of labels) if (!onLine.has(label)) beyond.add(label)
  return [...beyond].reverse()
}

/** Whether a ballot was opened on one trail, but not on the other: from there its name could come up again. */
export const hasBallotBeyond = (written: Trail | undefined, line: Trail | undefined): boolean => {
  const onLine = new Set<string>()
  for (const { ballots } of tracesOf(line)) for (const ballot of ballots) onLine.add(ballot)
  for (const { ballots, isMark } of tracesOf(written)) if (!isMark && ballots.some((ballot) => !onLine.has(ballot))) return true
  return false
}
