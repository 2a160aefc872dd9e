import { isWayBack } from './landmarks'
import type { Ledger, Moment } from './ledger'
import type { Vocabulary } from './vocabulary'

/** One step back and one step forth on the line of play. */

/** The entry to rewind to for one step back (a ballot counts as one step); undefined at the beginning. */
export const undoTarget = <V extends Vocabulary>(ledger: Ledger<V>): string | undefined => {
  let target = unmarked(ledger.head).parent
  while (target !== undefined && (isMark(target) || midBallot(ledger, target))) target = target.parent
  return target?.entry.id
}

/** The entry to rewind to for one step forth (a ballot counts as one step); undefined if nothing can be redone. */
export const redoTarget = <V extends Vocabulary>(ledger: Ledger<V>): string | undefined => {
  const origin = unmarked(ledger.head)
  let found: Moment<V> | undefined
  for (let moment: Moment<V> | undefined = ledger.tip; moment !== undefined; moment = moment.parent) {
    if (moment === origin || moment === ledger.head) return found?.entry.id
    if (!isMark(moment) && !midBallot(ledger, moment)) found = moment
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

/** Whether somebody has cast in a ballot that is open at this moment: play cannot go on from the middle of a ballot. */
const midBallot = <V extends Vocabulary>(ledger: Ledger<V>, moment: Moment<V>): boolean =>
  Object.keys(ledger.game.ballot(moment.state)?.cast ?? {}).length > 0
