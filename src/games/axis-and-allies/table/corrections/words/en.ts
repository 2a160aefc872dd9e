import { pointName as enPoint } from '../../../words/en'
import type { Ruling } from '../../parts/rulings'
import fightWords from '../../questions/words/en'
import type { Translation } from '../../../../../ui/language/translation'
import { fightsOf } from './shared'

/** Title and explanation of each setting. */
type Rules = Readonly<Record<Ruling, readonly [title: string, why: string]>>

type Words = Readonly<Record<string, string>>

/** English texts of the correction forms and of the pages with house rules and settings. */
const en = {
  sections: {
    powers: 'Powers: cash, weapons, waiting units',
    board: 'Territories and complexes',
    units: 'Where units stand',
    turn: 'Round, power and phase',
    numbers: 'Printed numbers',
    rules: 'Rules and what is followed',
  },
  regions: fightWords.regions,
  fights: fightsOf(fightWords),
  pointName: enPoint,
  figures: { cost: 'Cost', attack: 'Attack', defence: 'Defence', move: 'Movement' } as Words,
  cash: 'Cash',
  zone: 'Mobilization zone',
  waiting: (units: string) => `waiting ${units}`,
  noDevelopment: 'no development',
  holder: 'Held by',
  income: 'Income',
  pays: (income: number) => `income ${income}`,
  taken: 'Changed hands this turn',
  takenNote: 'No new units and no landing there until the next turn.',
  notTaken: 'Held since the turn began',
  space: 'Territory or sea zone',
  round: 'Round',
  turn: 'Whose turn',
  phase: 'Phase',
  announcedNote: 'Still to be fought. Take the tick away if it was announced by mistake.',
  announcedAre: (fights: string) => `still to be fought: ${fights}`,
  none: 'nothing',
  advantagesOf: (power: string) => `National advantages, ${power}`,
  incomesOf: (power: string) => `Printed incomes, ${power}`,
  incomesSum: (power: string, sum: number) => `The territories of ${power} bring ${sum} together at the start.`,
  counted: 'Counted in.',
  isUsed: (advantage: string) => `${advantage} is used up`,
  used: 'used up',
  unused: 'not used yet',
  playerOf: (powers: string) => `Name of ${powers}`,
  whoPlaysWhat: 'Who plays which power',
  whoPlays: (power: string) => `Who plays ${power}`,
  person: (seat: number) => `Player ${seat}`,
  asPrinted: 'as in the rulebook',
  wrongs: {
    I1: 'Cash, incomes and units are whole numbers from zero up.',
    I3: 'Every territory has one holder, and somebody plays every power.',
    I5: 'No more battleships lie on their side than there are, and none outside a battle.',
    I6: 'One of the twelve victory cities is not on the board.',
  } as Words,
  wrong: 'This position cannot be.',
  fewComplexes: (now: number) =>
    `A complex never leaves the board, and only ${now} would be left. If a complex is elsewhere, tick it there as well.`,
  rules: {
    needed: ['Victory cities', '8 make a short game, 12 are all there are. They count at the end of a round.'],
    individual: ['Individual winner', 'Of the winning side, the power whose production grew most is named.'],
    moneyTold: ['Money', 'If off, purses and purchases are yours: only production is shown.'],
    battlesTold: ['Battles', 'If off, you fight on your own and say who holds the territory.'],
    raidsTold: ['Raids and rockets', 'If off, no bombing raid or rocket is asked for.'],
    mobilizingTold: ['Placing', 'If off, new units go on the board unasked. It needs money to be followed.'],
    landingsTold: ['Carriers that are promised', 'If off, nobody is asked where a carrier has to be.'],
    armiesTold: ['Where units stand', 'If on, every unit is known and every move is checked. Set them by region when you switch it on.'],
    destroyerBothSides: ['A destroyer of the attacker helps too', 'Ships that submarines hit fire back on either side.'],
    destroyerBlocks: ['No submerging beside a destroyer', 'If off, submarines may always submerge in step 7.'],
    destroyerStops: ['Destroyers stop at submerged submarines', 'If off, they sail on.'],
    sealedLosses: ['Losses of allies in secret', 'Allied owners propose their losses hidden from each other.'],
    noFireHome: ['No AA fire on the way home', 'Guns fire only while aircraft fly to combat.'],
    landing: ['Who needs a place to land', 'If only fighters do, bombers fly out without a look at where they land.'],
    errata: ['One rocket for each gun and complex', 'If off, every AA gun fires, and at one complex if they like.'],
    heavyCap: ['Income caps a heavy bomber', 'Capped on each die, it can do twice the damage.'],
    leftover: ['Units that do not fit', 'Those that wait are placed in the next turn, and nothing is paid back.'],
  } satisfies Rules,
  values: {
    true: 'yes',
    false: 'no',
    all: 'all air units',
    fighters: 'fighters only',
    bomber: 'once a bomber',
    die: 'each die',
    refund: 'paid back',
    keep: 'wait',
  } as Words,
  groups: {
    victory: 'Victory',
    tracked: 'What you enter',
    battle: 'Battle',
    air: 'Aircraft',
    raids: 'Raids and rockets',
    placing: 'Placing new units',
    land: 'Printed numbers: land',
    planes: 'Printed numbers: aircraft',
    sea: 'Printed numbers: ships',
  },
  ownBook: 'Its text is in your rulebook.',
  lost: 'Not in your rulebook: check it against your box.',
  tellUnits: 'The map is empty until you enter the units. “Board check” offers the units of the start for several areas at once.',
  check: {
    seas: 'Sea zones',
    byPower: 'By power',
    held: (figures: string, territories: number, cities: number) =>
      `${figures}. Territories: ${territories}, victory cities: ${cities}. If the marker shows this production, they match.`,
    start: 'Units as at the start',
  },
  options: {
    title: 'How the app follows',
    parts: 'Each part alone',
    note: 'A part that is switched off is forgotten. Enter its present state when you switch it on again: “Correct the board”.',
  },
}

export type SetTexts = Translation<typeof en>
export default en
