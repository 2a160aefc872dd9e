import type { PracticeTexts } from './en'

const cs: PracticeTexts = {
  names: ['Anna', 'Petr', 'Marie'],
  steps: {
    build:
      'Anna má loď v Napoli. Klepni na „Sklad“ a podívej se na políčko, cenu a na to, čí sklad se uzavře. ' +
      'Pak stiskni „Postavit na políčku 5 za 4“.',
    end: 'Aplikace vypsala, co se stalo dál: uprav to i na skutečném plánu. Tah pak ukonči tlačítkem „Hotovo: na tahu Petr“.',
    loan: 'Petr si půjčuje, a to je celý jeho tah: klepni na „Úvěr“, pak na „Úvěr 10“ a stiskni tlačítko dole.',
    voyage: 'Ukonči Petrův tah. Teď pluje Marie: klepni na „Plavba“, na Venezii, na cenu karty 2 a na tlačítko dole.',
    row:
      'Teď výplatní den ve hře, ve které aplikace počítá jen výplaty. Zbývá jedno město: ' +
      'klepnutím na vlajku tam přidej sklad Anny nebo Petra, nebo nech město prázdné. Pak stiskni tlačítko dole.',
    sheet: 'Tady je, kolik kdo dostane. Klepni na obchodníka a uvidíš, z čeho se částka skládá a proč. Pak stiskni „Všem je vyplaceno“.',
    undo: 'Teď se aplikace ptá na peníze. Nejdřív ale zkus výplatu vrátit: klepni dole na „Vrátit: výplata“.',
    log: 'Výplata je zpátky a nic se neztratilo. Podívej se: dole otevři „{log}“.',
    look: 'Klepni na některý zápis a uvidíš plán tak, jak vypadal tehdy. Pak nahoře stiskni „Hotovo“.',
  },
  learnt: ['Tah, jeho cena a co se uzavře; úvěr a plavba', 'Výplata a důvod každé částky', 'Vrácení tahu a historie'],
  note: 'Pevnosti a znovuotevření se zadávají stejně. Pravidla otevře při hře kdykoli kniha nahoře.',
}
export default cs
