import type { Translation } from '../../../ui/words'
import type en from './en'

/** Czech texts of the log. */
const cs = {
  title: 'Historie',
  entries: { one: '{n} zápis', few: '{n} zápisy', many: '{n} zápisu', other: '{n} zápisů' },
  round: '{n}. kolo',
  setUp: 'Příprava',
  byHand: 'Nastaveno ručně',
  overruled: 'Povolili jsme: {rules}',
  wentBack: 'Vráceno až sem',
  barrier: 'Nová informace. Zpět za toto místo jen se souhlasem všech.',
  filters: 'Filtr',
  filtered: 'Filtr: {filters}',
  filter: 'Které zápisy',
  area: 'Místo na plánu',
  anywhere: 'Celý plán',
  seeAll: 'Každý krok',
  film: 'Přehrát jako film',
  older: 'Ukázat starší zápisy',
  everybody: 'Vše',
  shown: {
    one: '{shown} z {n} zápisu',
    few: '{shown} ze {n} zápisů',
    many: '{shown} z {n} zápisu',
    other: '{shown} z {n} zápisů',
  },
  nothing: 'Nic takového se zatím nestalo.',
  only: 'Jaké zápisy',
  kinds: { byHand: 'Nastaveno ručně', overruled: 'Povolili jsme', takenBack: 'Vráceno' },
  branch: { one: '{n} vrácený krok', few: '{n} vrácené kroky', many: '{n} vráceného kroku', other: '{n} vrácených kroků' },
  sealedBy: 'Zapečetili: {roles}.',
  atTable: '{name} (u stolu)',
  anew: {
    one: '{n} volba byla změněna.',
    few: '{n} volby byly změněny.',
    many: '{n} volby bylo změněno.',
    other: '{n} voleb bylo změněno.',
  },
  anewBy: 'Znovu zvoleno: {roles}.',
  taken: 'Vráceno',
  asTold: 'Jak bylo řečeno dříve',
  moreChanges: 'a další: {n}',
  before: 'předtím: {text}',
  chance: {
    gave: '{name}: přidaná náhoda je zapečetěná.',
    opened: 'Přidaná náhoda se odkryla a karty odteď plynou ze všeho: {given}.',
    alone: 'Přidal jen jeden hráč: {given}. Karty odteď plynou z toho.',
    given: '{name}: „{word}“',
    shaken: '{name}: zatřesení',
    calledOff: 'Kolo náhody se zrušilo. Nic se z něj neodkrylo.',
    copied: 'Odteď se hraje s kopií.',
    drawnHere: {
      cards: 'Karty se odteď losují znovu na tomto telefonu.',
      dice: 'Kostkami se odteď hází na tomto telefonu.',
    },
    takenOver: 'Stůl převzal jiný telefon.',
    takenOverBy: 'Stůl převzal jiný telefon (hráč {name}).',
    drawnThere: {
      cards: 'Karty se odteď losují znovu na něm.',
      dice: 'Kostkami se odteď hází na něm.',
    },
    word: '{name}: slovo přimíchané k číslu karet.',
  },
} satisfies Translation<typeof en>

export default cs
