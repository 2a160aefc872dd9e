import type { Translation } from '../../../ui/words'
import type en from './en'

/** Czech texts of the session break and of setting up the board again. */
const cs = {
  title: 'Sbalit pro dnešek',
  question: 'Balíme na dnešek?',
  note: 'Níže je všechno, co aplikace o rozložení ví. Z vytištěného listu se dá hrát dál i bez telefonu.',
  open: 'Probíhá tajná volba. Co je zapečetěné, v žádné kopii není: nejdřív ji odkryj, nebo zruš.',
  openPhones: {
    one: 'Zapečetěno na vlastním telefonu: {players}. Příště ho vezmi s sebou, nebo volbu nejdřív odkryj či zruš.',
    few: 'Zapečetěno na vlastních telefonech: {players}. Příště je vezmi s sebou, nebo volby nejdřív odkryj či zruš.',
    many: 'Zapečetěno na vlastních telefonech: {players}. Příště je vezmi s sebou, nebo volby nejdřív odkryj či zruš.',
    other: 'Zapečetěno na vlastních telefonech: {players}. Příště je vezmi s sebou, nebo volby nejdřív odkryj či zruš.',
  },
  print: 'Vytisknout',
  pauseTitle: 'Aby se hra neztratila',
  pause: {
    installed: 'Castellan byl otevřen z plochy: systém jeho hry nechá být.',
    kept: 'Systém hry ponechá, dokud je někdo nesmaže.',
    safari: 'Safari hry smaže asi po sedmi dnech bez návštěvy. Přidej si aplikaci na plochu, nebo si uschovej kopii.',
    mayGo: 'Když dojde místo, může systém hry smazat. S kopií se nic neztratí.',
  },
  phone: 'Tento telefon',
  phoneNote: 'Co tu zůstává a jak přidat aplikaci na plochu',
  unpack: 'Znovu rozložit hru',
  unpackNote: 'Seznam k odškrtání, až budete hrát dál',
  end: 'Ukončit hru předčasně',
  endNote: 'Tady už nic víc nastavovat nemusíš: v archivu je mezi nedohranými',
  sheet: {
    title: 'Rozložení',
    stands: '{name} · naposledy hráno {date}',
  },
  again: {
    title: 'Znovu rozložit hru',
    question: 'Leží zase všechno na svém místě?',
    progress: 'Na místě {done} z {all}',
    done: 'Všechno leží',
    check: 'Kontrola stavu',
    checkNote: 'Až to bude ležet, porovná oblast po oblasti',
  },
  paused: 'Naposledy hráno {date}. Rozložit hru znovu?',
  toList: 'K seznamu',
  battery: { low: 'Baterie má {percent}. Kopie zůstane, i kdyby telefon ne.', seen: 'Dobře' },
} satisfies Translation<typeof en>

export default cs
