import type { Translation } from '../../../ui/words'
import type en from './en'

/** Czech texts of the page on which the user chooses a board game. */
const cs = {
  newGame: 'Nová hra',
  which: 'Kterou hru hrajete?',
  practice: 'Zkušební kolo',
  learn: 'Kterou hru si zkusíš?',
  facts: 'hráči: {players} · {minutes} min',
  short: 'Asi dvě minuty; nic z něj se neuloží.',
} as const satisfies Translation<typeof en>

export default cs
