import type { Translation } from '../../../ui/words'
import type en from './en'

/** Czech texts of the practice round, shared by all games. */
const cs = {
  title: 'Zkušební kolo',
  progress: 'Krok {n} z {all}',
  skip: 'Přeskočit',
  skipToEnd: 'Přeskočit na konec',
  next: 'Dál',
  done: 'Hotovo',
  leave: 'Ukončit zkušební kolo',
  end: {
    question: 'Takhle to chodí celý večer.',
    learnt: 'Co už umíš',
    skipped: 'Část je přeskočená.',
    subjects: 'Co zkušební kolo ukazuje',
    start: 'Začít opravdovou hru',
    toGame: 'Zpět ke hře',
    again: 'Zkusit ještě jednou',
  },
} satisfies Translation<typeof en>

export default cs
