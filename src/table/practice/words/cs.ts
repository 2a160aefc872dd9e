import type { Translation } from '../../../ui/words'
import type en from './en'

/** What every practice round says, in Czech. */
const cs = {
  title: 'Cvičné kolo',
  progress: 'Cvičení {n} z {all}',
  skip: 'Přeskočit',
  done: 'Hotovo',
  leave: 'Ukončit cvičení',
  end: {
    question: 'Takhle to chodí celý večer.',
    learnt: 'Co už umíš',
    start: 'Začít opravdovou hru',
    again: 'Cvičit ještě jednou',
  },
} satisfies Translation<typeof en>

export default cs
