import type { Moment, Vocabulary } from '../../../referee'
import type { Event } from '../model/events'
import type { OwnMove } from '../rules/moves'

/** Move of a log entry, and its events that change the hands of the clans. */
export interface CountedEntry {
  readonly move: OwnMove
  readonly events: readonly Event[]
  /** Log entry with the position after it. */
  readonly moment: Moment<Vocabulary>
}

/**
 * Returns all log entries up to `head`, latest entry first. Constructions of a cancelled final building are left out, because the clans got
 * their cards back. A final building is cancelled if the announcement fails (A18). The other clans build only after a correct announcement.
 */
export const countedEntries = (head: Moment<Vocabulary>): readonly CountedEntry[] => {
  const found: CountedEntry[] = []
  /** Whether the events belong to a final building whose announcement failed later. */
  let isCancelled = false
  for (let moment: Moment<Vocabulary> | undefined = head; moment !== undefined; moment = moment.parent) {
    const { entry } = moment
    const events = (entry.events as readonly Event[]).reduceRight<readonly Event[]>((later, event) => {
      if (event.e === 'announcementFailed') isCancelled = true
      if (event.e === 'finalBegun') isCancelled = false
      return isCancelled && event.e === 'built' ? later : [event, ...later]
    }, [])
    found.push({ move: entry.move as OwnMove, events, moment })
  }
  return found
}

/**
 * Returns the number of cards after all entries. If a clan paid more cards than it had by the count, the count was wrong; it then starts
 * again from an empty hand, so that a later payment with too many cards is noticed too.
 * @param changeBy returns how an event changes the number of cards
 * @param leastUnseen returns the least number of cards that the clan paid in an entry without entering them
 */
export const countCards = (
  entries: readonly CountedEntry[],
  changeBy: (event: Event, entry: CountedEntry) => number,
  leastUnseen: (entry: CountedEntry) => number = () => 0,
): number =>
  entries.reduceRight((count, entry) => {
    const after = entry.events.reduce((sum, event) => sum + changeBy(event, entry), count)
    return Math.max(0, Math.max(0, after) - leastUnseen(entry))
  }, 0)
