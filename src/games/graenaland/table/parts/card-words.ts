import { agreeing, outOf } from '../../../../ui/grammar/czech'
import { useLanguage } from '../../../../ui/words'
import { byLanguage } from '../../../../ui/by-language'

/** Texts of victory point cards (R77, R78). */
export interface CardTexts {
  readonly back: string
  readonly rising: string
  /** Number of levels not typed in yet; 0 if the card is complete. */
  /** A level was typed that is not higher than the one before. */
  readonly tooLow: string
  readonly missing: (levels: number) => string
  /** Column heading: the points up to this level. */
  readonly upTo: (points: number) => string
  readonly keys: string
  readonly reached: string
  readonly now: (points: number, needed: number) => string
  /** The button that seals a complete card. */
  readonly seal: string
  /** Button of a player who does not type the card in. */
  readonly unsealed: string
  /** Public status of a card: sealed, or on paper only. */
  readonly isSealed: string
  readonly isOnPaper: string
}

const en: CardTexts = {
  back: 'Back',
  rising: 'Type it as it is printed, row by row; each level is higher than the one before. Put the other two cards away.',
  tooLow: 'Not taken: each level of a goal is higher than the one before it.',
  missing: (levels) => (levels === 0 ? 'The card is complete.' : levels === 1 ? '1 level is missing.' : `${levels} levels are missing.`),
  upTo: (points) => (points === 1 ? '1 point' : `${points}`),
  keys: 'Level',
  reached: 'reached',
  now: (points, needed) => `${points} of ${needed} points now`,
  seal: 'Seal for the evening',
  unsealed: 'Mine stays on paper',
  isSealed: 'card sealed',
  isOnPaper: 'card on paper',
}

const cs: CardTexts = {
  back: 'Zpět',
  rising: 'Opiš kartu po řádcích; každý stupeň je vyšší než předchozí. Zbylé dvě karty odlož.',
  tooLow: 'Nezapsáno: každý další stupeň cíle musí být vyšší než předchozí.',
  missing: (levels) => (levels === 0 ? 'Karta je celá.' : `Chybí ${levels} ${agreeing(levels, 'stupeň', 'stupně', 'stupňů')}.`),
  upTo: (points) => (points === 1 ? '1 bod' : `${points}`),
  keys: 'Stupeň',
  reached: 'splněno',
  now: (points, needed) => `Teď ${points} ${agreeing(points, 'bod', 'body', 'bodů')} ${outOf(needed)}`,
  seal: 'Zapečetit na celý večer',
  unsealed: 'Moje karta zůstane na papíře',
  isSealed: 'karta zapečetěná',
  isOnPaper: 'karta na papíře',
}

export const cardTextsIn = byLanguage<CardTexts>({ en, cs })
export const useCardTexts = (): CardTexts => cardTextsIn(useLanguage())
