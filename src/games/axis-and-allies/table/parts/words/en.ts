import type { NamedValues } from '../../../../../table/question/Options'
import type { Side } from '../../../box/powers'
import type { Unit } from '../../../box/units'
import type { Stage } from '../../../model/battle'
import * as enWords from '../../../words/en'
import type { Translation } from '../../../../../ui/language/translation'
import { heading, alone } from './shared'

const UNIT_EN = 'battleship, on its side'

/** English texts that several screens of this game use. */
const en = {
  ...enWords.names,
  /** Names of the six steps of a turn. The index is the number of the phase; research and purchase share one step. */
  steps: ['', 'buy', 'buy', 'attack', 'battles', 'move', 'place', 'income'],
  spaceName: (at: string) => heading(enWords.spaceName(at)),
  cityName: enWords.cityName,
  unitList: enWords.unitList,
  advantageName: enWords.advantageName,
  /** Name of a type of unit as the heading of a table row. */
  unit: (unit: Unit | 'bb+') => (unit === 'bb+' ? heading(UNIT_EN) : alone(enWords.unitList, unit)),
  round: (n: number) => `Round ${n}`,
  cities: (axis: number, allies: number) => `Victory cities: Axis ${axis}, Allies ${allies}`,
  wins: (side: Side) => (side === 'axis' ? 'The Axis wins.' : 'The Allies win.'),
  filmLegend: 'Above: production. On the territories: income; ★ is a victory city.',
  archive: { production: 'Production', cities: 'Victory cities', destroyed: 'IPCs destroyed', lost: 'IPCs lost' },
  how: 'by victory cities',
  powersWord: 'Powers',
  ipc: (n: number) => (n === 1 ? '1 IPC' : `${n} IPCs`),
  production: (n: number) => `Production ${n}`,
  marker: (power: string) => `Production marker: ${power}`,
  due: {
    research: (dice: number, what: string, number: number) => `${dice === 1 ? 'A die' : `${dice} dice`} for ${what}. It takes a ${number}.`,
    onTheWay: (dice: number, at: string) =>
      `AA fire over ${at}: ${dice === 1 ? 'a die' : `${dice} dice, fighters first`}. A 1 shoots a plane down.`,
    raidFire: (_: number, at: string, on: number) =>
      `AA gun in ${at}: a die for each bomber. ${on === 1 ? 'A 1' : `${on} or less`} shoots it down.`,
    bombs: (_: number, at: string, cap: number) => `Bombs on ${at}: what falls is paid, at most ${cap} a bomber.`,
    rocket: (_: number, at: string, cap: number) => `A rocket at ${at}: what falls is paid, at most ${cap}.`,
  },
  /** Text about AA guns and industrial complexes that change hands with a territory. */
  withIt: (units: string) => `With it: ${units}.`,
  cityMarker: (city: string, side: string) => `City marker: ${city}, ${side}`,
  purseTaken: (from: string, to: string) => `${to} takes all the cash of ${from}.`,
  treasury: (power: string) => `Treasury: ${power}`,
  /** Text about the consequences of the capture or liberation of a capital. */
  fallen: (capital: string, power: string) => `${capital} has fallen. ${power} buys and collects nothing until it is free.`,
  freed: (capital: string) => `${capital} is free again.`,
  reaches: (side: string, cities: number) => `The ${side} hold ${cities} victory cities, as many as they need.`,
  purse: (cash: number, production: number) => `${cash} IPCs in hand, production ${production}.`,
  /** Joins the names of several powers or territories to one text. */
  together: (names: readonly string[]) => names.filter((name) => name !== '').join(' and '),
  /** Text about the roll of a battle stage. `asks` is true if the players enter the hits. */
  firing: (stage: Stage, powers: readonly string[], n: number, asks: boolean) => {
    const dice = n === 1 ? '1 die' : `${n} dice`
    const who = powers.join(' and ')
    const isOne = powers.length === 1
    if (stage === 'aa') return `AA gun: ${who} ${isOne ? 'rolls' : 'roll'} ${dice}.${asks ? ' How many planes fall?' : ''}`
    const does = stage === 'bombard' ? `${who} bombards: ${dice}` : `${who} ${isOne ? 'rolls' : 'roll'} ${dice}`
    const first = stage === 'attackSubs' || stage === 'defendSubs' ? 'Submarines fire first. ' : ''
    return `${first}${does}.${asks ? ' How many hit?' : ''}`
  },
  rollNow: (n: number) => `roll ${n === 1 ? '1 die' : `${n} dice`}.`,
  cycle: (n: number) => `cycle ${n}`,
  theEnd: 'the end',
  fightsOn: 'The battle goes on.',
  /** Note below the question about rockets. `once`: each complex is hit by at most one rocket in a turn (R73). */
  rockets: (once: boolean) =>
    [
      ...(once ? ['By the correction of the publisher, each complex is hit by one rocket a turn.'] : []),
      'Rockets fly before the first battle; choose a battle or a raid below to go on.',
    ].join(' '),
  battleAt: (place: string) => `Which armies fight in ${place}?`,
  firstBattle: 'Which battle is fought first?',
  nextBattle: 'Which battle is fought next?',
  asked: (name: string, power: string, question: string) =>
    name === '' || name === power ? `${power}: ${question}` : `${name}, ${power}: ${question}`,
  whichWeapon: 'Which weapon, with how many dice?',
  yourTurn: 'your turn.',
  moveNow: 'now move what has not fought.',
  mayItGo: 'may this unit go there?',
  whichRaid: 'do you bomb a complex?',
  moveNote: 'Planes land, though not in territory taken this turn.',
  collects: (amount: number) => `collects ${amount}.`,
  capitalLost: (city: string) => `${city} is in enemy hands: you move and fight, nothing else.`,
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
    } satisfies NamedValues<'banker' | 'referee' | 'told' | 'light'>,
    victory: 'Victory cities',
    goal: {
      8: ['8, minor victory', 'The shortest game. Both sides begin with 6.'],
      10: ['10, major victory', 'The usual game. Both sides begin with 6.'],
      12: ['12, total victory', 'Every city on the board.'],
    } satisfies NamedValues<'8' | '10' | '12'>,
  },
}

export type Texts = Translation<typeof en>
export default en
