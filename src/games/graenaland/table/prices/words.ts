import { agreeing } from '../../../../ui/grammar/czech'
import { useLanguage } from '../../../../ui/words'

/** Texts of the table of prices. */
export interface PriceTexts {
  readonly title: string
  readonly note: string
  /** Link to the table, and the number of open rows. */
  readonly link: string
  readonly open: (rows: number) => string
  readonly done: string
  readonly halves: string
  readonly card: string
  readonly villages: (tiles: number) => string
  readonly village: string
  readonly cell: (what: string, resource: string) => string
  readonly unknown: string
  /** Heading of the keys. */
  readonly howMany: (what: string, resource: string) => string
  readonly openRow: string
  /** Warning about a village with an unusual number of cards (R40). */
  readonly odd: (at: string, cards: number, asked: number) => string
  readonly keep: (cards: number) => string
  readonly correct: string
  /** Number of cards of a row, next to the number in the rulebook for the tile (R40). */
  readonly sum: (cards: number, asked: number) => string
}

const en: PriceTexts = {
  title: 'What does it cost?',
  note: 'It is printed on the reference card and on the tiles; the rulebook has lost it. Typed in once, kept for every game.',
  link: 'Prices on your board',
  open: (rows) => (rows === 0 ? 'All prices are known.' : `Open: ${rows}. A price that is open is asked when it is first paid.`),
  done: 'Back to the island',
  halves: 'Part of the prices',
  card: 'Reference card',
  villages: (tiles) => `Villages, ${tiles} tiles`,
  village: 'Village',
  cell: (what, resource) => `${what}, ${resource}`,
  unknown: 'not known',
  howMany: (what, resource) => `${what}, ${resource}: how many?`,
  openRow: 'A row with ? is asked when it is first built.',
  odd: (at, cards, asked) => `${at}: ${cards} ${cards === 1 ? 'card' : 'cards'}. ${asked} cards are usual.`,
  keep: (cards) => `Keep ${cards}`,
  correct: 'Correct it',
  sum: (cards, asked) => `${cards} of ${asked}`,
}

const cs: PriceTexts = {
  title: 'Kolik co stojí?',
  note: 'Ceny jsou na přehledové kartě a na dílcích území; v pravidlech se nedochovaly. Zadají se jednou a platí pro všechny hry.',
  link: 'Ceny z vaší krabice',
  open: (rows) =>
    rows === 0
      ? 'Všechny ceny jsou zadané.'
      : `${agreeing(rows, 'Chybí', 'Chybějí', 'Chybí')} ${rows}. Chybějící cena se zadá, až se bude poprvé platit.`,
  done: 'Zpět k ostrovu',
  halves: 'Část cen',
  card: 'Přehledová karta',
  villages: (tiles) => `Osady, dílků: ${tiles}`,
  village: 'Osada',
  cell: (what, resource) => `${what}, ${resource}`,
  unknown: 'není známo',
  howMany: (what, resource) => `${what}, ${resource}: kolik?`,
  openRow: 'Řádek s otazníkem se zadá při první stavbě.',
  odd: (at, cards, asked) => `${at}: ${cards} ${agreeing(cards, 'karta', 'karty', 'karet')}. Obvyklý počet je ${asked}.`,
  keep: (cards) => `Nechat ${cards}`,
  correct: 'Opravit',
  sum: (cards, asked) => `${cards} z ${asked}`,
}

export const priceTexts = { en, cs } as const
export const usePriceTexts = (): PriceTexts => priceTexts[useLanguage()]
