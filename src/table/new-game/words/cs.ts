import type { Translation } from '../../../ui/words'
import type en from './en'

/** The words of the way to a new game, of remembered people and of the rematch, in Czech. */
const cs = {
  where: 'Nová hra · {step} ze {of}',
  leave: 'Odejít',
  players: 'Hráči',
  player: 'Hráč {n}',
  name: 'Název hry',
  begins: 'Začínáme…',
  notBegun: 'Hru se nepodařilo do telefonu uložit, proto nezačala.',
  title: 'Kdo sedí u stolu?',
  addPlayer: 'Přidat hráče',
  begin: 'Začít',
  removePlayer: 'Odebrat od stolu: {name}',
  choose: 'Vyberte…',
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
  again: {
    title: 'Hrát znovu',
    question: 'Ještě jednou ve stejné sestavě?',
    note: 'Stejní hráči, stejná pravidla, stejné sledování.',
    ways: { kept: 'Nechat', rotated: 'Posunout', drawn: 'Vylosovat' },
    change: 'Nejdřív něco změnit',
    lost: 'Tu hru už nejde přečíst.',
  },
} satisfies Translation<typeof en>

export default cs
