import { agreeing, outOf } from '../../../../../ui/grammar/czech'
import type { SetTexts } from './en'

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
  hasPassed: (name) => `${name} má pas`,
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
  sum: (found, total) => `${found} ${outOf(total)} Mafiánů`,
  off: (name, found, total) =>
    found < total
      ? `${name}: ${found} ${outOf(total)}, ${total - found} ${mafiosi(total - found)} chybí.`
      : `${name}: ${found} ${outOf(total)}, ${found - total} ${mafiosi(found - total)} navíc.`,
  cardsOff: (found, all) => `Karet v rukou a v obou balíčcích: ${found}. V krabici jich je ${all}.`,
  wrong: 'Taková pozice není možná: leží tu někdo, kdo nehraje, nebo bylo v tomto kole zavřeno víc Mafiánů, než je v Cele.',
  tooMany: (total, most) => `Mafiáni jedné barvy: ${total}. V krabici jich je ${most}.`,
  tokens: (hand, reserve, cell) => `ruka ${hand}, rezerva ${reserve}, Cela ${cell}`,
  jailedNow: (fresh) => `zavřeno v tomto kole ${fresh}`,
  bottomUp: (stack) => `odspodu ${stack}`,
  passed: (names) => `pas: ${names}`,
  markers: (places) => `označovací kostky: ${places}`,
  piles: (pile, discards) => `dobírací balíček ${pile}, odkládací ${discards}`,
  startIs: (name) => `začínající hráč: ${name}`,
  nobody: 'nikdo',
  none: 'žádné',
  rules: {
    level: 'Délka hry',
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
export default cs
