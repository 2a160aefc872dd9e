import { agreeing, listAnd } from '../../../../../../ui/grammar/czech'
import type { Resource, Thing } from '../../../../box/box'
import type { BuildTexts } from './en'

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

const DRUHY: Readonly<Record<Resource, string>> = { grain: 'obilí', cattle: 'dobytek', wood: 'dřevo', ore: 'ruda', gold: 'zlato' }

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
  supplyOpen: 'Jednou za kolo, ještě volná',
  supplyTaken: 'Vybraná; do konce kola leží tři',
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
  stillThere: 'Karta zásob ještě leží na stole',
  stillThereNote: 'Hlavní hráč si bere jednu ze čtyř vyložených, než kolo skončí. Kdo si ji teď nevezme, přijde o ni.',
  buildOn: 'Stavět dál',
  takeAndFinish: 'Vzít a dostavět',
  finishWithout: 'Dostavět bez ní',
  where: (who, thing) => `${who}: kde bude ${ceny[thing]}?`,
  noPlace: 'Klepni na území',
  withFee: (price, fee) => `${price} + ${fee}`,
  price: (cards) => `stojí ${cards}`,
  payFor: (at) => `Zaplatit: ${at}`,
  build: (thing, at) => [`Postavit: ${ceny[thing]}`, ...(at === undefined ? [] : [at])].join(', '),
  propose: (thing, at) => `Navrhnout: ${ceny[thing]}, ${at}`,
  token: (at) => `${at}: co je na žetonu?`,
  hero: (hero, at) => `${at}: přesune se tam ${hero === 'priest' ? 'kněz' : hero === 'skald' ? 'skald' : 'bojovník'}?`,
  moves: () => 'Přesune se',
  stays: () => 'Zůstane, kde je',
  offerSend: (who) => `Nabídku dostane ${who}`,
  noGuest: 'Ještě není vybráno komu',
  costs: (thing, at) => `Kolik stojí ${ceny[thing]}${at === undefined ? '' : ` (${at})`}?`,
  costsNote: 'Cena je na přehledové kartě nebo na dílku území. Zadává se jen jednou.',
  tileNote: (cards) => `Cena je na dílku území, obvykle ${karet(cards)}. Zadává se jen jednou.`,
  oddCost: (cards, printed) =>
    `Podle pravidel ${printed} ${agreeing(printed, 'karta', 'karty', 'karet')}, ne ${cards}. Cena se pro tento dílek zapamatuje.`,
  keepCost: (cards) => `Na našem dílku je ${cards}`,
  costsSo: (n) => `Stojí to: ${karet(n)}`,
  noCost: 'Zatím nic nezadáno',
  pay: (thing, at) => `Čím se zaplatí ${ceny[thing]}${at === undefined ? '' : ` (${at})`}?`,
  asks: (priced, price) => `${priced} stojí: ${price}.`,
  counted: (n, resource) => `${n}× ${resource}`,
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
  layAny: 'Teď vylož jakoukoli kartu, tržiště ji vymění za chybějící',
  slots: 'Cena',
  slot: (asked, by) => (by === undefined ? `${asked}: chybí` : `${asked}: ${by}, vzít zpět`),
  exact: 'Přesná cena',
  halfLost: 'půlka propadá',
  pair: 'dvě půlky',
  pairShort: 'zásoby',
  traded: (card) => `${card}, vymění tržiště`,
  firstHalf: 'Karta zásob: jedna půlka',
  secondHalf: 'Karta zásob: druhá půlka',
  market: 'Tržiště',
  once: (at) => `${at}, jednou`,
  used: (at) => `${at}, použito`,
  notAGuest: 'v nabídce ne',
  asksNot: (resource) => `V ceně není: ${resource}.`,
  tryMarket: 'Tržiště vymění jakoukoli kartu za chybějící: nejdřív klepni na Tržiště.',
  paidAll: 'Vše je zaplaceno. Klepnutím nahoře se karta vrátí.',
  noneInHand: 'podle záznamů žádná v ruce',
  supplyWanting: (who) => `${who} podle záznamu tolik karet zásob nemá. Nezapomněli jste nějakou zapsat?`,
  cardWanting: (who, most) => {
    const cards = most === 0 ? 'žádnou kartu surovin' : `nejvýš ${most} ${agreeing(most, 'kartu', 'karty', 'karet')} surovin`
    return `${who} podle záznamu ${most === 0 ? 'nemá' : 'má'} ${cards}. Nezapomněli jste něco zapsat?`
  },
  fee: (clans) =>
    `Palisáda: navíc ${clans.length > 1 ? 'po jedné kartě dostanou' : 'jednu kartu dostane'} ${listAnd(clans)}. Lícem dolů, bez zápisu.`,
  after: (settlements, houses) => `Potom sídla: ${settlements}, zbývá domečků: ${houses}.`,
  notBuilt: 'Nestaví se',
  giver: 'Kdo dává',
}
export default cs
