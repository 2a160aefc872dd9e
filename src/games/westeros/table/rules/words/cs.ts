import type { Translation } from '../../../../../ui/words'
import type en from './en'

/** Czech texts of Westeros in the rules reference. */
const cs = {
  hint: 'Slovo, název karty nebo číslo, třeba R7 nebo A12.',
  chapters: {
    S: 'Příprava hry',
    P: 'Kusy a slova',
    H: 'Karty rodů',
    A: 'Výklady: co pravidla nechávají otevřené',
    E: 'Druhá edice',
    B: 'Výklad druhé edice',
    C: 'Co chce sama aplikace',
  },
  intro: {
    S: 'Deska se rozkládá jednou. Seznam v aplikaci jde těmito kroky a má čísla vaší krabice.',
    P: 'Slova, která používají všechna ostatní pravidla.',
    H: 'Sedm karet každého rodu: síla, meče, opevnění a to, co dělá jejich text.',
    A: 'Kde pravidla mlčí nebo si odporují, hraje se tady takhle. Něco z toho si stůl může nastavit po svém.',
    E: 'V čem se druhá edice liší od první.',
    B: 'Kde druhá edice mlčí. Něco z toho si stůl může nastavit.',
    C: 'Pravidla rozhodčího, ne hry.',
  },
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
