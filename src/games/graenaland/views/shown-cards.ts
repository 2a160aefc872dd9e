import type { Moment, Vocabulary } from '../../../referee'
import type { Clan } from '../box/box'
import type { Event } from '../model/events'

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
