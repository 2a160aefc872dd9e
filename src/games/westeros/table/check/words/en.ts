import type { Dictionary } from '../../../../../ui/words'

/** English texts of the board check of Westeros. The Czech texts have the same keys. */
const en = {
  byHouse: 'By house',
  regions: {
    north: 'The north',
    rivers: 'Rivers and the Vale',
    west: 'The west',
    east: 'The east coast',
    south: 'The south',
    westernSeas: 'Western seas',
    easternSeas: 'Eastern seas',
  },
  standUp: 'Stand routed up',
  empty: 'Empty',
  closed: 'closed',
  closedNote: 'Closed in this game: no pieces stand here.',
  token: 'Power token of {house}',
  attacked: '{house} attacks with {units}',
  routed: 'routed: {units}',
  figures: 'Pieces of {house}',
  where: 'Where',
  pool: 'still to muster',
  available: '{n} available',
  supplyAt: 'supply {n}',
  beside: {
    supply: 'Supply tokens',
    power: 'Available power',
    used: 'Used House cards',
    round: 'Round, step, wildlings, cards',
    decks: 'Known cards of the decks',
    battle: 'The open battle',
  },
  unseen: 'deck {deck}: {n} unseen',
  threat: 'wildlings {n}',
} as const satisfies Dictionary

export default en
