import type { Translation } from '../../../ui/words'
import type en from './en'

/** The words of the sheet of a refusal, in Czech. */
const cs = {
  legal: 'Co jde',
  overrule: 'Povolujeme to',
  chooseAgain: 'Vybrat znovu',
} satisfies Translation<typeof en>

export default cs
