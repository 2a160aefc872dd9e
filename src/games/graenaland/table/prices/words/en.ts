import type { Translation } from '../../../../../ui/language/translation'

/** English texts of the table of prices. */
const en = {
  title: 'What does it cost?',
  note: 'Printed on the reference card and the tiles. Typed in once, kept for later games with the same tile.',
  /** Label of the link to the table of prices, and the number of incomplete prices. */
  link: 'Copy the prices from your cards',
  open: (rows: number) =>
    rows === 0 ? 'All prices are known.' : `Not known: ${rows}. Type them in here at once, or each one is asked when it is first paid.`,
  /** Tiles for which the price of a village is known. A price belongs to one terrain in the layout for one number of players. */
  known: (tiles: string) => `Village prices that were typed in before: ${tiles}. If your tiles differ, correct the terrain or the price.`,
  done: 'Back to the island',
  halves: 'Part of the prices',
  card: 'Reference card',
  villages: (tiles: number) => `Villages, ${tiles} tiles`,
  village: 'Village',
  cell: (what: string, resource: string) => `${what}, ${resource}`,
  unknown: 'not known',
  /** Heading above the number buttons. */
  howMany: (what: string, resource: string) => `${what}, ${resource}: how many?`,
  /** Key that sets the unknown numbers of the selected row to 0. */
  zeros: (what: string) => `${what}: all others 0`,
  openRow: 'A row with ? is asked when it is first built.',
  /** Warning about a village with an unusual number of cards (R40). */
  odd: (at: string, cards: number, asked: number) => `${at}: ${cards} ${cards === 1 ? 'card' : 'cards'}. ${asked} cards are usual.`,
  keep: (cards: number) => `Keep ${cards}`,
  correct: 'Correct it',
  /** Number of cards that a village costs, compared with the number in the rulebook for the tile (R40). */
  sum: (cards: number, asked: number) => `${cards} of ${asked}`,
}

export type PriceTexts = Translation<typeof en>
export default en
