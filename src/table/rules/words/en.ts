import type { Dictionary } from '../../../ui/words'

/** English texts of the rules reference. */
const en = {
  title: 'Rules',
  question: 'What would you like to know?',
  search: 'Search the rules',
  clear: 'Clear the search',
  found: { one: '{n} rule found', other: '{n} rules found' },
  /** Groups of synonyms for the search of the rules. */
  alike: 'tie ties equal even draw|retreat flee withdraw|battle fight combat|token marker|house player|shuffle reshuffle',
  none: 'Nothing found. Try the beginning of a word.',
  first: 'The first {n} are shown. Type on to find fewer.',
  contents: 'Contents',
  example: 'For example',
  inGame: 'In this game',
  printed: 'As printed',
  houseRules: 'How you play it',
  see: 'Rules beside it',
  previous: 'Before: {chapter}',
  next: 'Next: {chapter}',
  whole: 'The whole chapter',
  reading: 'A reading of the app: the rulebook leaves this open or is not clear.',
  /** Label of each reading in a list, and the sentence above the list that explains the label. */
  readingLabel: 'A reading of the app',
  readings: 'The rulebook leaves these points open or is not clear about them; this is how the app reads it.',
} as const satisfies Dictionary

export default en
