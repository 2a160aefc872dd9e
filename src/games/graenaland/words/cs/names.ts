import { agreeing } from '../../../../ui/grammar/czech'
import type { Clan, Goal, Hero, Resource, Thing } from '../../box/box'
import type { Position } from '../../box/island'
import type { Card } from '../../model/state'
import { things, thingsOf } from './nouns'

export { things } from './nouns'

/** Czech names of clans, territories and pieces. */

export const clans: Readonly<Record<Clan, string>> = { yellow: 'Žlutý', red: 'Červený', white: 'Bílý', purple: 'Fialový', blue: 'Modrý' }
export const heroes: Readonly<Record<Hero, string>> = { warrior: 'bojovník', priest: 'kněz', skald: 'skald' }
export const resources: Readonly<Record<Resource, string>> = {
  grain: 'obilí',
  cattle: 'dobytek',
  wood: 'dřevo',
  ore: 'ruda',
  gold: 'zlato',
}
export const cards: Readonly<Record<Card, string>> = { ...resources, up: 'karta lícem vzhůru', down: 'karta lícem dolů' }
/** Returns the name of several cards of one kind. */
export const several = (card: Card, n: number): string =>
  card === 'up' || card === 'down'
    ? `${n} ${agreeing(n, 'karta', 'karty', 'karet')} ${card === 'up' ? 'lícem vzhůru' : 'lícem dolů'}`
    : `${n}\u00a0×\u00a0${cards[card]}`
export const goals: Readonly<Record<Goal, string>> = {
  settlements: 'sídla',
  territories: 'území se dvěma sídly',
  largest: 'největší území',
  buildings: 'budovy',
  army: 'vojsko',
}
export const positions: Readonly<Record<Position, string>> = {
  '0': 'zůstává',
  W: 'na západ',
  E: 'na východ',
  NW: 'na severozápad',
  NE: 'na severovýchod',
  SW: 'na jihozápad',
  SE: 'na jihovýchod',
  WW: 'o dvě území na západ',
  EE: 'o dvě území na východ',
}

/** Returns the name of a territory. Coast territories and inland territories are numbered from the west. */
export const place = (id: string): string =>
  /^C\d+$/.test(id) ? `Pobřeží\u00a0${id.slice(1)}` : /^I\d+$/.test(id) ? `Vnitrozemí\u00a0${id.slice(1)}` : id

/** Returns the short Czech name of a territory for its tile, e.g. "P1" or "Vn1". Inland is "Vn", because "V" is the east on the compass. */
export const shortPlace = (id: string): string => place(id).replace(/^(P|Vn).*\s/, '$1')

const NUMBERS: Readonly<Record<string, string>> = {
  houses: 'domečky jednoho klanu',
  startArmy: 'síla vojska na začátku',
  armyTop: 'konec počitadla síly vojska (0: žádný)',
  stock: 'o kolik karet smí na území ležet víc, než je na něm sídel',
  points: 'vítězné body potřebné k vítězství',
  'village/coast': 'karty za osadu na pobřeží',
  'village/inland': 'karty za osadu ve vnitrozemí',
  'village/mountains': 'karty za osadu v horách',
  'goal/settlements': 'cíl: sídla na herním plánu',
  'goal/territories': 'cíl: území se dvěma sídly',
  'goal/largest': 'cíl: sídla na jednom území',
  'goal/buildings': 'cíl: budovy',
  'goal/army': 'cíl: síla vojska',
}
/** Returns the name of a number of the game. The parameter is the id of the changeable number. */
export const pointName = (id: string): string => {
  const [what = '', of = '', ...rest] = id.split('/')
  const last = resources[(rest.at(-1) ?? '') as Resource]
  if (what === 'tokens') return `žetony: ${things[of as Thing]}`
  if (what !== 'price') return NUMBERS[id] ?? id
  return of === 'village' ? `cena osady, ${place(rest[0] ?? '')}: ${last}` : `cena ${thingsOf[of as Thing]}: ${last}`
}
