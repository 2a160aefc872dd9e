import { isWayBack } from './traces'
import type { Ledger, Moment } from './ledger'
import { isSameBallot, isUntouched } from './seal'
import type { Vocabulary } from './vocabulary'

/** Finds the entries to which undo and redo go on the current branch of the history. */

/**
 * Returns the first entry of the last answer on the current branch: one undo step removes all entries of this answer.
 * Rewinds do not count as answers, nor does a cancelled ballot: its choices are lost, so undoing only the cancellation
 * would change nothing.
 */
export const lastDone = <V extends Vocabulary>(ledger: Ledger<V>): Moment<V> => lastAnswer(ledger)[0]

/** Returns all entries of the last answer on the current branch, oldest first. */
export const lastAnswer = <V extends Vocabulary>({ head }: Pick<Ledger<V>, 'head'>): readonly [Moment<V>, ...Moment<V>[]] => {
  let first = beforeCalledOff(unmarked(head))
  const rest: Moment<V>[] = []
  while (first.entry.continues === true && first.parent !== undefined) {
    rest.unshift(first)
    first = first.parent
  }
  return [first, ...rest]
}

/** Undone answers that one redo can restore: the last entry of them, and how many answers there are. */
export interface Restorable {
  /** Id of the entry to rewind to. The rewind restores all undone entries. */
  readonly to: string
  readonly answers: number
}

/**
 * Returns all undone answers that can be restored with one redo; undefined if nothing can be redone. Rewinds, entries
 * within a ballot, and entries that only continue an answer do not count.
 */
export const restorable = <V extends Vocabulary>(ledger: Ledger<V>): Restorable | undefined => {
  const origin = unmarked(ledger.head)
  let to: string | undefined
  let answers = 0
  for (let moment: Moment<V> | undefined = ledger.tip; moment !== undefined; moment = moment.parent) {
    if (moment === origin || moment === ledger.head) return to === undefined ? undefined : { to, answers }
    if (isMark(moment) || isCallOff(moment) || isMidBallot(ledger, moment)) continue
    to ??= moment.entry.id
    if (moment.entry.continues !== true) answers += 1
  }
  return undefined
}

/**
 * Returns the id of the entry to rewind to for one undo step; undefined at the beginning of the game. An answer or a
 * ballot counts as one step.
 */
export const undoTarget = <V extends Vocabulary>(ledger: Ledger<V>): string | undefined => {
  let target = lastDone(ledger).parent
  while (target !== undefined && (isMark(target) || isMidBallot(ledger, target))) target = target.parent
  return target?.entry.id
}

/**
 * Returns the id of the entry to rewind to for one redo step; undefined if nothing can be redone. An answer or a
 * ballot counts as one step.
 */
export const redoTarget = <V extends Vocabulary>(ledger: Ledger<V>): string | undefined => {
  const origin = unmarked(ledger.head)
  let found: Moment<V> | undefined
  /** Last entry of the answer that the loop currently visits. */
  let last: Moment<V> | undefined
  for (let moment: Moment<V> | undefined = ledger.tip; moment !== undefined; moment = moment.parent) {
    if (moment === origin || moment === ledger.head) return found?.entry.id
    if (isMark(moment) || isCallOff(moment) || isMidBallot(ledger, moment)) continue
    last ??= moment
    if (moment.entry.continues === true) continue
    found = last
    last = undefined
  }
  return undefined
}

/** Returns whether an entry is a rewind: the game continues from the parent of a rewind. */
const isMark = <V extends Vocabulary>(moment: Moment<V>): boolean => isWayBack(moment.entry.move)

const isCallOff = <V extends Vocabulary>({ entry: { move } }: Moment<V>): boolean => move.do === 'callOff'

/** Returns the last entry before cancelled ballots: skips each cancellation, and the choices of the cancelled ballot before it. */
const beforeCalledOff = <V extends Vocabulary>(moment: Moment<V>): Moment<V> => {
  let last = moment
  while (last.entry.move.do === 'callOff' && last.parent !== undefined) {
    const { ballot } = last.entry.move as { readonly ballot?: string }
    const isOfBallot = ({ entry: { move } }: Moment<V>) =>
      (move.do === 'cast' || move.do === 'castAnew') && (move as { readonly ballot?: string }).ballot === ballot
    last = last.parent
    while (last.parent !== undefined && (isMark(last) || isOfBallot(last))) last = last.parent
  }
  return last
}

const unmarked = <V extends Vocabulary>(moment: Moment<V>): Moment<V> => {
  let origin = moment
  while (isMark(origin) && origin.parent !== undefined) origin = origin.parent
  return origin
}

/**
 * Returns whether a rewind to this entry would lose a choice: the entry only adds a choice to a ballot, and the ballot
 * would restart after the rewind.
 */
export const isMidBallot = <V extends Vocabulary>({ game, head }: Ledger<V>, { entry: { move }, state }: Moment<V>): boolean => {
  if (move.do !== 'cast' && move.do !== 'castAnew') return false
  const now = game.ballots(head.state)
  return game.ballots(state).some((ballot) => !isUntouched(ballot) && !now.some((one) => isSameBallot(one, ballot)))
}
