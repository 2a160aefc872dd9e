import { agreeing } from '../../../../../ui/grammar/czech'
import * as csWords from '../../../words/cs'
import type { Texts } from './en'
import { heading } from './shared'

const UNIT_CS = 'bitevní loď na bok'

const uncapitalized = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

const cs: Texts = {
  ...csWords.names,
  steps: ['', 'nákup', 'nákup', 'útok', 'bitvy', 'přesun', 'umístění', 'příjem'],
  spaceName: (at) => heading(csWords.spaceName(at)),
  cityName: csWords.cityName,
  unitList: csWords.unitList,
  advantageName: csWords.advantageName,
  unit: (unit) => (unit === 'bb+' ? heading(UNIT_CS) : heading(csWords.unitName(unit))),
  round: (n) => `${n}. kolo`,
  cities: (axis, allies) => `Vítězná města: Osa ${axis}, Spojenci ${allies}`,
  wins: (side) => (side === 'axis' ? 'Vítězí Osa.' : 'Vítězí Spojenci.'),
  filmLegend: 'Nahoře: produkce. Na územích: příjem, ★ je vítězné město.',
  archive: { production: 'Produkce', cities: 'Vítězná města', destroyed: 'Zničeno CPP', lost: 'Ztraceno CPP' },
  how: 'podle vítězných měst',
  powersWord: 'Mocnosti',
  ipc: (n) => `${n} CPP`,
  production: (n) => `Produkce ${n}`,
  marker: (power) => `Značka produkce: ${power}`,
  due: {
    research: (dice, what, number) => `${dice === 1 ? 'Jedna kostka' : `Kostek: ${dice}`}, ${what}. Musí padnout ${number}.`,
    onTheWay: (dice, at) => `Protiletadlová palba, ${at}${dice === 1 ? '' : ', nejdřív na stíhačky'}. Jednička letadlo sestřelí.`,
    raidFire: (_, at, on) =>
      `Protiletadlová zbraň, ${at}: kostka na každý bombardér. ${on === 1 ? 'Jednička' : `${on} a méně`} ho sestřelí.`,
    bombs: (_, at, cap) => `Bomby, ${at}: platí se, co padne, nejvýš ${cap} na bombardér.`,
    rocket: (_, at, cap) => `Raketa, ${at}: platí se, co padne, nejvýš ${cap}.`,
  },
  withIt: (units) => `K tomu: ${units}.`,
  cityMarker: (city, side) => `Značka města ${city}: ${side}`,
  purseTaken: (from, to) => `${to} bere všechny peníze: ${from}.`,
  treasury: (power) => `Pokladna: ${power}`,
  fallen: (capital, power) => `Hlavní město padlo: ${capital}. ${power} do osvobození nenakupuje a nevybírá příjem.`,
  freed: (capital) => `Hlavní město je zpět: ${capital}.`,
  reaches: (side, cities) => `${side}: ${cities} vítězných měst, tolik stačí k vítězství.`,
  purse: (cash, production) => `V pokladně ${cash} CPP, produkce ${production}.`,
  together: (names) => names.filter((name) => name !== '').join(' a '),
  firing: (stage, powers, n, asks) => {
    const dice = `${n} ${agreeing(n, 'kostka', 'kostky', 'kostek')}`
    const who = powers.join(' a ')
    if (stage === 'aa') return `Protiletadlová zbraň: hází ${who}, ${dice}.${asks ? ' Kolik letadel padá?' : ''}`
    const first = stage === 'attackSubs' || stage === 'defendSubs' ? 'Nejdřív střílejí ponorky. ' : ''
    return `${first}${who} ${stage === 'bombard' ? 'ostřeluje' : 'hází'}: ${dice}.${asks ? ' Kolik zásahů?' : ''}`
  },
  rollNow: (n) => `hoď: ${n} ${agreeing(n, 'kostka', 'kostky', 'kostek')}.`,
  cycle: (n) => `${n}. kolo boje`,
  theEnd: 'konec hry',
  fightsOn: 'Boj pokračuje.',
  rockets: (once) =>
    [
      ...(once ? ['Podle opravy vydavatele zasáhne každý komplex nejvýš jedna raketa za tah.'] : []),
      'Rakety letí před první bitvou; dál se dostaneš volbou bitvy nebo náletu níže.',
    ].join(' '),
  battleAt: (place) => `bitva, ${place}: které armády bojují?`,
  firstBattle: 'Která bitva se svede první?',
  nextBattle: 'Která bitva se svede teď?',
  asked: (name, power, question) => `${name === '' || name === power ? power : `${name}, ${power}`}: ${uncapitalized(question)}`,
  whichWeapon: 'Kterou zbraň vyvíjíš a kolika kostkami?',
  yourTurn: 'jsi na řadě.',
  moveNow: 'teď přesuň, co nebojovalo.',
  mayItGo: 'smí tam tahle jednotka?',
  whichRaid: 'budeš bombardovat komplex?',
  moveNote: 'Letadla přistávají, ale ne na území dobytém v tomto tahu.',
  collects: (amount) => `příjem ${amount}.`,
  capitalLost: (city) => `${city} je v rukou nepřítele: táhneš a bojuješ, nic víc.`,
  setUp: {
    step: 'Způsob hry',
    question: 'Jak budete hrát?',
    presets: 'Co vede aplikace',
    way: {
      banker: [
        'Bankéř',
        'Peníze, nákupy, umístění, zbraně, nálety a města. Bojujete na plánu a řeknete, kdo co drží. Asi 15 klepnutí na tah.',
      ],
      referee: ['Bankéř a bitvy', 'Navíc každá bitva krok za krokem s přesnými šancemi. Asi 40 klepnutí na tah.'],
      told: ['Každá jednotka', 'Navíc každá jednotka: pohyby, transporty, letadlové lodě a přistání se prověří. Asi 60 klepnutí na tah.'],
      light: ['Jen držitelé', 'Kdo co drží, produkce a příjmy. Bez peněz. Asi 8 klepnutí na tah.'],
    },
    victory: 'Vítězná města',
    goal: {
      8: ['8, malé vítězství', 'Nejkratší hra. Obě strany začínají se 6.'],
      10: ['10, velké vítězství', 'Obvyklá hra. Obě strany začínají se 6.'],
      12: ['12, totální vítězství', 'Všechna města na plánu.'],
    },
  },
}
export default cs
