import { agreeing } from '../../../../ui/grammar/czech'
import { useLanguage } from '../../../../ui/words'
import type { Hero, Resource, Thing } from '../../box/box'
import { byLanguage } from '../../../../ui/by-language'

/** Texts for building and payment. */
export interface BuildTexts {
  /** Reasons in two or three words, by refusal code. */
  readonly why: Readonly<Record<string, string>>
  readonly nowhere: string
  readonly things: Readonly<Record<Thing, string>>
  readonly cards: (least: number, most: number) => string
  readonly places: (n: number) => string
  readonly step: (from: number) => string
  readonly supply: string
  readonly supplyOpen: string
  readonly supplyTaken: string
  readonly take: string
  readonly joint: string
  readonly jointOpen: string
  readonly nobodyBuilds: string
  readonly spent: string
  readonly name: string
  readonly offer: string
  readonly offerOpen: string
  readonly offerTo: string
  readonly finish: string
  readonly builtNow: string
  readonly useNothing: string
  readonly stillThere: string
  readonly stillThereNote: string
  readonly buildOn: string
  readonly takeAndFinish: string
  readonly finishWithout: string
  readonly where: (who: string, thing: Thing) => string
  readonly noPlace: string
  readonly payFor: (at: string) => string
  readonly build: (thing: Thing, at?: string) => string
  readonly propose: (thing: Thing, at: string) => string
  readonly token: (at: string) => string
  readonly hero: (hero: Hero, at: string) => string
  readonly moves: (hero: Hero) => string
  readonly stays: (hero: Hero) => string
  readonly offerSend: (who: string) => string
  readonly noGuest: string
  readonly costs: (thing: Thing) => string
  readonly costsNote: string
  readonly costsSo: (n: number) => string
  readonly noCost: string
  readonly pay: (thing: Thing, at: string | undefined) => string
  /** Price of a thing: the price of a village depends on the place, every other price on the kind. */
  readonly asks: (priced: string, price: string) => string
  readonly or: string
  readonly paid: string
  readonly allPaid: (n: number) => string
  readonly allGiven: (n: number) => string
  readonly missing: (n: number, kind: Resource | undefined) => string
  readonly layDown: string
  readonly slots: string
  readonly slot: (asked: string, by: string | undefined) => string
  readonly halfLost: string
  readonly pair: string
  /** Label of a supply card in a slot, next to its icons. */
  readonly pairShort: string
  readonly firstHalf: string
  readonly secondHalf: string
  readonly market: string
  readonly once: (at: string) => string
  readonly used: (at: string) => string
  readonly notAGuest: string
  readonly asksNot: (resource: string) => string
  /** Shown if another card is added although everything is paid. */
  readonly paidAll: string
  /** Shown if no supply card can be in the hand, because all supply cards taken are spent. */
  readonly noneInHand: string
  /** Warning that the payment contains a supply card that cannot be in the hand. */
  readonly supplyWanting: (who: string) => string
  /** @param count number of clans that get a card */
  readonly fee: (who: string, count: number) => string
  readonly after: (settlements: number, houses: number) => string
  readonly notBuilt: string
  readonly giver: string
}

const many = (n: number, one: string, more = `${one}s`): string => `${n} ${n === 1 ? one : more}`
const THE: Readonly<Record<Thing, string>> = {
  village: 'the village',
  fort: 'the fort',
  church: 'the church',
  hall: 'the hall',
  road: 'the road',
  market: 'the market',
  palisade: 'the palisade',
  improvement: 'the improvement',
  army: 'the army step',
}

const en: BuildTexts = {
  why: {
    NOT_ADJACENT: 'too far',
    NO_HOUSE_LEFT: 'no house left',
    NO_OWN_VILLAGE: 'no village of yours',
    BUILDING_TAKEN: 'one stands there',
    NO_BUILDINGS_IN_MOUNTAINS: 'mountains',
    NO_SPACE_FOR_BUILDING: 'no space printed',
    NO_OWN_SETTLEMENT: 'you do not live here',
    WORK_EXISTS: 'has one',
    NO_TOKEN_LEFT: 'no token left',
    ARMY_AT_TOP: 'end of the track',
    NO_WORKS_IN_FINAL: 'not at the end',
  },
  nowhere: 'nowhere',
  things: {
    village: 'Village',
    fort: 'Fort',
    church: 'Church',
    hall: 'Hall',
    road: 'Road',
    market: 'Market',
    palisade: 'Palisade',
    improvement: 'Improvement',
    army: 'Army +1',
  },
  cards: (least, most) => (least === most ? many(least, 'card') : `${least} to ${most} cards`),
  places: (n) => many(n, 'place'),
  step: (from) => `${from} to ${from + 1}`,
  supply: 'Supply card',
  supplyOpen: 'Not taken yet this turn',
  supplyTaken: 'Taken',
  take: 'Take one',
  joint: 'Joint work',
  jointOpen: 'Once a round, still free',
  nobodyBuilds: 'No work can be built',
  spent: 'Used this round',
  name: 'Name it',
  offer: 'Offer',
  offerOpen: 'Somebody else builds one thing',
  offerTo: 'Offer it',
  finish: 'Finish building',
  builtNow: 'Built this turn',
  useNothing: 'Use nothing',
  stillThere: 'The supply card is still there',
  stillThereNote: 'The chief takes one of the four that lie open, before the round ends. Not taken now, it is lost.',
  buildOn: 'Build on',
  takeAndFinish: 'Take it and finish',
  finishWithout: 'Finish without it',
  where: (who, thing) => `${who}, where does ${THE[thing]} stand?`,
  noPlace: 'Tap a territory',
  payFor: (at) => `Pay for ${at}`,
  build: (thing, at) => (at === undefined ? `Build ${THE[thing]}` : `Build ${THE[thing]} at ${at}`),
  propose: (thing, at) => `Propose ${THE[thing].replace('the ', thing === 'improvement' ? 'an ' : 'a ')} at ${at}`,
  token: (at) => `${at}: what does the token show?`,
  hero: (hero, at) => `Does the ${hero} move to ${at}?`,
  moves: (hero) => `The ${hero} moves`,
  stays: (hero) => `The ${hero} stays`,
  offerSend: (who) => `Offer to ${who}`,
  noGuest: 'Somebody has to be chosen',
  costs: (thing) => `What does ${THE[thing]} cost?`,
  costsNote: 'It is printed on the reference card or on the tile. Asked once, then remembered.',
  costsSo: (n) => `It costs ${many(n, 'card')}`,
  noCost: 'Nothing counted yet',
  pay: (thing, at) => `What pays ${THE[thing]}${at === undefined ? '' : ` at ${at}`}?`,
  asks: (priced, price) => `${priced}: the price is ${price}.`,
  or: 'or',
  paid: 'Paid, not typed in',
  allPaid: (n) => (n === 1 ? 'Build it: it is paid' : `Build it: all ${n} are paid`),
  allGiven: (n) => (n === 1 ? 'Build it: it is given' : `Build it: all ${n} are given`),
  missing: (n, kind) => `${kind === undefined ? many(n, 'card') : `${n} ${kind}`} ${n === 1 ? 'is' : 'are'} missing`,
  layDown: 'Lay down, or tap above to take back',
  slots: 'Price',
  slot: (asked, by) => (by === undefined ? `${asked}: missing` : `${asked}: ${by}, take back`),
  halfLost: 'half lost',
  pair: 'two halves',
  pairShort: 'supply',
  firstHalf: 'Supply card: one half',
  secondHalf: 'Supply card: the other half',
  market: 'Market',
  once: (at) => `${at}, once`,
  used: (at) => `${at}, used`,
  notAGuest: 'not as a guest',
  asksNot: (resource) => `Nothing here asks for ${resource}.`,
  paidAll: 'Everything is paid. Tap above to take a card back.',
  noneInHand: 'none in the hand, by the count',
  supplyWanting: (who) => `${who} has not taken so many supply cards. Was one forgotten?`,
  fee: (who, count) => `Palisade: also one card ${count > 1 ? 'each ' : ''}to ${who}. Face down, not typed in.`,
  after: (settlements, houses) => `Then ${many(settlements, 'settlement')}, ${many(houses, 'house')} left.`,
  notBuilt: 'Not built',
  giver: 'Who gives',
}

const ceny: Readonly<Record<Thing, string>> = {
  village: 'osada',
  fort: 'tvrz',
  church: 'kostel',
  hall: 'síň',
  road: 'cesta',
  market: 'tržiště',
  palisade: 'palisáda',
  improvement: 'zlepšení',
  army: 'rozšíření vojska',
}
const karet = (n: number): string => `${n} ${agreeing(n, 'karta', 'karty', 'karet')}`

const cs: BuildTexts = {
  why: {
    NOT_ADJACENT: 'daleko',
    NO_HOUSE_LEFT: 'domečky došly',
    NO_OWN_VILLAGE: 'nemáš tu osadu',
    BUILDING_TAKEN: 'už stojí',
    NO_BUILDINGS_IN_MOUNTAINS: 'hory',
    NO_SPACE_FOR_BUILDING: 'není místo',
    NO_OWN_SETTLEMENT: 'nemáš tu sídlo',
    WORK_EXISTS: 'už tu je',
    NO_TOKEN_LEFT: 'žetony došly',
    ARMY_AT_TOP: 'konec stupnice',
    NO_WORKS_IN_FINAL: 'na konci ne',
  },
  nowhere: 'nikde',
  things: {
    village: 'Osada',
    fort: 'Tvrz',
    church: 'Kostel',
    hall: 'Síň',
    road: 'Cesta',
    market: 'Tržiště',
    palisade: 'Palisáda',
    improvement: 'Výnosnost',
    army: 'Vojsko +1',
  },
  cards: (least, most) => (least === most ? karet(least) : `${least} až ${karet(most)}`),
  places: (n) => `${n} území`,
  step: (from) => `${from} na ${from + 1}`,
  supply: 'Karta zásob',
  supplyOpen: 'V tomto tahu ještě nebyla vzata',
  supplyTaken: 'Už byla vzata',
  take: 'Vzít',
  joint: 'Společná stavba',
  jointOpen: 'Jednou za kolo, ještě volná',
  nobodyBuilds: 'Žádná stavba teď nejde',
  spent: 'V kole využito',
  name: 'Navrhnout',
  offer: 'Nabídka',
  offerOpen: 'Jednu věc postaví někdo jiný',
  offerTo: 'Nabídnout',
  finish: 'Dostavěno',
  builtNow: 'Postaveno v tomto tahu',
  useNothing: 'Nevyužít',
  stillThere: 'Karta zásob ještě nebyla vzata',
  stillThereNote: 'Hlavní hráč si bere jednu ze čtyř vyložených, než kolo skončí. Kdo si ji teď nevezme, přijde o ni.',
  buildOn: 'Stavět dál',
  takeAndFinish: 'Vzít a dostavět',
  finishWithout: 'Dostavět bez ní',
  where: (who, thing) => `${who}: kde bude ${ceny[thing]}?`,
  noPlace: 'Klepni na území',
  payFor: (at) => `Zaplatit: ${at}`,
  build: (thing, at) => [`Postavit: ${ceny[thing]}`, ...(at === undefined ? [] : [at])].join(', '),
  propose: (thing, at) => `Navrhnout: ${ceny[thing]}, ${at}`,
  token: (at) => `${at}: co je na žetonu?`,
  hero: (hero, at) => `${at}: přesune se tam ${hero === 'priest' ? 'kněz' : hero === 'skald' ? 'skald' : 'bojovník'}?`,
  moves: () => 'Přesune se',
  stays: () => 'Zůstane, kde je',
  offerSend: (who) => `Nabídnout: ${who}`,
  noGuest: 'Ještě není vybráno komu',
  costs: (thing) => `Kolik stojí ${ceny[thing]}?`,
  costsNote: 'Cena je na přehledové kartě nebo na dílku území. Zadává se jen jednou.',
  costsSo: (n) => `Stojí to: ${karet(n)}`,
  noCost: 'Zatím nic nezadáno',
  pay: (thing, at) => `Čím se zaplatí ${ceny[thing]}${at === undefined ? '' : ` (${at})`}?`,
  asks: (priced, price) => `${priced} stojí: ${price}.`,
  or: 'nebo',
  paid: 'Platba bez zápisu',
  allPaid: () => 'Postavit: vše je zaplaceno',
  allGiven: () => 'Postavit: vše je pohromadě',
  missing: (n, kind) =>
    kind === undefined
      ? `${agreeing(n, 'Chybí', 'Chybějí', 'Chybí')} ${karet(n)}`
      : n === 1
        ? `Chybí 1 ${DRUHY[kind]}`
        : `Chybí ${n}× ${DRUHY[kind]}`,
  layDown: 'Klepnutím kartu vyložíš, nahoře ji vezmeš zpět',
  slots: 'Cena',
  slot: (asked, by) => (by === undefined ? `${asked}: chybí` : `${asked}: ${by}, vzít zpět`),
  halfLost: 'půlka propadá',
  pair: 'dvě půlky',
  pairShort: 'zásoby',
  firstHalf: 'Karta zásob: jedna půlka',
  secondHalf: 'Karta zásob: druhá půlka',
  market: 'Tržiště',
  once: (at) => `${at}, jednou`,
  used: (at) => `${at}, použito`,
  notAGuest: 'v nabídce ne',
  asksNot: (resource) => `Cena nežádá: ${resource}.`,
  paidAll: 'Vše je zaplaceno. Klepnutím nahoře se karta vrátí.',
  noneInHand: 'podle počtu žádná v ruce',
  supplyWanting: (who) => `${who} podle záznamu tolik karet zásob nemá. Nezapomněli jste nějakou zapsat?`,
  fee: (who, count) => `Palisáda: navíc ${count > 1 ? 'po jedné kartě dostanou' : 'jednu kartu dostane'} ${who}. Lícem dolů, bez zápisu.`,
  after: (settlements, houses) => `Potom sídla: ${settlements}, zbývá domečků: ${houses}.`,
  notBuilt: 'Nestaví se',
  giver: 'Kdo dává',
}
const DRUHY: Readonly<Record<Resource, string>> = { grain: 'obilí', cattle: 'dobytek', wood: 'dřevo', ore: 'ruda', gold: 'zlato' }

const buildTextsIn = byLanguage<BuildTexts>({ en, cs })
export const useBuildTexts = (): BuildTexts => buildTextsIn(useLanguage())
