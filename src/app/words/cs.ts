import type { Translation } from '../../ui/words'
import type en from './en'

/** The words of the shell in Czech. */
const cs = {
  name: 'Castellan',
  settings: 'Nastavení',
  home: {
    question: 'Vítejte. Kdo dnes soudcuje?',
    back: 'Vítejte zpět. Na desce je vše, jak jste to nechali.',
    foot: 'Vše zůstává v tomto telefonu. Síť není potřeba.',
    newGame: 'Nová hra',
    practice: 'Cvičné kolo',
    which: 'Která hra to bude?',
    goOn: 'Pokračovat',
    earlier: 'Dřívější hry',
    archive: 'Archiv',
    unknownGame: 'neznámá hra',
    unread: 'Tuhle hru tady nejde přečíst. Dá se uložit jako soubor nebo smazat.',
    more: 'Více: {name}',
    rename: 'Název hry',
    saveName: 'Ponechat tento název',
    needsName: 'Hra potřebuje název',
    again: 'Hrát znovu ve stejné sestavě',
    export: 'Uložit do souboru',
    noExport: 'Tuto hru nelze přečíst, není co uložit.',
    delete: 'Smazat tuto hru',
    deleteAsks: 'Smazat „{name}“ natrvalo? Zpět ji vrátit nepůjde.',
    deleteNow: 'Smazat',
    keep: 'Ponechat',
    import: {
      button: 'Ze souboru',
      reads: 'Čte se…',
    },
    trouble: {
      outrun: 'Jiné okno bylo rychlejší. Zkuste to znovu.',
      gone: 'Hra byla smazána.',
      full: 'V telefonu už není místo.',
      closed: 'Úložiště aplikace se zavřelo. Načtěte aplikaci znovu.',
      newer: 'Hry zapsala novější verze aplikace. Načtěte aplikaci znovu.',
      unavailable: 'Tento prohlížeč nic neukládá, třeba kvůli anonymnímu oknu: hry vydrží jen do zavření stránky.',
      failed: 'Úložiště telefonu neodpovídá. Načtěte aplikaci znovu.',
    },
  },
  game: {
    notOpened: 'Tato hra se neotevře.',
    home: 'Domů',
    failures: {
      gone: 'V tomto telefonu není, nebo už není.',
      gameUnknown: 'Je to hra, kterou tato verze aplikace nezná.',
      notLoaded: 'Její pravidla se nepodařilo načíst. Zkuste to znovu s připojením k síti.',
      unreadable: 'Nelze přečíst ani její začátek. Zůstane tak, jak je.',
      newer: 'Hrálo se v novější verzi aplikace. Načtěte aplikaci znovu.',
    },
  },
  update: {
    waiting: 'Je tu nová verze. Hry zůstanou tak, jak jsou.',
    take: 'Použít hned',
    taken: 'Toto okno ještě ukazuje předchozí verzi.',
    reload: 'Načíst znovu',
    offline: 'Vše už je v telefonu: funguje to i bez sítě.',
  },
} satisfies Translation<typeof en>

export default cs
