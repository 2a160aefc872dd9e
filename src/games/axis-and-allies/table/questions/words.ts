import { outOf } from '../../../../ui/grammar/czech'
import { useLanguage } from '../../../../ui/words'
import type { Region } from '../parts/chart'
import { byLanguage } from '../../../../ui/by-language'

/** Kinds of fights that players announce. */
export const FIGHTS = ['land', 'sea', 'landing', 'raid'] as const
export type Fight = (typeof FIGHTS)[number]

/** Texts of questions with tiles, steppers and figures. */
export interface FightWords {
  readonly fight: Readonly<Record<Fight, readonly [title: string, note: string]>>
  readonly kinds: string
  readonly regions: Readonly<Record<Region, string>>
  readonly region: string
  readonly zones: string
  readonly announced: string
  readonly enemyShips: (zone: string) => string
  readonly seaFirst: string
  readonly cap: (income: number) => string
  readonly worth: (income: number, city: string) => string
  readonly drop: (place: string) => string
  readonly toCombat: (battles: number, raids: number) => string
  readonly noAttack: string
  readonly noRaid: string
  readonly takes: (places: string) => string
  readonly takesMany: (territories: number) => string
  readonly whichWeapon: string
  readonly takesNumber: (face: number) => string
  readonly diceWord: string
  readonly owned: string
  readonly chance: (number: number, dice: number, percent: number, before: number, after: number) => string
  readonly roll: (dice: number, cost: number) => string
  readonly complexes: string
  readonly chooseComplex: string
  readonly bombers: string
  readonly fly: (bombers: number, at: string) => string
  readonly decks: string
  readonly deckNote: string
  readonly tooMany: (zone: string, fighters: number) => string
  readonly lostFighters: (fighters: number) => string
  readonly carriers: string
  readonly fighters: string
  readonly promiseTo: (zone: string) => string
  readonly kept: Readonly<Record<'kept' | 'broken' | 'carrierLost' | 'fighterLost', string>>
  readonly landed: string
  readonly mayJoin: string
  readonly bombarding: string
  readonly stranded: string
  readonly lostAircraft: (aircraft: number) => string
  readonly stillFly: (aircraft: number) => string
  readonly flyHome: string
  readonly otherLosses: string
  readonly breakOff: string
  readonly odds: (win: number, take: number | undefined) => string
  readonly reckoning: string
  readonly win: string
  readonly take: string
  readonly lose: string
  readonly gone: string
  readonly press: (cycle: number) => string
  readonly worthAll: (units: number, ipc: number) => string
  readonly more: string
  readonly offShore: string
  readonly seaZone: string
  readonly none: string
  readonly from: string
  readonly noWayBack: string
  readonly noWayOpen: string
  readonly allTo: (units: number, place: string) => string
  readonly attacks: (power: string) => string
  readonly defends: (power: string) => string
  readonly otherDefender: string
  readonly lastSeen: string
  readonly slots: (used: number, of: number) => string
  readonly full: string
  readonly stays: (units: string) => string
  readonly complex: string
  readonly place: (units: number) => string
  readonly placeNone: string
  readonly standing: (zone: string) => string
}

const count = (n: number, one: string, several: string): string => `${n} ${n === 1 ? one : several}`
const counted = (n: number, one: string, few: string, lots: string): string => `${n} ${n === 1 ? one : n > 1 && n < 5 ? few : lots}`
/** Joins the texts of the kinds with a number above 0. */
const both = (one: number, first: string, other: number, second: string): string =>
  [...(one > 0 ? [first] : []), ...(other > 0 ? [second] : [])].join(', ')

const en: FightWords = {
  fight: {
    land: ['Battle', 'on land'],
    sea: ['Sea battle', 'in a zone'],
    landing: ['Landing', 'from a zone'],
    raid: ['Raid', 'on a complex'],
  },
  kinds: 'What kind of fight',
  regions: { americas: 'Americas', europe: 'Europe', africa: 'Africa', asia: 'Asia', pacific: 'Pacific' },
  region: 'Choose a territory',
  zones: 'Sea zones',
  announced: 'Announced',
  enemyShips: (zone) => `Enemy ships in ${zone}?`,
  seaFirst: 'Then a sea battle comes first, and no ship bombards.',
  cap: (income) => `At most ${income} a bomber`,
  worth: (income, city) => [count(income, 'IPC', 'IPCs'), ...(city === '' ? [] : [city])].join(', '),
  drop: (place) => `${place}: take off the list`,
  toCombat: (battles, raids) => `To combat: ${both(battles, count(battles, 'battle', 'battles'), raids, count(raids, 'raid', 'raids'))}`,
  noAttack: 'No attack this turn',
  noRaid: 'No raid this turn',
  takes: (places) => `Take ${places}`,
  takesMany: (n) => `Take ${n} territories`,
  whichWeapon: 'Choose a weapon',
  takesNumber: (face) => `takes a ${face}`,
  diceWord: 'Dice, 5 IPCs each',
  owned: 'yours already',
  chance: (number, dice, percent, before, after) =>
    `${count(dice, 'die', 'dice')}: ${percent} %. It takes a ${number}. ${before} → ${after} IPCs.`,
  roll: (dice, cost) => `Roll ${count(dice, 'die', 'dice')} for ${cost}`,
  complexes: 'Complexes',
  chooseComplex: 'Choose a complex',
  bombers: 'Bombers',
  fly: (bombers, at) => `${count(bombers, 'bomber flies', 'bombers fly')}: ${at}`,
  decks: 'Is a zone short of decks?',
  deckNote: 'Put in only zones with more fighters than decks.',
  tooMany: (zone, n) => `Sea zone ${zone}: ${count(n, 'fighter too many. It is lost', 'fighters too many. They are lost')}.`,
  lostFighters: (n) => count(n, 'fighter is lost', 'fighters are lost'),
  carriers: 'Carriers there',
  fighters: 'Fighters there',
  promiseTo: (zone) => `A carrier for ${zone}`,
  kept: { kept: 'Kept', broken: 'Not kept', carrierLost: 'Carrier sunk', fighterLost: 'Fighter lost' },
  landed: 'Everything has landed',
  mayJoin: 'Aircraft that may join in',
  bombarding: 'Ships that bombard',
  stranded: 'Still in the air',
  lostAircraft: (n) => count(n, 'aircraft is lost', 'aircraft are lost'),
  stillFly: (n) => count(n, 'aircraft still flies', 'aircraft still fly'),
  flyHome: 'Fly on',
  otherLosses: 'Other losses',
  breakOff: 'This is left',
  odds: (win, take) => (take === undefined ? `Win ${win} %` : `Win ${win} %, take it ${take} %`),
  reckoning: 'Odds: …',
  win: 'win',
  take: 'take it',
  lose: 'lose',
  gone: 'both gone',
  press: (cycle) => `Press on: cycle ${cycle}`,
  worthAll: (units, ipc) => `${count(units, 'unit', 'units')}, ${count(ipc, 'IPC', 'IPCs')}`,
  more: 'Landing, bombardment, ways back',
  offShore: 'Ships off shore',
  seaZone: 'Troops land from',
  none: 'No landing',
  from: 'Spaces that attackers came from',
  noWayBack: 'No way back: troops that landed fight on.',
  noWayOpen: 'No way back: no space that the attackers came from is open.',
  allTo: (units, place) => `All ${units} to ${place}`,
  attacks: (power) => `${power} attacks`,
  defends: (power) => `${power} defends`,
  otherDefender: 'An ally defends too',
  lastSeen: 'As last seen: correct what differs.',
  slots: (used, of) => `${used} of ${of} placed`,
  full: 'full',
  stays: (units) => `Left over: ${units}.`,
  complex: 'Complex',
  place: (units) => `Place ${count(units, 'unit', 'units')}`,
  placeNone: 'Nothing placed yet',
  standing: (zone) => `Fighter that stands there, to ${zone}`,
}

const cs: FightWords = {
  fight: {
    land: ['Bitva', 'na souši'],
    sea: ['Na moři', 'v zóně'],
    landing: ['Výsadek', 'ze zóny'],
    raid: ['Nálet', 'na komplex'],
  },
  kinds: 'Druh boje',
  regions: { americas: 'Amerika', europe: 'Evropa', africa: 'Afrika', asia: 'Asie', pacific: 'Tichomoří' },
  region: 'Vyber území',
  zones: 'Mořské zóny',
  announced: 'Ohlášeno',
  enemyShips: (zone) => `Nepřítel v zóně ${zone}?`,
  seaFirst: 'Pak se nejdřív bojuje na moři a žádná loď neostřeluje.',
  cap: (income) => `Nejvýš ${income} na bombardér`,
  worth: (income, city) => [`${income} CPP`, ...(city === '' ? [] : [city])].join(', '),
  drop: (place) => `${place}: vyškrtnout`,
  toCombat: (battles, raids) => {
    const fought = counted(battles, 'bitva', 'bitvy', 'bitev')
    return `Do boje: ${both(battles, fought, raids, counted(raids, 'nálet', 'nálety', 'náletů'))}`
  },
  noAttack: 'V tomto tahu bez útoku',
  noRaid: 'V tomto tahu bez náletu',
  takes: (places) => `Obsadit: ${places}`,
  takesMany: (n) => `Obsadit ${counted(n, 'území', 'území', 'území')}`,
  whichWeapon: 'Vyber zbraň',
  takesNumber: (face) => `musí padnout ${face}`,
  diceWord: 'Kostky, každá za 5 CPP',
  owned: 'už ji máš',
  chance: (number, dice, percent, before, after) =>
    `${counted(dice, 'kostka', 'kostky', 'kostek')}: ${percent} %. Musí padnout ${number}. ${before} → ${after} CPP.`,
  roll: (dice, cost) => `Hodit za ${cost}: ${counted(dice, 'kostka', 'kostky', 'kostek')}`,
  complexes: 'Komplexy',
  chooseComplex: 'Vyber komplex',
  bombers: 'Bombardéry',
  fly: (bombers, at) => `${counted(bombers, 'bombardér letí', 'bombardéry letí', 'bombardérů letí')}: ${at}`,
  decks: 'Chybí někde místo na palubě?',
  deckNote: 'Zadej jen zóny, kde je víc stíhaček než míst na palubách.',
  tooMany: (zone, n) => `Zóna ${zone}: ${counted(n, 'stíhačka nemá palubu', 'stíhačky nemají palubu', 'stíhaček nemá palubu')}.`,
  lostFighters: (n) => counted(n, 'stíhačka je ztracena', 'stíhačky jsou ztraceny', 'stíhaček je ztraceno'),
  carriers: 'Letadlové lodě v zóně',
  fighters: 'Stíhačky v zóně',
  promiseTo: (zone) => `Letadlová loď: ${zone}`,
  kept: { kept: 'Dodrženo', broken: 'Nedodrženo', carrierLost: 'Loď potopena', fighterLost: 'Stíhačka ztracena' },
  landed: 'Všechno přistálo',
  mayJoin: 'Letadla, která se mohou přidat',
  bombarding: 'Lodě, které ostřelují',
  stranded: 'Ještě ve vzduchu',
  lostAircraft: (n) => counted(n, 'letadlo je ztraceno', 'letadla jsou ztracena', 'letadel je ztraceno'),
  stillFly: (n) => counted(n, 'letadlo je ještě ve vzduchu', 'letadla jsou ještě ve vzduchu', 'letadel je ještě ve vzduchu'),
  flyHome: 'Letět dál',
  otherLosses: 'Jiné ztráty',
  breakOff: 'Tohle zbylo',
  odds: (win, take) => (take === undefined ? `Výhra ${win} %` : `Výhra ${win} %, obsazení ${take} %`),
  reckoning: 'Šance: …',
  win: 'výhra',
  take: 'obsazení',
  lose: 'prohra',
  gone: 'nikdo nezbude',
  press: (cycle) => `Pokračovat: ${cycle}. kolo boje`,
  worthAll: (units, ipc) => `${counted(units, 'jednotka', 'jednotky', 'jednotek')}, ${ipc} CPP`,
  more: 'Výsadek, ostřelování, cesty zpět',
  offShore: 'Lodě u pobřeží',
  seaZone: 'Výsadek ze zóny',
  none: 'Bez výsadku',
  from: 'Odkud přišli útočníci',
  noWayBack: 'Cesta zpět není: vyloděné jednotky bojují dál.',
  noWayOpen: 'Cesta zpět není: kudy útočníci přišli, tudy se ustoupit nedá.',
  allTo: (units, place) => `Všechny (${units}): ${place}`,
  attacks: (power) => `Útočí ${power}`,
  defends: (power) => `Brání ${power}`,
  otherDefender: 'Brání i spojenec',
  lastSeen: 'Podle posledního známého stavu: oprav, co nesedí.',
  slots: (used, of) => `Umístěno ${used} ${outOf(of)}`,
  full: 'plný',
  stays: (units) => `Zbývá: ${units}.`,
  complex: 'Komplex',
  place: (units) => `Umístit ${counted(units, 'jednotku', 'jednotky', 'jednotek')}`,
  placeNone: 'Zatím nic neumístěno',
  standing: (zone) => `Stíhačka, která tu stojí: ${zone}`,
}

export const fightWordsIn = byLanguage<FightWords>({ en, cs })
/** Hook: returns the texts in the current language. */
export const useFightWords = (): FightWords => fightWordsIn(useLanguage())
