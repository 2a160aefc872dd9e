import type { Translation } from '../../../ui/words'
import type en from './en'

/** Czech texts of the dialog for refused moves. */
const cs = {
  legal: 'Co jde',
  overrule: 'Povolujeme to',
  chooseAgain: 'Vybrat znovu',
  seal: {
    absent: {
      wrong: 'Zapečetěná volba nedorazila: {roles}',
      allowed: 'Je na telefonu, který není připojený nebo neodpověděl. Nic se neztratilo: připoj ho znovu a pak volby odkryj.',
      held: 'Je na jiném telefonu ({phones}). Ten je připojený, ale neodpověděl. Otevři na něm Castellan a volby odkryj znovu.',
    },
    other: {
      wrong: 'Odkrylo se něco jiného, než bylo zapečetěno: {roles}',
      allowed: 'Pečeti nesedí jen tahle volba. Na tomto telefonu ať znovu zvolí {roles}, nebo zruš volbu všem.',
    },
    illegal: {
      wrong: 'Zapečetěná volba je proti pravidlům: {roles}',
      allowed: 'Telefon zapečetil něco, co pravidla nedovolují. Na tomto telefonu ať znovu zvolí {roles}, nebo zruš volbu všem.',
    },
    again: 'Odkrýt znovu',
    link: 'Připojit telefon znovu',
    onPhone: 'Na vlastním telefonu může znovu zvolit: {roles}. Pak volby odkryj.',
    here: '{role}: zvolit znovu na tomto telefonu',
    dropped: 'Kdo zvolí znovu na tomto telefonu, jeho dřívější volba přestane platit.',
    cancel: 'Zrušit volbu všem (podrž)',
    back: 'Teď ne',
  },
} satisfies Translation<typeof en>

export default cs
