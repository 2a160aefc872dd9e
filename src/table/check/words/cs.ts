import type { Translation } from '../../../ui/words'
import type en from './en'

/** Czech texts of the board check, shared by all games. */
const cs = {
  title: 'Kontrola stavu',
  question: 'Vypadá to na stole takhle?',
  note: 'Odškrtni, co souhlasí; klepni na to, co se liší.',
  how: 'Jak stůl projít',
  modes: { board: 'Kraje', beside: 'Mimo plán' },
  whichRole: 'Čí oblasti',
  agreed: 'Souhlasí {done} z {all}',
  notCompared: 'Zatím neporovnáno',
  area: '{n}. oblast z {all}',
  allAgree: 'Všechno souhlasí.',
  left: 'Co zbývá',
  agrees: '{what}: souhlasí',
  all: 'vše',
  allOf: '{what}, celá skupina',
  several: 'Vybrat více',
  chosen: { one: '{n} oblast: čí je?', few: '{n} oblasti: čí jsou?', many: '{n} oblasti: čí jsou?', other: '{n} oblastí: čí jsou?' },
  tickAll: 'Souhlasí',
  whose: 'Čí je',
  changed: 'liší se',
  differences: { one: '{n} rozdíl', few: '{n} rozdíly', many: '{n} rozdílu', other: '{n} rozdílů' },
  look: 'Seznam',
  andMore: { one: 'a {n} další', few: 'a {n} další', many: 'a {n} dalšího', other: 'a {n} dalších' },
  set: 'Uloženo, je to v historii.',
  noArea: 'Žádná taková oblast tu není.',
  done: 'Hotovo',
  yesNext: 'Ano, takhle: dál {next}',
  changedNext: 'Změněno: dál {next}',
  yesDone: 'Ano, takhle: hotovo',
  stepBack: 'Zpět: {step}',
  stepOn: 'Dál: {step}',
  asList: 'Seznam',
  oneByOne: 'Jedno po druhém',
} satisfies Translation<typeof en>

export default cs
