import type { Translation } from '../../../ui/words'
import type en from './en'

/** The words of going back behind what was shown, in Czech. */
const cs = {
  title: 'Vrátit se před to, co už bylo odkryto?',
  note: 'Tohle už viděli všichni. Vracet se lze jen se souhlasem celého stolu; v záznamu zůstane značka.',
  sameCards: 'Přijdou znovu tytéž karty.',
  hold: 'Souhlasí všichni: podržte dvě vteřiny',
  cancel: 'Zůstat tady',
} satisfies Translation<typeof en>

export default cs
