/** The figures of every house in the archive, in the order of their display. */
export const FIGURES = [
  /** Castles and strongholds at the end. */
  'castles',
  /** Place of the supply token at the end. */
  'supply',
  /** Influence tracks won by bids. */
  'tracksWon',
  /** Power paid in auctions, and against the wildlings. */
  'bids',
  'contributed',
  'battlesWon',
  'battlesLost',
] as const
export type FigureName = (typeof FIGURES)[number]
