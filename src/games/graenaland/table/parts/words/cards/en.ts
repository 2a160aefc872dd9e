import type { Translation } from '../../../../../../ui/language/translation'

/** English texts about victory point cards (R77, R78). */
const en = {
  back: 'Back',
  rising: 'Type it goal by goal, each from the lowest level; each level is higher than the one before. Put the other two cards away.',
  /** Message after the user has entered a level that is not higher than the level before. */
  tooLow: 'Not taken: each level of a goal is higher than the one before it.',
  missing: (levels: number) =>
    levels === 0 ? 'The card is complete.' : levels === 1 ? '1 level is missing.' : `${levels} levels are missing.`,
  /** Column heading: number of points that a clan gets for this level and the lower levels together. */
  upTo: (points: number) => (points === 1 ? '1 point' : `${points}`),
  /** Title of the list of known victory point cards. */
  known: 'Cards shown in earlier games',
  keys: 'Level',
  reached: 'reached',
  now: (points: number, needed: number) => `${points}\u00a0of\u00a0${needed} points now`,
  /** Label of the button with which a player seals a complete victory point card until it is revealed. */
  seal: 'Seal for the evening',
  /** Label of the button for players who do not enter their card in the app. */
  unsealed: 'Mine stays on paper',
  /** Status of a player's card that all players may see: sealed in the app, only on paper, or shown as proof. */
  isSealed: 'card sealed',
  isOnPaper: 'card on paper',
  isShown: 'card shown',
}

export type CardTexts = Translation<typeof en>
export default en
