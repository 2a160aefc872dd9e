import type { HouseRulesTexts } from './en'

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
    announceSealed: 'Nahlas na sebe oznámení reagují; tajně je každý zvolí jen jednou.',
  },
  toCompare: 'Porovnej toto číslo se svými pravidly.',
  printedPrice: 'Cena je vytištěná na přehledové kartě nebo na dílku. Po zadání jedné suroviny jsou ostatní nula.',
  tokens: 'Pravidla neříkají, kolik jich je: spočítej je ve své krabici.',
  noTop: 'bez konce',
}
export default cs
