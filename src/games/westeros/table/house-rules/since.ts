import { line, type Ledger } from '../../../../referee'
import type { WesterosVocabulary } from '../../index'
import type { AnyEvent } from '../../model/events'
import { targetOf } from '../corrections/collect'
import { changeTo } from './altering'
import { BOOK, type Point } from './points'

/**
 * Since when each thing that was set by hand holds.
 * @returns round of the last correction, by what it was about
 */
export const setInRound = (ledger: Ledger<WesterosVocabulary>): ReadonlyMap<string, number> => {
  const rounds = new Map<string, number>()
  for (const { entry, state } of line(ledger))
    for (const event of entry.events as readonly AnyEvent[])
      if (event.e === 'corrected') for (const change of event.changes) rounds.set(targetOf(change), state.round)
  return rounds
}

/** What a change of this point is about; undefined where none is possible. */
export const targetOfPoint = (point: Point): string | undefined => {
  const change = changeTo(point, BOOK)
  return change === undefined ? undefined : targetOf(change)
}
