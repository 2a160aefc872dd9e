import type { Moment } from '../../../referee'
import type { Graenaland } from '..'
import type { Clan } from '../box/box'

/**
 * The largest number of supply cards that a clan can have in the hand (R37): all that it has taken on the line of play, less those
 * that it paid with. Everybody sees both. Payments of the final building are left out, since a failed announcement gives them back.
 */
export const suppliesAtMost = (head: Moment<Graenaland>, clan: Clan): number => {
  let count = 0
  for (let moment: Moment<Graenaland> | undefined = head; moment !== undefined; moment = moment.parent) {
    const { entry, parent } = moment
    const given = 'give' in entry.move ? (entry.move.give?.[clan]?.supplies?.length ?? 0) : 0
    for (const event of entry.events) {
      if (event.e === 'supplyTaken' && event.by === clan) count += 1
      if (event.e !== 'built' || parent?.state.stage === 'final') continue
      count -= event.by === clan ? (event.pay?.supplies?.length ?? 0) : given
    }
  }
  return count
}
