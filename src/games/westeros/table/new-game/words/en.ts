import type { Dictionary } from '../../../../../ui/words'

/** English texts about houses for the steps of a new game. */
const en = {
  again: {
    houses: 'Houses',
    who: 'Who plays which house',
  },
} as const satisfies Dictionary

export default en
