import type { Dictionary } from '../../../ui/words'

/** English texts of the clock in the top bar. */
const en = {
  askedFor: 'This question:',
  lateFor: 'This question, longer than agreed:',
  playedFor: 'Played:',
  pause: 'Pause',
  paused: 'Paused',
  pausedNote: 'Played so far: {time}. The clock is stopped until you continue.',
  goOn: 'Continue',
} as const satisfies Dictionary

export default en
