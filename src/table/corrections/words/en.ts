import type { Dictionary } from '../../../ui/words'

/** English texts of corrections, shared by all games; the Czech texts have the same keys. */
const en = {
  title: 'Correct the board',
  question: 'What is different on the board?',
  note: 'Enter what is on the board. The history keeps the change, and it can be undone.',
  parts: 'Parts of the position',
  changed: { one: '{n} change', other: '{n} changes' },
  done: 'Done',
  leave: 'Leave it as it is',
  countHolds: 'Piece count OK',
  notYet: 'Not right yet',
  warnings: 'Unusual',
  reason: 'Reason (optional)',
  /** Value before a change. */
  before: 'before: {text}',
  remove: 'Drop this change',
  finish: { one: 'Save {n} change', other: 'Save {n} changes' },
  saved: { one: 'Saved: {n} change.', other: 'Saved: {n} changes.' },
  unsaved: { one: '{n} change is not saved yet.', other: '{n} changes are not saved yet.' },
  discard: { one: 'Discard it and leave', other: 'Discard them and leave' },
  keepWorking: 'Keep working',
  look: 'Look at them',
  notSavedMiscount: 'Nothing is saved yet: the line above says what does not fit. Is it so on the table? Then save with a second tap.',
  notSavedEnds: 'Nothing is saved yet: this correction ends the game. If that is right, save with a second tap.',
  dropped: {
    one: '{n} change of the board was not saved before the game went on. It is gone.',
    other: '{n} changes of the board were not saved before the game went on. They are gone.',
  },
  seen: 'OK',
  isSo: 'It is so on the table: save',
  ends: 'This ends the game: save anyway',
  none: 'Nothing has been changed yet',
  waits: 'Somebody has sealed a choice. Finish it first, or correct the board now: once the correction is saved, everybody chooses again.',
  throwAway: 'Correct now and throw away what is sealed',
} as const satisfies Dictionary

export default en
