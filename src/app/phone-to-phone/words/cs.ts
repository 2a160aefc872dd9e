import type { Translation } from '../../../ui/words'
import type en from './en'

/** The words of a game that goes from the screen of one phone to the camera of another, in Czech. */
const cs = {
  show: {
    title: 'Ukázat jinému telefonu',
    how: 'Na druhém telefonu zvolte „Načíst z jiného telefonu“.',
    code: 'Kód, který se mění několikrát za sekundu, pro fotoaparát druhého telefonu',
    makes: 'Kód se připravuje…',
    speed: 'Rychlost',
    speeds: { slow: 'Pomalu', medium: 'Středně', fast: 'Rychle' },
    lasts: {
      one: 'Asi {n} sekunda. Pokud se nic nenačítá, zvolte pomalejší.',
      few: 'Asi {n} sekundy. Pokud se nic nenačítá, zvolte pomalejší.',
      many: 'Asi {n} sekundy. Pokud se nic nenačítá, zvolte pomalejší.',
      other: 'Asi {n} sekund. Pokud se nic nenačítá, zvolte pomalejší.',
    },
    cannot: 'Tuto hru tady nelze ukázat. Předat ji jde i přes „Uložit do souboru“.',
    tooLong: 'Tato hra je na kód příliš dlouhá. Předat ji jde i přes „Uložit do souboru“.',
  },
  read: {
    title: 'Načíst z jiného telefonu',
    asks: 'Čeká se na fotoaparát…',
    aim: 'Na druhém telefonu zvolte „Ukázat jinému telefonu“ a podržte tento telefon nad jeho kódem.',
    reads: 'Držte kód v obraze.',
    progress: 'Zatím přečteno',
    nothing: 'Zatím není vidět žádný kód: přibližte se, zesvětlete druhou obrazovku nebo na ní zvolte pomalejší rychlost.',
    foreign: 'Tento kód není hra z této aplikace.',
    newer: 'Druhý telefon má novější verzi aplikace: načtěte tady aplikaci znovu a zkuste to ještě jednou.',
    camera: 'Fotoaparát',
    cameraN: 'Fotoaparát {n}',
    again: 'Zkusit znovu',
    faults: {
      none: 'Tady žádný fotoaparát není. Na druhém telefonu zvolte „Uložit do souboru“ a soubor otevřete tady.',
      refused: 'Fotoaparát není povolený. Povolte ho v nastavení prohlížeče, nebo na druhém telefonu zvolte „Uložit do souboru“.',
      busy: 'Fotoaparát neodpovídá, možná ho používá jiná aplikace. Zavřete ji, nebo použijte soubor.',
      unable: 'Tento prohlížeč je na čtení fotoaparátem příliš starý. Na druhém telefonu zvolte „Uložit do souboru“.',
    },
  },
} satisfies Translation<typeof en>

export default cs
