import type { Translation } from '../../../ui/words'
import type en from './en'

/** The words of what can be done with a saved game, in Czech. */
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
  deleteNow: 'Smazat',
  keep: 'Ponechat',
} satisfies Translation<typeof en>

export default cs
