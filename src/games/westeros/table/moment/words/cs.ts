import type { Translation } from '../../../../../ui/words'
import type en from './en'

/** The words of the log and of looking at a moment that is over, in Czech. */
const cs = {
  shown: {
    one: '{shown} z {n} zápisu',
    few: '{shown} ze {n} zápisů',
    many: '{shown} z {n} zápisu',
    other: '{shown} z {n} zápisů',
  },
  nothing: 'Nic takového se zatím nestalo.',
  only: 'Jaké zápisy',
  kinds: { byHand: 'Nastaveno ručně', overruled: 'Hrajeme to takhle', takenBack: 'Vráceno' },
  branch: { one: '{n} vrácený zápis', few: '{n} vrácené zápisy', many: '{n} vráceného zápisu', other: '{n} vrácených zápisů' },
  taken: 'Vráceno',
  asTold: 'Jak bylo řečeno dříve',
  before: 'předtím: {text}',
  chance: {
    gave: '{name}: přidaná náhoda je zapečetěná.',
    opened: 'Přidaná náhoda se odkryla a karty odteď plynou ze všeho: {given}.',
    alone: 'Přidal jen jeden hráč: {given}. Karty odteď plynou z toho.',
    given: '{name}: „{word}“',
    shaken: '{name}: zatřesení',
    calledOff: 'Kolo náhody se zrušilo. Nic se z něj neodkrylo.',
    anew: 'Karty odteď přicházejí podle nového čísla, které vylosoval sám telefon.',
    word: '{name}: slovo přimíchané k číslu karet.',
  },
  title: 'Ohlédnutí',
  past: 'Tohle je minulost.',
  now: 'Tohle je teď.',
  left: 'Hra pokračovala jinak.',
  after: 'Po zápisu {n} z {all}',
  afterTaken: 'Po tom, co stůl vrátil.',
  look: 'Co prohlížet',
  inWords: 'Slovy',
  steps: 'Procházet hru',
  which: 'Který zápis',
  first: 'Na začátek kola',
  previous: 'Předchozí zápis',
  next: 'Další zápis',
  last: 'Na konec kola',
  toNow: 'Zpět do hry',
  rewind: 'Vrátit hru sem',
  redo: 'Provést znovu až sem',
  undone: 'Vše po tomto zápisu se vrátí. Dokud nepřijde nový tah, lze to provést znovu.',
  done: 'Hra pokračuje odtud.',
} satisfies Translation<typeof en>

export default cs
