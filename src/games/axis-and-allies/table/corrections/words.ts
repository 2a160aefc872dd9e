import { agreeing } from '../../../../ui/grammar/czech'
import { useLanguage, type Language } from '../../../../ui/words'
import { pointName as csPoint } from '../../words/cs'
import { pointName as enPoint } from '../../words/en'
import type { Ruling } from '../parts/rulings'
import { fightWordsIn, type Fight, type FightWords } from '../questions/words'

/** The words of setting by hand, of the settings, and of the rooms that show them, in both languages. */

/** Each setting, and what is asked or counted otherwise. */
type Rules = Readonly<Record<Ruling, readonly [title: string, why: string]>>
type Words = Readonly<Record<string, string>>

const fightsOf = ({ fight }: FightWords): Readonly<Record<Fight, string>> => ({
  land: fight.land[0],
  sea: fight.sea[0],
  landing: fight.landing[0],
  raid: fight.raid[0],
})
const enFights = fightWordsIn('en')
const csFights = fightWordsIn('cs')

const en = {
  sections: {
    powers: 'Powers: cash, weapons, waiting units',
    board: 'Territories and complexes',
    units: 'Where units stand',
    turn: 'Round, power and phase',
    numbers: 'Printed numbers',
    rules: 'Rules and what is followed',
  },
  regions: enFights.regions,
  fights: fightsOf(enFights),
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
  counted: 'Counted in.',
  isUsed: (advantage: string) => `${advantage} is used up`,
  used: 'used up',
  unused: 'not used yet',
  playerOf: (powers: string) => `Name of ${powers}`,
  asPrinted: 'as in the rulebook',
  wrongs: {
    I1: 'Cash, incomes and units are whole numbers from zero up.',
    I3: 'Every territory has one holder, and somebody plays every power.',
    I5: 'No more battleships lie on their side than there are, and none outside a battle.',
    I6: 'One of the twelve victory cities is not on the board.',
  } as Words,
  wrong: 'This position cannot be.',
  fewComplexes: (now: number) =>
    `A complex never leaves the board, and only ${now} would be left. If one stands elsewhere, tick it there as well.`,
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
  } as Rules,
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
    told: 'What you tell the app',
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
  tellUnits: 'Nothing stands anywhere until you tell it. “Board check” offers the units of the start for several areas at once.',
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
export type SetTexts = typeof en

const cs: SetTexts = {
  sections: {
    powers: 'Mocnosti: pokladny, zbraně, čekající jednotky',
    board: 'Území a komplexy',
    units: 'Kde stojí jednotky',
    turn: 'Kolo, mocnost a fáze',
    numbers: 'Vytištěná čísla',
    rules: 'Pravidla a co se sleduje',
  },
  regions: csFights.regions,
  fights: fightsOf(csFights),
  pointName: csPoint,
  figures: { cost: 'Cena', attack: 'Útok', defence: 'Obrana', move: 'Pohyb' },
  cash: 'Pokladna',
  zone: 'Mobilizační zóna',
  waiting: (units) => `čeká ${units}`,
  noDevelopment: 'žádná vyvinutá zbraň',
  holder: 'Kdo území drží',
  income: 'Příjem',
  pays: (income) => `příjem ${income}`,
  taken: 'Dobyto v tomto tahu',
  takenNote: 'Do příštího tahu tu nelze přistát ani umístit nové jednotky.',
  notTaken: 'drženo od začátku tahu',
  space: 'Území nebo mořská zóna',
  round: 'Kolo',
  turn: 'Kdo je na tahu',
  phase: 'Fáze',
  announcedNote: 'Ještě se má bojovat. Omylem ohlášený boj zrušte odškrtnutím.',
  announcedAre: (fights) => `zbývá vybojovat: ${fights}`,
  none: 'nic',
  advantagesOf: (power) => `Národní výhody, ${power}`,
  counted: 'Započítává se.',
  isUsed: (advantage) => `${advantage}: vyčerpáno`,
  used: 'vyčerpáno',
  unused: 'dosud nepoužito',
  playerOf: (powers) => `Kdo hraje: ${powers}`,
  asPrinted: 'podle knížky',
  wrongs: {
    I1: 'Peníze, příjmy a jednotky jsou celá čísla od nuly.',
    I3: 'Každé území má jednoho držitele a každou mocnost někdo hraje.',
    I5: 'Na boku neleží víc bitevních lodí, než jich je, a mimo bitvu žádná.',
    I6: 'Některé z dvanácti vítězných měst na plánu chybí.',
  },
  wrong: 'Taková situace nemůže nastat.',
  fewComplexes: (now) =>
    `Komplexy nemizí a ${agreeing(now, 'zbyl by', 'zbyly by', 'zbylo by')} jen ${now}. Stojí-li některý jinde, zaškrtněte ho i tam.`,
  rules: {
    needed: ['Vítězná města', '8 je krátká hra, 12 jsou všechna. Počítají se na konci kola.'],
    individual: ['Vítězství jednotlivce', 'Z vítězné strany se určí mocnost, jejíž produkce vzrostla nejvíc.'],
    moneyTold: ['Peníze', 'Bez sledování vedete pokladny a nákupy sami, aplikace ukazuje jen produkci.'],
    battlesTold: ['Bitvy', 'Bez sledování bojujete sami a zapíšete, kdo území drží.'],
    raidsTold: ['Nálety a rakety', 'Bez sledování se na nálety ani rakety aplikace neptá.'],
    mobilizingTold: ['Umísťování', 'Bez sledování jdou nové jednotky na plán bez otázek. Vyžaduje sledování peněz.'],
    landingsTold: ['Přislíbené letadlové lodě', 'Bez sledování se aplikace neptá, kde má letadlová loď být.'],
    armiesTold: [
      'Kde stojí jednotky',
      'Se sledováním zná aplikace každou jednotku a prověří každý pohyb. Po zapnutí zadejte, kde co stojí.',
    ],
    destroyerBothSides: ['Pomáhá i torpédoborec útočníka', 'Lodě zasažené ponorkami vystřelí na obou stranách.'],
    destroyerBlocks: ['Vedle torpédoborce se ponorka neponoří', 'Jinak se ponorky smějí v 7. kroku ponořit vždy.'],
    destroyerStops: ['Torpédoborec zastaví u ponořených ponorek', 'Jinak pluje dál.'],
    sealedLosses: ['Ztráty spojenců tajně', 'Spojenečtí vlastníci navrhují ztráty skrytě.'],
    noFireHome: ['Bez palby na cestě domů', 'Zbraně střílejí jen na letadla, která letí do boje.'],
    landing: ['Kdo musí mít kde přistát', 'Musí-li jen stíhačky, vyletí bombardéry bez ověření, kde přistanou.'],
    errata: ['Jedna raketa na zbraň a komplex', 'Jinak střílí každá protiletadlová zbraň, třeba i na týž komplex.'],
    heavyCap: ['Strop těžkého bombardéru', 'Se stropem na kostku může škoda být dvojnásobná.'],
    leftover: ['Jednotky, které se nevejdou', 'Když počkají, umístí se v příštím tahu a nic se nevrací.'],
  },
  values: {
    true: 'ano',
    false: 'ne',
    all: 'všechna letadla',
    fighters: 'jen stíhačky',
    bomber: 'na bombardér',
    die: 'na kostku',
    refund: 'vrátí se peníze',
    keep: 'počkají',
  },
  groups: {
    victory: 'Vítězství',
    told: 'Co aplikace sleduje',
    battle: 'Bitva',
    air: 'Letadla',
    raids: 'Nálety a rakety',
    placing: 'Umísťování nových jednotek',
    land: 'Vytištěná čísla: na zemi',
    planes: 'Vytištěná čísla: letadla',
    sea: 'Vytištěná čísla: lodě',
  },
  ownBook: 'Znění je ve vaší knížce pravidel.',
  lost: 'V pravidlech chybí: ověřte podle krabice.',
  tellUnits: 'Dokud to nezadáte, nestojí nikde nic. „Kontrola desky“ nabídne počáteční jednotky pro víc oblastí najednou.',
  check: {
    seas: 'Mořské zóny',
    byPower: 'Po mocnostech',
    held: (figures, territories, cities) =>
      `${figures}. Území: ${territories}, vítězná města: ${cities}. Ukazuje-li značka tutéž produkci, území sedí.`,
    start: 'Jednotky jako na začátku',
  },
  options: {
    title: 'Co aplikace sleduje',
    parts: 'Každá část zvlášť',
    note: 'Vypnutou část aplikace zapomene. Po novém zapnutí zadejte, jak to teď je: „Opravit desku“.',
  },
}

export const setTextsIn = (language: Language): SetTexts => (language === 'cs' ? cs : en)
/** A hook: in the language of the page. */
export const useSetTexts = (): SetTexts => setTextsIn(useLanguage())
