import type { Translation } from '../../ui/words'
import type en from './en'

/** Czech texts of the main screens. */
const cs = {
  name: 'Castellan',
  settings: 'Nastavení',
  home: {
    question: 'Rozhodčí k vaší deskové hře',
    what: 'Polož telefon vedle desky. Ptá se, počítá, drží nabídky v tajnosti a zná pravidla.',
    games: 'Hry, které zná',
    back: 'Vítej zpět. Na stole je vše, jak jste to nechali.',
    backToCopy: 'Vítej zpět. Tady je kopie hry.',
    over: 'Vítej zpět. Poslední hra skončila.',
    offline: 'Funguje bez sítě.',
    foot: 'Vše zůstává v tomto telefonu.',
    newGame: 'Nová hra',
    practice: 'Zkušební kolo',
    minutes: '2 minuty',
    phones: {
      one: '{n} připojený telefon',
      few: '{n} připojené telefony',
      many: '{n} připojeného telefonu',
      other: '{n} připojených telefonů',
    },
    followed: 'sleduje telefon u stolu',
    unlinked: 'kopie hry z jiného telefonu, teď bez spojení',
    deletedAtTable: 'kopie; u stolu smazáno',
    holdsSealed: 'je tu zapečetěná volba',
    seeResult: 'Zobrazit výsledek',
    goOn: 'Pokračovat',
    earlier: 'Dřívější hry',
    won: 'Výhra: {names}',
    archive: 'Archiv',
    unknownGame: 'neznámá hra',
    unread: 'Tuhle hru tady nejde přečíst. Dá se uložit do souboru nebo smazat.',
    more: 'Více: {name}',
    import: {
      button: 'Otevřít uloženou hru',
      reads: 'Čte se…',
      camera: 'Připojit se ke stolu',
    },
    trouble: {
      conflict: 'Jiné okno bylo rychlejší. Zkus to znovu.',
      gone: 'Hra byla smazána.',
      full: 'V telefonu už není místo.',
      closed: 'Úložiště aplikace se zavřelo. Načti aplikaci znovu.',
      newer: 'Hry zapsala novější verze aplikace. Načti aplikaci znovu.',
      unavailable: 'Tento prohlížeč nic neukládá, třeba kvůli anonymnímu oknu: hry vydrží jen do zavření stránky.',
      refused: 'Prohlížeč blokuje data stránek, takže se nic neuloží: hry vydrží jen do zavření stránky. Povol je a načti stránku znovu.',
      unreachable: 'Prohlížeč nedokázal otevřít úložiště aplikace. Zavři aplikaci a otevři ji znovu.',
      failed: 'Úložiště telefonu neodpovídá. Načti aplikaci znovu.',
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
