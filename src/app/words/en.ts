import type { Dictionary } from '../../ui/words'

/** The words of the shell in English; every other language has the same names. */
const en = {
  name: 'Castellan',
  settings: 'Settings',
  home: {
    question: 'Welcome. Who referees tonight?',
    back: 'Welcome back. The board is as you left it.',
    foot: 'Everything stays on this phone. No network needed.',
    newGame: 'New game',
    practice: 'Practice round',
    which: 'Which game shall it be?',
    goOn: 'Continue',
    earlier: 'Earlier games',
    archive: 'Archive',
    unknownGame: 'unknown game',
    unread: 'This game cannot be read here. It can be exported or deleted.',
    more: 'More about {name}',
    rename: 'Name of the game',
    saveName: 'Keep this name',
    needsName: 'A game needs a name',
    again: 'Play again with the same people',
    export: 'Export as a file',
    noExport: 'This game cannot be read, so there is nothing to export.',
    delete: 'Delete this game',
    deleteAsks: 'Delete “{name}” for good? It cannot be brought back.',
    deleteNow: 'Delete it',
    keep: 'Keep it',
    import: {
      button: 'From a file',
      reads: 'Reading…',
    },
    trouble: {
      outrun: 'Another window was faster. Try once more.',
      gone: 'The game has been deleted.',
      full: 'The phone has no space left.',
      closed: 'The app’s storage was closed. Load the app again.',
      newer: 'The games were written by a newer version of the app. Load the app again.',
      unavailable: 'This browser keeps nothing here, perhaps because of a private window: games last only as long as the page.',
      failed: 'The phone’s storage does not answer. Load the app again.',
    },
  },
  game: {
    notOpened: 'This game does not open.',
    home: 'Go home',
    failures: {
      gone: 'It is not on this phone, or no longer.',
      gameUnknown: 'It is a game that this version of the app does not know.',
      notLoaded: 'Its rules could not be loaded. Try again with a network.',
      unreadable: 'Not even its beginning can be read. It is left as it is.',
      newer: 'It was played with a newer version of the app. Load the app again.',
    },
  },
  update: {
    waiting: 'A new version is here. Your games stay as they are.',
    take: 'Use it now',
    taken: 'This window still shows the version before.',
    reload: 'Load it again',
    offline: 'Everything is on this phone now: it works without a network.',
  },
} as const satisfies Dictionary

export default en
