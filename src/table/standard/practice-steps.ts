import { line, redoTarget } from '../../referee'
import type { PracticeStep } from '../../session/practice'
import type { StandardVocabulary } from './standard-game'
import type { StandardPracticeFacts } from './practice-types'

export type StandardStep<V extends StandardVocabulary> = PracticeStep<V, StandardPracticeFacts>
/** State of the game and of the user interface, passed to a practice step. */
export type StandardNow<V extends StandardVocabulary> = Parameters<StandardStep<V>['isDone']>[0]

/** Creates functions that detect whether a practice step is done, and the final steps of a practice round. */
export const practiceSteps = <V extends StandardVocabulary>() => {
  /** Returns all events since the game began. */
  const eventsOf = ({ open }: StandardNow<V>): readonly V['event'][] => line(open.ledger).flatMap(({ entry }) => entry.events)
  /** Returns how often an event has occurred since the game began. */
  const countOf = (now: StandardNow<V>, e: V['event']['e']): number => eventsOf(now).filter((event) => event.e === e).length
  /**
   * Creates a check for a practice step: has an event occurred more than `before` times? `before` is the number of these events in the
   * prepared moves.
   */
  const happened =
    (e: V['event']['e'], before = 0): StandardStep<V>['isDone'] =>
    (now) =>
      countOf(now, e) > before
  /** Final practice steps, which teach undo, the log, and viewing an earlier position of the game. */
  const lastSteps: readonly StandardStep<V>[] = [
    { id: 'undo', afterSkip: 'ifMoved', isDone: ({ open }) => redoTarget(open.ledger) !== undefined },
    { id: 'log', afterSkip: 'always', isDone: ({ also }) => also.place.endsWith('/log') },
    // The user ends this practice step with a button.
    { id: 'look', place: 'log', afterSkip: 'always', isDone: () => false },
  ]
  return { eventsOf, countOf, happened, lastSteps }
}
