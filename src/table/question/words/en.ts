import type { Dictionary } from '../../../ui/words'

/** The words of the questions of all games, in English; the Czech words have the same names. */
const en = {
  takeBack: 'Take back',
  /** In place of the buttons, on a phone that follows. */
  atTheTable: 'Answered on the phone on the table.',
  allTheSame: 'Finish anyway',
  choose: 'Choose…',
  clear: 'Clear',
  ready: '{n} of {of} are ready. Tap whoever is.',
  allReady: 'All are ready.',
  limits: 'From {least} to {most}',
  erase: 'Erase the last digit',
  nextCell: 'Next',
  holdToSeal: 'Hold a number to seal it at once.',
  letGo: '{name}: let go',
} as const satisfies Dictionary

export default en
