import type { Thing } from '../../box/box'

/** Names of constructions in the cases that Czech sentences need. */

export const things: Readonly<Record<Thing, string>> = {
  village: 'osada',
  fort: 'tvrz',
  church: 'kostel',
  hall: 'síň',
  road: 'cesta',
  market: 'tržiště',
  palisade: 'palisáda',
  improvement: 'zlepšení výnosnosti',
  army: 'rozšíření vojska',
}
/** Names of constructions in the accusative case. */
export const thingsBuilt: Readonly<Record<Thing, string>> = { ...things, village: 'osadu', road: 'cestu', palisade: 'palisádu' }
/** Names of constructions in the genitive case. */
export const thingsOf: Readonly<Record<Thing, string>> = {
  village: 'osady',
  fort: 'tvrze',
  church: 'kostela',
  hall: 'síně',
  road: 'cesty',
  market: 'tržiště',
  palisade: 'palisády',
  improvement: 'zlepšení výnosnosti',
  army: 'rozšíření vojska',
}

/** Returns the name of a territory with its preposition, "na Pobřeží 2". The locative of these names equals their nominative. */
export const inPlace = (name: string): string => `${name.startsWith('V') ? 've' : 'na'} ${name}`

/** Returns the name of a territory with the preposition of a movement: "na Pobřeží 2", "do Vnitrozemí 1". */
export const toPlace = (name: string): string => `${name.startsWith('V') ? 'do' : 'na'} ${name}`
