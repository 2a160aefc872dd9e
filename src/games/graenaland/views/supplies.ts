import type { Moment, Vocabulary } from '../../../referee'
import type { Clan } from '../box/box'
import { countCards, countedEntries } from './card-counts'

/**
 * Returns the clans that pay with more supply cards than they can have in hand.
 * @param placed number of supply cards that each clan uses in the current payment
 */
export const supplyWanting = (head: Moment<Vocabulary>, placed: Readonly<Partial<Record<Clan, number>>>): readonly Clan[] =>
  (Object.keys(placed) as readonly Clan[]).filter((clan) => (placed[clan] ?? 0) > suppliesAtMost(head, clan))

/**
 * Returns the maximum number of supply cards that a clan can have in the hand (R37): supply cards taken minus supply cards paid, which are
 * both public. Payments of a cancelled final building are ignored, because the clan got these cards back. After a
 * payment with more cards than the count allowed, the count starts again from 0.
 */
export const suppliesAtMost = (head: Moment<Vocabulary>, clan: Clan): number =>
  countCards(countedEntries(head), (event, { move }) => {
    if (event.e === 'supplyTaken') return event.by === clan ? 1 : 0
    if (event.e !== 'built') return 0
    if (event.by === clan) return -(event.pay?.supplies?.length ?? 0)
    return move.do === 'jointBuild' ? -(move.give?.[clan]?.supplies?.length ?? 0) : 0
  })
