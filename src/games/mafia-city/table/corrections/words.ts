import { agreeing, outOf } from '../../../../ui/grammar/czech'
import { useLanguage } from '../../../../ui/words'
import type { Section } from '../../fields'
import { byLanguage } from '../../../../ui/by-language'

/** Texts of corrections, in both languages. */
export interface SetTexts {
  readonly sections: Readonly<Record<Section, string>>
  readonly hand: string
  readonly reserve: string
  readonly cell: string
  readonly fresh: string
  readonly cards: string
  readonly points: string
  readonly name: string
  readonly figures: string
  readonly onTile: string
  readonly start: string
  readonly hasPassed: (name: string) => string
  readonly isMarked: (at: string) => string
  readonly pile: string
  readonly discards: string
  readonly map: string
  readonly middle: string
  readonly around: (n: number) => string
  readonly stackNote: string
  readonly takeAway: (name: string, height: number) => string
  readonly onTop: (name: string) => string
  readonly empty: string
  /** Formats a sum: "10 of 11". */
  readonly sum: (found: number, total: number) => string
  /** Reports a wrong number of Mafiosi: the player, the number found, and the expected number. */
  readonly off: (name: string, found: number, total: number) => string
  readonly cardsOff: (found: number, all: number) => string
  readonly wrong: string
  readonly tooMany: (total: number, most: number) => string
  readonly tokens: (hand: number, reserve: number, cell: number) => string
  readonly bottomUp: (stack: string) => string
  readonly passed: (names: string) => string
  readonly markers: (places: string) => string
  readonly piles: (pile: number, discards: number) => string
  readonly startIs: (name: string) => string
  readonly nobody: string
  readonly none: string
  readonly rules: Readonly<
    Record<
      | 'level'
      | 'cellRelease'
      | 'all'
      | 'nextRound'
      | 'dealWithoutToken'
      | 'declineFigures'
      | 'tokensKept'
      | 'cardsCounted'
      | 'silentWindow'
      | 'thiefDrawn'
      | 'mapDrawn',
      string
    >
  >
}

const en: SetTexts = {
  sections: {
    players: 'Families',
    city: 'City and figures',
    round: 'This round',
    numbers: 'Printed numbers',
    rules: 'Rules and what is followed',
  },
  hand: 'Mafiosi in hand',
  reserve: 'Mafiosi in reserve',
  cell: 'Mafiosi in the Cell',
  fresh: 'Of those, jailed this round',
  cards: 'Cards in hand',
  points: 'Victory points',
  name: 'Name',
  figures: 'Figures',
  onTile: 'on its tile',
  start: 'Start player',
  hasPassed: (name) => `${name} has passed`,
  isMarked: (at) => `Marker on ${at}`,
  pile: 'Cards in the draw pile',
  discards: 'Cards in the discards',
  map: 'How the locations lie',
  middle: 'In the middle',
  around: (n) => `Around it, ${n}`,
  stackNote: 'Tap a Mafioso to take it away, or a family to put one on top.',
  takeAway: (name, height) => `Take away ${name}, ${height} from the bottom`,
  onTop: (name) => `${name} on top`,
  empty: 'Nobody lies there.',
  sum: (found, total) => `${found} of ${total}`,
  off: (name, found, total) =>
    `${name}: ${found} of ${total} Mafiosi, ${found < total ? `${total - found} too few` : `${found - total} too many`}.`,
  cardsOff: (found, all) => `${found} cards in the hands and both piles; the box holds ${all}.`,
  wrong: 'This position cannot be: somebody is there who does not play, or more were jailed this round than sit in the Cell.',
  tooMany: (total, most) => `${total} Mafiosi of a colour: the box holds ${most}.`,
  tokens: (hand, reserve, cell) => `hand ${hand}, reserve ${reserve}, Cell ${cell}`,
  bottomUp: (stack) => `from the bottom ${stack}`,
  passed: (names) => `passed: ${names}`,
  markers: (places) => `markers: ${places}`,
  piles: (pile, discards) => `draw pile ${pile}, discards ${discards}`,
  startIs: (name) => `start player: ${name}`,
  nobody: 'nobody',
  none: 'none',
  rules: {
    level: 'How long',
    cellRelease: 'Who leaves the Cell',
    all: 'everybody',
    nextRound: 'only those jailed in an earlier round',
    dealWithoutToken: 'Secret Deals without a Mafioso there',
    declineFigures: 'Policeman and Mayor may be left',
    tokensKept: 'Every Mafioso is followed',
    cardsCounted: 'Cards in hand are counted',
    silentWindow: 'Silent window',
    thiefDrawn: 'The app picks the Thief’s card',
    mapDrawn: 'The app lays out the city',
  },
}

const mafiosi = (n: number) => agreeing(n, 'Mafián', 'Mafiáni', 'Mafiánů')
const cs: SetTexts = {
  sections: {
    players: 'Klany',
    city: 'Město a figurky',
    round: 'Toto kolo',
    numbers: 'Vytištěná čísla',
    rules: 'Pravidla a co se sleduje',
  },
  hand: 'Mafiáni v ruce',
  reserve: 'Mafiáni v rezervě',
  cell: 'Mafiáni v Cele',
  fresh: 'Z toho zavření v tomto kole',
  cards: 'Karty v ruce',
  points: 'Vítězné body',
  name: 'Jméno',
  figures: 'Figurky',
  onTile: 'na své lokaci',
  start: 'Začínající hráč',
  hasPassed: (name) => `${name}: pas`,
  isMarked: (at) => `Označovací kostka: ${at}`,
  pile: 'Karty v dobíracím balíčku',
  discards: 'Karty v odkládacím balíčku',
  map: 'Jak leží lokace',
  middle: 'Uprostřed',
  around: (n) => `Kolem, ${n}.`,
  stackNote: 'Klepnutím na Mafiána ho odeber, klepnutím na klan polož jednoho navrch.',
  takeAway: (name, height) => `Odebrat: ${name}, ${height}. odspodu`,
  onTop: (name) => `Navrch: ${name}`,
  empty: 'Nikdo tu neleží.',
  sum: (found, total) => `${found} ${outOf(total)}`,
  off: (name, found, total) =>
    found < total
      ? `${name}: ${found} ${outOf(total)}, ${total - found} ${mafiosi(total - found)} chybí.`
      : `${name}: ${found} ${outOf(total)}, ${found - total} ${mafiosi(found - total)} navíc.`,
  cardsOff: (found, all) => `Karet v rukou a v obou balíčcích: ${found}. V krabici jich je ${all}.`,
  wrong: 'Taková pozice není možná: leží tu někdo, kdo nehraje, nebo bylo v tomto kole zavřeno víc Mafiánů, než je v Cele.',
  tooMany: (total, most) => `Mafiáni jedné barvy: ${total}. V krabici jich je ${most}.`,
  tokens: (hand, reserve, cell) => `ruka ${hand}, rezerva ${reserve}, Cela ${cell}`,
  bottomUp: (stack) => `odspodu ${stack}`,
  passed: (names) => `pas: ${names}`,
  markers: (places) => `označovací kostky: ${places}`,
  piles: (pile, discards) => `dobírací balíček ${pile}, odkládací ${discards}`,
  startIs: (name) => `začínající hráč: ${name}`,
  nobody: 'nikdo',
  none: 'žádné',
  rules: {
    level: 'Jak dlouho',
    cellRelease: 'Kdo odchází z Cely',
    all: 'všichni',
    nextRound: 'jen zavření v dřívějším kole',
    dealWithoutToken: 'Tajné dohody bez Mafiána na místě',
    declineFigures: 'Policistu a Starostu lze nechat být',
    tokensKept: 'Sleduje se každý Mafián',
    cardsCounted: 'Počítají se karty v ruce',
    silentWindow: 'Tiché reakce',
    thiefDrawn: 'Kartu Zloděje určí aplikace',
    mapDrawn: 'Město rozloží aplikace',
  },
}

export const setTextsIn = byLanguage<SetTexts>({ en, cs })
/** Returns these texts in the language of the page. */
export const useSetTexts = (): SetTexts => setTextsIn(useLanguage())
