import type { Translation } from '../../../ui/words'
import type en from './en'

/** Czech texts of the set-up, of stored players and of the rematch. */
const cs = {
  where: 'Nová hra · {step} ze {of}',
  leave: 'Odejít',
  players: 'Hráči',
  player: 'Hráč {n}',
  name: 'Název hry',
  begins: 'Začínáme…',
  notBegun: 'Hru se nepodařilo do telefonu uložit, proto nezačala.',
  title: 'Kdo sedí u stolu?',
  inOrder: 'Zapiš hráče po směru hodinových ručiček: tak půjde telefon dokola.',
  ownPhones: 'Tajně může každý volit i na svém: v nabídce hry „Vlastní telefony“.',
  follow: 'Ostatní mohou hru sledovat na svých telefonech: v nabídce hry „Vlastní telefony“.',
  addPlayer: 'Přidat hráče',
  drawRest: 'Vylosovat zbytek',
  missing: 'Chybí volba: {who}',
  twice: 'Dva hráči mají stejné jméno: {name}. Přidej písmeno příjmení, ať je archiv rozezná.',
  begin: 'Začít',
  removePlayer: 'Odebrat: {name}',
  known: 'Tady už hráli',
  seat: '{name} hraje',
  same: 'Stejní hráči jako minule',
  names: 'Jména v tomto telefonu',
  namesNote: 'Zůstávají v tomto telefonu, aby je nikdo nemusel psát dvakrát; odejdou jen s kopií všeho.',
  forget: 'Zapomenout: {name}',
  forgetAll: 'Zapomenout všechna jména',
  again: {
    title: 'Hrát znovu',
    question: 'Ještě jednou ve stejné sestavě?',
    note: 'Stejní hráči, stejná pravidla i domácí pravidla, stejné sledování.',
    assignments: { kept: 'Nechat', rotated: 'Posunout', drawn: 'Vylosovat' },
    change: 'Nejdřív něco změnit',
    lost: 'Tu hru už nejde přečíst.',
  },
} satisfies Translation<typeof en>

export default cs
