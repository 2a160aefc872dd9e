import type { Translation } from '../../../ui/words'
import type en from './en'

/** What the sheet of a refusal says in Czech. */
const cs = {
  legal: 'Co by bylo dovoleno',
  overrule: 'Hrajeme to takhle',
  chooseAgain: 'Vybrat znovu',
} satisfies Translation<typeof en>

export default cs
