import { isMidBallot, line, type Ledger, type Vocabulary } from '../../referee'
import { isShown, onlySeals, type LogMoment } from '../log/rounds'

/** Position of an entry within its branch of the history. */
export interface Place<V extends Vocabulary = Vocabulary> {
  readonly moment: LogMoment<V>
  /**
   * All entries on one branch, from the beginning of the game: on the current branch, or on the branch that contains the entry if the entry
   * was undone.
   */
  readonly way: readonly LogMoment<V>[]
  /** Index of the entry in `way`. */
  readonly at: number
  /** Whether the entry was undone and is not on the current branch. */
  readonly takenBack: boolean
}

/**
 * Finds an entry by its sequence number. Returns undefined if the entry has no events. The field `way` of the result omits entries that
 * only seal choices.
 */
export const placeOf = <V extends Vocabulary>(ledger: Ledger<V>, seq: number): Place<V> | undefined => {
  let moment: LogMoment<V> | undefined = ledger.last
  while (moment !== undefined && moment.entry.seq !== seq) moment = moment.written
  if (moment === undefined || !isShown(moment)) return undefined
  const played = line(ledger).filter((one) => one === moment || !onlySeals(one))
  const at = played.indexOf(moment)
  if (at >= 0) return { moment, way: played, at, takenBack: false }
  const before = lineTo(moment)
  return { moment, way: [...before, ...followers(ledger, moment)], at: before.length - 1, takenBack: true }
}

const lineTo = <V extends Vocabulary>(moment: LogMoment<V>): readonly LogMoment<V>[] => {
  const way: LogMoment<V>[] = []
  for (let at: LogMoment<V> | undefined = moment; at !== undefined; at = at.parent) way.push(at)
  return way.reverse()
}

/**
 * Returns the entries that were played after an undone entry. If several branches follow the entry, returns the entries of the newest
 * branch.
 */
const followers = <V extends Vocabulary>(ledger: Ledger<V>, from: LogMoment<V>): readonly LogMoment<V>[] => {
  const next = new Map<LogMoment<V>, LogMoment<V>>()
  for (let at: LogMoment<V> | undefined = ledger.last; at !== undefined && at !== from; at = at.written)
    if (isShown(at) && at.parent !== undefined && !next.has(at.parent)) next.set(at.parent, at)
  const way: LogMoment<V>[] = []
  for (let at = next.get(from); at !== undefined; at = next.get(at)) way.push(at)
  return way
}

/**
 * Returns the index of the first entry of the current round, or of the previous round if the given entry is itself the first. With `step`
 * 1, returns the index of the last entry of the current or next round instead.
 */
export const roundEnd = <V extends Vocabulary>(
  { way, at }: Pick<Place<V>, 'way' | 'at'>,
  roundOf: (state: V['state']) => number,
  step: -1 | 1,
): number => {
  const roundAt = (index: number) => {
    const moment = way[index]
    return moment && roundOf(moment.state)
  }
  const isEnd = (index: number) => roundAt(index + step) !== roundAt(index)
  let to = at + step
  if (way[to] === undefined) return at
  while (!isEnd(to)) to += step
  return to
}

/**
 * Returns whether the players can continue the game after an entry. The entry must be on the current branch, or on the branch that redo
 * restores. Entries within a ballot are excluded, because sealed choices cannot be restored.
 */
export const canGoTo = <V extends Vocabulary>(ledger: Ledger<V>, { moment, takenBack }: Place<V>): boolean =>
  moment !== ledger.head && !isMidBallot(ledger, moment) && (!takenBack || lineTo(ledger.tip).includes(moment))

/** Returns the index of the first entry of each round, used for marks along the slider. */
export const roundStarts = <V extends Vocabulary>(
  { way }: Pick<Place<V>, 'way'>,
  roundOf: (state: V['state']) => number,
): readonly { readonly round: number; readonly at: number }[] => {
  const starts: { readonly round: number; readonly at: number }[] = []
  for (const [at, { state }] of way.entries()) {
    const round = roundOf(state)
    if (round !== starts.at(-1)?.round) starts.push({ round, at })
  }
  return starts
}
