import type { Dictionary } from '../../../ui/words'

/** The words of taking in games from a file, in English; every other language has the same names. */
const en = {
  several: { one: 'This file holds {n} game.', other: 'This file holds {n} games.' },
  standings: {
    new: 'New here',
    same: 'Here already, nothing is missing',
    goesOn: 'Goes on further than here; comes beside it',
    differs: 'Went on differently than here; comes beside it',
  },
  take: { one: 'Take in {n} game', other: 'Take in {n} games' },
  nothingNew: 'Nothing in it is new',
  taken: { one: '{n} game is here.', other: '{n} games are here.' },
  along: 'Names and own rules',
  alongNew: 'Come beside those that are here',
  takeAlong: 'Take in names and rules',
  alongTaken: 'The names and rules are here.',
  damagedGame: 'A game that cannot be read',
  done: 'The game is here.',
  keptBoth: 'The game is here, beside the other copy of it.',
  notTaken: 'This file was not taken in.',
  openIt: 'Open it',
  understood: 'All right',
  faults: {
    tooLarge: 'The file is far too large for a game.',
    notJson: 'The file cannot be read: it is no text that this app has written.',
    foreign: 'The file is not a game of this app.',
    newer: 'The file was written by a newer version of the app. Load the app again and try once more.',
    damaged: 'The file was changed or cut after it was written.',
    damagedAt: 'The file was changed or cut after it was written: entry {entry} does not fit.',
    gameUnknown: 'The file holds a game that this version of the app does not know.',
    notLoaded: 'The rules of this game could not be loaded. Try again with a network.',
    alreadyHere: 'This game is here already, with everything that the file holds.',
    notSaved: 'The game could not be saved on this phone.',
  },
} as const satisfies Dictionary

export default en
