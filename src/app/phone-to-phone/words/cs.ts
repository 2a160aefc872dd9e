import type { Translation } from '../../../ui/words'
import type en from './en'

/** Czech texts for the transfer of a game from the screen of one phone to the camera of another. */
const cs = {
  show: {
    title: 'Ukázat jinému telefonu',
    how: 'Na druhém telefonu zvol na úvodní stránce „Připojit se ke stolu“: přečte i tento kód.',
    code: 'Kód, který se mění několikrát za sekundu, pro fotoaparát druhého telefonu',
    makes: 'Kód se připravuje…',
    speed: 'Rychlost',
    speeds: { slow: 'Pomalu', medium: 'Středně', fast: 'Rychle' },
    lasts: {
      one: 'Asi {n} sekunda. Pokud se nic nenačítá, zvol pomalejší.',
      few: 'Asi {n} sekundy. Pokud se nic nenačítá, zvol pomalejší.',
      many: 'Asi {n} sekundy. Pokud se nic nenačítá, zvol pomalejší.',
      other: 'Asi {n} sekund. Pokud se nic nenačítá, zvol pomalejší.',
    },
    cannot: 'Tuto hru tady nelze ukázat. Předat ji jde i přes „Uložit do souboru“.',
    tooLong: 'Tato hra je na kód příliš dlouhá. Předat ji jde i přes „Uložit do souboru“.',
  },
  read: {
    title: 'Připojit se ke stolu',
    asks: 'Čeká se na fotoaparát…',
    aim: 'Na telefonu u stolu zvol v nabídce „Vlastní telefony“ (pro kopii „Ukázat jinému telefonu“) a podrž tento nad jeho kódem.',
    reads: 'Drž kód v obraze.',
    progress: 'Zatím přečteno',
    nothing: 'Zatím není vidět žádný kód: přibliž se, otři objektiv, zesvětli druhou obrazovku nebo na ní zvol nižší rychlost.',
    slow: 'Zatím není vidět žádný kód: přibliž se, otři objektiv, zesvětli druhou obrazovku, nebo použij tlačítko níže.',
    foreign: 'Tento kód není z této aplikace.',
    newer: 'Druhý telefon má novější verzi aplikace: načti tady aplikaci znovu a zkus to ještě jednou.',
    camera: 'Fotoaparát',
    cameraN: 'Fotoaparát {n}',
    again: 'Zkusit znovu',
    faults: {
      none: 'Tady žádný fotoaparát není. Ke stolu se připojíš přes „Bez fotoaparátu“.',
      refused: 'Fotoaparát není povolený. Povol ho v nastavení prohlížeče.',
      busy: 'Fotoaparát neodpovídá, možná ho používá jiná aplikace. Zavři ji.',
      unable: 'Tento prohlížeč je na čtení kódů příliš starý. Ke stolu se připojíš přes „Bez fotoaparátu“.',
    },
  },
  text: {
    without: 'Bez fotoaparátu',
    how: 'Na telefonu u stolu zvol „Vlastní telefony“, pak „Kopírovat jako text“, a text pošli na tento telefon.',
    paste: 'Vlož text kódu',
    join: 'Připojit se',
    empty: 'Zatím žádný text',
    copy: 'Kopírovat jako text',
    copied: 'Zkopírováno. Pošli text na druhý telefon.',
    refused: 'Prohlížeč kopírování nedovolil. Označ text a zkopíruj ho ručně.',
    field: 'Text kódu',
    faults: {
      foreign: 'Tento text není kód stolu.',
      damaged: 'Tento text není celý. Zkopíruj ho znovu a celý.',
      newer: 'Druhý telefon má novější verzi aplikace: načti tady aplikaci znovu.',
      answer: 'Toto je odpověď, ne kód stolu. Vlož text zkopírovaný na telefonu u stolu.',
    },
  },
} satisfies Translation<typeof en>

export default cs
