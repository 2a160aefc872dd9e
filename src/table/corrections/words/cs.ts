import type { Translation } from '../../../ui/words'
import type en from './en'

/** The words of setting things by hand, in every game, in Czech. */
const cs = {
  title: 'Nastavit ručně',
  question: 'Na desce je to jinak',
  note: 'Nastavte, co leží na desce. Záznam si změnu nechá a dá se vrátit.',
  parts: 'Části pozice',
  changed: { one: '{n} změna', few: '{n} změny', many: '{n} změny', other: '{n} změn' },
  done: 'Hotovo',
  leave: 'Nechat, jak to je',
  countHolds: 'Počet figurek a žetonů souhlasí.',
  notYet: 'Počet kusů ještě nesedí',
  warnings: 'Nezvyklé',
  reason: 'Proč? (může zůstat prázdné)',
  remove: 'Zahodit tuto změnu',
  finish: { one: 'Nastavit {n} změnu', few: 'Nastavit {n} změny', many: 'Nastavit {n} změny', other: 'Nastavit {n} změn' },
  none: 'Zatím se nic nemění',
  waits: 'Oprava počká, až tajná volba skončí nebo bude zrušena.',
} satisfies Translation<typeof en>

export default cs
