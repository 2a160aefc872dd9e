import type { Dictionary } from '../../../ui/words'

/** English texts of the banners about the second copy of the games. */
const en = {
  back: {
    one: 'The browser had lost its storage. The game is back from the second copy, as it was after the last move.',
    other: 'The browser had lost its storage. All {n} games are back from the second copy, each as it was after its last move.',
  },
  unsynced: 'The second copy could not be written: the newest moves are on this phone only once. Keep a copy of everything.',
  read: 'All right',
} as const satisfies Dictionary

export default en
