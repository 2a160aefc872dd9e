import { line, type Ledger, type Moment, type Vocabulary } from '../../referee'
import { tellsChance } from './chance'

/** Builds the content of the log: all entries by round. Each undone branch is shown at the point at which the players undid it. */

export type LogMoment<V extends Vocabulary = Vocabulary> = Moment<V>

/** Entry of the ledger, as the log shows it. */
export interface Written<V extends Vocabulary = Vocabulary> {
  readonly moment: LogMoment<V>
  /** Whether the entry was undone and is not on the current branch. */
  readonly takenBack: boolean
  /**
   * Whether the entry is about a random seed and comes directly after an undone entry. The log lists it together with the entry after it.
   */
  readonly loose: boolean
}

/** Row of the log: an entry of the current branch, or a group of entries that were undone together, newest first. */
export type LogRow<V extends Vocabulary = Vocabulary> =
  | { readonly moment: LogMoment<V>; readonly branch?: never; readonly fold?: never }
  | { readonly branch: readonly LogMoment<V>[]; readonly moment?: never; readonly fold?: never }

/**
 * Returns the number of answers that the players undid in an undone branch. Entries that continue an answer, and entries of an undo, are
 * not counted: the players gave and undid only the answer.
 */
export const stepsUndone = (branch: readonly LogMoment[]): number =>
  Math.max(1, branch.filter(({ entry: { continues, move } }) => continues !== true && move.do !== 'rewind').length)

/** Log rows of one round. */
export interface LogRound<V extends Vocabulary = Vocabulary> {
  /** Key of the round that stays the same during the game. */
  readonly key: string
  readonly round: number
  /** Log rows of the round, newest first. */
  readonly rows: readonly LogRow<V>[]
  /** Number of entries of the round, including undone entries. */
  readonly entries: number
}

/**
 * Returns whether the log can show the position after an entry. Undo entries without events and entries about random seeds have no such
 * position.
 */
export const isShown = ({ entry: { events } }: LogMoment): boolean => events.length > 0

/** Returns whether an entry only seals a choice. The log shows such an entry as part of its reveal. */
export const onlySeals = ({ entry: { move } }: LogMoment): boolean => move.do === 'cast' || move.do === 'castAnew'

/**
 * Returns all entries of the log, newest first. An entry that seals a choice is shown only as part of the reveal: otherwise the order
 * of the entries would show which role changed its choice.
 */
export const written = <V extends Vocabulary>(ledger: Ledger<V>): readonly Written<V>[] => {
  const played = new Set(line(ledger))
  const all: Written<V>[] = []
  for (let moment: LogMoment<V> | undefined = ledger.last; moment !== undefined; moment = moment.written)
    if (tellsChance(moment)) all.push({ moment, takenBack: false, loose: moment.parent === undefined || !played.has(moment.parent) })
    else if (isShown(moment) && !onlySeals(moment)) all.push({ moment, takenBack: !played.has(moment), loose: false })
  return all
}

/**
 * Groups the entries of the log by round, newest first. An undone branch belongs to the round to which the players went back.
 * @param roundOf returns the number of the round to which a position belongs
 * @param keeps returns whether an entry passes the filter
 * @param titleOf returns the title of the round, if two consecutive rounds can have the same number, e.g. in two phases
 */
export const roundsOf = <V extends Vocabulary>(
  all: readonly Written<V>[],
  roundOf: (state: V['state']) => number,
  keeps: (one: Written<V>) => boolean,
  titleOf?: (state: V['state']) => string,
): readonly LogRound<V>[] => {
  const rounds: { key: string; readonly round: number; readonly title: string | undefined; readonly rows: LogRow<V>[]; entries: number }[] =
    []
  let branch: LogMoment<V>[] = []
  const left: (readonly LogMoment<V>[])[] = []
  const close = () => {
    if (branch.length > 0) left.push(branch)
    branch = []
  }
  for (const one of all) {
    const { moment, takenBack, loose } = one
    if (takenBack) {
      if (keeps(one)) branch.push(moment)
      continue
    }
    close()
    let last = rounds.at(-1)
    const { state } = moment.parent ?? moment
    const { round, title } = loose && last !== undefined ? last : { round: roundOf(state), title: titleOf?.(state) }
    if (last?.round !== round || last.title !== title) {
      last = { key: '', round, title, rows: [], entries: 0 }
      rounds.push(last)
    }
    last.key = `${moment.entry.seq}`
    for (const gone of left.splice(0)) {
      last.rows.push({ branch: gone })
      last.entries += gone.length
    }
    if (!keeps(one)) continue
    last.rows.push({ moment })
    last.entries++
  }
  return rounds.filter(({ rows }) => rows.length > 0)
}
