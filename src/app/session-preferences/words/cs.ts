import type { Translation } from '../../../ui/words'
import type en from './en'

/** Czech texts of the clock in the top bar. */
const cs: Translation<typeof en> = {
  askedFor: 'Tato otázka:',
  lateFor: 'Tato otázka, déle než jste chtěli:',
  playedFor: 'Hraje se:',
  pause: 'Přestávka',
  paused: 'Přestávka',
  pausedNote: 'Zatím se hrálo {time}. Čas stojí, dokud nebudete pokračovat.',
  goOn: 'Pokračovat',
}

export default cs
