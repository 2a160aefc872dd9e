import type { NamedValues } from '../../../../table/question/Options'
import { useLanguage } from '../../../../ui/words'
import type { Power, Side } from '../../box/powers'
import { agreeing } from '../../../../ui/grammar/czech'
import type { Unit } from '../../box/units'
import type { Stage } from '../../model/battle'
import type { Rolling } from '../../model/state'
import type { Way } from './ways'
import * as csWords from '../../words/cs'
import * as enWords from '../../words/en'
import { byLanguage } from '../../../../ui/by-language'

/** Texts of the screens. */
export interface Texts {
  readonly powers: Readonly<Record<Power, string>>
  readonly sides: Readonly<Record<Side, string>>
  readonly phases: readonly string[]
  /** The six steps of a turn, indexed by phase; research and purchase share a step. */
  readonly steps: readonly string[]
  readonly developments: Readonly<Record<string, string>>
  readonly stages: Readonly<Record<string, string>>
  readonly outcomes: Readonly<Record<string, string>>
  /** Replaces the outcome of a cleared zone if submarines are submerged in the zone. */
  readonly divedStay: (submarines: number) => string
  readonly underWater: (submarines: number) => string
  readonly spaceName: (at: string) => string
  readonly cityName: (city: string) => string
  readonly unitList: (units: Readonly<Partial<Record<Unit | 'bb+' | 'hurt', number>>>) => string
  readonly advantageName: (id: string) => string
  /** Kind of unit as a row heading. */
  readonly unit: (unit: Unit | 'bb+') => string
  readonly round: (n: number) => string
  readonly cities: (axis: number, allies: number) => string
  readonly wins: (side: Side) => string
  readonly archive: Readonly<Record<'production' | 'cities' | 'destroyed' | 'lost', string>>
  readonly how: string
  readonly powersWord: string
  readonly ipc: (n: number) => string
  readonly production: (n: number) => string
  readonly marker: (power: string) => string
  readonly due: Readonly<Record<Rolling['what'], (dice: number, at: string, figure: number) => string>>
  readonly cityMarker: (city: string, side: string) => string
  readonly purseTaken: (from: string, to: string) => string
  readonly treasury: (power: string) => string
  /** A capital is captured or liberated. */
  readonly fallen: (capital: string, power: string) => string
  readonly freed: (capital: string) => string
  readonly reaches: (side: string, cities: number) => string
  readonly purse: (cash: number, production: number) => string
  /** Joins several names. */
  readonly together: (names: readonly string[]) => string
  /** Roll in battle; `asks` is true if the players enter its hits. */
  readonly firing: (stage: Stage, powers: readonly string[], dice: number, asks: boolean) => string
  readonly rollNow: (dice: number) => string
  readonly cycle: (n: number) => string
  readonly fightsOn: string
  readonly firstBattle: string
  readonly nextBattle: string
  readonly asked: (name: string, power: string, question: string) => string
  readonly whichWeapon: string
  readonly yourTurn: string
  readonly moveNow: string
  readonly mayItGo: string
  readonly whichRaid: string
  readonly moveNote: string
  readonly collects: (amount: number) => string
  readonly capitalLost: (city: string) => string
  readonly setUp: {
    readonly step: string
    readonly question: string
    readonly presets: string
    readonly way: NamedValues<Way>
    readonly victory: string
    readonly goal: NamedValues<'8' | '10' | '12'>
  }
}

const UNIT_EN = 'battleship, on its side'
const UNIT_CS = 'bitevní loď na bok'
const heading = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const uncapitalized = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
const alone = (list: Texts['unitList'], unit: Unit): string => heading(list({ [unit]: 1 }).replace(/^\d+\s/, ''))

const en: Texts = {
  ...enWords.names,
  steps: ['', 'buy', 'buy', 'attack', 'battles', 'move', 'place', 'income'],
  spaceName: (at) => heading(enWords.spaceName(at)),
  cityName: enWords.cityName,
  unitList: enWords.unitList,
  advantageName: enWords.advantageName,
  unit: (unit) => (unit === 'bb+' ? heading(UNIT_EN) : alone(enWords.unitList, unit)),
  round: (n) => `Round ${n}`,
  cities: (axis, allies) => `Victory cities: Axis ${axis}, Allies ${allies}`,
  wins: (side) => (side === 'axis' ? 'The Axis wins.' : 'The Allies win.'),
  archive: { production: 'Production', cities: 'Victory cities', destroyed: 'IPCs destroyed', lost: 'IPCs lost' },
  how: 'by victory cities',
  powersWord: 'Powers',
  ipc: (n) => (n === 1 ? '1 IPC' : `${n} IPCs`),
  production: (n) => `Production ${n}`,
  marker: (power) => `Production marker: ${power}`,
  due: {
    research: (dice, what, number) => `${dice === 1 ? 'A die' : `${dice} dice`} for ${what}. It takes a ${number}.`,
    onTheWay: (dice, at) => `AA fire over ${at}: ${dice === 1 ? 'a die' : `${dice} dice, fighters first`}. A 1 shoots a plane down.`,
    raidFire: (_, at, on) => `AA gun in ${at}: a die for each bomber. ${on === 1 ? 'A 1' : `${on} or less`} shoots it down.`,
    bombs: (_, at, cap) => `Bombs on ${at}: what falls is paid, at most ${cap} a bomber.`,
    rocket: (_, at, cap) => `A rocket at ${at}: what falls is paid, at most ${cap}.`,
  },
  cityMarker: (city, side) => `City marker: ${city}, ${side}`,
  purseTaken: (from, to) => `${to} takes all the cash of ${from}.`,
  treasury: (power) => `Treasury: ${power}`,
  fallen: (capital, power) => `${capital} has fallen. ${power} buys and collects nothing until it is free.`,
  freed: (capital) => `${capital} is free again.`,
  reaches: (side, cities) => `The ${side} hold ${cities} victory cities, as many as they need.`,
  purse: (cash, production) => `${cash} IPCs in hand, production ${production}.`,
  together: (names) => names.filter((name) => name !== '').join(' and '),
  firing: (stage, powers, n, asks) => {
    const dice = n === 1 ? '1 die' : `${n} dice`
    if (stage === 'aa') return `AA gun: ${dice}.${asks ? ' How many planes fall?' : ''}`
    const who = powers.join(' and ')
    const isOne = powers.length === 1
    const does = stage === 'bombard' ? `${who} bombards: ${dice}` : `${who} ${isOne ? 'rolls' : 'roll'} ${dice}`
    const first = stage === 'attackSubs' || stage === 'defendSubs' ? 'Submarines fire first. ' : ''
    return `${first}${does}.${asks ? ' How many hit?' : ''}`
  },
  rollNow: (n) => `roll ${n === 1 ? '1 die' : `${n} dice`}.`,
  cycle: (n) => `cycle ${n}`,
  fightsOn: 'The battle goes on.',
  firstBattle: 'Which battle is fought first?',
  nextBattle: 'Which battle is fought next?',
  asked: (name, power, question) => (name === '' || name === power ? `${power}: ${question}` : `${name}, ${power}: ${question}`),
  whichWeapon: 'Which weapon, with how many dice?',
  yourTurn: 'your turn.',
  moveNow: 'now move what has not fought.',
  mayItGo: 'may this unit go there?',
  whichRaid: 'do you bomb a complex?',
  moveNote: 'Planes land, though not in territory taken this turn.',
  collects: (amount) => `collects ${amount}.`,
  capitalLost: (city) => `${city} is in enemy hands: you move and fight, nothing else.`,
  setUp: {
    step: 'Way of playing',
    question: 'How do you play?',
    presets: 'What the app keeps',
    way: {
      banker: [
        'Banker',
        'Cash, purchases, placing, weapons, raids and cities. You fight on the board and say who holds what. About 15 taps a turn.',
      ],
      referee: ['Banker and battles', 'Every battle step by step as well, with exact odds. About 40 taps a turn.'],
      told: ['Every unit', 'Every unit as well: moves, transports, carriers and landings are checked. About 60 taps a turn.'],
      light: ['Holders only', 'Who holds what, production and income. No cash. About 8 taps a turn.'],
    },
    victory: 'Victory cities',
    goal: {
      8: ['8, minor victory', 'The shortest game. Both sides begin with 6.'],
      10: ['10, major victory', 'The usual game. Both sides begin with 6.'],
      12: ['12, total victory', 'Every city on the board.'],
    },
  },
}

const cs: Texts = {
  ...csWords.names,
  steps: ['', 'nákup', 'nákup', 'útok', 'bitvy', 'přesun', 'nové', 'příjem'],
  spaceName: (at) => heading(csWords.spaceName(at)),
  cityName: csWords.cityName,
  unitList: csWords.unitList,
  advantageName: csWords.advantageName,
  unit: (unit) => (unit === 'bb+' ? heading(UNIT_CS) : alone(csWords.unitList, unit)),
  round: (n) => `${n}. kolo`,
  cities: (axis, allies) => `Vítězná města: Osa ${axis}, Spojenci ${allies}`,
  wins: (side) => (side === 'axis' ? 'Vítězí Osa.' : 'Vítězí Spojenci.'),
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
    if (stage === 'aa') return `Protiletadlová zbraň: ${dice}.${asks ? ' Kolik letadel padá?' : ''}`
    const who = powers.join(' a ')
    const first = stage === 'attackSubs' || stage === 'defendSubs' ? 'Nejdřív střílejí ponorky. ' : ''
    return `${first}${who} ${stage === 'bombard' ? 'ostřeluje' : 'hází'}: ${dice}.${asks ? ' Kolik zásahů?' : ''}`
  },
  rollNow: (n) => `hoď: ${n} ${agreeing(n, 'kostka', 'kostky', 'kostek')}.`,
  cycle: (n) => `${n}. kolo boje`,
  fightsOn: 'Boj pokračuje.',
  firstBattle: 'Která bitva se bojuje první?',
  nextBattle: 'Která bitva se bojuje teď?',
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
      12: ['12, úplné vítězství', 'Všechna města na plánu.'],
    },
  },
}

export const textsIn = byLanguage<Texts>({ en, cs })
/** Hook: returns the texts in the current language. */
export const useTexts = (): Texts => textsIn(useLanguage())
