import type { Translation } from '../../../ui/words'
import type en from './en'

/** What the questions of every game say, in Czech. */
const cs = {
  takeBack: 'Vzít zpět',
  allTheSame: 'Přesto dokončit',
  choose: 'Vyberte…',
  areas: { shownAs: 'Jak ukázat oblasti', map: 'Mapa', list: 'Seznam' },
} satisfies Translation<typeof en>

export default cs
