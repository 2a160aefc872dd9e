import type { Dictionary } from '../../../ui/words'

/** English texts of the history screen; loaded on demand. */
const en = {
  title: 'Looking back',
  past: 'This is the past.',
  now: 'This is now.',
  left: 'Play went on another way.',
  after: 'After step {n} of {all}',
  afterTaken: 'After what was undone.',
  look: 'What to look at',
  inWords: 'In words',
  steps: 'Go through the game',
  which: 'Which entry',
  first: 'To the beginning of the round',
  previous: 'The entry before',
  next: 'The next entry',
  last: 'To the end of the round',
  toNow: 'Back to now',
  rewind: 'Rewind to here',
  redo: 'Redo up to here',
  done: 'Game rewound to here.',
} as const satisfies Dictionary

export default en
