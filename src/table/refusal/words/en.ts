import type { Dictionary } from '../../../ui/words'

/** What the sheet of a refusal says in English; the Czech words have the same names. */
const en = {
  legal: 'What would be legal',
  overrule: 'We play it so',
  chooseAgain: 'Choose again',
} as const satisfies Dictionary

export default en
