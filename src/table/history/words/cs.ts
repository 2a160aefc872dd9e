import type { Translation } from '../../../ui/words'
import type en from './en'

/** Czech texts of the history screen. */
const cs = {
  title: 'Ohlédnutí',
  past: 'Tohle je minulost.',
  now: 'Tohle je teď.',
  left: 'Hra pokračovala jinak.',
  after: 'Po kroku {n} z {all}',
  afterTaken: 'Po tom, co stůl vrátil.',
  look: 'Co prohlížet',
  inWords: 'Slovy',
  steps: 'Procházet hru',
  which: 'Který zápis',
  first: 'Na začátek kola',
  previous: 'Předchozí zápis',
  next: 'Další zápis',
  last: 'Na konec kola',
  toNow: 'Zpět do hry',
  rewind: 'Vrátit hru sem',
  redo: 'Provést znovu až sem',
  done: 'Hra pokračuje odtud.',
} satisfies Translation<typeof en>

export default cs
