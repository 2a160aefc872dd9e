import type { Translation } from '../../../ui/words'
import type en from './en'

/** The words of the sheet of a refusal, in Czech. */
const cs = {
  legal: 'Co jde',
  overrule: 'Povolujeme to',
  chooseAgain: 'Vybrat znovu',
  seal: {
    absent: {
      wrong: 'Ještě chybí volba: {roles}',
      allowed: 'Zapečetil ji jiný telefon a ten neodpověděl. Nic se neztratilo: spojte ho znovu a odhalte.',
    },
    other: {
      wrong: 'Odkrylo se něco jiného, než bylo zapečetěno: {roles}',
      allowed: 'Pečeti nesedí jen tahle volba. Na tomto telefonu ať znovu zvolí {roles}, nebo zrušte volbu všem.',
    },
    illegal: {
      wrong: 'Zapečetěná volba je proti pravidlům: {roles}',
      allowed: 'Telefon zapečetil něco, co pravidla nedovolují. Na tomto telefonu ať znovu zvolí {roles}, nebo zrušte volbu všem.',
    },
    link: 'Spojit telefon znovu',
    here: '{role}: zvolit na tomto telefonu',
    cancel: 'Zrušit volbu všem: podržte',
    back: 'Teď ne',
  },
} satisfies Translation<typeof en>

export default cs
