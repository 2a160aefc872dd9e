import type { Dictionary } from '../../ui/words'

/** English texts of the main screens. */
const en = {
  name: 'Castellan',
  settings: 'Settings',
  home: {
    question: 'Your referee at the board-game table',
    what: 'Lay the phone beside the board. It asks, counts, keeps bids secret and knows the rules.',
    games: 'Games it knows',
    back: 'Welcome back. The board is as you left it.',
    backToCopy: 'Welcome back. This is a copy of the game.',
    over: 'Welcome back. The last game is over.',
    offline: 'Works without a network.',
    foot: 'Everything stays on this phone.',
    newGame: 'New game',
    practice: 'Practice round',
    minutes: '2 minutes',
    goOn: 'Continue',
    seeResult: 'See the result',
    phones: { one: '{n} phone linked', other: '{n} phones linked' },
    followed: 'follows the phone on the table',
    unlinked: 'copy of a game on another phone, not linked now',
    deletedAtTable: 'copy; deleted at the table',
    holdsSealed: 'holds a sealed choice',
    earlier: 'Earlier games',
    won: 'Won: {names}',
    archive: 'Archive',
    unknownGame: 'unknown game',
    unread: 'This game cannot be read here. It can be saved to a file or deleted.',
    more: 'More about {name}',
    import: {
      button: 'Open a saved game',
      reads: 'Reading…',
      camera: 'Join a table',
    },
    trouble: {
      conflict: 'Another window was faster. Try once more.',
      gone: 'The game has been deleted.',
      full: 'The phone has no space left.',
      closed: 'The app’s storage was closed. Load the app again.',
      newer: 'The games were written by a newer version of the app. Load the app again.',
      unavailable: 'This browser keeps nothing here, perhaps because of a private window: games last only as long as the page.',
      refused:
        'The browser blocks site data, so nothing is stored: games last only as long as this page. Allow site data, then load it again.',
      unreachable: 'The browser could not open the app’s storage. Close the app and open it again.',
      failed: 'The phone’s storage does not answer. Load the app again.',
    },
  },
  update: {
    waiting: 'A new version is here. Your games stay as they are.',
    take: 'Use it now',
    taken: 'This window still shows the previous version.',
    reload: 'Load it again',
    offline: 'Ready for offline use: everything is on this phone.',
  },
} as const satisfies Dictionary

export default en
