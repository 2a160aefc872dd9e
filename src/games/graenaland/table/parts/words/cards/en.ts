import type { Translation } from '../../../../../../ui/language/translation'

/** Texts of victory point cards (R77, R78). */
const en = {
  back: 'Back',
  rising: 'Type it as it is printed, row by row; each level is higher than the one before. Put the other two cards away.',
  /** A level was typed that is not higher than the one before. */
  tooLow: 'Not taken: each level of a goal is higher than the one before it.',
  missing: (levels: number) =>
    levels === 0 ? 'The card is complete.' : levels === 1 ? '1 level is missing.' : `${levels} levels are missing.`,
  /** Column heading: the points up to this level. */
  upTo: (points: number) => (points === 1 ? '1 point' : `${points}`),
  keys: 'Level',
  reached: 'reached',
  now: (points: number, needed: number) => `${points} of ${needed} points now`,
  /** The button that seals a complete card. */
  seal: 'Seal for the evening',
  /** Button of a player who does not type the card in. */
  unsealed: 'Mine stays on paper',
  /** Public status of a card: sealed, or on paper only. */
  isSealed: 'card sealed',
  isOnPaper: 'card on paper',
}

export type CardTexts = Translation<typeof en>
export default en
