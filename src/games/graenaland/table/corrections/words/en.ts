import type { Translation } from '../../../../../ui/language/translation'

/** English texts of the correction forms, in which players change the stored position. */
const en = {
  sections: { territories: 'Territories', clans: 'Clans', round: 'This round', island: 'The island', rules: 'Rules and printed numbers' },
  /** Label of a change of the settings in the log and on the undo button. */
  settings: 'Tracking and settings',
  of: (whose: string, what: string) => `${whose}: ${what}`,
  works: 'Public works',
  token: 'Resource of the improvement',
  unknown: 'not known',
  army: 'Army strength',
  off: 'not on the map',
  waits: (hero: string) => `Waiting: ${hero}`,
  none: 'nowhere',
  empty: 'nothing',
  lying: 'cards',
  name: 'Name',
  chief: 'Chief',
  hasProposed: (who: string) => `${who} has proposed`,
  supplyTaken: 'Supply card taken',
  jointSpent: 'Joint work or offer used',
  marketUsed: (at: string) => `Market used: ${at}`,
  terrain: 'Terrain',
  space: (building: string) => `Space: ${building}`,
  fort: 'Resource of the fort',
  wrongs: {
    I1: 'The chief has to be one of the three to five clans that play.',
    I5: 'A hero is on the map or waits, once at most. Two heroes of a clan are never in one territory.',
  },
  wrong: 'This position cannot be.',
  /** Warnings about numbers of pieces or cards that are impossible under the rules. */
  miscounts: {
    several: (what: string, at: string) => `${at}: more than one ${what}, a territory has room for one.`,
    mountains: (what: string, at: string) => `${at}: ${what} in mountains, where buildings are not allowed.`,
    noSpace: (what: string, at: string) => `${at}: ${what} without a space on the tile.`,
    nobodyThere: (what: string, at: string) => `${at}: ${what} where nobody has a settlement.`,
    houses: (who: string, found: number, all: number) => `${who} has ${found} settlements; a clan has ${all} houses for the map.`,
    noVillage: (who: string, what: string, at: string) => `${at}: ${what} of ${who} without a village there.`,
    noHero: (who: string, hero: string, what: string) => `${who} has a ${what}, but the ${hero} is not on the map.`,
    noBuilding: (who: string, hero: string, what: string) => `${who}’s ${hero} is on the map, but ${who} has no ${what}.`,
    tokens: (what: string, found: number, all: number) => `${what}: ${found} on the map, the box has ${all}.`,
    cards: (at: string, cards: string, all: number) => `${at}: ${cards}, at most ${all} may lie there.`,
  },
  check: {
    coast: 'Coast, from the west',
    inland: 'Inland, from the west',
    byClan: 'By clan',
    byTerritory: 'By territory',
    empty: 'Nobody there',
    figures: (settlements: number, houses: number, army: number) => `Settlements ${settlements}, houses left ${houses}, army ${army}`,
  },
  options: { title: 'How the app follows', parts: 'Each part alone', note: 'Parts that are not followed stay on the table.' },
  rules: {
    goldMatches: 'Gold matches an improvement',
    palisadeAll: 'With three, a palisade also lowers heroes of clans that live there',
    enterNew: 'A waiting hero may enter elsewhere',
    anchorWarrior: 'The warrior goes along at the anchor',
    firstPass: 'in the first pass',
    always: 'always',
    three: 'Three-player adjustments',
    freeStart: 'Free start',
    vpCards: 'Victory point cards',
    offerRule: 'Offer instead of joint work',
    cardsTold: 'Cards and splits are followed',
    paymentsTold: 'Payments are followed',
    ordersSealed: 'Orders sealed in the app',
    goalsSealed: 'Cards sealed in the app',
    announceSealed: 'Announcements in secret',
  },
}

export type SetTexts = Translation<typeof en>
export default en
