import { outOf } from '../../../../ui/grammar/czech'
import { useLanguage } from '../../../../ui/words'
import type { Development } from '../../box/powers'
import { byLanguage } from '../../../../ui/by-language'

/** Texts of the board, the page of a power and the table view. */
export interface MapWords {
  readonly board: string
  readonly world: string
  readonly zones: string
  readonly original: (power: string) => string
  readonly income: string
  readonly city: string
  readonly capital: string
  readonly complex: string
  readonly limit: (units: number, used: number) => string
  readonly guns: string
  readonly canal: string
  readonly held: (canal: string, side: string) => string
  readonly split: (canal: string) => string
  readonly borders: string
  readonly cash: string
  readonly production: string
  readonly start: (production: number) => string
  readonly lost: string
  readonly won: string
  readonly at: (territory: string, power: string) => string
  readonly complexes: string
  readonly developments: string
  readonly effects: Readonly<Record<Development, string>>
  readonly waiting: string
  readonly cities: string
  readonly advantages: string
  readonly used: string
  readonly standing: string
  readonly capitalLost: string
  readonly sinceTurn: string
  readonly why: Readonly<Record<string, string>>
  readonly citiesOf: (cities: number) => string
  readonly goal: (needed: number) => string
  readonly toPlace: (units: string) => string
}

const en: MapWords = {
  board: 'Board',
  world: 'The world',
  zones: 'Sea zones',
  original: (power) => `first ${power}`,
  income: 'Income',
  city: 'Victory city',
  capital: 'Capital',
  complex: 'Complex',
  limit: (units, used) => (used > 0 ? `${used} of ${units} placed` : `Up to ${units} a turn`),
  guns: 'AA guns',
  canal: 'Canal',
  held: (canal, side) => `${canal}: ${side}`,
  split: (canal) => `${canal}: split, closed to both sides`,
  borders: 'Borders on',
  cash: 'Cash',
  production: 'Production',
  start: (production) => `${production} at the start`,
  lost: 'Lost',
  won: 'Won',
  at: (territory, power) => `${territory}: ${power}`,
  complexes: 'Industrial complexes',
  developments: 'Developments',
  effects: {
    jetFighters: 'Fighters defend with 5.',
    rockets: 'Each turn AA guns may strike a complex up to 3 spaces away.',
    superSubs: 'Submarines attack with 3.',
    longRange: 'Fighters move 6 spaces, bombers 8.',
    combinedBombardment: 'Destroyers bombard as well.',
    heavyBombers: 'A bomber rolls two dice in attack.',
  },
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
    told: 'as told',
    research: 'research',
    raid: 'raid',
    rocket: 'rocket',
    corrected: 'corrected',
  },
  citiesOf: (cities) => (cities === 1 ? '1 city' : `${cities} cities`),
  goal: (needed) => `${needed} win`,
  toPlace: (units) => `To place: ${units}`,
}

const cs: MapWords = {
  board: 'Mapa',
  world: 'Svět',
  zones: 'Mořské zóny',
  original: (power) => `původně ${power}`,
  income: 'Příjem',
  city: 'Vítězné město',
  capital: 'Hlavní město',
  complex: 'Komplex',
  limit: (units, used) => (used > 0 ? `Umístěno ${used} ${outOf(units)}` : `Nejvýš ${units} za tah`),
  guns: 'Protiletadlové zbraně',
  canal: 'Průplav',
  held: (canal, side) => `${canal}: ${side}`,
  split: (canal) => `${canal}: rozdělený, zavřený pro obě strany`,
  borders: 'Sousedí',
  cash: 'Pokladna',
  production: 'Produkce',
  start: (production) => `${production} na začátku`,
  lost: 'Ztraceno',
  won: 'Získáno',
  at: (territory, power) => `${territory}: ${power}`,
  complexes: 'Průmyslové komplexy',
  developments: 'Vyvinuté zbraně',
  effects: {
    jetFighters: 'Stíhačky brání s 5.',
    rockets: 'Protiletadlové zbraně smějí každý tah zasáhnout komplex do 3 polí.',
    superSubs: 'Ponorky útočí s 3.',
    longRange: 'Stíhačky letí 6 polí, bombardéry 8.',
    combinedBombardment: 'Z moře ostřelují i torpédoborce.',
    heavyBombers: 'Bombardér hází v útoku dvěma kostkami.',
  },
  waiting: 'Čeká na umístění',
  cities: 'Vítězná města',
  advantages: 'Národní výhody',
  used: 'použito',
  standing: 'Jednotky na mapě',
  capitalLost: 'Hlavní město ztraceno',
  sinceTurn: 'Od začátku posledního tahu',
  why: {
    income: 'příjem',
    refund: 'vráceno za jednotky',
    purchase: 'nákup jednotek',
    capital: 'padlo hlavní město',
    told: 'podle hráčů',
    research: 'vývoj',
    raid: 'nálet',
    rocket: 'raketa',
    corrected: 'oprava',
  },
  citiesOf: (cities) => (cities === 1 ? '1 město' : cities > 1 && cities < 5 ? `${cities} města` : `${cities} měst`),
  goal: (needed) => `vítězí ${needed}`,
  toPlace: (units) => `Umístit: ${units}`,
}

/** Hook: returns the texts in the current language. */
export const mapWordsIn = byLanguage<MapWords>({ en, cs })
export const useMapWords = (): MapWords => mapWordsIn(useLanguage())
