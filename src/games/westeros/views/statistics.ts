/** Names of the statistics that the archive shows for every house, in display order. */
export const FIGURES = [
  /** Number of castles and strongholds of the house at the end of the game. */
  'castles',
  /** Space of the house's supply token at the end of the game. */
  'supply',
  /** Number of influence tracks that the house won by bids. */
  'tracksWon',
  /** Power that the house paid for its bids in auctions (`bids`) and for its contributions against the wildlings (`contributed`). */
  'bids',
  'contributed',
  'battlesWon',
  'battlesLost',
] as const
export type FigureName = (typeof FIGURES)[number]
