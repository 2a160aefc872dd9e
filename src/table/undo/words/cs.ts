import type { Translation } from '../../../ui/words'
import type en from './en'

/** The words of going back behind what was shown, in Czech. */
const cs = {
  title: 'Vrátit i to, co už všichni viděli?',
  note: 'Zpět za toto místo jen se souhlasem všech; v historii zůstane značka.',
  sameCards: 'Přijdou znovu tytéž karty.',
  hold: 'Souhlasí všichni: podržte dvě vteřiny',
  cancel: 'Zůstat tady',
} satisfies Translation<typeof en>

export default cs
