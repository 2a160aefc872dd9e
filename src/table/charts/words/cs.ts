import type { Translation } from '../../../ui/words'
import type en from './en'

/** Czech texts of charts. */
const cs = {
  title: 'Hra v číslech',
  soFar: 'Dosavadní průběh',
  nothing: 'Jakmile se něco stane, objeví se to tady.',
  asTable: 'Tabulka',
  sideBySide: 'Čáry se stejnou hodnotou jsou nakreslené vedle sebe.',
  round: 'Kolo',
  roundOf: '{round}. kolo',
  side: '{name} {strength}',
  decided: {
    title: 'Jak se rozhodlo',
    played: '{rounds} · {time} u stolu',
    rounds: { one: '{n} kolo', few: '{n} kola', many: '{n} kola', other: '{n} kol' },
    phases: { one: '{n} fáze', few: '{n} fáze', many: '{n} fáze', other: '{n} fází' },
    duration: '{h} h {min} min',
    minutes: '{min} min',
  },
  out: {
    title: 'S sebou domů',
    picture: 'Sdílet obrázek',
    bgStats: 'Předat do BG Stats',
    bgStatsNote: 'Otevře tu aplikaci, je-li v telefonu',
    text: 'Sdílet jako text',
    textNote: 'Výsledek na pár řádcích',
    figures: 'Čísla jako CSV',
    entries: 'Průběh jako CSV',
    entriesNote: 'Řádek za každou událost',
    copied: 'Text je zkopírován.',
    cannot: 'Tento prohlížeč to předat neumí.',
    film: 'Přehrát hru jako film',
    filmNote: 'Celá hra za 40 sekund',
    more: 'Všechny grafy',
    archive: 'Archiv',
    archiveNote: 'Všechny hry v tomto telefonu a kdo vítězí',
  },
  columns: {
    number: 'Číslo',
    time: 'Čas',
    phase: 'Fáze',
    kind: 'Druh',
    words: 'Co se stalo',
  },
} as const satisfies Translation<typeof en>

export default cs
