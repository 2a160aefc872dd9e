import type { Vocabulary } from '../../referee'
import { tellsChance } from './chance'
import type { LogStep } from './game-log'
import type { LogMoment, LogRow } from './rounds'

/** Shortens a long round of the log: neighbouring entries of one step become one collapsed row, which a tap expands. */

/** Row of a shortened round: a log row, or a collapsed step with its entries, newest first. */
export type FoldedRow<V extends Vocabulary = Vocabulary> =
  | LogRow<V>
  | { readonly fold: readonly LogMoment<V>[]; readonly moment?: never; readonly branch?: never }

/** Maximum number of rows that a round can have with only those rows collapsed that are always collapsed. */
export const MOST_ROWS = 15
/**
 * Minimum number of neighbouring entries that become one collapsed row: `LEAST_OF_STEP` for entries of one step named by the game,
 * `LEAST_ALIKE` for other neighbouring entries of one kind.
 */
const LEAST_ALIKE = 3
const LEAST_OF_STEP = 2

export interface Folding<V extends Vocabulary> {
  /** Returns the step of the round to which an entry belongs; undefined if the game names no step. */
  step(this: void, moment: LogMoment<V>): LogStep | undefined
  /** Returns the kind of an entry. Neighbouring entries of the same kind can become one collapsed row. */
  kind(this: void, moment: LogMoment<V>): string
  phase(this: void, moment: LogMoment<V>): string
  /**
   * Returns whether an entry may become part of a collapsed row. Unusual entries and the entry that the user opened last always have their
   * own row.
   */
  mayFold(this: void, moment: LogMoment<V>): boolean
}

/**
 * Collapses the log rows of a round: first entries of the same step, then entries of the same kind. If the round is still long, also
 * entries of the same phase.
 * @param rows newest first
 */
export const foldedRows = <V extends Vocabulary>(rows: readonly FoldedRow<V>[], by: Folding<V>): readonly FoldedRow<V>[] => {
  if (rows.length <= MOST_ROWS) {
    const stepOf = (moment: LogMoment<V>) => {
      const step = by.step(moment)
      return step?.isAlwaysFolded === true ? step.key : undefined
    }
    return gathered(rows, by, stepOf, LEAST_OF_STEP)
  }
  const steps = gathered(rows, by, (moment) => by.step(moment)?.key, LEAST_OF_STEP)
  const kinds = gathered(steps, by, (moment) => (by.step(moment) === undefined ? by.kind(moment) : undefined), LEAST_ALIKE)
  if (kinds.length <= MOST_ROWS) return kinds
  return gathered(kinds, by, (moment) => (by.step(moment) === undefined ? by.phase(moment) : undefined), LEAST_ALIKE)
}

/**
 * Collapses neighbouring entries with the same key into one row. First expands rows that are already collapsed; such rows stay unchanged if
 * no entry joins them.
 */
const gathered = <V extends Vocabulary>(
  rows: readonly FoldedRow<V>[],
  { mayFold }: Folding<V>,
  keyOf: (moment: LogMoment<V>) => string | undefined,
  least: number,
): readonly FoldedRow<V>[] => {
  const out: FoldedRow<V>[] = []
  let run: FoldedRow<V>[] = []
  let key: string | undefined
  const close = () => {
    const moments = run.flatMap(momentsOf)
    if (run.length > 1 && moments.length >= least) out.push({ fold: moments })
    else out.push(...run)
    run = []
  }
  for (const row of rows) {
    const own = momentsOf(row)
    const [first] = own
    const isFree = first !== undefined && own.every((moment) => !tellsChance(moment) && mayFold(moment))
    const next = isFree ? keyOf(first) : undefined
    if (next === undefined || next !== key) close()
    key = next
    if (next === undefined) out.push(row)
    else run.push(row)
  }
  close()
  return out
}

const momentsOf = <V extends Vocabulary>({ moment, fold }: FoldedRow<V>): readonly LogMoment<V>[] =>
  fold ?? (moment === undefined ? [] : [moment])

/**
 * Returns how many entries of each kind there are, as text in the order of play: "12 × place, 3 × pass".
 * @param moments newest first
 */
export const countsOf = <V extends Vocabulary>(moments: readonly LogMoment<V>[], kindOf: (moment: LogMoment<V>) => string): string => {
  const counts = new Map<string, number>()
  for (const moment of moments.toReversed()) counts.set(kindOf(moment), (counts.get(kindOf(moment)) ?? 0) + 1)
  return [...counts].map(([kind, n]) => (n === 1 ? kind : `${n} × ${kind}`)).join(', ')
}
