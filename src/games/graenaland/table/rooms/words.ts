import { agreeing, listAnd as csAnd, outOf } from '../../../../ui/grammar/czech'
import { listAnd as enAnd } from '../../../../ui/grammar/english'
import { useLanguage } from '../../../../ui/words'
import { byLanguage } from '../../../../ui/by-language'

/** Texts of the outcome of a move; parameters for places, players and things are names. */
export interface OutcomeTexts {
  readonly list: (items: readonly string[]) => string
  readonly ship: (who: string) => string
  readonly begins: (who: string) => string
  readonly starts: (who: string) => string
  readonly settles: (who: string, at: string) => string
  readonly lifts: (who: string, at: string) => string
  readonly allSettled: string
  readonly piece: (who: string, what: string, at: string) => string
  readonly back: (who: string, what: string, at: string) => string
  readonly off: (who: string, what: string, at: string) => string
  readonly draws: (who: string, terrain: string) => string
  readonly takesStartCard: (who: string, at: string) => string
  readonly noStartCard: (at: string) => string
  readonly mayLift: (names: string) => string
  readonly discardCoast: (n: number) => string
  readonly aside: string
  readonly victoryCard: string
  readonly onPaper: (names: string) => string
  readonly produced: (n: number, down: number) => string
  readonly nothingDrawn: string
  readonly heroesNow: string
  readonly full: (lying: number) => string
  readonly noCard: string
  readonly turnedAway: string
  readonly heroes: (n: number) => string
  readonly goes: (who: string, hero: string, from: string, to: string) => string
  readonly swaps: string
  /** An order that leads off the map, with its compass position (R20). */
  readonly invalid: (go: string) => string
  readonly stays: (who: string) => string
  readonly staysAt: (who: string, hero: string, at: string) => string
  readonly enters: (who: string, hero: string, at: string) => string
  readonly waits: (who: string, hero: string, at: string) => string
  readonly waitsWhy: (who: string, hero: string) => string
  /** A hero that still waits for one territory while a building in another territory is built (R88). */
  readonly stillWaits: (who: string, hero: string, at: string) => string
  readonly silenced: (at: string) => string
  readonly proposesFirst: (who: string) => string
  readonly adopted: (yes: number, total: number, at: string) => string
  readonly rejected: (yes: number, total: number, at: string) => string
  readonly half: (yes: number, total: number, at: string) => string
  readonly needed: (n: number) => string
  readonly takes: (who: string, what: string) => string
  readonly mayLook: string
  readonly handOut: (n: number, at: string) => string
  readonly cardsStay: (n: number, at: string) => string
  readonly votes: string
  readonly yes: string
  readonly no: string
  readonly silent: string
  readonly built: (who: string, what: string, at: string) => string
  readonly army: (who: string) => string
  readonly housesLeft: (n: number) => string
  readonly tokensLeft: (n: number) => string
  readonly pays: (who: string, what: string) => string
  readonly paysUntold: (who: string) => string
  readonly toPiles: string
  readonly toSupplyPile: string
  readonly supplyCard: (one: string, other: string) => string
  readonly fee: (from: string, to: string) => string
  readonly feeWhy: string
  readonly market: (at: string) => string
  readonly marketWhy: string
  readonly relocates: string
  readonly supplyTaken: (who: string) => string
  readonly supplyNote: string
  readonly mayBuild: (who: string) => string
  readonly mayBuildNote: string
  readonly jointDropped: string
  readonly jointTakeBack: string
  readonly offerDropped: string
  readonly chanceSpent: string
  readonly goalsTitle: (who: string, met: number) => string
  readonly hasBuilt: (who: string, n: number) => string
  readonly goalsOf: (who: string) => string
  readonly points: (n: number) => string
  readonly supplyMissed: string
  readonly announces: (who: string, points: number | undefined) => string
  readonly nobodyAnnounces: string
  readonly builds: (at: number, who: string) => string
  readonly order: string
  readonly finalNote: string
  readonly builtLast: (who: string) => string
  readonly shows: (who: string, points: number) => string
  readonly tooFew: (points: number, announced: number) => string
  readonly tooFewNote: (who: string) => string
  readonly goesOn: (chief: string) => string
  readonly cardsBack: (who: string) => string
  readonly supplyUp: string
  readonly round: (n: number, who: string) => string
}

const many = (n: number, one: string, more = `${one}s`): string => `${n} ${n === 1 ? one : more}`

const en: OutcomeTexts = {
  list: enAnd,
  ship: (who) => `Ship marker to ${who}`,
  begins: (who) => `${who} begins`,
  starts: (who) => `${who} starts like this`,
  settles: (who, at) => `${who} settles at ${at}`,
  lifts: (who, at) => `${who} lifts anchor to ${at}`,
  allSettled: 'Everybody has settled',
  piece: (who, what, at) => `${who}: ${what} to ${at}`,
  back: (who, what, at) => `${who}: ${what} back to ${at}`,
  off: (who, what, at) => `${who}: ${what} off ${at}`,
  draws: (who, terrain) => `${who} draws a card: ${terrain}`,
  takesStartCard: (who, at) => `${who} takes a card of ${at} into the hand`,
  noStartCard: (at) => `No card is left at ${at}.`,
  mayLift: (names) => `Earlier settlers may lift anchor: ${names}.`,
  discardCoast: (n) => `Discard ${many(n, 'card')} left on the coast`,
  aside: 'Each puts the two other cards aside, face down',
  victoryCard: 'The basic victory card goes into the box',
  onPaper: (names) => `On paper only: ${names}.`,
  produced: (n, down) => `${many(n, 'card lies', 'cards lie')} on the island${down > 0 ? `, ${down} face down` : ''}`,
  nothingDrawn: 'Every territory is full: nothing is drawn',
  heroesNow: 'Hero orders come next.',
  full: (lying) => `full with ${many(lying, 'card')}`,
  noCard: 'no card left to draw',
  turnedAway: 'the card turned over went away',
  heroes: (n) => (n === 0 ? 'All heroes stay' : many(n, 'hero moves', 'heroes move')),
  goes: (who, hero, from, to) => `${who}: ${hero} from ${from} to ${to}`,
  swaps: 'They change places.',
  invalid: (go) => (go === '' ? 'There is no territory in that direction.' : `Order: ${go}. There is no territory.`),
  stays: (who) => `${who}: heroes stay`,
  staysAt: (who, hero, at) => `${who}: ${hero} stays at ${at}`,
  enters: (who, hero, at) => `${who}: ${hero} enters at ${at}`,
  waits: (who, hero, at) => `${who}: ${hero} waits to enter at ${at}`,
  waitsWhy: (who, hero) => `${who}’s own ${hero} stands there.`,
  stillWaits: (who, hero, at) => `${who}: ${hero} still waits to enter at ${at}`,
  silenced: (at) => `Armies bring no votes where a priest stands: ${at}.`,
  proposesFirst: (who) => `${who} proposes first.`,
  adopted: (yes, total, at) => `Adopted at ${at}: ${yes} of ${total} votes`,
  rejected: (yes, total, at) => `Rejected at ${at}: ${yes} of ${total} votes`,
  half: (yes, total, at) => `Rejected at ${at}: ${yes} of ${total} is exactly half`,
  needed: (n) => `${many(n, 'vote was', 'votes were')} needed.`,
  takes: (who, what) => `${who} takes ${what}`,
  mayLook: 'Only the one who gets a card face down looks at it.',
  handOut: (n, at) => `Hand out ${many(n, 'card')} of ${at} as proposed`,
  cardsStay: (n, at) => `${many(n, 'card stays', 'cards stay')} at ${at}.`,
  votes: 'Votes',
  yes: 'yes',
  no: 'no',
  silent: 'no, said nothing',
  built: (who, what, at) => `${who}: ${what} at ${at}`,
  army: (who) => `${who}: army one step up`,
  housesLeft: (n) => `${many(n, 'house')} left`,
  tokensLeft: (n) => `${many(n, 'token')} left in the box`,
  pays: (who, what) => `${who} pays ${what}`,
  paysUntold: (who) => `${who} pays the price`,
  toPiles: 'To the discard piles, by their backs',
  toSupplyPile: 'To the discard pile of the supply cards',
  supplyCard: (one, other) => `a supply card (${one}, ${other})`,
  fee: (from, to) => `${from} gives ${to} 1 resource card`,
  feeWhy: 'Palisade: the first settlement there',
  market: (at) => `Market at ${at} is used`,
  marketWhy: 'Not again in this building',
  relocates: 'moves to the new building',
  supplyTaken: (who) => `${who} takes 1 supply card into the hand`,
  supplyNote: 'Three lie open until the end of the round.',
  mayBuild: (who) => `${who} may build one thing`,
  mayBuildNote: 'Alone, with own cards and without markets.',
  jointDropped: 'The joint work is not built',
  jointTakeBack: 'Everybody takes the cards back',
  offerDropped: 'The offer is not used',
  chanceSpent: 'The chance of this round is spent.',
  goalsTitle: (who, met) => `${who} has built: ${met < 3 ? `${met} of 3 goals` : `${met} goals`}`,
  hasBuilt: (who, n) => `${who} has built: ${many(n, 'settlement')}`,
  goalsOf: (who) => `Goals of ${who}`,
  points: (n) => many(n, 'point'),
  supplyMissed: 'No supply card was taken.',
  announces: (who, points) =>
    points === undefined ? `${who} announces victory` : `${who} announces victory with ${many(points, 'point')}`,
  nobodyAnnounces: 'Nobody announces victory',
  builds: (at, who) => `${at}. ${who}`,
  order: 'Final building',
  finalNote: 'Each builds once more, in this order: no public works, no supply card.',
  builtLast: (who) => `${who} has built for the last time`,
  shows: (who, points) => `${who} shows ${many(points, 'point')}`,
  tooFew: (points, announced) => `Only ${points} of ${announced}`,
  tooFewNote: (who) => `${who} takes back what was built; the card stays open.`,
  goesOn: (chief) => `The round goes on: ${chief} builds.`,
  cardsBack: (who) => `${who} takes back the cards that paid`,
  supplyUp: 'Turn up 1 supply card: four lie open',
  round: (n, who) => `Round ${n}: ${who} is chief`,
}

/** Word forms after a number: one, two to four, five and more. */
const kolik = (n: number, one: string, few: string, more: string): string => `${n} ${agreeing(n, one, few, more)}`
const zbyva = (n: number): string => agreeing(n, 'zbývá', 'zbývají', 'zbývá')
const kartu = (n: number): string => kolik(n, 'kartu', 'karty', 'karet')
const hlasy = (n: number): string => kolik(n, 'hlas', 'hlasy', 'hlasů')
const body = (n: number): string => kolik(n, 'bod', 'body', 'bodů')

const cs: OutcomeTexts = {
  list: csAnd,
  ship: (who) => `Značku lodě dostává ${who}`,
  begins: (who) => `Začíná ${who}`,
  starts: (who) => `${who}: počáteční osady`,
  settles: (who, at) => `${who}: usazení, ${at}`,
  lifts: (who, at) => `${who} zvedá kotvu: ${at}`,
  allSettled: 'Všichni jsou usazeni',
  piece: (who, what, at) => `${who}: ${what}, ${at}`,
  back: (who, what, at) => `${who}: ${what} zpět, ${at}`,
  off: (who, what, at) => `${who}: ${what} pryč, ${at}`,
  draws: (who, terrain) => `${who} si táhne kartu: ${terrain}`,
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
  turnedAway: 'otočená karta neodpovídala',
  heroes: (n) =>
    n === 0 ? 'Všichni hrdinové zůstávají' : agreeing(n, `Přesune se ${n} hrdina`, `Přesunou se ${n} hrdinové`, `Přesune se ${n} hrdinů`),
  goes: (who, hero, from, to) => `${who}: ${hero}, ${from} → ${to}`,
  swaps: 'Vymění si místo.',
  invalid: (go) => (go === '' ? 'Tím směrem žádné území není.' : `Rozkaz: ${go}. Žádné území tam není.`),
  stays: (who) => `${who}: hrdinové zůstávají`,
  staysAt: (who, hero, at) => `${who}: ${hero} zůstává, ${at}`,
  enters: (who, hero, at) => `${who}: ${hero} přichází na mapu, ${at}`,
  waits: (who, hero, at) => `${who}: ${hero} čeká na vstup, ${at}`,
  waitsWhy: (who, hero) => `Stojí tam ${hero} téhož klanu (${who}).`,
  stillWaits: (who, hero, at) => `${who}: ${hero} dál čeká na vstup, ${at}`,
  silenced: (at) => `Kde stojí kněz, vojsko hlasy nedává: ${at}.`,
  proposesFirst: (who) => `První návrh podává ${who}.`,
  adopted: (yes, total, at) => `Schváleno, ${at}: ${yes} ${outOf(total)} hlasů`,
  rejected: (yes, total, at) => `Neschváleno, ${at}: ${yes} ${outOf(total)} hlasů`,
  half: (yes, total, at) => `Neschváleno, ${at}: ${yes} ${outOf(total)} je přesně polovina`,
  needed: (n) => `Stačí ${hlasy(n)}.`,
  takes: (who, what) => `${who} dostává: ${what}`,
  mayLook: 'Na kartu lícem dolů se podívá jen ten, kdo ji dostane.',
  handOut: (n, at) => `Rozdejte podle návrhu ${kartu(n)}, ${at}`,
  cardsStay: (n, at) => `${at}: ${kolik(n, 'karta zůstává', 'karty zůstávají', 'karet zůstává')} na místě.`,
  votes: 'Hlasy',
  yes: 'pro',
  no: 'proti',
  silent: 'proti, mlčí',
  built: (who, what, at) => `${who}: ${what}, ${at}`,
  army: (who) => `${who}: vojsko o krok výš`,
  housesLeft: (n) => `${zbyva(n)} ${kolik(n, 'domeček', 'domečky', 'domečků')}`,
  tokensLeft: (n) => `v krabici ${zbyva(n)} ${kolik(n, 'žeton', 'žetony', 'žetonů')}`,
  pays: (who, what) => `${who} platí: ${what}`,
  paysUntold: (who) => `${who} platí`,
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
  mayBuild: (who) => `Jednu věc smí postavit ${who}`,
  mayBuildNote: 'Platí jen vlastními kartami a bez tržišť.',
  jointDropped: 'Společná stavba se nestaví',
  jointTakeBack: 'Všichni si vezmou karty zpět',
  offerDropped: 'Nabídka nebyla využita',
  chanceSpent: 'Možnost tohoto kola je vyčerpána.',
  goalsTitle: (who, met) => `${who}, dostavěno: ${met < 3 ? `cíle ${met} ze 3` : `splněné cíle ${met}`}`,
  hasBuilt: (who, n) => `${who}, dostavěno: ${kolik(n, 'sídlo', 'sídla', 'sídel')}`,
  goalsOf: (who) => `Cíle, ${who}`,
  points: body,
  supplyMissed: 'Karta zásob nebyla vzata.',
  announces: (who, points) => (points === undefined ? `Vítězství oznamuje ${who}` : `Vítězství oznamuje ${who}: ${body(points)}`),
  nobodyAnnounces: 'Vítězství nikdo neoznamuje',
  builds: (at, who) => `${at}. ${who}`,
  order: 'Závěrečné stavění',
  finalNote: 'Každý ještě jednou staví, v tomto pořadí: bez veřejných staveb a bez karty zásob.',
  builtLast: (who) => `${who}: závěrečné stavění skončilo`,
  shows: (who, points) => `${who} ukazuje ${body(points)}`,
  tooFew: (points, announced) => `Jen ${points} ${outOf(announced)}`,
  tooFewNote: (who) => `${who} vrací své stavby; karta zůstává odkrytá.`,
  goesOn: (chief) => `Kolo pokračuje: staví ${chief}.`,
  cardsBack: (who) => `${who} si bere zpět karty, kterými se platilo`,
  supplyUp: 'Otočte 1 kartu zásob, ať leží čtyři',
  round: (n, who) => `${n}. kolo, hlavní hráč: ${who}`,
}

export const outcomeTextsIn = byLanguage<OutcomeTexts>({ en, cs })
export const useToldTexts = (): OutcomeTexts => outcomeTextsIn(useLanguage())
