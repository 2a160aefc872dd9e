import type { Translation } from '../../../ui/words'
import type en from './en'

/** Czech texts of the page that lists what each role may do, shared by all games. */
const cs = {
  title: 'Kdo smí co',
  question: 'Kdo teď smí co?',
  table: 'Celý stůl',
  must: 'Povinné',
  answer: 'K zodpovězení',
  may: 'Nepovinné',
  waits: 'čeká',
  over: 'hra skončila',
  done: 'hotovo',
  sealed: 'zapečetěno',
  waitsFor: 'Čeká, na řadě: {who}.',
  together: 'společně se stolem',
  togetherNote: 'Týká se všech, zadá to kterýkoli hráč.',
  hasSealed: 'Volba je zapečetěná; do odkrytí lze zvolit znovu.',
  forbidden: 'Co toto kolo zakazuje nebo mění',
  always: 'Kdokoli a kdykoli',
  never: 'Co platí vždy',
  notNow: 'teď ne',
  onTable: 'na telefonu u stolu',
  here: 'teď',
  check: 'Porovnat aplikaci se stolem',
  rules: 'Najít pravidlo',
} satisfies Translation<typeof en>

export default cs
