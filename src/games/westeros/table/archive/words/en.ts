import type { Dictionary } from '../../../../../ui/words'

/** English texts of this game in the archive. The Czech texts have the same keys. */
const en = {
  house: 'House',
  figures: {
    castles: 'Castles at the end',
    supply: 'Supply at the end',
    tracksWon: 'Tracks won',
    bids: 'Power bid',
    contributed: 'Given against wildlings',
    battlesWon: 'Battles won',
    battlesLost: 'Battles lost',
  },
  how: { sudden: 'Sudden victory', lastRound: 'After the last round' },
} as const satisfies Dictionary

export default en
