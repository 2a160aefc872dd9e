import type { Dictionary } from '../../../ui/words'

/** English texts of the page about this device. */
const en = {
  title: 'This phone',
  question: 'Does it all work without a network?',
  offline: {
    title: 'Without a network',
    ready: 'Ready: {kept} of {of} parts are on this phone.',
    missing: 'Only {kept} of {of} parts are on this phone. Without a network some screens would not open.',
    none: 'This browser keeps no copy of the app. It works only as long as there is a network.',
    looks: 'Checking…',
    repair: 'Fetch what is missing',
    failed: 'Something is still missing. Try again with a good network.',
  },
  install: {
    title: 'On the home screen',
    offer: 'Put Castellan on the home screen: it opens like any other app, and the system does not clear its games away.',
    button: 'Put it on the home screen',
    done: 'Castellan was opened from the home screen.',
    apple: 'Open the share menu of the browser, choose “Add to Home Screen”, and open Castellan from there from then on.',
    menu: 'The menu of the browser can put Castellan on the home screen: look for “Install” or “Add to Home screen”.',
  },
  space: {
    title: 'Where the games are kept',
    used: '{used} of {most} in use.',
    unknown: 'This browser does not report the free space.',
    kept: 'The system keeps the games until somebody deletes them.',
    mayGo: 'The system may clear the games away when space runs short. Keep a copy before a long pause.',
    safari: 'Safari clears them away after seven days without a visit, unless the app is on the home screen.',
    unsynced: 'The second copy could not be written: the newest moves are on this phone only once.',
    ask: 'Ask the system to keep them',
    refused: 'The system has not agreed. It usually does once the app is on the home screen.',
  },
  copies: {
    title: 'Copies',
    note: 'A copy holds every move of every game, the names and rules kept here, and nothing that is still sealed. It opens on any phone.',
    all: 'Keep a copy of everything',
    done: { one: 'The copy was read back and is whole: {n} game.', other: 'The copy was read back and is whole: {n} games.' },
    moves: { one: '{n} entry in all.', other: '{n} entries in all.' },
    nothing: 'There is no game here yet.',
    failed: 'The copy could not be made.',
  },
  about: {
    title: 'About',
    version: 'Version {version}',
    licences: 'Licences of what it is built with',
  },
} as const satisfies Dictionary

export default en
