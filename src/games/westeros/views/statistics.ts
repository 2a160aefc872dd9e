/** Figures of every house in the archive, in display order. */
export const FIGURES = [
  /** Number of castles and strongholds at the end. */
  'castles',
  /** Space of the supply token at the end. */
  'supply',
  /** Number of influence tracks won by bids. */
  'tracksWon',
  /** Power paid in auctions; `contributed`: power paid against the wildlings. */
  'bids',
  'contributed',
  'battlesWon',
  'battlesLost',
] as const
export type FigureName = (typeof FIGURES)[number]
