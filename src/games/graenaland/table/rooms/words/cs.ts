import { agreeing, listAnd, outOf, outOfMany } from '../../../../../ui/grammar/czech'
import { inPlace } from '../../../words/cs/nouns'
import type { OutcomeTexts } from './en'

/** Returns a list of cards in the accusative: only the noun for one card has another form than in the nominative. */
const inAccusative = (cards: string): string => cards.replaceAll('karta ', 'kartu ')

/** Returns the Czech word form that follows a number: for one, for two to four, or for five and more. */
const kolik = (n: number, one: string, few: string, more: string): string => `${n} ${agreeing(n, one, few, more)}`

const zbyva = (n: number): string => agreeing(n, 'zbývá', 'zbývají', 'zbývá')

const kartu = (n: number): string => kolik(n, 'kartu', 'karty', 'karet')

const hlasy = (n: number): string => kolik(n, 'hlas', 'hlasy', 'hlasů')

const body = (n: number): string => kolik(n, 'bod', 'body', 'bodů')

const cs: OutcomeTexts = {
  list: listAnd,
  ship: (who) => `Značku lodě dostává ${who}`,
  begins: (who) => `Začíná ${who}`,
  shuffleDecks: 'Zamíchejte karty zásob a zvlášť každý ze čtyř balíčků surovin',
  armyTrack: 'Každý dá jeden domeček na první políčko stupnice vojska',
  dealCards: 'Každému rozdejte tři karty vítězných bodů, lícem dolů',
  supplyRow: 'Vyložte čtyři karty zásob do řady, lícem vzhůru',
  coastCards: 'Na každé území na pobřeží dejte dvě karty jeho krajiny, lícem dolů',
  startsAt: (who, first, second, warrior) => {
    const villages = first === second ? `dvě osady ${inPlace(first)}` : `osady ${inPlace(first)} a ${inPlace(second)}`
    return `${who}: ${villages}, bojovník ${inPlace(warrior)}`
  },
  startCards: (terrains) => `Táhne dvě karty: ${terrains.join(', ')}`,
  settles: (who, at) => `${who} se usazuje: ${at}`,
  lifts: (who, at) => `${who} zvedá kotvu: ${at}`,
  allSettled: 'Všichni jsou usazeni',
  piece: (who, what, at) => `${who}: ${what}, ${at}`,
  back: (who, what, at) => `${who}: ${what} zpět, ${at}`,
  off: (who, what, at) => `${who}: ${what} pryč, ${at}`,
  takesStartCard: (who, at) => `${who} si bere kartu do ruky: ${at}`,
  noStartCard: (at) => `Karta už tu nezbyla: ${at}.`,
  mayLift: (names) => `Kotvu smí zvednout: ${names}.`,
  discardCoast: (n) => `Z pobřeží odložte ${kartu(n)}`,
  aside: 'Každý odloží zbylé dvě karty lícem dolů',
  victoryCard: 'Základní karta vítězství jde do krabice',
  onPaper: (names) => `Jen na papíře: ${names}.`,
  produced: (n, down) => `Na ostrově leží ${kolik(n, 'karta', 'karty', 'karet')}${down > 0 ? `, z toho lícem dolů ${down}` : ''}`,
  nothingDrawn: 'Všechna území jsou plná: nic se netáhne',
  heroesNow: 'Teď přijdou na řadu rozkazy hrdinům.',
  full: (lying) => `plno, ${kolik(lying, 'karta', 'karty', 'karet')}`,
  noCard: 'balíček došel',
  roadCard: (at) => `Za cestu leží jedna karta lícem dolů: ${at}`,
  turnedAway: 'otočená karta neodpovídala',
  heroes: (n) =>
    n === 0 ? 'Všichni hrdinové zůstávají' : agreeing(n, `Přesune se ${n} hrdina`, `Přesunou se ${n} hrdinové`, `Přesune se ${n} hrdinů`),
  goes: (who, hero, from, to) => `${who}: ${hero}, ${from} → ${to}`,
  swaps: 'Vymění si místo.',
  invalid: (go) => (go === '' ? 'Rozkaz nevede na žádné území.' : `Rozkaz: ${go}. Nevede na žádné území.`),
  stays: (who) => `${who}: hrdinové zůstávají`,
  staysAt: (who, hero, at) => `${who}: ${hero} zůstává, ${at}`,
  enters: (who, hero, at) => `${who}: ${hero} přichází na herní plán, ${at}`,
  waits: (who, hero, at) => `${who}: ${hero} čeká na vstup, ${at}`,
  waitsWhy: (who, hero) => `Stojí tam ${hero} téhož klanu (${who}).`,
  stillWaits: (who, hero, at) => `${who}: ${hero} dál čeká na vstup, ${at}`,
  silenced: (at) => `Kde stojí kněz, vojsko hlasy nedává: ${at}.`,
  proposesFirst: (who) => `První návrh podává ${who}.`,
  adopted: (yes, total, at) => `Schváleno, ${at}: ${yes}\u00a0${outOfMany(total, 'hlasu', 'hlasů')}`,
  needed: (n) => `Ke schválení ${agreeing(n, 'byl potřeba', 'byly potřeba', 'bylo potřeba')} ${hlasy(n)}.`,
  goalPoints: (goal, has, points) => `${goal}: ${has} → ${body(points)}`,
  takes: (who, what) => `${who} dostává: ${inAccusative(what)}`,
  mayLook: 'Na kartu lícem dolů se podívá jen ten, kdo ji dostane.',
  handOut: (n, at) => `Rozdejte podle návrhu ${kartu(n)}, ${at}`,
  votes: 'Hlasy',
  yes: 'pro',
  no: 'proti',
  silent: 'proti, mlčí',
  built: (who, what, at) => `${who}: ${what}, ${at}`,
  army: (who) => `${who}: vojsko o krok výš`,
  housesLeft: (n) => `${zbyva(n)} ${kolik(n, 'domeček', 'domečky', 'domečků')}`,
  tokensLeft: (n) => `v krabici ${zbyva(n)} ${kolik(n, 'žeton', 'žetony', 'žetonů')}`,
  pays: (who, what) => `${who} platí: ${inAccusative(what)}`,
  paysUntold: (who) => `${who} platí kartami z ruky`,
  takesBack: (who, what) => `${who} si bere zpět: ${inAccusative(what)}`,
  takesBackUntold: (who) => `${who} si bere zaplacené karty zpět do ruky`,
  feeBack: (from, to) => `${to} vrací 1 kartu surovin, dostává ji ${from}`,
  sharesBack: (who, what, at) => `${who} vrací na území (${at}): ${inAccusative(what)}`,
  cardsToTile: (n, at) => `Rozdané karty zpět na území (${at}): ${n}`,
  paysAgain: (who, what) => `${who} platí znovu: ${inAccusative(what)}`,
  paysAgainUntold: (who) => `${who} znovu platí cenu`,
  feeAgain: (from, to) => `${from} znovu dává 1 kartu surovin: ${to}`,
  supplyAgain: (who) => `${who} si znovu bere kartu zásob`,
  sharesAgain: (who, what) => `${who} znovu dostává: ${inAccusative(what)}`,
  handOutAgain: (n, at) => `Znovu rozdejte ${kartu(n)}, ${at}`,
  supplyBack: (who) => `${who} vrací kartu zásob mezi vyložené`,
  toPiles: 'Na odkládací hromádky podle rubu',
  toSupplyPile: 'Na odkládací hromádku karet zásob',
  supplyCard: (one, other) => `karta zásob (${one}, ${other})`,
  fee: (from, to) => `${from} dává 1 kartu surovin, dostává ji ${to}`,
  feeWhy: 'Palisáda: první sídlo na území',
  market: (at) => `Tržiště je využito: ${at}`,
  marketWhy: 'V této fázi stavby už znovu ne',
  relocates: 'přesouvá se k nové budově',
  supplyTaken: (who) => `${who} si bere do ruky 1 kartu zásob`,
  supplyNote: 'Do konce kola leží lícem vzhůru tři.',
  mayBuild: (who) => `${who} smí postavit jednu věc`,
  mayBuildNote: 'Platí jen vlastními kartami a bez tržišť.',
  jointDropped: 'Společná stavba se nestaví',
  jointTakeBack: 'Všichni si vezmou karty zpět',
  offerDropped: 'Nabídka nebyla využita',
  chanceSpent: 'Možnost tohoto kola je vyčerpána.',
  goalsTitle: (who, met) => `${who} končí tah: ${met < 3 ? `cíle ${met} ze 3` : `splněné cíle ${met}`}`,
  hasBuilt: (who, n) => `${who} končí tah: ${kolik(n, 'sídlo', 'sídla', 'sídel')}`,
  goalsOf: (who) => `Cíle, ${who}`,
  points: body,
  supplyMissed: 'Karta zásob zůstala ležet.',
  announces: (who, points) => (points === undefined ? `Vítězství oznamuje ${who}` : `Vítězství oznamuje ${who}: ${body(points)}`),
  nobodyAnnounces: 'Vítězství nikdo neoznamuje',
  builds: (at, who) => `${at}. ${who}`,
  order: 'Závěrečné stavění',
  finalNote: 'Každý ještě jednou staví, v tomto pořadí: bez veřejných staveb a bez karty zásob.',
  builtLast: (who) => `${who}: závěrečné stavění skončilo`,
  shows: (who, points) => `${who} ukazuje ${body(points)}`,
  tooFew: (points, announced) => `Jen ${body(points)}\u00a0${outOf(announced)}`,
  tooFewNote: (who) => `${who} vrací své stavby; karta zůstává odkrytá.`,
  goesOn: (chief) => `Kolo pokračuje: staví ${chief}.`,
  cardsBack: (who) => `${who} si bere zpět karty, kterými se platilo`,
  supplyUp: 'Otočte 1 kartu zásob, ať leží čtyři',
  round: (n, who) => `${n}. kolo, hlavní hráč: ${who}`,
}
export default cs
