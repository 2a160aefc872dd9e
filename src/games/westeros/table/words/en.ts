import type { Dictionary } from '../../../../ui/words'

/** English texts of the first screens of Westeros. The Czech texts have the same keys. */
const en = {
  places: { areas: 'Map', houses: 'Houses' },
  menu: {
    calculator: 'Battle calculator',
    people: 'Players and houses',
  },
  now: {
    done: 'done',
    here: 'now',
    next: 'next',
    cards: 'Westeros cards of this round',
    inForce: 'In force this round',
    steps: {
      westeros: 'Westeros done',
      orders: 'Orders face up',
      someRaids: 'raids under way',
      raids: 'Raids done',
      marches: { one: '{n} march', other: '{n} marches' },
      battles: { one: '{n} battle', other: '{n} battles' },
    },
  },
  areas: {
    land: 'Land',
    sea: 'Sea',
    nobody: 'Nobody’s',
    none: 'No area fits.',
    neutralShort: 'neutral force {strength}',
    tokenShort: 'power token of {house}',
    moves: {
      marchFrom: 'March from {area}',
      marchTo: 'March here from {area}',
      raidFrom: 'Raid from {area}',
      raidHere: 'Raid here from {area}',
      muster: 'Muster here',
      retreat: 'Retreat to {area}',
      support: 'Support {house} from {area}',
    },
    facts: {
      controller: 'Controlled by',
      attacked: 'Attacked by',
      why: { units: 'by units', reported: 'as reported', token: 'by a power token', home: 'by its crest' },
      units: 'Units',
      routed: 'Routed',
      token: 'Power token',
      neutral: 'Neutral force',
      strength: 'strength {strength}',
      order: 'Order',
      neighbours: 'Borders',
    },
  },
  houses: {
    title: 'Houses',
    seats: 'Who plays which house',
    boardSays: 'Correct the board',
    castlesOf: 'Castles, of {goal}',
    stars: 'Stars',
    byTable: 'run by the table',
    tracks: 'Influence tracks',
    supplyTrack: 'Supply',
    armiesUpTo: 'armies of {flags}',
    wildlings: 'Wildlings',
    used: 'used',
    power: 'Power tokens',
    armyOf: 'army of {army} where {flag} may stand',
    armies: 'armies {armies}, where {flags} may stand',
  },
  overview: { castlesOf: 'of {goal} castles' },
  end: { house: 'House' },
} as const satisfies Dictionary

export default en
