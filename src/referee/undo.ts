import { isWayBack } from './traces'
import type { Ledger, Moment } from './ledger'
import { isSameBallot, isUntouched } from './seal'
import type { Vocabulary } from './vocabulary'

/** One step back and one step forth on the line of play. */

/**
 * The first entry of the last answer on the line of play: one step back takes back all entries of the answer. A mark of a way back is
 * nothing that was done.
 */
export const lastDone = <V extends Vocabulary>(ledger: Ledger<V>): Moment<V> => lastAnswer(ledger)[0]

/** All entries of the last answer on the line of play, in their order. */
export const lastAnswer = <V extends Vocabulary>({ head }: Ledger<V>): readonly [Moment<V>, ...Moment<V>[]] => {
  let first = unmarked(head)
  const rest: Moment<V>[] = []
  while (first.entry.continues === true && first.parent !== undefined) {
    rest.unshift(first)
    first = first.parent
  }
  return [first, ...rest]
}

/** The entries that ways back have left behind: where they end, and how many entries lead there; undefined if nothing can be redone. */
export interface Restorable {
  /** The entry to rewind to, so that everything is as it was. */
  readonly to: string
  readonly entries: number
}

/** Everything that can be redone at once. Marks do not count, nor moments within a ballot. */
export const restorable = <V extends Vocabulary>(ledger: Ledger<V>): Restorable | undefined => {
  const origin = unmarked(ledger.head)
  let to: string | undefined
  let entries = 0
  for (let moment: Moment<V> | undefined = ledger.tip; moment !== undefined; moment = moment.parent) {
    if (moment === origin || moment === ledger.head) return to === undefined ? undefined : { to, entries }
    if (isMark(moment) || isMidBallot(ledger, moment)) continue
    to ??= moment.entry.id
    entries += 1
  }
  return undefined
}

/** The entry to rewind to for one step back (an answer or a ballot counts as one step); undefined at the beginning. */
export const undoTarget = <V extends Vocabulary>(ledger: Ledger<V>): string | undefined => {
  let target = lastDone(ledger).parent
  while (target !== undefined && (isMark(target) || isMidBallot(ledger, target))) target = target.parent
  return target?.entry.id
}

/** The entry to rewind to for one step forth (an answer or a ballot counts as one step); undefined if nothing can be redone. */
export const redoTarget = <V extends Vocabulary>(ledger: Ledger<V>): string | undefined => {
  const origin = unmarked(ledger.head)
  let found: Moment<V> | undefined
  /** The last entry of the answer that begins where the search has come to. */
  let last: Moment<V> | undefined
  for (let moment: Moment<V> | undefined = ledger.tip; moment !== undefined; moment = moment.parent) {
    if (moment === origin || moment === ledger.head) return found?.entry.id
    if (isMark(moment) || isMidBallot(ledger, moment)) continue
    last ??= moment
    if (moment.entry.continues === true) continue
    found = last
    last = undefined
  }
  return undefined
}

/** A moment that only marks a way back: play goes on from its parent. */
const isMark = <V extends Vocabulary>(moment: Moment<V>): boolean => isWayBack(moment.entry.move)

const unmarked = <V extends Vocabulary>(moment: Moment<V>): Moment<V> => {
  let origin = moment
  while (isMark(origin) && origin.parent !== undefined) origin = origin.parent
  return origin
}

/** Whether the moment only brought a choice into a ballot that would start anew there: nothing would be left of it. */
export const isMidBallot = <V extends Vocabulary>({ game, head }: Ledger<V>, { entry: { move }, state }: Moment<V>): boolean => {
  if (move.do !== 'cast' && move.do !== 'castAnew') return false
  const now = game.ballots(head.state)
  return game.ballots(state).some((ballot) => !isUntouched(ballot) && !now.some((one) => isSameBallot(one, ballot)))
}
