import type { Dictionary } from '../../../ui/words'

/** The words of the sheet of a refusal, in English; the Czech words have the same names. */
const en = {
  legal: 'What works',
  overrule: 'We allow it',
  chooseAgain: 'Choose again',
} as const satisfies Dictionary

export default en
