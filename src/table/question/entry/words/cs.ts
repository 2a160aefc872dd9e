import type { Translation } from '../../../../ui/words'
import type en from './en'

/** Czech texts of the inputs for dice, payments and shares. */
const cs: Translation<typeof en> = {
  die: '{n}. kostka',
  unpaid: 'Ještě není zaplaceno všechno.',
  paid: 'Tím je zaplaceno.',
  left: { one: 'Zbývá rozdělit {n}', few: 'Zbývá rozdělit {n}', many: 'Zbývá rozdělit {n}', other: 'Zbývá rozdělit {n}' },
  none: 'Rozděleno je všechno.',
}

export default cs
