import type { Dictionary } from '../../../ui/words'

/** English texts of the page on which the user chooses a board game. */
const en = {
  newGame: 'New game',
  which: 'Which game do you play?',
  practice: 'Practice round',
  learn: 'Which game do you practise?',
  facts: '{players} players · {minutes} min',
  short: 'About two minutes; nothing of it is kept.',
} as const satisfies Dictionary

export default en
