import { useLanguage } from '../../../../ui/words'
import type { Settings } from '../../model/settings'
import { byLanguage } from '../../../../ui/by-language'

/** Texts of the house rules, in both languages. */

/** Groups of the list, in order; the last group is a table. */
export const GROUPS = ['variants', 'heroes', 'production', 'goals', 'box', 'followed', 'villages', 'prices'] as const
export type Group = (typeof GROUPS)[number]

export interface HouseRulesTexts {
  readonly groups: Readonly<Record<Group, string>>
  readonly villagePrice: (at: string) => string
  readonly yes: string
  readonly no: string
  /** Reason to differ from the rulebook. */
  readonly why: Readonly<Partial<Record<keyof Settings, string>>>
  readonly lostDigit: string
  readonly lostPrice: string
  readonly tokens: string
  readonly noTop: string
}

const en: HouseRulesTexts = {
  groups: {
    variants: 'Variants',
    heroes: 'Heroes and votes',
    production: 'Production',
    goals: 'Goals',
    box: 'What is in the box',
    followed: 'What the app follows',
    villages: 'Cards for a village',
    prices: 'Prices',
  },
  villagePrice: (at) => `Village, ${at}`,
  yes: 'yes',
  no: 'no',
  why: {
    goldMatches: 'Gold replaces any resource when something is paid; of improvements the rulebook does not say it.',
    palisadeAll: 'The rule for three can also be read so that a palisade lowers heroes of clans that live there.',
    enterNew: 'The rulebook does not say what a further church or hall means for a hero who still waits.',
    anchorWarrior: 'In the second pass villages come without warriors; whether one sails along then is left open.',
    announceSealed: 'Announced aloud, one announcement answers another; in secret, everybody says their points once.',
  },
  lostDigit: 'The rulebook has lost a digit here: look at your own copy.',
  lostPrice:
    'The rulebook has lost this price: look at your own copy. As soon as one resource of a price is known, those left out cost nothing.',
  tokens: 'The rulebook does not say how many there are: count those in your box.',
  noTop: 'no end',
}

const cs: HouseRulesTexts = {
  groups: {
    variants: 'Varianty',
    heroes: 'Hrdinové a hlasy',
    production: 'Produkce',
    goals: 'Cíle',
    box: 'Obsah krabice',
    followed: 'Co aplikace sleduje',
    villages: 'Karty za osadu',
    prices: 'Ceny',
  },
  villagePrice: (at) => `Osada, ${at}`,
  yes: 'ano',
  no: 'ne',
  why: {
    goldMatches: 'Při placení zlato nahradí libovolnou surovinu; o zlepšení výnosnosti to pravidla neříkají.',
    palisadeAll: 'Pravidlo pro tři lze číst i tak, že palisáda bere hlas také hrdinům klanů, které na území sídlí.',
    enterNew: 'Pravidla neříkají, co další kostel nebo síň znamená pro hrdinu, který ještě čeká.',
    anchorWarrior: 'Druhé osady přicházejí bez bojovníků; zda pak některý pluje s osadou, zůstává otevřené.',
    announceSealed: 'Nahlas odpovídá jedno oznámení druhému; tajně řekne každý své body jednou.',
  },
  lostDigit: 'V pravidlech tu chybí číslice: podívejte se do svých.',
  lostPrice: 'Tato cena se v pravidlech nedochovala: podívejte se do svých. Jakmile je známa jedna surovina ceny, vynechané nestojí nic.',
  tokens: 'Pravidla neříkají, kolik jich je: spočítejte je ve své krabici.',
  noTop: 'bez konce',
}

export const houseRulesTextsIn = byLanguage<HouseRulesTexts>({ en, cs })
export const useHouseRulesTexts = (): HouseRulesTexts => houseRulesTextsIn(useLanguage())
