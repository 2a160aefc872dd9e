import { outOf } from '../../../../ui/grammar/czech'
import { useLanguage } from '../../../../ui/words'
import type { Did } from './voyage'
import type { Said } from './checked'
import { byLanguage } from '../../../../ui/by-language'

/** Texts for promises, voyages and moves. */
export interface VoyageWords {
  readonly promised: (zones: string) => string
  readonly mustBe: (zone: string) => string
  readonly promise: (zone: string) => string
  readonly chooseZone: string
  readonly zones: string
  readonly whereLies: string
  readonly whichShip: string
  readonly hold: (units: string) => string
  readonly movesLeft: (left: number, ships: number) => string
  readonly way: string
  readonly takesOn: string
  readonly takes: (units: string) => string
  readonly lands: (shore: string) => string
  readonly starts: string
  readonly passes: string
  readonly arrives: string
  readonly step: (zone: string, left: number) => string
  readonly noMove: string
  readonly canalOpen: (canal: string, side: string) => string
  readonly canalClosed: (canal: string) => string
  readonly landsIn: string
  readonly hostile: string
  readonly friendly: string
  readonly yes: string
  readonly no: string
  readonly landing: (shore: string, zone: string) => string
  readonly isDone: string
  readonly ashore: (shore: string) => string
  readonly staysAboard: (units: string) => string
  readonly seaFirst: (zone: string) => string
  readonly announceLanding: (shore: string) => string
  readonly landAt: (shore: string) => string
  readonly sailTo: (zone: string) => string
  readonly loadOnly: (units: string) => string
  readonly nothingYet: string
  readonly chooseStart: string
  readonly chooseTarget: string
  readonly tapStart: string
  readonly tapTarget: (start: string) => string
  readonly otherStart: string
  readonly nobodyGoes: string
  readonly goTo: (units: string, place: string) => string
  readonly manyTo: (units: number, place: string) => string
  readonly battleIn: (place: string) => string
  readonly raidOn: (place: string) => string
  readonly takenOn: (places: string) => string
  readonly fireAt: (places: string) => string
  readonly chooseUnit: string
  readonly whichUnit: string
  readonly tapUnit: string
  readonly tapFirst: string
  readonly wayLeft: (way: string, left: number, all: number) => string
  readonly enemiesIn: (place: string) => string
  readonly announced: Readonly<Record<Said, string>>
  readonly flown: string
  readonly howMany: string
  readonly may: string
  readonly mayAndNothing: string
  readonly mayNot: string
  readonly enterIt: (what: string) => string
  readonly battleShort: (place: string) => string
  readonly raidShort: (place: string) => string
  readonly leaveForMove: string
  readonly takenShort: string
  readonly fireShort: string
  readonly good: string
  readonly stopIn: (place: string) => string
  readonly insteadTo: (place: string) => string
  readonly wayRound: (moves: number) => string
  readonly orDeck: string
  readonly oneBack: string
  readonly fuel: (unit: string, left: number) => string
  readonly didInCombat: string
  readonly did: Readonly<Record<Did, string>>
}

const en: VoyageWords = {
  promised: (zones) => `Promised already: ${zones}.`,
  mustBe: (zone) => `A carrier must be in ${zone} when everything has moved, unless it or the fighter is lost.`,
  promise: (zone) => `Promise a carrier in ${zone}`,
  chooseZone: 'Choose a sea zone',
  zones: 'Sea zones',
  whereLies: 'Where does it lie now?',
  whichShip: 'Which transport?',
  hold: (units) => (units === '' ? 'empty' : `aboard: ${units}`),
  movesLeft: (left, ships) =>
    [left === 0 ? 'does not move' : left === 1 ? 'one move' : `${left} moves`, ...(ships > 1 ? [`${ships} like this`] : [])].join(', '),
  way: 'The voyage',
  takesOn: 'Takes on',
  takes: (units) => `takes ${units}`,
  lands: (shore) => `lands in ${shore}`,
  starts: 'starts here',
  passes: 'on the way',
  arrives: 'arrives',
  step: (zone, left) => `On from ${zone}, ${left === 1 ? 'one move' : `${left} moves`} left`,
  noMove: 'No move is left.',
  canalOpen: (canal, side) => `${canal}: ${side} since the turn began`,
  canalClosed: (canal) => `${canal}: not held by your side when the turn began`,
  landsIn: 'Lands in',
  hostile: 'hostile, a landing is possible',
  friendly: 'friendly',
  yes: 'yes',
  no: 'no',
  landing: (shore, zone) => `Landing in ${shore}, from sea zone ${zone}.`,
  isDone: 'Then this transport is done for the turn.',
  ashore: (shore) => `Who lands in ${shore}`,
  staysAboard: (units) => `Still aboard: ${units}.`,
  seaFirst: (zone) => `The sea battle in ${zone} comes first, and then no ship bombards.`,
  announceLanding: (shore) => `Announce the landing in ${shore}`,
  landAt: (shore) => `Land in ${shore}`,
  sailTo: (zone) => `Sail to ${zone}`,
  loadOnly: (units) => `Take on ${units}`,
  nothingYet: 'Nothing is planned yet',
  chooseStart: 'Choose where they start',
  chooseTarget: 'Choose where they go',
  tapStart: 'Tap the space that units leave.',
  tapTarget: (start) => `From ${start}: tap where they go. All that can go goes.`,
  otherStart: 'Another start',
  nobodyGoes: 'Nobody goes',
  goTo: (units, place) => `${units} to ${place}`,
  manyTo: (units, place) => `${units} units to ${place}`,
  battleIn: (place) => `Battle in ${place}.`,
  raidOn: (place) => `Raid on ${place}.`,
  takenOn: (places) => `Taken without a battle: ${places}.`,
  fireAt: (places) => `AA guns shoot on the way: ${places}.`,
  chooseUnit: 'Choose a unit',
  whichUnit: 'Which unit',
  tapUnit: 'Choose the unit, then tap its way on the board.',
  tapFirst: 'Tap where it starts.',
  wayLeft: (way, left, all) => `${way}: ${left} of ${all} left.`,
  enemiesIn: (place) => `Enemy units in ${place}?`,
  announced: {
    used: 'Moved or fought in combat?',
    raid: 'A raid on the complex?',
    assault: 'Goes along with a landing?',
    deck: 'Room on a carrier there?',
  },
  flown: 'Spaces flown before',
  howMany: 'How many fly',
  may: 'Yes.',
  mayAndNothing: 'Yes. Nothing is to be noted.',
  mayNot: 'No.',
  enterIt: (what) => `Enter it: ${what}`,
  battleShort: (place) => `battle in ${place}`,
  raidShort: (place) => `raid on ${place}`,
  leaveForMove: 'Leave it for Move',
  takenShort: 'taken without a battle',
  fireShort: 'AA guns shoot',
  good: 'Good, another move',
  stopIn: (place) => `Stop in ${place}`,
  insteadTo: (place) => `To ${place} instead`,
  wayRound: (moves) => `The way round is ${moves} moves.`,
  orDeck: 'Or promise a carrier first.',
  oneBack: 'One space back',
  fuel: (unit, left) => `${unit}: ${left} left to fly.`,
  didInCombat: 'In combat it',
  did: { nothing: 'did nothing', moved: 'moved', fought: 'fought', retreated: 'fought and retreated' },
}

const cs: VoyageWords = {
  promised: (zones) => `Už slíbeno: ${zones}.`,
  mustBe: (zone) => `Až se vše přesune, musí být v zóně ${zone} letadlová loď, pokud nepadne ona nebo stíhačka.`,
  promise: (zone) => `Slíbit letadlovou loď: zóna ${zone}`,
  chooseZone: 'Vyber mořskou zónu',
  zones: 'Mořské zóny',
  whereLies: 'Kde teď leží?',
  whichShip: 'Která transportní loď?',
  hold: (units) => (units === '' ? 'prázdná' : `na palubě: ${units}`),
  movesLeft: (left, ships) =>
    [left === 0 ? 'už nepopluje' : left === 1 ? 'jeden tah' : `tahy: ${left}`, ...(ships > 1 ? [`stejných lodí: ${ships}`] : [])].join(
      ', ',
    ),
  way: 'Plavba',
  takesOn: 'Nalodění',
  takes: (units) => `nalodí ${units}`,
  lands: (shore) => `vylodění: ${shore}`,
  starts: 'výchozí zóna',
  passes: 'cestou',
  arrives: 'dopluje sem',
  step: (zone, left) =>
    `Dál ze zóny ${zone}, ${left === 1 ? 'zbývá jeden pohyb' : left < 5 ? `zbývají ${left} pohyby` : `zbývá ${left} pohybů`}`,
  noMove: 'Žádný pohyb nezbývá.',
  canalOpen: (canal, side) => `${canal}: ${side} od začátku tahu`,
  canalClosed: (canal) => `${canal}: na začátku tahu nebyl v držení tvé strany`,
  landsIn: 'Vylodění',
  hostile: 'nepřátelské, výsadek je možný',
  friendly: 'přátelské',
  yes: 'ano',
  no: 'ne',
  landing: (shore, zone) => `Výsadek: ${shore}, ze zóny ${zone}.`,
  isDone: 'Loď má pak pro tento tah hotovo.',
  ashore: (shore) => `Kdo se vylodí: ${shore}`,
  staysAboard: (units) => `Na palubě zůstává: ${units}.`,
  seaFirst: (zone) => `Nejdřív se bojuje na moři v zóně ${zone}, a pak už žádná loď neostřeluje.`,
  announceLanding: (shore) => `Ohlásit výsadek: ${shore}`,
  landAt: (shore) => `Vylodit: ${shore}`,
  sailTo: (zone) => `Plout do zóny ${zone}`,
  loadOnly: (units) => `Nalodit: ${units}`,
  nothingYet: 'Zatím nic v plánu',
  chooseStart: 'Vyber, odkud táhnou',
  chooseTarget: 'Vyber, kam táhnou',
  tapStart: 'Klepni na místo, odkud jednotky odejdou.',
  tapTarget: (start) => `Odkud: ${start}. Klepni, kam táhnou; jdou všechny, které mohou.`,
  otherStart: 'Odjinud',
  nobodyGoes: 'Nikdo nejde',
  goTo: (units, place) => `${units}: ${place}`,
  manyTo: (units, place) => `${units} ${units < 5 ? 'jednotky' : 'jednotek'}: ${place}`,
  battleIn: (place) => `Bitva: ${place}.`,
  raidOn: (place) => `Nálet: ${place}.`,
  takenOn: (places) => `Bez boje obsazeno: ${places}.`,
  fireAt: (places) => `Cestou střílejí protiletadlové zbraně: ${places}.`,
  chooseUnit: 'Vyber jednotku',
  whichUnit: 'Která jednotka',
  tapUnit: 'Vyber jednotku a pak klepej na mapě její cestu.',
  tapFirst: 'Klepni, kde začíná.',
  wayLeft: (way, left, all) => `${way}: zbývá ${left} ${outOf(all)}.`,
  enemiesIn: (place) => `Nepřátelské jednotky: ${place}?`,
  announced: {
    used: 'Táhla nebo bojovala v boji?',
    raid: 'Letí na komplex?',
    assault: 'Patří k výsadku?',
    deck: 'Je tam místo na palubě?',
  },
  flown: 'Kolik už uletěla',
  howMany: 'Kolik jich letí',
  may: 'Ano.',
  mayAndNothing: 'Ano. Není co zapisovat.',
  mayNot: 'Ne.',
  enterIt: (what) => `Zapsat: ${what}`,
  battleShort: (place) => `bitva, ${place}`,
  raidShort: (place) => `nálet, ${place}`,
  leaveForMove: 'Nechat na Přesun',
  takenShort: 'obsazeno bez boje',
  fireShort: 'protiletadlová palba',
  good: 'Dobře, další tah',
  stopIn: (place) => `Zastavit: ${place}`,
  insteadTo: (place) => `Raději: ${place}`,
  wayRound: (moves) => `Jinudy je to ${moves} ${moves < 5 ? 'pohyby' : 'pohybů'}.`,
  orDeck: 'Nebo nejdřív slib letadlovou loď.',
  oneBack: 'O krok zpět',
  fuel: (unit, left) => `${unit}: zbývá let o ${left}.`,
  didInCombat: 'V boji tahle loď',
  did: { nothing: 'nic nedělala', moved: 'plula', fought: 'bojovala', retreated: 'bojovala a ustoupila' },
}

/** Hook: returns the texts in the current language. */
const voyageWordsIn = byLanguage<VoyageWords>({ en, cs })
export const useVoyageWords = (): VoyageWords => voyageWordsIn(useLanguage())
