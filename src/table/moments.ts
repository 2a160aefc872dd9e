import { seatOf, TABLE, type Ballot, type Game, type Moment, type Seat, type Vocabulary } from '../referee'

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

/**
 * Returns the roles of a ballot that sealed their only choice on the shared phone although their own phones were linked. The entries of
 * these choices name no seat.
 * @param head newest entry at which the ballot is open
 */
export const sealedAtTable = <Role extends string>(
  head: Moment<Vocabulary>,
  ballot: Ballot<string, Role>,
  seats: readonly Seat[],
): readonly Role[] => {
  const left = new Set(Object.values<string | undefined>(ballot.cast))
  const found = new Set<string>()
  for (let at: Moment<Vocabulary> | undefined = head; at !== undefined && left.size > 0; at = at.parent) {
    const { move, by } = at.entry
    if (move.do !== 'cast' || !('commitment' in move) || !left.delete(move.commitment) || !('role' in move)) continue
    if (by === TABLE && seatOf(seats, move.role) !== TABLE) found.add(move.role)
  }
  return ballot.roles.filter((role) => found.has(role) && ballot.changes?.[role] === undefined)
}

/** Returns the newest entry that is not a sealed choice. Sealed choices do not change the position that a correction starts from. */
export const beforeSealing = <V extends Vocabulary>(head: Moment<V>): Moment<V> => {
  let moment = head
  while (moment.parent !== undefined && isCast(moment)) moment = moment.parent
  return moment
}
