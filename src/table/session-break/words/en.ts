import type { Dictionary } from '../../../ui/words'

/** English texts of the session break and of setting up the board again. */
const en = {
  title: 'Pack up for tonight',
  question: 'Pack up for tonight?',
  note: 'Everything the app knows of the position is below. Printed, it is enough to continue even without a phone.',
  open: 'A secret choice is open. No copy contains what is sealed: reveal it or cancel it first.',
  openPhones: {
    one: 'The choice of {players} is sealed on their own phone. Bring that phone next time, or reveal or cancel the choice first.',
    other: 'The choices of {players} are sealed on their own phones. Bring these phones next time, or reveal or cancel them first.',
  },
  print: 'Print',
  pauseTitle: 'So that the game is not lost',
  pause: {
    installed: 'Castellan was opened from the home screen: the system leaves its games alone.',
    kept: 'The system keeps the games until somebody deletes them.',
    safari: 'Safari clears the games away after about seven days without a visit. Put the app on the home screen, or keep a copy.',
    mayGo: 'The system may clear the games away when space runs short. With a copy nothing is lost.',
  },
  phone: 'This phone',
  phoneNote: 'What is kept here, and the way to the home screen',
  unpack: 'Lay the board out again',
  unpackNote: 'A list to tick off, when you continue',
  end: 'Stop this game for good',
  endNote: 'Nothing more to do here: the archive lists it as not finished',
  sheet: {
    title: 'The position',
    stands: '{name} · last played on {date}',
  },
  again: {
    title: 'Lay the board out again',
    question: 'Is everything back in place?',
    progress: '{done} of {all} in place',
    done: 'Everything is in place',
    check: 'The board check',
    checkNote: 'Compares area by area, once it is laid out',
  },
  paused: 'Last played on {date}. Lay the board out again?',
  toList: 'To the list',
  battery: { low: 'The battery is at {percent}. A copy is safe whatever happens to the phone.', seen: 'All right' },
} as const satisfies Dictionary

export default en
