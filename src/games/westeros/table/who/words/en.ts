import type { Dictionary } from '../../../../../ui/words'

/** The words of the overview of who may do what. */
const en = {
  title: 'Who may do what',
  question: 'Who may do what now?',
  houses: 'The houses, in turn order',
  table: 'The table together',
  must: 'has to',
  may: 'may',
  waits: 'waits',
  done: 'done',
  acts: 'now',
  sealed: 'sealed',
  waitsFor: 'Waits for {who}.',
  waitsForTable: 'Waits for the table.',
  hasSealed: 'Has sealed its choice; it can be chosen anew until the reveal.',
  raids: { one: '{n} raid still on the board.', other: '{n} raids still on the board.' },
  marches: { one: '{n} march still on the board.', other: '{n} marches still on the board.' },
  byTable: 'Run by the table: bids 0, lays no orders.',
  holds: {
    ironThrone: 'Decides ties with the Iron Throne.',
    fiefdoms: 'The Blade is unused in this round.',
    kingsCourt: 'The Raven is unused in this round.',
  },
  forbidden: 'Forbidden or changed in this round',
  nothingForbidden: 'No card forbids anything in this round.',
  always: 'Anybody, at any time',
  never: 'Nobody, ever',
  notNow: 'not now',
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
    check: 'Compare app and board',
    rules: 'Look a rule up',
  },
} as const satisfies Dictionary

export default en
