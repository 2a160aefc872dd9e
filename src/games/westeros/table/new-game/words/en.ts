import type { Dictionary } from '../../../../../ui/words'

/** What Westeros says of its houses on the way to a new game, in English. */
const en = {
  swap: 'Swap houses: {name}',
  swapNote: 'Press two shields to swap their houses.',
  again: {
    houses: 'Houses',
    who: 'Who plays which house',
  },
} as const satisfies Dictionary

export default en
