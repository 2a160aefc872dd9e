import type { Moment, Vocabulary } from '../../../referee'
import type { Clan } from '../box/box'
import type { Event } from '../model/events'

/**
 * Returns the points that a clan last reported for a victory point card on paper, up to a log entry (R82). Returns undefined if the clan
 * has reported no points.
 */
export const pointsReportedUpTo = (moment: Moment<Vocabulary>, clan: Clan): number | undefined => {
  for (let at: Moment<Vocabulary> | undefined = moment; at !== undefined; at = at.parent)
    for (const event of at.entry.events as readonly Event[])
      if (event.e === 'proved' && event.by === clan && typeof event.card === 'number') return event.card
  return undefined
}

/** Returns the clans that showed their victory point card as proof in any round up to a log entry (R82). */
export const clansShownUpTo = (moment: Moment<Vocabulary>): ReadonlySet<Clan> => {
  const clans = new Set<Clan>()
  let at: Moment<Vocabulary> | undefined = moment
  while (at !== undefined) {
    for (const event of at.entry.events as readonly Event[]) if (event.e === 'proved') clans.add(event.by)
    at = at.parent
  }
  return clans
}
