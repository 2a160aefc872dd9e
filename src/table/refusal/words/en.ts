import type { Dictionary } from '../../../ui/words'

/** What the sheet of a refusal says in English; the Czech words have the same names. */
const en = {
  legal: 'What works',
  overrule: 'We allow it',
  chooseAgain: 'Choose again',
} as const satisfies Dictionary

export default en
