import type { Dictionary } from '../../../ui/words'

/** English texts of the board check, shared by all games; the Czech texts have the same keys. */
const en = {
  title: 'Board check',
  question: 'Does the board look like this?',
  note: 'Tick what matches; tap what differs.',
  how: 'How to go round the board',
  modes: { board: 'By region', beside: 'Off the board' },
  whichRole: 'Whose areas',
  agreed: '{done} of {all} match',
  notCompared: 'Not yet compared',
  area: 'Area {n} of {all}',
  allAgree: 'Everything matches.',
  left: 'Still to check',
  agrees: '{what}: matches',
  all: 'all',
  allOf: '{what}, all of it',
  several: 'Select several',
  chosen: { one: '{n} area: whose is it?', other: '{n} areas: whose are they?' },
  tickAll: 'They match',
  whose: 'Whose it is',
  changed: 'differs',
  differences: { one: '{n} difference', other: '{n} differences' },
  look: 'List',
  andMore: { one: 'and {n} more', other: 'and {n} more' },
  set: 'Saved. The history keeps it.',
  noArea: 'No area fits.',
  done: 'Done',
  yesNext: 'Yes, as here: next {next}',
  changedNext: 'Changed: next {next}',
  yesDone: 'Yes, as here: done',
  stepBack: 'Back to {step}',
  stepOn: 'On to {step}',
  asList: 'As a list',
  oneByOne: 'One after the other',
} as const satisfies Dictionary

export default en
