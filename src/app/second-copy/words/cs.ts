import type { Translation } from '../../../ui/words'
import type en from './en'

/** Czech texts of the banners about the second copy of the games. */
const cs: Translation<typeof en> = {
  back: {
    one: 'Prohlížeč přišel o své úložiště. Hra je zpět z druhé kopie, tak jak byla po posledním tahu.',
    few: 'Prohlížeč přišel o své úložiště. Všechny {n} hry jsou zpět z druhé kopie, každá tak, jak byla po svém posledním tahu.',
    many: 'Prohlížeč přišel o své úložiště. Všech {n} her je zpět z druhé kopie, každá tak, jak byla po svém posledním tahu.',
    other: 'Prohlížeč přišel o své úložiště. Všech {n} her je zpět z druhé kopie, každá tak, jak byla po svém posledním tahu.',
  },
  unsynced: 'Druhou kopii her se nepodařilo zapsat: nejnovější tahy jsou v telefonu jen jednou. Uschovej si kopii všeho.',
  read: 'Dobře',
}

export default cs
