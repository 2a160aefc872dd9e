/** The actions that anybody may start beside answering questions, and the reasons against them now. */
export const OFFER_KINDS = [
  /** The board says otherwise. */
  'correct',
  /** "We play it so." */
  'overrule',
  /** How much the table tells the app. */
  'tracking',
  /** Open questions of the rulebook. */
  'settings',
  /** Who sits where and plays what. */
  'seats',
  /** Numbers of the box. */
  'box',
  /** Count a battle that is only thought of. */
  'calculator',
  /** Undo, redo, back to an earlier moment. */
  'rewind',
  /** Choose anew in the open ballot. */
  'castAnew',
  /** Call the open ballot off. */
  'callOff',
] as const
export type OfferKind = (typeof OFFER_KINDS)[number]
