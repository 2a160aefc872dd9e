import { agreeing } from '../../../../../ui/grammar/czech'
import type { PriceTexts } from './en'

const cs: PriceTexts = {
  title: 'Kolik co stojí?',
  note: 'Ceny jsou na přehledové kartě a na dílcích. Zadají se jednou, i pro další hry se stejným dílkem.',
  link: 'Opsat ceny z karet',
  open: (rows) =>
    rows === 0
      ? 'Všechny ceny jsou zadané.'
      : `${agreeing(rows, 'Chybí', 'Chybějí', 'Chybí')} ${rows}. Tady se zadají najednou, jinak se každá zadá při prvním placení.`,
  known: (tiles) => `Dříve zadané ceny osad: ${tiles}. Pokud máš jiné dílky, oprav terén nebo cenu.`,
  done: 'Zpět k ostrovu',
  halves: 'Část cen',
  card: 'Přehledová karta',
  villages: (tiles) => `Osady, dílků: ${tiles}`,
  village: 'Osada',
  cell: (what, resource) => `${what}, ${resource}`,
  unknown: 'není známo',
  howMany: (what, resource) => `${what}, ${resource}: kolik?`,
  zeros: (what) => `${what}: všechny ostatní 0`,
  openRow: 'Řádek s otazníkem se zadá při první stavbě.',
  odd: (at, cards, asked) => `${at}: ${cards} ${agreeing(cards, 'karta', 'karty', 'karet')}. Obvyklý počet je ${asked}.`,
  keep: (cards) => `Nechat ${cards}`,
  correct: 'Opravit',
  sum: (cards, asked) => `${cards} z ${asked}`,
}
export default cs
