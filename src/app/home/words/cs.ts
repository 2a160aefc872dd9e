import type { Translation } from '../../../ui/words'
import type en from './en'

/** Czech texts of the actions for a saved game. */
const cs = {
  rename: 'Název hry',
  saveName: 'Uložit název',
  needsName: 'Hra potřebuje název',
  again: 'Hrát znovu ve stejné sestavě',
  export: 'Uložit do souboru',
  show: 'Ukázat jinému telefonu',
  noExport: 'Tuto hru nelze přečíst, není co uložit.',
  delete: 'Smazat tuto hru',
  deleteAsks: 'Smazat „{name}“ natrvalo? Zpět ji vrátit nepůjde.',
  deleteLinked: {
    one: '{n} propojený telefon zůstane bez stolu.',
    few: '{n} propojené telefony zůstanou bez stolu.',
    many: '{n} propojeného telefonu zůstane bez stolu.',
    other: '{n} propojených telefonů zůstane bez stolu.',
  },
  deleteNow: 'Smazat',
  keep: 'Ponechat',
} satisfies Translation<typeof en>

export default cs
