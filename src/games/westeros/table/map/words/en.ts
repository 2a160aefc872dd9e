import type { Dictionary } from '../../../../../ui/words'

/** The words of the map of Westeros, in English; the Czech words have the same names. */
const en = {
  beyond: 'Beyond the Wall',
  routed: '{units}, routed',
  token: 'power token of {house}',
  neutral: 'neutral force {strength}',
  attacked: 'attacked by {house}',
} as const satisfies Dictionary

export default en
