import type { Dictionary } from '../../../../../ui/words'

/** What Westeros says of who may do what, in English. */
const en = {
  houses: 'The houses, in turn order',
  raids: { one: '{n} raid still on the board.', other: '{n} raids still on the board.' },
  marches: { one: '{n} march still on the board.', other: '{n} marches still on the board.' },
  byTable: 'Run by the table: bids 0, lays no orders.',
  holds: {
    ironThrone: 'Decides ties with the Iron Throne.',
    fiefdoms: 'The Blade is unused in this round.',
    kingsCourt: 'The Raven is unused in this round.',
  },
  nothingForbidden: 'No card forbids anything in this round.',
  offers: {
    correct: 'Set by hand what lies differently on the board',
    overrule: 'Play against a rule: the refusal offers it',
    tracking: 'Change how much the app keeps count of',
    settings: 'Change how you play the open points',
    seats: 'Let somebody else play a house',
    box: 'Correct a number of the box',
    calculator: 'Work out a battle that is only thought of',
    rewind: 'Go back to an earlier moment',
    castAnew: 'Choose anew what was sealed',
    callOff: 'Call the secret choice off',
  },
} as const satisfies Dictionary

export default en
