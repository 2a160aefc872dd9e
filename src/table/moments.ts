import type { Game, Moment, Vocabulary } from '../referee'

/** Functions that read the entries of the current branch and the states after them. */

/** Event with the position before and after it; `before` is undefined for the first event of the game. */
export interface Happened<V extends Vocabulary> {
  readonly event: V['event']
  readonly before: V['state'] | undefined
  readonly after: V['state']
}

/** Returns the events of an entry with the positions before and after each event. */
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

/**
 * Returns the newest entry that is neither a correction nor an undo or redo. Used by screens that must still show the entry before a
 * correction, and the entry to which the players went back.
 */
export const uncorrected = <V extends Vocabulary>(head: Moment<V>): Moment<V> => {
  let moment = head
  while (moment.parent !== undefined && ['correct', 'rewind'].includes(moment.entry.move.do)) moment = moment.parent
  return moment
}

/** Returns the corrections at the end of the line of play, oldest first. */
export const correctionsAfter = <V extends Vocabulary>(head: Moment<V>): readonly Moment<V>[] => {
  const { parent, entry } = head
  if (parent === undefined || !['correct', 'rewind'].includes(entry.move.do)) return []
  return entry.move.do === 'correct' ? [...correctionsAfter(parent), head] : correctionsAfter(parent)
}

/** Returns the entries of the answer that an entry belongs to, up to this entry, oldest first. */
export const answerUpTo = <V extends Vocabulary>(moment: Moment<V>): readonly Moment<V>[] =>
  moment.entry.continues === true && moment.parent !== undefined ? [...answerUpTo(moment.parent), moment] : [moment]

/** Returns whether an entry only seals a choice. */
export const isCast = ({ entry: { move } }: Moment<Vocabulary>): boolean => move.do === 'cast' || move.do === 'castAnew'

/** Returns the newest entry that is not a sealed choice. Sealed choices do not change the position that a correction starts from. */
export const beforeSealing = <V extends Vocabulary>(head: Moment<V>): Moment<V> => {
  let moment = head
  while (moment.parent !== undefined && isCast(moment)) moment = moment.parent
  return moment
}
