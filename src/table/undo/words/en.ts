import type { Dictionary } from '../../../ui/words'

/** The words of going back behind what was shown, loaded with the sheet that asks. */
const en = {
  title: 'Go back behind what was shown?',
  note: 'Everybody has seen this. Go back only if the whole table agrees; the log keeps a mark.',
  sameCards: 'The same cards come again.',
  hold: 'Everybody agrees: hold for two seconds',
  cancel: 'Stay here',
} as const satisfies Dictionary

export default en
