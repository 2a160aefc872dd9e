import { useLanguage } from '../../../../ui/words'
import type { Section } from '../../fields/index'
import type { Settings } from '../../model/settings'
import { byLanguage } from '../../../../ui/by-language'

/** Texts of setting by hand, in both languages. */
export interface SetTexts {
  readonly sections: Readonly<Record<Section, string>>
  readonly of: (whose: string, what: string) => string
  readonly token: string
  readonly unknown: string
  readonly army: string
  readonly off: string
  readonly waits: (hero: string) => string
  readonly none: string
  readonly name: string
  readonly chief: string
  readonly hasProposed: (who: string) => string
  readonly supplyTaken: string
  readonly jointSpent: string
  readonly marketUsed: (at: string) => string
  readonly terrain: string
  readonly space: (building: string) => string
  readonly fort: string
  readonly wrongs: Readonly<Record<'I1' | 'I5', string>>
  readonly wrong: string
  /** Counts that the rules cannot produce. */
  readonly miscounts: Readonly<Record<'several' | 'mountains' | 'noSpace' | 'nobodyThere', (what: string, at: string) => string>> & {
    readonly houses: (who: string, found: number, all: number) => string
    readonly noVillage: (who: string, what: string, at: string) => string
    readonly tokens: (what: string, found: number, all: number) => string
    readonly cards: (at: string, cards: string, all: number) => string
  }
  readonly check: {
    readonly coast: string
    readonly inland: string
    readonly byClan: string
    readonly byTerritory: string
    readonly empty: string
    readonly figures: (settlements: number, houses: number, army: number) => string
  }
  readonly options: Readonly<Record<'title' | 'parts' | 'note', string>>
  readonly rules: Readonly<Record<keyof Settings | 'firstPass' | 'always', string>>
}

const en: SetTexts = {
  sections: { territories: 'Territories', clans: 'Clans', round: 'This round', island: 'The island', rules: 'Rules and printed numbers' },
  of: (whose, what) => `${whose}: ${what}`,
  token: 'Resource of the improvement',
  unknown: 'not known',
  army: 'Army strength',
  off: 'not on the map',
  waits: (hero) => `Waiting: ${hero}`,
  none: 'nowhere',
  name: 'Name',
  chief: 'Chief',
  hasProposed: (who) => `${who} has proposed`,
  supplyTaken: 'Supply card taken',
  jointSpent: 'Joint work or offer used',
  marketUsed: (at) => `Market used: ${at}`,
  terrain: 'Terrain',
  space: (building) => `Space: ${building}`,
  fort: 'Resource of the fort',
  wrongs: {
    I1: 'The chief has to be one of the three to five clans that play.',
    I5: 'A hero stands or waits once at most, and no two heroes of a clan stand in one territory.',
  },
  wrong: 'This position cannot be.',
  miscounts: {
    several: (what, at) => `${at}: more than one ${what}, a territory has room for one.`,
    mountains: (what, at) => `${at}: ${what} in mountains, where no building stands.`,
    noSpace: (what, at) => `${at}: ${what} without a space on the tile.`,
    nobodyThere: (what, at) => `${at}: ${what} where nobody has a settlement.`,
    houses: (who, found, all) => `${who} has ${found} settlements; a clan has ${all} houses for the map.`,
    noVillage: (who, what, at) => `${at}: ${what} of ${who} without a village there.`,
    tokens: (what, found, all) => `${what}: ${found} on the map, the box has ${all}.`,
    cards: (at, cards, all) => `${at}: ${cards}, at most ${all} may lie there.`,
  },
  check: {
    coast: 'Coast, from the west',
    inland: 'Inland, from the west',
    byClan: 'By clan',
    byTerritory: 'By territory',
    empty: 'Nobody there',
    figures: (settlements, houses, army) => `Settlements ${settlements}, houses left ${houses}, army ${army}`,
  },
  options: { title: 'How the app follows', parts: 'Each part alone', note: 'Parts that are not followed stay on the table.' },
  rules: {
    goldMatches: 'Gold matches an improvement',
    palisadeAll: 'With three, a palisade lowers every hero',
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

const cs: SetTexts = {
  sections: { territories: 'Území', clans: 'Klany', round: 'Toto kolo', island: 'Ostrov', rules: 'Pravidla a vytištěná čísla' },
  of: (whose, what) => `${whose}: ${what}`,
  token: 'Surovina na zlepšení',
  unknown: 'neznámá',
  army: 'Síla vojska',
  off: 'není na mapě',
  waits: (hero) => `Čeká: ${hero}`,
  none: 'nikde',
  name: 'Jméno',
  chief: 'Hlavní hráč',
  hasProposed: (who) => `${who}: návrh už byl`,
  supplyTaken: 'Karta zásob vzatá',
  jointSpent: 'Společná stavba nebo nabídka využitá',
  marketUsed: (at) => `Použité tržiště: ${at}`,
  terrain: 'Terén',
  space: (building) => `Místo: ${building}`,
  fort: 'Surovina u tvrze',
  wrongs: {
    I1: 'Hlavní hráč musí být jedním ze tří až pěti klanů, které hrají.',
    I5: 'Hrdina stojí nebo čeká nejvýš jednou a dva hrdinové klanu nestojí na jednom území.',
  },
  wrong: 'Taková pozice není možná.',
  miscounts: {
    several: (what, at) => `${at}: víc než jedna stavba (${what}), na území je místo pro jednu.`,
    mountains: (what, at) => `${at}: ${what}, ale v horách se budovy nestavějí.`,
    noSpace: (what, at) => `${at}: ${what}, ale na dílu pro ni není místo.`,
    nobodyThere: (what, at) => `${at}: ${what}, ale nikdo tam nemá sídlo.`,
    houses: (who, found, all) => `${who}: sídla ${found}, ale domečků pro mapu má klan jen ${all}.`,
    noVillage: (who, what, at) => `${at}: ${what} (${who}) bez vlastní osady.`,
    tokens: (what, found, all) => `${what}: na mapě ${found}, v krabici jen ${all}.`,
    cards: (at, cards, all) => `${at}: ${cards}, ale ležet tam smí nejvýš ${all}.`,
  },
  check: {
    coast: 'Pobřeží od západu',
    inland: 'Vnitrozemí od západu',
    byClan: 'Po klanech',
    byTerritory: 'Po územích',
    empty: 'Nikdo tu není',
    figures: (settlements, houses, army) => `Sídla ${settlements}, zbývá domečků ${houses}, vojsko ${army}`,
  },
  options: { title: 'Co aplikace sleduje', parts: 'Každá část zvlášť', note: 'Co se nesleduje, zůstává na stole.' },
  rules: {
    goldMatches: 'Zlato platí i pro zlepšení výnosnosti',
    palisadeAll: 'Ve třech snižuje palisáda hlasy všem hrdinům',
    enterNew: 'Čekající hrdina smí vstoupit jinde',
    anchorWarrior: 'Bojovník jde při zvednutí kotvy s osadou',
    firstPass: 'v prvním kole usazování',
    always: 'vždy',
    three: 'Úpravy pro tři hráče',
    freeStart: 'Volitelné rozložení',
    vpCards: 'Karty vítězných bodů',
    offerRule: 'Nabídka místo společné stavby',
    cardsTold: 'Sledují se karty a jejich rozdělování',
    paymentsTold: 'Sledují se platby',
    ordersSealed: 'Rozkazy zapečetěné v aplikaci',
    goalsSealed: 'Karty zapečetěné v aplikaci',
    announceSealed: 'Oznámení tajně',
  },
}

export const setTextsIn = byLanguage<SetTexts>({ en, cs })
export const useSetTexts = (): SetTexts => setTextsIn(useLanguage())
