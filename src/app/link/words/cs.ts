import type { Translation } from '../../../ui/words'
import type en from './en'

/** The words of a second screen that follows the table's phone, in Czech. */
const cs = {
  seen: 'Rozumím',
  offer: {
    title: 'Druhá obrazovka',
    how: 'Na druhém telefonu zvolte „Přečíst z jiného telefonu“ a naskenujte tento kód.',
    code: 'Kód pro fotoaparát druhého telefonu',
    makes: 'Kód se připravuje…',
    scan: 'Naskenovat odpověď',
    joins: 'Telefony se navzájem hledají…',
    follow: 'Kdo sleduje tuto hru?',
    more: 'Přidat další telefon',
    failed: 'Druhou obrazovku teď nelze připojit.',
    again: 'Ukázat nový kód',
    cannot: 'Tato hra nejde otevřít, proto ji nelze sledovat.',
    faults: {
      unable: 'Tento prohlížeč se s jiným telefonem spojit neumí. Kopii hry předáte přes „Ukázat jinému telefonu“.',
      alone: 'Tento telefon není v žádné síti. Připojte oba ke stejné Wi-Fi, nebo k hotspotu jednoho z nich.',
      late: 'Během 15 sekund se nic neozvalo: jiná síť, nebo síť telefony odděluje, jako Wi-Fi pro hosty a některé hotspoty.',
    },
  },
  takeOver: {
    title: 'Tento telefon sleduje stůl',
    note: 'Když telefon na stole nemůže dál, může pokračovat tento. Tajné volby se zvolí znovu; záznam to uvede.',
    agree: 'Nejdřív se na tom domluvte: potom platí jen jeden z obou telefonů.',
    button: 'Převzít stůl',
    failed: 'Hru se nepodařilo převzít: možná na telefonu není místo.',
  },
  scan: {
    title: 'Naskenovat odpověď',
    sees: {
      nothing: 'Podržte tento telefon nad kódem, který teď ukazuje druhý telefon.',
      foreign: 'Tento kód není odpověď druhé obrazovky.',
      offer: 'Toto je kód telefonu u stolu. Naskenujte kód druhého telefonu.',
      damaged: 'Tento kód k této nabídce nepatří. Na druhém telefonu naskenujte znovu kód telefonu u stolu.',
      newer: 'Druhý telefon má novější verzi aplikace: načtěte tady aplikaci znovu.',
    },
    faults: {
      none: 'Tady žádný fotoaparát není. Kopii hry předáte přes „Ukázat jinému telefonu“.',
      refused: 'Fotoaparát není povolený. Povolte ho v nastavení prohlížeče. Hra tu pokračuje i bez druhé obrazovky.',
      busy: 'Fotoaparát neodpovídá, možná ho používá jiná aplikace. Zavřete ji.',
      unable: 'Tento prohlížeč je na čtení kódů příliš starý.',
    },
  },
  followers: {
    count: {
      one: 'Sleduje {n} telefon',
      few: 'Sledují {n} telefony',
      many: 'Sleduje {n} telefonu',
      other: 'Sleduje {n} telefonů',
    },
    name: 'Telefon {n}',
    end: 'Ukončit',
    whose: 'Čí je {phone}?',
    watches: 'jen sleduje',
    note: 'Kdo má svůj telefon, volí tajně na něm. Druhá obrazovka jen sleduje.',
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
    },
  },
  lost: {
    writer: {
      closed: 'Druhá obrazovka už není připojená. Hra pokračuje tady; chcete-li ji připojit znovu, naskenujte kód ještě jednou.',
      other: 'Spojení s druhou obrazovkou skončilo. Proč, to říká „Druhá obrazovka“ v nabídce.',
    },
    reader: {
      closed: 'Spojení s telefonem u stolu se ztratilo. Hra pokračuje na něm; chcete-li ji sledovat dál, naskenujte znovu kód.',
      notSaved: 'Nejnovější tahy od stolu tu nešlo uložit: možná na telefonu není místo.',
      other: 'Telefon u stolu a tento telefon se neshodují, spojení proto skončilo. Chcete-li hru sledovat dál, naskenujte znovu kód.',
    },
  },
} satisfies Translation<typeof en>

export default cs
