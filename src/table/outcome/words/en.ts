import type { Dictionary } from '../../../ui/words'

/** English texts of outcomes; loaded with the first outcome. */
const en = {
  title: 'On the board now',
  move: { one: 'Do this one thing, then continue.', other: 'Do these {n} things, then continue.' },
  /** On a linked phone, which moves nothing itself. */
  moveAtTable: { one: 'At the table, one thing changes on the board.', other: 'At the table, {n} things change on the board.' },
  nothing: 'There is nothing to do on the board.',
  more: { one: '{n} more', other: '{n} more' },
  done: 'Done on the board',
  on: 'Continue',
  close: 'Close',
  nextChoice: 'The next secret choice waits for you.',
  goneOn: 'The table has gone on.',
  goesOn: 'The table has gone on: {question}',
  correct: 'Correct the board',
  corrected: 'Corrected since: {values}. The rest is as it was before.',
  skip: 'Show all at once',
  again: 'Show again',
  sealed: 'still sealed',
} as const satisfies Dictionary

export default en
