import type { Translation } from '../../../../../ui/language/translation'

/** English texts of the board, of the page about a power, and of the overview for all players. */
const en = {
  board: 'Board',
  world: 'The world',
  zones: 'Sea zones',
  original: (power: string) => `first ${power}`,
  income: 'Income',
  city: 'Victory city',
  capital: 'Capital',
  complex: 'Complex',
  limit: (units: number, used: number) => (used > 0 ? `${used} of ${units} placed` : `Up to ${units} a turn`),
  guns: 'AA guns',
  canal: 'Canal',
  held: (canal: string, side: string) => `${canal}: ${side}`,
  split: (canal: string) => `${canal}: split, closed to both sides`,
  borders: 'Borders on',
  cash: 'Cash',
  production: 'Production',
  start: (production: number) => `${production} at the start`,
  lost: 'Lost',
  won: 'Won',
  at: (territory: string, power: string) => `${territory}: ${power}`,
  complexes: 'Industrial complexes',
  developments: 'Developments',
  waiting: 'Waiting to be placed',
  cities: 'Victory cities',
  advantages: 'National advantages',
  used: 'used',
  standing: 'Units on the board',
  capitalLost: 'Capital lost',
  sinceTurn: 'Since its last turn began',
  why: {
    income: 'income',
    refund: 'units paid back',
    purchase: 'units bought',
    capital: 'a capital fell',
    told: 'as entered',
    research: 'research',
    raid: 'raid',
    rocket: 'rocket',
    corrected: 'corrected',
  } as Readonly<Record<string, string>>,
  citiesOf: (cities: number) => (cities === 1 ? '1 city' : `${cities} cities`),
  /** Legend below the map. */
  legend: {
    units: 'Numbers: units. At sea, the most important kind is drawn.',
    income: 'Numbers: income in IPCs.',
    near: (at: string) => `Outlined: borders on ${at}.`,
  },
  goal: (needed: number) => `${needed} win`,
  toPlace: (units: string) => `To place: ${units}`,
}

export type MapWords = Translation<typeof en>
export default en
