import type { Dictionary } from '../../../ui/words'

/** English texts of the questions of all games; the Czech texts have the same keys. */
const en = {
  takeBack: 'Take back',
  /** Text that replaces the answer buttons on a linked phone. */
  atTheTable: 'Answered on the phone on the table.',
  unlinked: 'This phone is not linked; the question may be over.',
  atNewTable: 'Answered on {player}’s phone.',
  inOtherWindow: 'Answered in the other window. To answer here, press “Play on here” first.',
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
