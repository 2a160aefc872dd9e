import type { Translation } from '../../../ui/words'
import type en from './en'

/** The words of what follows by itself, in Czech. */
const cs = {
  title: 'Teď na desce',
  move: {
    one: 'Upravte na desce jednu věc a pokračujte.',
    few: 'Upravte na desce {n} věci a pokračujte.',
    many: 'Upravte na desce {n} věci a pokračujte.',
    other: 'Upravte na desce {n} věcí a pokračujte.',
  },
  nothing: 'Na desce se nic nemění.',
  more: { one: 'ještě {n}', few: 'ještě {n}', many: 'ještě {n}', other: 'ještě {n}' },
  done: 'Na desce hotovo',
  on: 'Pokračovat',
  correct: 'Opravit desku',
  skip: 'Ukázat vše',
  again: 'Ukázat znovu',
  sealed: 'zapečetěno',
} satisfies Translation<typeof en>

export default cs
