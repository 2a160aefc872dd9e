import type { Translation } from '../../../ui/words'
import type en from './en'

/** Czech texts of the questions of all games. */
const cs = {
  takeBack: 'Vzít zpět',
  atTheTable: 'Odpovídá se na telefonu u stolu.',
  unlinked: 'Tento telefon není připojený; otázka už možná neplatí.',
  atNewTable: 'Odpovídá se na telefonu, který má {player}.',
  inOtherWindow: 'Odpovídá se v druhém okně. Chceš-li odpovědět tady, klepni nejdřív na „Hrát tady“.',
  allTheSame: 'Přesto dokončit',
  choose: 'Vyber…',
  clear: 'Zrušit výběr',
  ready: 'Hotovo: {n} z {of}. Klepni na toho, kdo je hotov.',
  allReady: 'Všichni jsou hotovi.',
  limits: 'Od {least} do {most}',
  erase: 'Smazat poslední číslici',
  nextCell: 'Další',
  holdToSeal: 'Podržením čísla ho rovnou zapečetíš.',
  letGo: '{name}: zrušit',
} satisfies Translation<typeof en>

export default cs
