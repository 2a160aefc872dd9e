import type { Dictionary } from '../../../../../ui/words'

/** What Westeros says of its houses on the way to a new game, in English. */
const en = {
  again: {
    houses: 'Houses',
    who: 'Who plays which house',
  },
} as const satisfies Dictionary

export default en
