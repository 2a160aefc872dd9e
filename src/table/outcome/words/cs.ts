import type { Translation } from '../../../ui/words'
import type en from './en'

/** Czech texts of outcomes. */
const cs = {
  title: 'Teď na stole',
  move: {
    one: 'Uprav na stole jednu věc a pokračuj.',
    few: 'Uprav na stole {n} věci a pokračuj.',
    many: 'Uprav na stole {n} věci a pokračuj.',
    other: 'Uprav na stole {n} věcí a pokračuj.',
  },
  moveAtTable: {
    one: 'Na stole se mění jedna věc.',
    few: 'Na stole se mění {n} věci.',
    many: 'Na stole se mění {n} věci.',
    other: 'Na stole se mění {n} věcí.',
  },
  nothing: 'Na stole se nic nemění.',
  more: { one: 'ještě {n}', few: 'ještě {n}', many: 'ještě {n}', other: 'ještě {n}' },
  done: 'Na stole hotovo',
  on: 'Pokračovat',
  close: 'Zavřít',
  nextChoice: 'Čeká na tebe další tajná volba.',
  goneOn: 'Stůl už pokračuje.',
  goesOn: 'Stůl už pokračuje. {question}',
  correct: 'Opravit stav',
  corrected: 'Od té doby opraveno: {values}. Ostatní je jako předtím.',
  skip: 'Ukázat vše',
  again: 'Ukázat znovu',
  sealed: 'zapečetěno',
} satisfies Translation<typeof en>

export default cs
