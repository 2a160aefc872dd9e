import type { Translation } from '../../../ui/words'
import type en from './en'

/** Czech texts of the drawn map. */
const cs = {
  title: 'Mapa desky',
  hint: 'Šipky vedou z oblasti do oblasti, Enter oblast otevře, plus a minus mění velikost.',
  closer: 'Přiblížit',
  farther: 'Oddálit',
  whole: 'Celá mapa',
  legal: 'lze vybrat',
  onTheWay: 'na cestě',
  happened: 'tady se to stalo',
} as const satisfies Translation<typeof en>

export default cs
