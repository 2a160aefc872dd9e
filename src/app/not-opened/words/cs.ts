import type { Translation } from '../../../ui/words'
import type en from './en'

/** Czech texts of the reasons why a game cannot be opened. */
const cs: Translation<typeof en> = {
  notOpened: 'Tato hra se neotevře.',
  home: 'Domů',
  failures: {
    gone: 'V tomto telefonu není, nebo už není.',
    gameUnknown: 'Je to hra, kterou tato verze aplikace nezná.',
    notLoaded: 'Její pravidla se nepodařilo načíst. Zkus to znovu s připojením k síti.',
    unreadable: 'Nelze přečíst ani její začátek. Zůstane tak, jak je.',
    newer: 'Hrálo se v novější verzi aplikace. Načti aplikaci znovu.',
  },
}

export default cs
