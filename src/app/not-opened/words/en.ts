import type { Dictionary } from '../../../ui/words'

/** English texts of the reasons why a game cannot be opened. */
const en = {
  notOpened: 'This game does not open.',
  home: 'Go home',
  failures: {
    gone: 'It is not on this phone, or no longer.',
    gameUnknown: 'It is a game that this version of the app does not know.',
    notLoaded: 'Its rules could not be loaded. Try again with a network.',
    unreadable: 'Not even its beginning can be read. It is left as it is.',
    newer: 'It was played with a newer version of the app. Load the app again.',
  },
} as const satisfies Dictionary

export default en
