import type { Dictionary } from '../../../ui/words'

/** What the questions of every game say, in English; the Czech words have the same names. */
const en = {
  takeBack: 'Take back',
  allTheSame: 'Finish all the same',
  choose: 'Choose…',
  areas: { shownAs: 'Show areas as', map: 'Map', list: 'List' },
} as const satisfies Dictionary

export default en
