import type { Translation } from '../../../../../ui/words'
import type en from './en'

/** The words around the rules, in Czech. */
const cs = {
  title: 'Pravidla',
  question: 'Co potřebujete vědět?',
  search: 'Hledat v pravidlech',
  clear: 'Smazat hledání',
  hint: 'Slovo, název karty nebo číslo, třeba R7 nebo A12.',
  found: {
    one: 'Nalezeno {n} pravidlo',
    few: 'Nalezena {n} pravidla',
    many: 'Nalezeno {n} pravidla',
    other: 'Nalezeno {n} pravidel',
  },
  none: 'Nic tu není. Zkuste jen začátek slova.',
  first: 'Ukázáno je prvních {n}. Pište dál, ať jich je méně.',
  contents: 'Obsah',
  chapters: {
    S: 'Příprava hry',
    P: 'Kusy a slova',
    H: 'Karty rodů',
    A: 'Výklady: co pravidla nechávají otevřené',
    C: 'Co chce sama aplikace',
  },
  intro: {
    S: 'Deska se rozkládá jednou. Seznam v aplikaci jde těmito kroky a má čísla vaší krabice.',
    P: 'Slova, která používají všechna ostatní pravidla.',
    H: 'Sedm karet každého rodu: síla, meče, opevnění a to, co dělá jejich text.',
    A: 'Kde pravidla mlčí nebo si odporují, hraje se tady takhle. Něco z toho si stůl může nastavit po svém.',
    C: 'Pravidla rozhodčího, ne hry.',
  },
  example: 'Třeba',
  inGame: 'V této hře',
  printed: 'Jak je vytištěno',
  houseRules: 'Jak to hrajete',
  see: 'Související pravidla',
  previous: 'Předchozí: {chapter}',
  next: 'Další: {chapter}',
  whole: 'Celá kapitola',
  back: 'Zpět na {rule}',
  facts: {
    level: 'Zásoby {level}: {flags}',
    place: '{place}. místo: {stars}',
    ships: '{units} na každý rod',
    victory: 'Hned vyhrává {castles}',
    threat: 'Divocí mají sílu {threat}',
    turns: 'Pořadí tahů teď: {houses}',
    neutral: '{area}: {strength}',
    noneLeft: 'Všechny neutrální síly už odešly',
    rounds: 'Nejvýš {n} kol',
    holder: '{token}: {house}',
  },
} as const satisfies Translation<typeof en>

export default cs
