import type { Translation } from '../../../ui/words'
import type en from './en'

/** Czech texts of the rules reference. */
const cs = {
  title: 'Pravidla',
  question: 'Co potřebuješ vědět?',
  search: 'Hledat v pravidlech',
  clear: 'Smazat hledání',
  /** Groups of synonyms for the search of the rules. */
  alike: 'remíza shoda stejný rovnost|ústup útěk|bitva boj souboj|žeton destička|rod hráč|zamíchat míchat',
  found: {
    one: 'Nalezeno {n} pravidlo',
    few: 'Nalezena {n} pravidla',
    many: 'Nalezeno {n} pravidla',
    other: 'Nalezeno {n} pravidel',
  },
  none: 'Nic tu není. Zkus jen začátek slova.',
  first: 'Ukázáno je prvních {n}. Piš dál, ať jich je méně.',
  contents: 'Obsah',
  example: 'Třeba',
  inGame: 'V této hře',
  printed: 'Jak je vytištěno',
  houseRules: 'Jak to hrajete',
  see: 'Související pravidla',
  previous: 'Předchozí: {chapter}',
  next: 'Další: {chapter}',
  whole: 'Celá kapitola',
  reading: 'Výklad aplikace: pravidla hry to neříkají, nebo to nechávají nejasné.',
  readingLabel: 'Výklad aplikace',
  readings: 'O těchto věcech pravidla hry mlčí, nebo je nechávají nejasné; aplikace je vykládá takto.',
} as const satisfies Translation<typeof en>

export default cs
