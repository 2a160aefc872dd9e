import { line, redoTarget } from '../../referee'
import type { PracticeStep } from '../../session/practice'
import type { PlainPracticeFacts, PlainVocabulary } from './plain-game'

export type PlainStep<V extends PlainVocabulary> = PracticeStep<V, PlainPracticeFacts>
/** The position and the screens as a step of the practice sees them. */
export type PlainNow<V extends PlainVocabulary> = Parameters<PlainStep<V>['isDone']>[0]

/** The means by which a game tells that a step of its practice is done, and the steps that end the practice. */
export const practiceSteps = <V extends PlainVocabulary>() => {
  /** How often something has happened since the game began. */
  const countOf = ({ open }: PlainNow<V>, e: V['event']['e']): number =>
    line(open.ledger)
      .flatMap(({ entry }) => entry.events)
      .filter((event) => event.e === e).length
  /** Whether it has happened more often than the prepared moves have made it happen. */
  const happened =
    (e: V['event']['e'], before = 0): PlainStep<V>['isDone'] =>
    (now) =>
      countOf(now, e) > before
  /** Taking back, the log, and a moment of the game. */
  const lastSteps: readonly PlainStep<V>[] = [
    { id: 'undo', isDone: ({ open }) => redoTarget(open.ledger) !== undefined },
    { id: 'log', isDone: ({ also }) => also.place.endsWith('/log') },
    // The reader says when it is enough.
    { id: 'look', isDone: () => false },
  ]
  return { countOf, happened, lastSteps }
}
