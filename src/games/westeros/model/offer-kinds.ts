/** Actions that a player can start at any time, in addition to answering questions. */
export const OFFER_KINDS = [
  /** Correct the board. */
  'correct',
  /** Overrule a refusal ("We play it so"). */
  'overrule',
  /** Change how much of the game the app tracks. */
  'tracking',
  /** Change the settings for questions that the rulebook does not answer. */
  'settings',
  /** Change seats, players and houses. */
  'seats',
  /** Change printed numbers. */
  'box',
  /** Calculate a hypothetical battle. */
  'calculator',
  /** Undo, redo, rewind to an earlier position. */
  'rewind',
  /** Choose again in the open ballot. */
  'castAnew',
  /** Cancel the open ballot. */
  'callOff',
] as const
export type OfferKind = (typeof OFFER_KINDS)[number]
