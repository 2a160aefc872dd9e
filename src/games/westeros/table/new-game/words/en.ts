import type { Dictionary } from '../../../../../ui/words'

/** The words for the houses on the steps to a new game, in English. */
const en = {
  again: {
    houses: 'Houses',
    who: 'Who plays which house',
  },
} as const satisfies Dictionary

export default en
