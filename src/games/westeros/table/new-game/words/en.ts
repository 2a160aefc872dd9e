import type { Dictionary } from '../../../../../ui/words'

/** The words of remembered people and of the rematch in English; the Czech ones have the same names. */
const en = {
  known: 'Played here before',
  seat: '{name} sits down',
  same: { one: 'The same player as last time', other: 'The same {n} as last time' },
  lastTime: 'Last time: {who}',
  names: 'Names on this phone',
  namesNote: 'They lie on this phone, so that nobody types them twice, and leave it only in a copy of everything.',
  forget: 'Forget {name}',
  forgetAll: 'Forget all names',
  swap: 'Swap houses: {name}',
  swapNote: 'Press two shields to swap their houses.',
  again: {
    title: 'Play again',
    question: 'Once more, with the same people?',
    note: 'Same players, same rules, same tracking.',
    houses: 'Houses',
    ways: { kept: 'Keep', rotated: 'Pass on', drawn: 'Draw anew' },
    who: 'Who plays which house',
    change: 'Change something first',
    lost: 'That game cannot be read any more.',
  },
} as const satisfies Dictionary

export default en
