import type { Dictionary } from '../../../ui/words'

/** The words of the end of an evening and of laying the board out again, in English. */
const en = {
  title: 'Pack up for tonight',
  question: 'Shall we pack up for tonight?',
  note: 'Everything the app knows of the position stands below. Printed, it is enough to go on from without any phone.',
  open: 'A secret choice is open. What is sealed stays on this phone and goes into no copy: turn it up or call it off first.',
  print: 'Print',
  pauseTitle: 'Until you go on',
  pause: {
    installed: 'Castellan was opened from the home screen: the system leaves its games alone.',
    kept: 'The system keeps the games until somebody deletes them.',
    safari: 'Safari clears the games away after about seven days without a visit. Put the app on the home screen, or keep a copy.',
    mayGo: 'The system may clear the games away when space runs short. With a copy nothing is lost.',
  },
  phone: 'This phone',
  phoneNote: 'What is kept here, and the way to the home screen',
  unpack: 'Lay the board out again',
  unpackNote: 'A list to tick off, when you go on',
  sheet: {
    title: 'The position',
    stands: '{name} · last played on {date}',
  },
  again: {
    title: 'Lay out the board again',
    question: 'Does everything lie there again?',
    progress: '{done} of {all}',
    done: 'Everything lies there',
    check: 'The board check',
    checkNote: 'Compares area by area, once it lies there',
  },
  paused: 'Last played on {date}. Lay the board out again?',
  toList: 'To the list',
  battery: { low: 'The battery is at {percent}. A copy is safe whatever happens to the phone.', seen: 'All right' },
} as const satisfies Dictionary

export default en
