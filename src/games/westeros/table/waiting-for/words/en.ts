import type { Dictionary } from '../../../../../ui/words'

/** English texts of Westeros for the page that lists which houses may act. */
const en = {
  houses: 'The houses, in turn order',
  places: { one: 'Places {n} order, face down.', other: 'Places {n} orders, face down.' },
  placesSome: 'Places an order on each area with units, face down.',
  resolvesRaids: 'Resolves a Raid order whenever its turn comes.',
  resolvesMarches: 'Resolves a March order whenever its turn comes.',
  raids: { one: '{n} raid still on the board.', other: '{n} raids still on the board.' },
  marches: { one: '{n} march still on the board.', other: '{n} marches still on the board.' },
  byTable: 'Run by the table: bids 0, gives no orders.',
  holds: {
    ironThrone: 'Decides ties with the Iron Throne.',
    fiefdoms: 'The Blade is unused in this round.',
    kingsCourt: 'The Raven is unused in this round.',
  },
  nothingForbidden: 'No card forbids anything in this round.',
  offers: {
    correct: 'Correct what is different on the board',
    overrule: 'Play against a rule: the refusal offers it',
    tracking: 'Change what the app keeps track of',
    settings: 'Change how you play the open points',
    seats: 'Let somebody else play a house',
    box: 'Correct a number of the box',
    calculator: 'Work out a battle just as a trial',
    rewind: 'Go back to an earlier moment',
    castAnew: 'Change a sealed choice',
    callOff: 'Cancel the secret choice',
  },
} as const satisfies Dictionary

export default en
