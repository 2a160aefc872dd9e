import type { Dictionary } from '../../../../../ui/words'

/** The words of the log and of looking at a moment that is over, loaded with their screens. */
const en = {
  shown: { one: '{shown} of {n} entry', other: '{shown} of {n} entries' },
  nothing: 'Nothing of this kind has happened.',
  only: 'What kind of entries',
  kinds: { byHand: 'Set by hand', overruled: 'We play it so', takenBack: 'Taken back' },
  branch: { one: '{n} entry taken back', other: '{n} entries taken back' },
  taken: 'Taken back',
  asTold: 'As told before',
  before: 'before: {text}',
  chance: {
    gave: '{name} adds chance, sealed.',
    opened: 'What was added is opened, and the cards to come follow from all of it: {given}.',
    alone: 'Nobody else has added: {given}. The cards to come follow from it.',
    given: '{name}: “{word}”',
    shaken: '{name}: a shake',
    calledOff: 'The round of chance is called off. Nothing of it was opened.',
    anew: 'From here on the cards come by a new number that this phone drew alone.',
    word: '{name} mixes a word into the number of the cards.',
  },
  title: 'Looking back',
  past: 'This is the past.',
  now: 'This is now.',
  left: 'Play went on another way.',
  after: 'After entry {n} of {all}',
  afterTaken: 'After what was taken back.',
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
  undone: 'Everything after this entry is undone. As long as no new move is made, it can be redone.',
  done: 'Play goes on from here.',
} as const satisfies Dictionary

export default en
