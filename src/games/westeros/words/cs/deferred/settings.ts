import type { Preset, SettingName } from '../../../model/state'
import type { BoxFact, settings as english, SettingWords } from '../../en/deferred/settings'
import type { OptionWords } from '../../sentences/shapes'

const options: Record<SettingName, SettingWords> = {
  ravenAnyOrder: {
    title: 'Smí havran přinést i normální rozkaz?',
    on: 'Havran smí přinést kterýkoli nepoužitý rozkaz.',
    off: 'Havran přináší jen speciální rozkazy a potřebuje volnou hvězdičku.',
    book: 'Dvě místa se liší: jedno dovoluje havranovi změnit rozkaz, druhé mluví o speciálních rozkazech a volných hvězdičkách.',
  },
  routedShipsTransport: {
    title: 'Převážejí i poražené lodě?',
    on: 'Poražené lodě převážejí jako jiné.',
    off: 'Převážejí jen stojící lodě.',
    book: 'Poražené lodě se nehýbou; zda ještě převážejí, se neříká.',
  },
  retreatIntoEnemyHome: {
    title: 'Smí se ustoupit do prázdného cizího domova?',
    on: 'Domovská oblast bez jednotek a bez žetonu je ústupu otevřená.',
    off: 'Ústupu brání už samotný vytištěný erb.',
    book: 'Za překážku se počítají jen cizí jednotky a žetony; prázdný domov nemá ani jedno.',
  },
  seventhCardStaysOut: {
    title: 'Zůstane sedmá karta rodu stranou?',
    on: 'Vrátí se šest karet, sedmá začíná nový odkládací balíček.',
    off: 'V ruce je znovu všech sedm karet.',
    book: 'Sedmá karta se neodkládá a šest ostatních se vrací; kde je zatím ta sedmá, zůstává otevřené.',
  },
  riversBlockOnlyMovement: {
    title: 'Platí nájezdy a podpora i přes řeku?',
    on: 'Řeky zastaví jen jednotky, nájezdy a podpora projdou.',
    off: 'Řeka bez mostu dělí oblasti ve všem.',
    book: 'O řekách se píše jen u pochodů; nájezdy a podpora zmíněny nejsou.',
  },
  oldtownTouchesSunsetSea: {
    title: 'Sousedí Oldtown se Sunset Sea?',
    on: 'Oldtown a Sunset Sea mají společnou hranici.',
    off: 'Oldtown sousedí jen s Redwyne Straights.',
    book: 'V jednom příkladu se do oblasti Oldtown dá doplout přes Sunset Sea; na desce je hranice sotva vidět.',
  },
  luwinTakesBackHimself: {
    title: 'Smí Maester Luwin vzít zpět sám sebe?',
    on: 'Karta se smí hned vrátit do ruky.',
    off: 'Karta vrací jen jinou kartu.',
    book: 'Na kartě stojí jedna použitá karta; zda se počítá i ona sama, se neříká.',
  },
  salladhorSparesOwnShips: {
    title: 'Šetří Salladhor Saan vlastní stranu?',
    on: 'Sílu 0 mají jen lodě, které podporují druhou stranu.',
    off: 'Sílu 0 mají všechny podporující lodě, i na jeho straně.',
    book: 'Na kartě stojí všechny podporující lodě, bez výjimky.',
  },
  lannisterPortShip: {
    title: 'Začíná Lannister s lodí v přístavu?',
    on: 'Jedna loď začíná v přístavu Lannisportu.',
    off: 'V přístavu Lannisportu žádná loď nezačíná.',
    book: 'Loď přidává oprava vydavatele.',
  },
  darkWingsPaysPorts: {
    title: 'Platí Temná křídla, temná slova i za přístavy?',
    on: 'Přístavy s volným mořem přinesou po jednom žetonu.',
    off: 'Platí se jen za korunky.',
    book: 'Karta jmenuje jen korunky.',
  },
  blankOrders: {
    title: 'Smí se zakázané rozkazy klást naprázdno?',
    on: 'Nezbývá-li dovolený žeton, smí se položit zakázaný rozkaz bez účinku.',
    off: 'Oblast pak zůstane bez rozkazu.',
    book: 'Pravidla neříkají, co se stane, když žetony dojdou.',
  },
  tokenInOwnHome: {
    title: 'Smí se nechat žeton síly ve vlastním domově?',
    on: 'Žeton lze nechat i ve vlastní domovské oblasti.',
    off: 'Totéž dělá erb, žeton se nenechává.',
    book: 'Pravidla to nevylučují.',
  },
  negativeTotals: {
    title: 'Smí být součet útočníka pod nulou?',
    on: 'Záporné součty se porovnávají tak, jak jsou.',
    off: 'Záporný součet platí jako 0.',
    book: 'Pravidla to neříkají.',
  },
  declineSupport: {
    title: 'Lze nabízenou podporu odmítnout?',
    on: 'Útočník i obránce smí podporu odmítnout.',
    off: 'Rozhoduje jen majitel rozkazu Podpora.',
    book: 'Pravidla nechávají na majiteli, zda podporu dá.',
  },
  attackersReturnToEnemyHome: {
    title: 'Vrátí se poražení útočníci do cizího domova?',
    on: 'Vrátí se tam i bez vlastního žetonu.',
    off: 'Jsou zničeni.',
    book: 'Pravidla je vracejí do oblasti, ze které přišli.',
  },
  maceEndsCombat: {
    title: 'Končí bitva, když text zničí poslední jednotku?',
    on: 'Bitva hned končí, vítězí druhá strana.',
    off: 'Bitva pokračuje se silou 0.',
    book: 'Odpovědi vydavatele se liší.',
  },
  printedTieBreak: {
    title: 'Jak se rozhodují shody po 10. kole?',
    on: 'Města a opevnění, zásoby, použitelná síla, nerozhodně.',
    off: 'Města a opevnění, pevninské oblasti, zásoby, Železný trůn.',
    book: 'Tištěná pravidla a opravy se liší.',
  },
  massingMayEmptyHand: {
    title: 'Smí Shromáždění u Mléčné vody vyprázdnit ruku?',
    on: 'Stejně silné karty se odloží všechny.',
    off: 'Ruka se stejně silnými kartami zůstane.',
    book: 'Karta to neříká.',
  },
  tidesOfBattle: {
    title: 'Hrajete s kartami Bitevní vřavy?',
    on: 'V každé bitvě si obě strany berou kartu Bitevní vřavy.',
    off: 'Karty Bitevní vřavy zůstávají v krabici.',
    book: 'Pravidla je nabízejí jako možnost.',
  },
}

const presets: Record<Preset, OptionWords> = {
  referee: {
    title: 'Rozhodčí',
    explains:
      'Aplikace ví, kde jsou jednotky, kdo má kolik žetonů a co komu patří. Rozkazy a karty rodů zůstávají na stole; zadáváte, co dělají.',
  },
  full: { title: 'Všechno', explains: 'Jako Rozhodčí, a navíc každý rod pečetí rozkazy a karty rodu v telefonu.' },
  light: {
    title: 'Nalehko',
    explains: 'Aplikace ví, kdo drží kterou oblast. Spočítá zásoby, povolávací body, sílu i vítězství; jednotky zůstávají na desce.',
  },
}

const facts: Record<BoxFact, OptionWords> = {
  decks: {
    title: 'Balíčky Westerosu',
    explains: 'Kolikrát je která karta v balíčku a které mají mamuta. Pravidla to neříkají; projdi své balíčky jednou.',
  },
  supplyLevels: { title: 'Zásoby na začátku', explains: 'Jsou vytištěné na kartách počátečního rozmístění. Porovnej všech pět.' },
  supplyTable: { title: 'Stupnice zásob', explains: 'Prapory pod každým stupněm: kolik armád a jak velkých.' },
  stars: { title: 'Hvězdičky Královského dvora', explains: 'Počet hvězdiček u každého místa.' },
  ships: { title: 'Lodě jednoho rodu', explains: 'Pravidla mluví o pěti, v krabici je od každé barvy šest. Vyber, s kolika hrajete.' },
  neutrals: { title: 'Neutrální síly', explains: 'Čísla na třech žetonech: King’s Landing, The Eyrie a Sunspear.' },
  houseCards: { title: 'Karty rodů', explains: 'Síla, meče, opevnění a schopnosti karet každého rodu.' },
  borders: { title: 'Hranice', explains: 'Které oblasti sousedí. Za pohled stojí Oldtown se Sunset Sea a oba mosty.' },
  icons: { title: 'Ikony na desce', explains: 'Sudy, korunky, města a opevnění v každé oblasti.' },
  victory: { title: 'Okamžité vítězství', explains: 'Kolik měst a opevnění vyhrává hned.' },
}

/** Explanations of printed numbers that differ in the second edition. */
const secondFacts: Partial<Record<BoxFact, string>> = {
  decks: 'Kolikrát je která karta v balíčku a které mají ikonu divokých. Projdi své balíčky jednou.',
  supplyLevels: 'Kde na začátku leží žeton zásob každého rodu.',
  ships: 'Počet lodí v barvě každého rodu.',
  neutrals: 'Čísla na žetonech neutrální síly pro tento počet rodů.',
  borders: 'Které oblasti sousedí. Za pohled stojí mosty a to, ke kterému moři patří který přístav.',
}

/** Czech texts of the settings, of the options for how much the app tracks, and of the printed numbers. */
export const settings = {
  title: 'Jak to hrajete?',
  note: 'Tohle pravidla nechávají otevřené. Všechno se dá změnit i později.',
  options,
  ruling: (number: string): string => `Výklad ${number}`,
  bookSays: 'V pravidlech',
  yes: 'Ano',
  no: 'Ne',
  presetsTitle: 'Co má aplikace sledovat?',
  presets,
  presetChanged: 'Upraveno',
  partsTitle: 'Co aplikace sleduje',
  parts: {
    units: {
      title: 'Jednotky',
      explains: 'S jednotkami aplikace hlídá pochody, bitvy a zásoby a sama určí, kdo kde vládne.',
      values: { true: 'V aplikaci', false: 'Jen na desce' },
    },
    power: {
      title: 'Žetony síly',
      explains: 'Se silou aplikace ví, kolik lze nabídnout a získat.',
      values: { true: 'V aplikaci', false: 'Jen před vámi' },
    },
    orders: {
      title: 'Rozkazy',
      explains: 'V aplikaci vybírá každý rod v telefonu, skrytě. Na stole leží skutečné žetony a vy zadáte, co dělají.',
      values: { app: 'Zapečetěné v aplikaci', table: 'Na stole' },
    },
    cards: {
      title: 'Karty rodů',
      explains: 'V aplikaci se obě karty vybírají skrytě. Na stole vyložíte skutečné a zadáte, které to byly, nebo jen jejich čísla.',
      values: { app: 'Zapečetěné v aplikaci', table: 'Na stole', none: 'Jen jejich čísla' },
    },
    decks: {
      title: 'Balíčky Westerosu',
      explains: 'Karty zamíchá a otočí aplikace, nebo otočíte skutečné a zadáte, které to jsou.',
      values: { app: 'V aplikaci', table: 'Skutečné balíčky' },
    },
    bids: {
      title: 'Nabídky a příspěvky',
      explains: 'Zapečetěné v telefonu, který jde kolem stolu, nebo schované v dlani a zapsané společně.',
      values: { app: 'Zapečetěné v aplikaci', table: 'V dlani' },
    },
  },
  partsNote: 'Každou část lze zapnout a vypnout zvlášť, i uprostřed hry.',
  factsTitle: 'Sedí vaše krabice?',
  factsNote: 'První edice, 2003. Několik čísel v pravidlech není. Porovnej je se svou krabicí a klepni na to, co nesedí.',
  secondFactsNote: 'Druhá edice, 2011. Porovnej čísla se svou krabicí a klepni na to, co nesedí.',
  facts,
  secondFacts,
  guess: 'Není jisté: porovnej s krabicí',
  asPrinted: 'Jako ve vaší krabici',
} satisfies typeof english
