import type { Dictionary } from '../../../ui/words'

/** English texts about an undo, loaded on demand: the dialog that asks all players to agree, and the list of pieces to put back. */
const en = {
  title: 'Undo past a reveal?',
  titleSome: 'Undo past a look at cards?',
  seenBy: '{who} has seen this. Undo it only if the whole table agrees; the history keeps a mark.',
  seenBySome: 'Not everybody has seen this, but somebody has. Undo it only if the whole table agrees; the history keeps a mark.',
  note: 'Everybody has seen this. Undo it only if the whole table agrees; the history keeps a mark.',
  sameCards: 'The same cards will come again.',
  hold: 'Everybody agrees: hold for two seconds',
  cancel: 'Stay here',
  putBack: 'Now on the real table',
  putBackMany: { one: 'Now on the real table: {n} thing', other: 'Now on the real table: {n} things' },
  putBackMore: '+{n} more',
  putBackFrom: 'before: {text}',
  putBackDone: 'Done on the table',
} as const satisfies Dictionary

export default en
