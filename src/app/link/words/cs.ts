import type { Translation } from '../../../ui/words'
import type en from './en'

/** The words of phones that follow the table's phone, in Czech. */
const cs = {
  seen: 'OK',
  link: 'Připojit znovu',
  linkOthers: 'Připojit ostatní telefony',
  offer: {
    title: 'Vlastní telefony',
    link: 'Připojit další telefon',
    how: 'Oba telefony musí být ve stejné síti. Na druhém zvolte „Načíst z jiného telefonu“ a naskenujte tento kód.',
    code: 'Kód pro fotoaparát druhého telefonu',
    makes: 'Kód se připravuje…',
    scan: 'Naskenovat odpověď',
    joins: 'Telefony se navzájem hledají…',
    follow: 'Připojené telefony',
    more: 'Přidat další telefon',
    failed: 'Další telefon teď nelze připojit.',
    again: 'Ukázat nový kód',
    cannot: 'Tato hra nejde otevřít, proto ji nelze sledovat.',
    faults: {
      unable: 'Tento prohlížeč se s jiným telefonem spojit neumí. Kopii hry předáte přes „Ukázat jinému telefonu“.',
      alone: 'Tento telefon není v žádné síti. Připojte oba ke stejné Wi-Fi, nebo k hotspotu jednoho z nich.',
      late: 'Během 15 sekund se nic neozvalo: jiná síť, nebo síť telefony odděluje, jako Wi-Fi pro hosty a některé hotspoty.',
    },
  },
  who: {
    title: 'Kdo jsi?',
    note: 'Na tomto telefonu budeš volit tajně. Na všechno ostatní se odpovídá na telefonu u stolu.',
    now: 'tento telefon',
    watch: 'Jen se dívám',
    old: 'Telefon u stolu má starší verzi aplikace. Čí je tento telefon, zvolte na něm: „Vlastní telefony“ v nabídce.',
  },
  rescan: {
    title: 'Spojení se stolem se ztratilo.',
    note: 'Hra pokračuje na telefonu u stolu. „Vlastní telefony“ v jeho nabídce ukážou kód; naskenujte ho a můžete hru sledovat dál.',
    button: 'Naskenovat kód stolu',
    aim: 'Podržte tento telefon nad kódem, který ukazuje telefon u stolu.',
    foreign: 'Toto není kód stolu.',
    faults: {
      none: 'Tady žádný fotoaparát není.',
      refused: 'Fotoaparát není povolený. Povolte ho v nastavení prohlížeče.',
      busy: 'Fotoaparát neodpovídá, možná ho používá jiná aplikace. Zavřete ji.',
      unable: 'Tento prohlížeč aplikaci fotoaparát nezpřístupní: je příliš starý, nebo aplikace nebyla načtena přes https.',
    },
  },
  takeOver: {
    title: 'Kdyby telefon u stolu selhal',
    note: 'Když telefon na stole nemůže dál, může pokračovat tento se svou kopií hry. Tajné volby se zvolí znovu; záznam to uvede.',
    agree: 'Nejdřív se na tom domluvte: potom platí jen jeden z obou telefonů.',
    linked: 'Nejdřív se na tom domluvte: telefon u stolu se pak už jen dívá a všechny ostatní telefony se musí připojit znovu.',
    button: 'Převzít stůl',
    failed: 'Hru se nepodařilo převzít: možná na telefonu není místo.',
  },
  scan: {
    title: 'Naskenovat odpověď',
    sees: {
      nothing: 'Podržte tento telefon nad kódem, který teď ukazuje druhý telefon.',
      foreign: 'Tento kód není odpověď na kód tohoto stolu.',
      offer: 'Toto je kód telefonu u stolu. Naskenujte kód druhého telefonu.',
      damaged: 'Tento kód k této nabídce nepatří. Na druhém telefonu naskenujte znovu kód telefonu u stolu.',
      newer: 'Druhý telefon má novější verzi aplikace: načtěte tady aplikaci znovu.',
    },
    faults: {
      none: 'Tady žádný fotoaparát není. Kopii hry předáte přes „Ukázat jinému telefonu“.',
      refused: 'Fotoaparát není povolený. Povolte ho v nastavení prohlížeče. Hra tu pokračuje i bez dalších telefonů.',
      busy: 'Fotoaparát neodpovídá, možná ho používá jiná aplikace. Zavřete ji.',
      unable: 'Tento prohlížeč aplikaci fotoaparát nezpřístupní: je příliš starý, nebo aplikace nebyla načtena přes https.',
    },
  },
  followers: {
    count: {
      one: '{n} připojený telefon',
      few: '{n} připojené telefony',
      many: '{n} připojeného telefonu',
      other: '{n} připojených telefonů',
    },
    name: 'Telefon {n}',
    of: 'Telefon: {player}',
    replaced: 'Připojen. Jeho místo má teď jiný telefon.',
    end: 'Odpojit',
    whose: 'Čí je {phone}?',
    watches: 'jen se dívá',
    note: 'Každý na svém telefonu zvolí, kdo je. Změnit to jde i tady.',
    states: {
      waiting: 'Připojuje se…',
      sending: 'Připojen',
      closed: 'Spojení se ztratilo: naskenujte kód ještě jednou.',
      forged: 'Spojení bylo narušeno a skončilo: naskenujte kód ještě jednou.',
      malformed: 'Této verzi aplikace nerozumí.',
      otherGame: 'Má jinou hru.',
      differs: 'Má tahy, které tento telefon nemá.',
      tooLong: 'Tato hra je na sledování příliš dlouhá.',
    },
  },
  answer: {
    title: 'Sledovat stůl',
    show: 'Ukažte to telefonu u stolu: „Naskenovat odpověď“.',
    code: 'Kód pro fotoaparát telefonu u stolu',
    makes: 'Odpověď se připravuje…',
    joins: 'Připojeno. Hra se přenáší…',
    again: 'Naskenovat kód znovu',
    faults: {
      unable: 'Tento prohlížeč se s jiným telefonem spojit neumí.',
      alone: 'Tento telefon není v žádné síti. Připojte oba ke stejné Wi-Fi, nebo k hotspotu jednoho z nich.',
      late: 'S telefonem u stolu se nešlo spojit: jiná síť, nebo síť telefony odděluje, jako Wi-Fi pro hosty a některé hotspoty.',
      damaged: 'Tento kód nešlo přečíst. Na telefonu u stolu ukažte nový.',
      closed: 'Spojení se ztratilo: naskenujte kód ještě jednou.',
      forged: 'Spojení bylo narušeno a skončilo: naskenujte kód ještě jednou.',
      malformed: 'Telefon u stolu poslal něco, čemu tato verze aplikace nerozumí.',
      newer: 'Telefon u stolu má novější verzi aplikace: načtěte tady aplikaci znovu.',
      otherGame: 'Přišla jiná hra, než byla ohlášena.',
      differs: 'Tento telefon má tahy, které telefon u stolu nemá. Zůstávají, jak jsou.',
      broken: 'Hra nepřišla ve správném pořadí, proto se z ní nic neuložilo.',
      refused: 'Hra neodpovídá pravidlům, která tento telefon zná. Načtěte aplikaci znovu na obou telefonech.',
      notSaved: 'Tento telefon nemůže hru uložit: možná na něm není místo.',
      moved: 'Stolem je teď jiný telefon: naskenujte kód na něm.',
    },
  },
  lost: {
    table: 'Stolem je teď tento telefon. Ostatní telefony se musí připojit znovu.',
    writer: {
      closed: 'Spojení s telefonem, který se jen dívá, se ztratilo. Hra pokračuje tady.',
      other: 'Spojení s telefonem, který jen sleduje, skončilo. Proč, to říkají „Vlastní telefony“ v nabídce.',
    },
    seat: {
      closed: '{player}: spojení s telefonem se ztratilo.',
      other: '{player}: spojení s telefonem skončilo. Proč, to říkají „Vlastní telefony“ v nabídce.',
    },
    reader: {
      notSaved: 'Nejnovější tahy od stolu tu nešlo uložit: možná na telefonu není místo.',
      other:
        'Telefon u stolu a tento telefon nemají stejné tahy, spojení proto skončilo. Chcete-li ho sledovat dál, smažte nejdřív tuto kopii.',
    },
  },
} satisfies Translation<typeof en>

export default cs
