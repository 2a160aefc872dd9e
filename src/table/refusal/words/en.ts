import type { Dictionary } from '../../../ui/words'

/** English texts of the dialog for refused moves; the Czech texts have the same keys. */
const en = {
  legal: 'What works',
  overrule: 'We allow it',
  chooseAgain: 'Choose again',
  seal: {
    absent: {
      wrong: 'The sealed choice has not arrived: {roles}',
      allowed: 'It is on a phone that is not linked or did not answer. Nothing is lost: link the phone again, then reveal.',
      held: 'It is on {phones}, which is linked but did not answer. Open Castellan on that phone, then reveal again.',
    },
    other: {
      wrong: 'What was opened is not what was sealed: {roles}',
      allowed: 'Only this choice does not fit its seal. Let {roles} choose again here, or cancel the choice of everybody.',
    },
    illegal: {
      wrong: 'Against the rules: the sealed choice of {roles}',
      allowed: 'The phone sealed what the rules do not allow. Let {roles} choose again here, or cancel the choice of everybody.',
    },
    again: 'Reveal again',
    link: 'Link the phone again',
    onPhone: 'Can also choose again on their own phone: {roles}. Then reveal.',
    here: '{role}: choose again on this phone',
    dropped: 'Whoever chooses again on this phone drops what they sealed before.',
    cancel: 'Cancel for everybody (hold)',
    back: 'Not now',
  },
} as const satisfies Dictionary

export default en
