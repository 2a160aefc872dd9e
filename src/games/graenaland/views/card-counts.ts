import type { Moment, Vocabulary } from '../../../referee'
import type { Event } from '../model/events'
import type { OwnMove } from '../model/moves'
import type { State } from '../model/state'

/** Move of a log entry, and its events that change the hands of the clans. */
export interface CountedEntry {
  readonly move: OwnMove
  readonly events: readonly Event[]
  /** Log entry with the position after it. */
  readonly moment: Moment<Vocabulary>
}

/**
 * Returns all log entries up to `head`, latest entry first. Constructions of a cancelled final building are left out, because the clans got
 * their cards back.
 */
export const countedEntries = (head: Moment<Vocabulary>): readonly CountedEntry[] => {
  const found: CountedEntry[] = []
  /** Whether the log entry belongs to the current final building. */
  let isInFinal = true
  for (let moment: Moment<Vocabulary> | undefined = head; moment !== undefined; moment = moment.parent) {
    const { entry, parent } = moment
    const isFinal = (parent?.state as State | undefined)?.stage === 'final'
    isInFinal &&= isFinal
    const isCancelled = isFinal && !isInFinal
    const events = (entry.events as readonly Event[]).filter(({ e }) => !(isCancelled && e === 'built'))
    found.push({ move: entry.move as OwnMove, events, moment })
  }
  return found
}

/**
 * Returns the number of cards after all entries. Returns Infinity if the number was negative after any entry: a clan has then paid more
 * cards than it had by the count, so the count is wrong and says nothing about the hand.
 * @param changeBy returns how an event changes the number of cards
 * @param leastUnseen returns the least number of cards that the clan paid in an entry without entering them
 */
export const countCards = (
  entries: readonly CountedEntry[],
  changeBy: (event: Event, move: OwnMove) => number,
  leastUnseen: (entry: CountedEntry) => number = () => 0,
): number =>
  entries.reduceRight((count, entry) => {
    const after = entry.events.reduce((sum, event) => sum + changeBy(event, entry.move), count)
    return after < 0 ? Infinity : Math.max(0, after - leastUnseen(entry))
  }, 0)
