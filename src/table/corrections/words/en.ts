import type { Dictionary } from '../../../ui/words'

/** The words of setting things by hand, in every game, in English; the Czech ones have the same names. */
const en = {
  title: 'Set by hand',
  question: 'The board says otherwise',
  note: 'Set what lies on the board. The log keeps the change, and it can be undone.',
  parts: 'Parts of the position',
  changed: { one: '{n} change', other: '{n} changes' },
  done: 'Done',
  leave: 'Leave it as it is',
  countHolds: 'The count of the pieces holds.',
  notYet: 'The count does not add up yet',
  warnings: 'Out of the ordinary',
  reason: 'Why? (may stay empty)',
  remove: 'Drop this change',
  finish: { one: 'Set {n} change', other: 'Set {n} changes' },
  none: 'Nothing has been changed yet',
  waits: 'A correction waits until the secret choice is over or called off.',
} as const satisfies Dictionary

export default en
