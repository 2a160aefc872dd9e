import type { Moment, Vocabulary } from '../../../referee'
import type { Clan } from '../box/box'
import type { Event } from '../model/events'
import type { OwnMove } from '../model/moves'
import type { State } from '../model/state'

/**
 * Clans that pay with more supply cards than they can have in the hand.
 * @param laid number of supply cards that each clan has laid down
 */
export const supplyWanting = (head: Moment<Vocabulary>, laid: Readonly<Partial<Record<Clan, number>>>): readonly Clan[] =>
  (Object.keys(laid) as readonly Clan[]).filter((clan) => (laid[clan] ?? 0) > suppliesAtMost(head, clan))

/**
 * The largest number of supply cards that a clan can have in the hand (R37): all that it has taken on the line of play, less those
 * that it paid with. Everybody sees both. Payments of the final building are left out, since a failed announcement gives them back.
 */
export const suppliesAtMost = (head: Moment<Vocabulary>, clan: Clan): number => {
  let count = 0
  for (let moment: Moment<Vocabulary> | undefined = head; moment !== undefined; moment = moment.parent) {
    const { entry, parent } = moment
    const move = entry.move as OwnMove
    const given = move.do === 'jointBuild' ? (move.give?.[clan]?.supplies?.length ?? 0) : 0
    for (const event of entry.events as readonly Event[]) {
      if (event.e === 'supplyTaken' && event.by === clan) count += 1
      if (event.e !== 'built' || (parent?.state as State | undefined)?.stage === 'final') continue
      count -= event.by === clan ? (event.pay?.supplies?.length ?? 0) : given
    }
  }
  return count
}
