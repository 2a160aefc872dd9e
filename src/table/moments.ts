import type { Game, Moment, Vocabulary } from '../referee'

/** Facts of a line of play for the screens. */

/** An event between the positions before and after it; there is none before the first. */
export interface Happened<V extends Vocabulary> {
  readonly event: V['event']
  readonly before: V['state'] | undefined
  readonly after: V['state']
}

/** The events of a moment, one by one. */
export const happenedIn = <V extends Vocabulary>(
  { evolve }: Pick<Game<V>, 'evolve'>,
  { entry, parent }: Moment<V>,
): readonly Happened<V>[] => {
  let state: V['state'] | undefined = parent?.state
  return entry.events.map((event: V['event']) => {
    const before = state
    const after = evolve(before, event)
    state = after
    return { event, before, after }
  })
}

/** The newest moment that is no correction: what is set by hand afterwards pushes nothing out of sight. */
export const uncorrected = <V extends Vocabulary>(head: Moment<V>): Moment<V> => {
  let moment = head
  while (moment.parent !== undefined && moment.entry.move.do === 'correct') moment = moment.parent
  return moment
}
