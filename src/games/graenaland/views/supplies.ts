import type { Moment, Vocabulary } from '../../../referee'
import type { Clan } from '../box/box'
import type { Event } from '../model/events'
import type { OwnMove } from '../model/moves'
import type { State } from '../model/state'
import { addedUp } from './added-up'

/**
 * Returns the clans that pay with more supply cards than they can have in hand.
 * @param placed number of supply cards that each clan uses in the current payment
 */
export const supplyWanting = (head: Moment<Vocabulary>, placed: Readonly<Partial<Record<Clan, number>>>): readonly Clan[] =>
  (Object.keys(placed) as readonly Clan[]).filter((clan) => (placed[clan] ?? 0) > suppliesAtMost(head, clan))

/**
 * Returns the maximum number of supply cards that a clan can have in the hand (R37): supply cards taken minus supply cards paid, which are
 * both public. Payments of a cancelled final building are ignored, because the clan got these cards back. The number is Infinity if the
 * clan has paid more cards than it had by the count, because the count is then wrong.
 */
export const suppliesAtMost = (head: Moment<Vocabulary>, clan: Clan): number => {
  /** Changes of the number of cards, latest log entry first. */
  const changes: number[] = []
  /** Whether the log entry belongs to the current final building. */
  let isInFinal = true
  for (let moment: Moment<Vocabulary> | undefined = head; moment !== undefined; moment = moment.parent) {
    const { entry, parent } = moment
    const move = entry.move as OwnMove
    const isFinal = (parent?.state as State | undefined)?.stage === 'final'
    isInFinal &&= isFinal
    const given = move.do === 'jointBuild' ? (move.give?.[clan]?.supplies?.length ?? 0) : 0
    for (const event of entry.events as readonly Event[]) {
      if (event.e === 'supplyTaken' && event.by === clan) changes.push(1)
      if (event.e !== 'built' || (isFinal && !isInFinal)) continue
      changes.push(-(event.by === clan ? (event.pay?.supplies?.length ?? 0) : given))
    }
  }
  return addedUp(changes)
}
