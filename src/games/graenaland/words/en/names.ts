import type { Clan, Goal, Hero, Resource, Thing } from '../../box/box'
import type { Position } from '../../box/island'
import type { Card } from '../../model/state'

/** English names of clans, territories and pieces. */

export const clans: Readonly<Record<Clan, string>> = { yellow: 'Yellow', red: 'Red', white: 'White', purple: 'Purple', blue: 'Blue' }
export const heroes: Readonly<Record<Hero, string>> = { warrior: 'warrior', priest: 'priest', skald: 'skald' }
export const resources: Readonly<Record<Resource, string>> = { grain: 'grain', cattle: 'cattle', wood: 'wood', ore: 'ore', gold: 'gold' }
export const cards: Readonly<Record<Card, string>> = { ...resources, up: 'a card face up', down: 'a card face down' }
/** Returns the name of several cards of one kind. */
export const several = (card: Card, n: number): string =>
  card === 'up' ? `${n} cards face up` : card === 'down' ? `${n} cards face down` : `${n}\u00a0×\u00a0${cards[card]}`
export const things: Readonly<Record<Thing, string>> = {
  village: 'village',
  fort: 'fort',
  church: 'church',
  hall: 'hall',
  road: 'road',
  market: 'market',
  palisade: 'palisade',
  improvement: 'improvement',
  army: 'army step',
}
export const goals: Readonly<Record<Goal, string>> = {
  settlements: 'settlements',
  territories: 'territories with two settlements',
  largest: 'largest territory',
  buildings: 'buildings',
  army: 'army',
}
export const positions: Readonly<Record<Position, string>> = {
  '0': 'stay',
  W: 'west',
  E: 'east',
  NW: 'north-west',
  NE: 'north-east',
  SW: 'south-west',
  SE: 'south-east',
  WW: 'two west',
  EE: 'two east',
}

/** Returns the name of a territory. Coast territories and inland territories are numbered from the west. */
export const place = (id: string): string =>
  /^C\d+$/.test(id) ? `Coast\u00a0${id.slice(1)}` : /^I\d+$/.test(id) ? `Inland\u00a0${id.slice(1)}` : id

/** Returns the short name of a territory for its tile, e.g. "C1". */
export const shortPlace = (id: string): string => place(id).replace(/^(.).*\s/, '$1')

const NUMBERS: Readonly<Record<string, string>> = {
  houses: 'houses of a clan',
  startArmy: 'army strength at the start',
  armyTop: 'end of the army track (0: none)',
  stock: 'cards beyond one per settlement that may lie at a territory',
  points: 'victory points needed',
  'village/coast': 'cards for a village on the coast',
  'village/inland': 'cards for a village inland',
  'village/mountains': 'cards for a village in mountains',
  'goal/settlements': 'goal: settlements on the map',
  'goal/territories': 'goal: territories with two settlements',
  'goal/largest': 'goal: settlements in one territory',
  'goal/buildings': 'goal: buildings',
  'goal/army': 'goal: army strength',
}
/** Returns the name of a number of the game. The parameter is the id of the changeable number. */
export const pointName = (id: string): string => {
  const [what = '', of = '', ...rest] = id.split('/')
  const last = resources[(rest.at(-1) ?? '') as Resource]
  if (what === 'tokens') return `tokens: ${things[of as Thing]}`
  if (what !== 'price') return NUMBERS[id] ?? id
  return of === 'village'
    ? `price of a village at ${place(rest[0] ?? '')}: ${last}`
    : `price of ${of === 'improvement' ? 'an' : 'a'} ${things[of as Thing]}: ${last}`
}
