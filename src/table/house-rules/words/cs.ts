import type { Translation } from '../../../ui/words'
import type en from './en'

/** The words of the house rules of every game, in Czech. */
const cs = {
  title: 'Domácí pravidla',
  question: 'Podle čeho hrajete?',
  note: 'Každá otevřená otázka a každé číslo z krabice. Stiskněte, co chcete hrát jinak.',
  ruleNumber: {
    one: '{n} domácí pravidlo',
    few: '{n} domácí pravidla',
    many: '{n} domácího pravidla',
    other: '{n} domácích pravidel',
  },
  none: 'Vše podle pravidel',
  search: 'Hledat',
  onlyDiffering: 'Jen co se liší',
  nothing: 'Nic se tak nejmenuje.',
  noDepartures: 'Nic se od pravidel neliší.',
  houseRule: 'domácí',
  here: 'U tohoto stolu',
  book: 'V pravidlech',
  assumed: 'Předpoklad; pravidla to neříkají',
  bookShort: 'Pravidla: {value}',
  why: 'Proč jinak?',
  holdsSince: 'Nastaveno ručně v {round}. kole, platí od té chvíle.',
  fromStart: 'Dohodnuto na začátku této hry.',
  toBook: 'Podle pravidel',
  keep: 'Uložit jako naše pravidla',
  keepNote: 'Pro příští novou hru: otevřené otázky, čísla z krabice a co aplikace sleduje',
  keepTitle: 'Jak se ta pravidla jmenují?',
  name: 'Název pravidel',
  needsName: 'Potřebují název',
  taken: 'Tak se už jmenují jiná',
  replaces: 'Nahradí pravidla toho názvu.',
  keepNow: 'Uložit',
  kept: 'Uloženo: {name}. Vyberete je u příští nové hry.',
  own: {
    title: 'Čí pravidla?',
    book: 'Z knížky',
    bookNote: 'Otevřené otázky, jak je čte aplikace, krabice, jak je vytištěná',
    adjusted: 'Upravená pro tuto hru',
    more: 'Víc: {name}',
    rename: 'Nechat tento název',
    share: 'Poslat jako soubor',
    forget: 'Smazat tato pravidla',
    takeIn: 'Pravidla ze souboru',
    takenIn: 'Přijato: {name}',
    noFile: 'V tomto souboru nejsou domácí pravidla, se kterými by hra mohla začít.',
  },
  done: 'Hotovo',
} satisfies Translation<typeof en>

export default cs
