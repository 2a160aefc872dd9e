import type { Translation } from '../../../../../ui/words'
import type en from './en'

/** The words of remembered people and of the rematch in Czech. Names of players are never bent. */
const cs = {
  known: 'Tady už hráli',
  seat: '{name} hraje',
  same: {
    one: 'Stejná sestava jako minule: {n} hráč',
    few: 'Stejná sestava jako minule: {n} hráči',
    many: 'Stejná sestava jako minule: {n} hráče',
    other: 'Stejná sestava jako minule: {n} hráčů',
  },
  lastTime: 'Minule: {who}',
  names: 'Jména v tomto telefonu',
  namesNote: 'Zůstávají v tomto telefonu, aby je nikdo nemusel psát dvakrát; odejdou jen s kopií všeho.',
  forget: 'Zapomenout: {name}',
  forgetAll: 'Zapomenout všechna jména',
  swap: 'Prohodit rody: {name}',
  swapNote: 'Stiskněte dva erby, prohodí se.',
  again: {
    title: 'Hrát znovu',
    question: 'Ještě jednou ve stejné sestavě?',
    note: 'Stejní hráči, stejná pravidla, stejné sledování.',
    houses: 'Rody',
    ways: { kept: 'Nechat', rotated: 'Posunout', drawn: 'Vylosovat' },
    who: 'Kdo hraje který rod',
    change: 'Nejdřív něco změnit',
    lost: 'Tu hru už nejde přečíst.',
  },
} satisfies Translation<typeof en>

export default cs
