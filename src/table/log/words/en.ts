import type { Dictionary } from '../../../ui/words'

/** English texts of the log. */
const en = {
  title: 'History',
  entries: { one: '{n} entry', other: '{n} entries' },
  round: 'Round {n}',
  setUp: 'Set-up',
  byHand: 'Set by hand',
  overruled: 'We allow it: {rules}',
  wentBack: 'The table went back',
  barrier: 'New information. Undo past here only if the whole table agrees.',
  filter: 'Which entries',
  seeAll: 'Every step',
  film: 'Watch it as a film',
  older: 'Show earlier entries',
  everybody: 'All',
  shown: { one: '{shown} of {n} entry', other: '{shown} of {n} entries' },
  nothing: 'Nothing of this kind has happened.',
  only: 'What kind of entries',
  kinds: { byHand: 'Set by hand', overruled: 'We allow it', takenBack: 'Undone' },
  branch: { one: '{n} entry undone', other: '{n} entries undone' },
  sealedBy: 'Sealed by {roles}.',
  anew: { one: '{n} choice was made anew.', other: '{n} choices were made anew.' },
  taken: 'Undone',
  asTold: 'As reported before',
  moreChanges: '+{n} more',
  before: 'before: {text}',
  chance: {
    gave: '{name} adds chance, sealed.',
    opened: 'What was added is opened, and the cards to come follow from all of it: {given}.',
    alone: 'Nobody else has added: {given}. The cards to come follow from it.',
    given: '{name}: “{word}”',
    shaken: '{name}: a shake',
    calledOff: 'The round of chance is called off. Nothing of it was opened.',
    anew: 'From here on the cards are drawn again on this phone.',
    takenOver: 'Table taken over by another phone. From here on the cards are drawn again on that phone.',
    takenOverBy: 'Table taken over by {name}’s phone. From here on the cards are drawn again on that phone.',
    word: '{name} mixes a word into the number of the cards.',
  },
} as const satisfies Dictionary

export default en
