import type { Translation } from '../../ui/words'
import type en from './en'

/** What the table of every game says around the open question, in Czech. */
const cs = {
  places: { label: 'Hra', now: 'Teď', log: 'Záznam' },
  menu: {
    title: 'Tato hra',
    open: 'Další',
    export: 'Uložit do souboru',
    exportNote: 'Kopie k uschování nebo pro jiný telefon',
    fair: 'Poctivá hra',
    fairNote: 'Ověřit tuto hru, slova kol, kde se dá podvádět',
    comforts: 'Vzhled, zvuky, hodiny',
    comfortsNote: 'Jak se tento telefon chová',
    home: 'Všechny hry',
    homeNote: 'Tato hra zůstane, jak je',
  },
  fair: {
    receipts: 'Stvrzenky',
    receiptOf: 'Stvrzenka: {player}',
    anew: 'zvoleno znovu',
    chance: 'Přidat vlastní náhodu',
    chanceNote: 'Před první kartou může každý něco přidat, zapečetěné',
    chanceOpen: 'Přidává se náhoda',
    chanceWaits: 'Karty přijdou, až se vše odkryje nebo se kolo zruší',
    rounds: 'Slova {n}. kola',
    roundsNote: 'Opsaná na papír později ukážou, že hru nikdo nepřepsal.',
  },
  saved: {
    not: 'Neuloženo: poslední tah není v telefonu.',
    retry: 'Zkusit znovu',
    export: 'Uschovat kopii',
    playOn: 'Hrát dál bez uložení',
    behind: 'Neuloženo: poslední tahy jsou jen v tomto okně. Než ho zavřete, uschovejte si kopii.',
    elsewhere: 'Tato hra se hraje v jiném okně. Tady se můžete dívat.',
    here: 'Hrát tady',
    outrun: 'Jiné okno mezitím hrálo dál. Toto je teď na stole.',
    seen: 'Dobře',
    damaged: 'Konec této hry nešel přečíst. Hra stojí u posledního čitelného tahu; zbytek zůstane uschován, dokud nebudete hrát dál.',
    mended: 'Část této hry byla v telefonu poškozena. Byla opravena z kopie a nic nechybí.',
    rest: 'Zbytek do souboru',
    noExport: 'Tuto hru nelze přečíst, není co uložit.',
    why: {
      outrun: 'Jiné okno uložilo jiné tahy.',
      gone: 'Hra byla smazána.',
      full: 'V telefonu už není místo.',
      closed: 'Úložiště aplikace se zavřelo.',
      newer: 'Je otevřena novější verze aplikace.',
      unavailable: 'Tento prohlížeč nic neukládá, třeba kvůli anonymnímu oknu.',
      failed: 'Jeho úložiště neodpovídá.',
    },
  },
  undo: {
    undo: 'Vrátit: {what}',
    undoOf: 'Vrátit: {what}, {who}',
    redo: 'Znovu: {what}',
    redoOf: 'Znovu: {what}, {who}',
    onlyCallOff: 'Během tajné volby se nedá vracet. Volbu lze zrušit.',
  },
  beside: 'Vedle otázky',
  fullScreen: 'Celá obrazovka',
  smallScreen: 'Zmenšit obrazovku',
} satisfies Translation<typeof en>

export default cs
